# Cavum in English. Names, prompts, actions, events, violations, options; variables are the facts of the game.

## Names

title = Cavum
neutral-title = Vena
name-tunnel_2 = Tunnel with 2 exits
name-tunnel_3 = Tunnel with 3 exits
name-tunnel_4 = Tunnel with 4 exits
name-tunnel_6 = Tunnel with 6 exits
name-dynamite_2 = Dynamite with 2 exits
name-dynamite_3 = Dynamite with 3 exits
name-dynamite_4 = Dynamite with 4 exits
name-dynamite_6 = Dynamite with 6 exits
name-dynamite = Dynamite tile
name-vein = Vein
name-station = Station
name-option = Option
name-prospect = Prospect tile
name-yellow = Yellow
name-red = Red
name-purple = Purple
name-blue = Blue
name-green = Green
name-white = White
name-order_1 = Order 1
name-order_2 = Order 2
name-order_3 = Order 3
name-order_4 = Order 4
name-order_5 = Order 5
name-order_6 = Order 6
name-order_7 = Order 7
name-order_8 = Order 8
name-order_9 = Order 9
name-order_10 = Order 10
name-order_11 = Order 11
name-order_12 = Order 12
name-order_13 = Order 13
name-order_14 = Order 14
name-order_15 = Order 15
name-to_east = east
name-to_north_east = north-east
name-to_north_west = north-west
name-to_west = west
name-to_south_west = south-west
name-to_south_east = south-east
name-side_south = in the south
name-side_south_east = in the south-east
name-side_north_east = in the north-east
name-side_north_west = in the north-west
name-side_south_west = in the south-west
name-south = Rubrica
name-south_1 = Rubrica 1
name-south_2 = Rubrica 2
name-south_3 = Rubrica 3
name-south_4 = Rubrica 4
name-south_5 = Rubrica 5
name-south_east = Marina
name-south_east_1 = Marina 1
name-south_east_2 = Marina 2
name-south_east_3 = Marina 3
name-south_east_4 = Marina 4
name-south_east_5 = Marina 5
name-south_east_6 = Marina 6
name-north_east = Iolanta
name-north_east_1 = Iolanta 1
name-north_east_2 = Iolanta 2
name-north_east_3 = Iolanta 3
name-north_east_4 = Iolanta 4
name-north_east_5 = Iolanta 5
name-north_east_6 = Iolanta 6
name-north_east_7 = Iolanta 7
name-north_west = Aurelia
name-north_west_1 = Aurelia 1
name-north_west_2 = Aurelia 2
name-north_west_3 = Aurelia 3
name-north_west_4 = Aurelia 4
name-north_west_5 = Aurelia 5
name-north_west_6 = Aurelia 6
name-north_west_7 = Aurelia 7
name-south_west = Silvana
name-south_west_1 = Silvana 1
name-south_west_2 = Silvana 2
name-south_west_3 = Silvana 3
name-south_west_4 = Silvana 4
name-south_west_5 = Silvana 5
name-south_west_6 = Silvana 6
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-c8 = C8
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-d6 = D6
name-d7 = D7
name-d8 = D8
name-d9 = D9
name-e1 = E1
name-e2 = E2
name-e3 = E3
name-e4 = E4
name-e5 = E5
name-e6 = E6
name-e7 = E7
name-e8 = E8
name-e9 = E9
name-e10 = E10
name-f1 = F1
name-f2 = F2
name-f3 = F3
name-f4 = F4
name-f5 = F5
name-f6 = F6
name-f7 = F7
name-f8 = F8
name-f9 = F9
name-f10 = F10
name-f11 = F11
name-g1 = G1
name-g2 = G2
name-g3 = G3
name-g4 = G4
name-g5 = G5
name-g6 = G6
name-g7 = G7
name-g8 = G8
name-g9 = G9
name-g10 = G10
name-h1 = H1
name-h2 = H2
name-h3 = H3
name-h4 = H4
name-h5 = H5
name-h6 = H6
name-h7 = H7
name-h8 = H8
name-h9 = H9
name-i1 = I1
name-i2 = I2
name-i3 = I3
name-i4 = I4
name-i5 = I5
name-i6 = I6
name-i7 = I7
name-i8 = I8
name-j1 = J1
name-j2 = J2
name-j3 = J3
name-j4 = J4
name-j5 = J5
name-j6 = J6
name-j7 = J7
name-k1 = K1
name-k2 = K2
name-k3 = K3
name-k4 = K4
name-k5 = K5
name-k6 = K6

## Steps

phase-turn_up = Turning up orders
phase-first_bidder = Drawing the first bidder
phase-bid = Sequence auction
phase-card = Choosing a sequence card
phase-order = Taking orders
phase-piece = Building: choosing a piece
phase-lay = Building: laying a tile
phase-turn = Building: turning the tile
phase-build = Building: a station
phase-lay_vein = Building: a vein
phase-colour = Building: colour of the vein
phase-take = Building: an option
phase-start = Prospecting: the start
phase-route = Prospecting: the route
phase-sale = Colour sale
phase-sell = Colour sale: selling
phase-fulfil = Order sale
phase-final_sale = Final sale
phase-over = The game is over

## Actions

action-bid = Bid { $amount }
action-bid_pass = Pass
action-card = Card { $card } ({ $dynamite })
action-take_order =
    { $order }: { $stones }; value { $value }, penalty { $penalty }{ $points ->
         [0] {""}
        *[other] , { $points } points at once
    }
action-order_pass = Take no more orders
action-piece = { $piece } ({ $left } left)
action-end_turn =
    End your turn after { $acts ->
         [one] 1 action
        *[other] { $acts } actions
    }
action-lay =
    { $hex } ({ $level ->
         [1] on the board
        *[other] as level { $level }
    })
action-turn = Turn it: exits { $exits }
action-build_here = Here, on { $hex }
action-build_city =
    { $space } ({ $free ->
         [one] 1 free space in the city
        *[other] { $free } free spaces in the city
    })
action-lay_vein = { $hex }
action-colour =
    { $colour } ({ $count ->
         [one] 1 stone
        *[other] { $count } stones
    }, price now { $price })
action-give_up = Give it up: { $piece }
action-points =
    Take { $points ->
         [one] 1 point
        *[other] { $points } points
    }
action-from_pool = From the pool: { $piece } ({ $left } there)
action-no_route = Prospect without a route
action-start = Start at { $place }
action-go =
    { $place }{ $colour ->
         [yellow] {" "}(vein: { $colour })
         [red] {" "}(vein: { $colour })
         [purple] {" "}(vein: { $colour })
         [blue] {" "}(vein: { $colour })
         [green] {" "}(vein: { $colour })
         [white] {" "}(vein: { $colour })
        *[none] {""}
    }
action-stop =
    End the route at { $place } ({ $count ->
         [0] no stones
         [one] 1 stone
        *[other] { $count } stones
    })
action-sale_bid = Bid { $price } ({ $colour })
action-sale_pass = Pass ({ $colour })
action-sell =
    Sell { $count ->
         [one] 1 stone
        *[other] { $count } stones
    } ({ $colour }) at { $price }: { $points ->
         [one] 1 point
        *[other] { $points } points
    }
action-fulfil = { $order }: give { $stones } for { $value } points
action-done = Fulfil no more orders
action-sell_stone =
    Sell a stone: { $colour } ({ $points ->
         [one] 1 point
        *[other] { $points } points
    })

## Gestures: several actions in one phrase

gesture-lay-turn =
    { $turn_tile } on { $lay_hex }{ $lay_level ->
         [1] {""}
        *[other] , level { $lay_level }
    }{ $turn_tile ->
         [tunnel_6] {""}
         [dynamite_6] {""}
        *[other] {" "}({ $turn_exits })
    }
gesture-piece-lay-turn = { gesture-lay-turn }
gesture-piece-build_here = Station on { $build_here_hex }
gesture-piece-build_city = Station in { $build_city_space }
gesture-lay_vein-colour =
    Vein on { $lay_vein_hex }: { $colour_colour } ({ $colour_count ->
         [one] 1 stone
        *[other] { $colour_count } stones
    })
gesture-piece-lay_vein-colour = { gesture-lay_vein-colour }
gesture-piece-give_up = Give up: { $piece_piece }
gesture-piece-points =
    Option for { $points_points ->
         [one] 1 point
        *[other] { $points_points } points
    }
gesture-piece-from_pool-lay-turn = With an option: { gesture-lay-turn }
gesture-piece-from_pool-build_here = With an option: { gesture-piece-build_here }
gesture-piece-from_pool-build_city = With an option: { gesture-piece-build_city }
gesture-piece-from_pool-lay_vein-colour = With an option: { gesture-lay_vein-colour }
gesture-piece-no_route = Prospect without a route
gesture-start-go-stop =
    Prospect from { $start_place } to { $stop_place } ({ $stop_count ->
         [0] no stones
         [one] 1 stone
        *[other] { $stop_count } stones
    })
gesture-piece-start-go-stop = { gesture-start-go-stop }

## Questions

prompt-bid =
    { $high ->
         [-1] Bid for the first choice of a sequence card (at most { $limit }).
        *[other] Bid for a sequence card: { $high } stands. Go higher (at most { $limit }) or pass.
    }
prompt-card =
    Choose a sequence card ({ $amount ->
         [0] free
        *[other] paid: { $amount }
    }).
prompt-order = Take an order ({ $on_offer } on offer), or pass.
prompt-piece =
    Choose a piece to use ({ $acts ->
         [0] first action
         [one] 1 action done
        *[other] { $acts } actions done
    }, { $left ->
         [one] 1 piece left
        *[other] { $left } pieces left
    }).
prompt-lay = { $tile }: where do you lay it?
prompt-turn = { $hex }: how do you lay the tile ({ $tile })?
prompt-build = Where do you build the station?
prompt-lay_vein = On which tile do you lay the vein?
prompt-colour = Which stones does the vein on { $hex } hold?
prompt-take = Use the option: points, or a piece from the pool.
prompt-start =
    { $starts ->
         [0] { $stations ->
             [0] You have no station, and a route leads from one of your stations to another: you can only go without one.
             [one] You have one station, and a route leads from one of your stations to another: you can only go without one.
            *[other] No tunnels join two of your { $stations } stations, so no route is possible: you can only go without one.
         }
        *[other] At which station does your route begin?
    }
prompt-route =
    The route stands at { $place } ({ $count ->
         [0] no stones yet
         [one] 1 stone
        *[other] { $count } stones
    }): where next?
prompt-sale =
    Colour sale, { $colour }: { $bids ->
         [0] make a first bid of at most { $price }
        *[other] bid less than { $price }
    }, or pass.
prompt-sell = You sell at { $price } ({ $colour }): how many stones? You have { $have }.
prompt-fulfil = Fulfil an order, or stop.
prompt-final_sale = Final sale: sell one stone.

## Events

event-phase_started = Phase { $phase } begins.
event-order_turned_up = { $order } is turned up.
event-first_bidder = { $seat } bids first.
event-bid_made = { $seat } bids { $amount }.
event-bid_passed = { $seat } passes.
event-bid_out = { $seat } cannot go above { $amount } and is out.
event-auction_won =
    { $seat } wins the auction for { $amount ->
         [one] 1 point
        *[other] { $amount } points
    }.
event-card_taken = { $seat } takes sequence card { $card }.
event-pieces_taken = { $seat } takes twelve pieces, among them: { $dynamite }.
event-order_taken =
    { $seat } takes { $order }{ $points ->
         [0] {""}
        *[other] {" "}({ $points } points for its chips)
    }.
event-order_passed = { $seat } passes and takes no order.
event-chip_laid = A chip goes on { $order } ({ $chips } there now).
event-option_points =
    { $seat } cashes in an option for { $points ->
         [one] 1 point
        *[other] { $points } points
    }.
event-option_used = { $seat } uses an option and takes from the pool: { $piece }.
event-tile_laid =
    { $seat } lays on { $hex }: { $tile }{ $level ->
         [1] {""}
        *[other] {" "}(level { $level })
    }.
event-station_built = { $seat } builds a station on { $hex }.
event-city_station_built = { $seat } builds a station in a city: { $space }.
event-vein_laid =
    { $seat } lays a vein on { $hex }: { $colour }, { $count ->
         [one] 1 stone
        *[other] { $count } stones
    }.
event-given_up = { $seat } gives up a piece: { $piece }.
event-prospected =
    { $seat } prospects and gains { $count ->
         [0] nothing
         [one] 1 stone: { $colours }
        *[other] { $count } stones: { $colours }
    } (route: { $route }).
event-no_route = { $seat } prospects without a route.
event-vein_emptied = The vein on { $hex } is empty ({ $colour }) and goes to the pool.
event-turn_ended = { $seat } ends the turn.
event-city_scored =
    { $city }: { $seat } has { $count ->
         [one] 1 connected station
        *[other] { $count } connected stations
    }, { $free ->
         [one] 1 space is free
        *[other] { $free } spaces are free
    }: { $points ->
         [one] 1 point
        *[other] { $points } points
    }.
event-blast = Dynamite explodes on { $hex }. Destroyed: { $tiles }; torn open beside it: { $torn }.
event-sale_opened = Sale of a colour: { $colour } (highest open price { $price }).
event-sale_bid = { $seat } offers to sell at { $price } ({ $colour }).
event-sale_passed = { $seat } passes ({ $colour }).
event-sale_out = { $seat } cannot bid and is out ({ $colour }).
event-stones_sold =
    { $seat } sells { $count ->
         [one] 1 stone
        *[other] { $count } stones
    } ({ $colour }) at { $price }: { $points ->
         [one] 1 point
        *[other] { $points } points
    }.
event-nothing_sold = Nothing is sold ({ $colour }).
event-order_fulfilled =
    { $seat } fulfils { $order }, { $points ->
         [one] 1 point
        *[other] { $points } points
    }.
event-orders_done = { $seat } fulfils no more orders.
event-closing_started = The last phase is over and the closing begins: cities, penalties, final sale.
event-penalty =
    { $seat } did not fulfil { $order } and loses { $points ->
         [one] 1 point
        *[other] { $points } points
    }.
event-stone_sold =
    { $seat } sells a stone: { $colour }, { $points ->
         [one] 1 point
        *[other] { $points } points
    }.
event-match_ended =
    The game is over: { $seat } wins with { $score ->
         [one] 1 point
        *[other] { $score } points
    }.

## Why not

why-C3_4 = Rotation { $rotation } gives the same exits as a smaller one: { $tile }.
why-C3_11 = From { $place } no other station of yours can be reached.
why-C6_2 = { $active_seat } was drawn as first bidder and opens this auction.
why-C6_3 = { $active_seat } had the lowest sequence card of the phase before and opens this auction.
why-C6_4 = You open this auction and must name a bid, if only 0.
why-C6_5 = You cannot bid { $amount }: your limit is { $limit }.
why-C6_6 = { $amount } is too low: bid at least { $needed }.
why-C6_6-bare = Bids are made in the sequence auction, clockwise, by those who have no card yet and whose turn it is.
why-C6_7 = You have passed, and a pass holds for the whole auction; { $active_seat } decides now.
why-C6_7-bare = You pass in a sequence auction, when it is your turn to answer a bid.
why-C6_8 = Your limit of { $limit } is not above the bid of { $amount }, so you are out of this auction.
why-C6_9 = This auction is over: you have won it and take a card.
why-C6_11 = Sequence card { $card } is no longer on the board.
why-C6_11-bare = Sequence cards are taken after an auction, by its winner; the last player without one takes a card without an auction.
why-C6_12 = { $active_seat } is the first without a card after the last winner, clockwise, and opens this auction.
why-C6_13 = You have sequence card { $card } and take no part in further auctions of this phase.
why-C6_14 = { $active_seat } is the last without a sequence card and picks one now.
why-C6_14-bare = You are the last without a sequence card: you pick one without bidding.
why-C8_3 = { $order } is not face up, so it cannot be taken.
why-C8_3-bare = Orders are taken in the preparation, one at a time in card order.
why-C8_4 = You have passed on orders; { $active_seat } chooses now.
why-C8_4-bare = You can decline orders only while orders are being taken.
why-C8_7 = { $order } lies before { $owner_seat } already.
why-C9_3 = It is { $active_seat }’s turn to build.
why-C9_4 = You have none left: { $piece }.
why-C9_4-bare = You must do at least one action before you end your turn.
why-C9_5 = A turn is ended only in the building section, between actions.
why-C9_6 = Pieces are chosen in the building section, at the start of an action.
why-C9_7 = The prospect tile is your last piece, and you have { $left } pieces left.
why-C9_8 = First complete the action you have begun.
why-C9_9 = You have no pieces left in this phase; { $active_seat } builds.
why-C10_1 = A hex is chosen right after picking up a tunnel or dynamite tile.
why-C10_2 = { $hex } has a station, so no tile goes there.
why-C10_3 = { $hex } has a vein, so no tile goes there.
why-C10_4 = No exit of the tile would continue a tunnel on { $hex }: { $tile }.
why-C10_4-bare = A tile is turned right after its hex has been chosen.
why-C10_9 = On { $hex } no exit would continue a tunnel, since no tunnel reaches the vein beside it: { $tile }.
why-C10_14 = { $hex } lies beside a city space with another player’s station.
why-C10_16 = On { $hex } no exit would continue a tunnel, since it would meet no city space with a station of yours: { $tile }.
why-C10_17 = To cover { $hex } a tile needs at least { $needed } exits; this one has { $have }.
why-C10_18 = { $hex } has a tile with six exits, and nothing covers that.
why-C10_19 = Also on top of the tile on { $hex } an exit must continue a tunnel, and none would: { $tile }.
why-C10_22 = On { $hex } no exit would continue a tunnel: only the tile that would be covered reaches the vein beside it ({ $tile }).
why-C12_2 =
    { $acts ->
         [0] You have laid no tile in this turn yet; a mountain station goes only on a tile laid in the action just before.
        *[other] Your last action laid no tile; a mountain station goes only on a tile laid in the action just before.
    }
why-C12_2-bare = A station is built right after it has been picked up.
why-C12_4 = The tile on { $hex } is on level { $level }; a station needs level 1.
why-C12_5 = The tile on { $hex } is dynamite; no station goes there.
why-C12_9 = No path of yours leads from there to a station of yours in the mountain: { $space }.
why-C12_9-bare = A place in a city is chosen right after a station has been picked up.
why-C12_11 = That city space has a station already: { $space }.
why-C13_1 = { $hex } has no free tile for a vein.
why-C13_1-bare = A tile for a vein is chosen right after a vein has been picked up.
why-C13_3 = { $hex } lies beside a city space, so no vein goes there.
why-C13_4 = { $hex } lies beside another vein.
why-C13_5 = No stones of this colour lie on its scale: { $colour }.
why-C13_5-bare = A colour is chosen right after the place of the vein.
why-C13_10 = No stone lies on any scale, so no vein can be laid.
why-C14_2 = Points are taken right after picking up an option, instead of a piece.
why-C14_3 = The pool has none of these: { $piece }.
why-C14_3-bare = Pieces are taken from the pool right after picking up an option.
why-C14_5 =
    { $taken ->
         [1] What an option took must be used and cannot be given up: { $piece }.
        *[other] An option takes only what can be used at once, and there is no place for this now: { $piece }.
    }
why-C15_1 = With this option a station is given up only if it cannot be built anywhere ({ $piece }).
why-C15_2 = With this option a vein is given up only if it cannot be laid anywhere ({ $piece }).
why-C15_3 = A piece is given up right after it has been picked up, instead of choosing its place.
why-C15_4 = This tile still fits somewhere, so it must be laid: { $piece }.
why-C15_5 = Options and the prospect tile are never given up.
why-C16_2 = You go without a route only when prospecting begins.
why-C16_3 = A route begins and ends at two different stations of yours; { $place } does not do.
why-C16_3-bare = A route is begun right after picking up the prospect tile, and ended once it has left its first station.
why-C16_4 = The route has been at { $place } already.
why-C16_6 = The route cannot go to { $place } from here.
why-C16_6-bare = A route is walked only while prospecting, once it has begun.
why-C16_7 = You walk one route only, and it has begun.
why-C19_2 = { $active_seat } speaks now in the colour sale.
why-C19_3 = Only those who hold such a stone take part, and you hold none: { $colour }.
why-C19_3-bare = You hold no stone to sell.
why-C19_4 = The first bid cannot be { $price }: the highest open price is { $high }.
why-C19_5 = { $price } is not lower than the lowest bid, { $low }.
why-C19_5-bare = Prices are named only in the bidding of the colour sale.
why-C19_6 = You have passed for this colour: { $colour }.
why-C19_6-bare = You can pass a colour only in the bidding of the colour sale.
why-C19_7 = Nobody can go below a bid of { $price }.
why-C19_8 = The bidding for this colour is over: { $colour }.
why-C19_10 = You cannot sell { $count }: you have { $have } of this colour.
why-C19_10-bare = Only the lowest bidder of a colour sells, right after the bidding.
why-C20_1 = { $order } is not one of your orders.
why-C20_1-bare = Orders are fulfilled in the order sale, in card order.
why-C20_2 = { $order } needs a stone you lack: { $colour }.
why-C20_3 = You finish fulfilling orders only in the order sale.
why-C20_5 = { $order } has been fulfilled and is out of the game.
why-C20_9 = You can fulfil none of your orders, so you are done with them.
why-C22_5 = In the closing there is no colour sale and no order sale any more.
why-C23_2 =
    { $tied ->
         [1] { $active_seat } has as few points as you and the lower sequence card, and sells now.
        *[other] { $active_seat } has the lowest score of those with stones and sells now.
    }
why-C23_3 = You have no stone of this colour: { $colour }.
why-C23_3-bare = Single stones are sold only in the final sale.
why-C23_6 = Nobody has stones any more, so the final sale is over.

## Points and the end

source-start = Start
source-bids = Bids
source-options = Options
source-chips = Chips
source-cities = Cities
source-sales = Colour sales
source-orders = Orders
source-penalties = Penalties
source-final_sale = Final sale
end-C23_7 = All stones are sold; the highest score wins.
end-C23_8 = All stones are sold; among equals the lowest sequence card decided.

## Reasons of hints

term-score = { $points } on your score
term-rival = { $points } compared with your strongest opponent
term-city = { $points } for stations in { $about }
term-site = { $points } for spaces still to be had in { $about }
term-stones = { $points } for stones in hand ({ $about })
term-order = { $points } for your chances with { $about }
term-route = { $points } for the route still to come
term-pieces = { $points } for the pieces left to you

## Options

option-phases = Phases
option-phases-about = How many phases the game has; two make a learning game.
option-phases-3 = 3 (full game)
option-phases-2 = 2 (learning game)
option-first_bidder = First bidder
option-first_bidder-about = Who opens the first auction.
option-first_bidder-random = Drawn by lot
option-bid_limit = Limit of bids
option-bid_limit-about = How much you may bid for a sequence card.
option-bid_limit-own_score = Your own score
option-cards_on_offer = Sequence cards on offer
option-cards_on_offer-about = Which sequence cards can be chosen with fewer than four players.
option-cards_on_offer-all = All four
option-order_pass = Passing on orders
option-order_pass-about = Whether a pass holds for the whole step or for one round.
option-order_pass-final = Final
option-order_pass-reenter = For one round
option-chip_supply = Supply of chips
option-chip_supply-about = How many chips there are for orders left lying.
option-chip_supply-unlimited = Unlimited
option-give_up = Giving up stations and veins
option-give_up-about = Whether you may give up a station or vein that you could use.
option-give_up-voluntary = At will
option-give_up-only_if_impossible = Only if it cannot be used
option-tile_give_up = Giving up tiles
option-tile_give_up-about = When a tunnel or dynamite tile may be given up.
option-tile_give_up-only_if_stuck = Only if it fits nowhere
option-city_edge = Laying beside cities
option-city_edge-about = Whether tiles may lie beside a city space with another player’s station.
option-city_edge-open = Open to all
option-city_edge-owner_only = Only for the owner
option-attach_foreign = Joining tiles with foreign stations
option-attach_foreign-about = Whether a tunnel continues at a tile with another player’s station.
option-attach_foreign-yes = Yes
option-station_tile = Tile of a mountain station
option-station_tile-about = On which tile a mountain station may go.
option-station_tile-previous_action = Laid in the action before
option-short_vein = Too few stones for a vein
option-short_vein-about = What happens when fewer stones are left than a vein takes.
option-short_vein-take_all = It takes all of them
option-four_exit = Four-exit tiles
option-four_exit-about = Whether the four tunnels of such a tile meet.
option-four_exit-joined = They meet
option-city_through = Passing through cities
option-city_through-about = Whose city stations a route may pass through.
option-city_through-own = One’s own
option-empty_vein = Emptied veins
option-empty_vein-about = When a vein without stones leaves the board.
option-empty_vein-after_route = After the route
option-city_points = City points
option-city_points-about = For what the free spaces of a city are counted.
option-city_points-per_station = For each station
option-sale_opening = First bid of a sale
option-sale_opening-about = Whether the first bid in the colour sale is free or the highest open price.
option-sale_opening-free = Free
option-sale_opening-top = The highest open price
option-penalty_floor = Floor of penalties
option-penalty_floor-about = Whether penalties may take a score below 0.
option-penalty_floor-none = No floor
option-hands = Stones in hand
option-hands-about = Whether everybody sees the stones you hold.
option-hands-hidden = Hidden
option-hands-open = Open
option-stacks = Covered tiles
option-stacks-about = Whether tiles under others may be looked at.
option-stacks-hidden = Hidden

## The board as text

board-mountain = Mountain
board-prices = Prices
board-orders = Orders
board-pool = Pool
board-phase = Phase { $phase } of { $phases }
board-city = { $city } { $side }: { $free } of { $size } free
board-bid = { $seat } bids { $amount }
board-deck = Face down: { $count }
board-score = { $score ->
        [one] 1 point
       *[other] { $score } points
    }, { $stones ->
        [one] 1 stone
       *[other] { $stones } stones
    } in hand
board-card = card { $card }
board-legend = (A) mine  ⌂A city station  Re3 vein with its stones  o tile  * dynamite  2 level  a: not connected
board-mark-yellow = Ye
board-mark-red = Re
board-mark-purple = Pu
board-mark-blue = Bl
board-mark-green = Gr
board-mark-white = Wh

## Help on what lies on the table

about-tunnel = A tunnel tile with { $exits } exits. At least one exit must continue a tunnel; it may cover a tile with fewer exits.
about-dynamite_tile = A dynamite tile. It works like a tunnel until it explodes at the end of the phase and tears open the tiles beside it. Lay it where it hurts the others.
about-vein = A vein with gems of one colour, open to everybody. If your route passes it, you take one stone from it.
about-station = A station. In the mountain it goes on the tile you have just laid; in a city it scores every phase as long as it is connected with a station of yours in the mountain.
about-option = An option: take 3 points for it, or a piece from the pool that you use at once.
about-prospect = The prospect tile: your last piece of the phase. You walk one route from station to station and take a stone from every vein on it.
about-gem = Stones, colour { $colour }. Sell them in the colour sale, hand them in for orders or keep them; the fewer lie on the scale, the higher the price.
about-order = { $order }: hand in { $stones } and score { $value } points. If you never fulfil it, it costs { $penalty } points at the end.
about-city = { $city } { $side }, { $size } spaces. Every connected station here scores as many points as spaces are free: a full city brings nothing.
about-city_space = A space of a city ({ $city }). It holds one station; you can build if a path leads to a station of yours in the mountain.
about-hex = A hex of the mountain. Tiles are laid here; a station or a vein keeps them off.
about-sequence_card = Sequence card { $card }: it decides when you act, and comes with this piece: { $dynamite }. Low cards play first, high ones can still react.
about-chip = A chip on an order that was left lying: 2 points for whoever takes the order.
about-pool = The pool: everything given up, blown up or emptied comes here. An option fetches something from it.
about-supply = The supply: from here everybody gets twelve pieces every phase.
about-scale = The price scale of a colour. The highest open space is the highest price; every stone sold closes a space and makes the colour cheaper.
about-price = The highest open price of this colour now. In the colour sale the one who asks the least sells.
about-hand = The stones in your hand. The others see only how many you have.
about-points = Your score. You pay your bids with it too; the highest wins in the end.
about-level = How high the tiles lie here. In the mountain you build on level 1 only; a tile on top needs more exits.
about-action_board = Your action board with the pieces you still have to use this phase. All twelve are used, the prospect tile last.
about-seat = A player: score, sequence card, orders and pieces are open, the colours of the stones are not.
about-phase_turn_up = Five orders are turned up, so that everybody sees them before the bidding.
about-phase_first_bidder = Who bids first is drawn by lot.
about-phase_bid = Bid points for the first choice of a sequence card. Only the winner pays; the last player gets one free.
about-phase_card = Choose your place in the order. Early players prospect and sell first; late ones get dynamite with more exits.
about-phase_order = Take orders that you expect to fulfil; those you do not cost points at the end.
about-phase_piece = Choose the piece for your next action: one to four actions a turn, twelve a phase, the prospect tile last.
about-phase_lay = Choose where the tile goes. Extend your own tunnels to veins and cities, or cut off somebody else’s.
about-phase_turn = Turn the tile: at least one exit must continue a tunnel.
about-phase_build = Build your station: on the tile you have just laid, or in a city that your tunnels reach.
about-phase_lay_vein = Choose the tile for the vein: where your route passes, and those of the others preferably do not.
about-phase_colour = Choose the colour of the vein. Its stones come off the scale, so the price of that colour rises.
about-phase_take = Take 3 points, or something from the pool to use at once.
about-phase_start = Choose the station where your route begins. A good route passes many veins.
about-phase_route = Walk on, hex by hex, no place twice. At the end there must be another station of yours.
about-phase_sale = Bid how cheaply you would sell: the one who asks the least may sell, and as many as wanted.
about-phase_sell = You may sell: choose how many stones. Those you keep can still go into an order or the final sale.
about-phase_fulfil = Hand in the stones for your orders. You may also keep them for a later phase.
about-phase_final_sale = Whoever has the lowest score sells one stone at the highest open price of its colour, again and again.
about-phase_over = All stones are sold; the highest score wins.
