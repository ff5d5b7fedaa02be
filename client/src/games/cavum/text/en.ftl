# What only the board of Cavum says.

## The mountain

zoom = Zoom
zoom-in = Nearer
zoom-out = Farther
zoom-whole = The whole mountain
cell-empty = solid rock
cell-exits = exits { $exits }
cell-level = level { $level }
cell-vein =
    vein: { $colour }, { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
cell-station = station of { $seat }
cell-connected = connected
cell-cut = cut off
cell-space =
    { $free ->
        [one] 1 free space in the city
       *[other] { $free } free spaces in the city
    }
city-told = { $city } { $side }: { $free } of { $size } spaces free, the points of each connected station
cell-network = in the lit network
network-of = Light the network of { $seat }
sequence = Sequence and scores
free-cards = Sequence cards to be had
gem-count = { $colour }: { $count }

## Pieces

tray = Your pieces
tray-piece = { $piece }: { $count }
short-tunnel_2 = 2 exits
short-tunnel_3 = 3 exits
short-tunnel_4 = 4 exits
short-tunnel_6 = 6 exits
short-dynamite = dynamite
short-vein = vein
short-station = station
short-option = option
short-prospect = prospect
place-turn = Turn it
place-lay = Lay it here
place-only = Lay it on { $hex }? It fits one way only.
build-title = Building
build-end = End turn
build-last = Choose a piece for your fourth action; after it your turn ends.
build-acts = { $acts } of { $total } actions done
hint-piece = Click a piece, or drag it onto the mountain.
hint-piece-touch = Tap a piece, then its place.
hint-piece-key = Tab goes from piece to piece, Enter takes one.
hint-lay = It fits on the lit hexes. The mouse wheel turns it.
hint-lay-touch = Tap a lit hex; then you can turn it.
hint-lay-key = The arrow keys go from one lit hex to the next, Enter chooses it.
stuck-question = There is no place for it now.
stuck-lay = It fits nowhere now, so it goes to the pool.
stuck-build = A station goes on the tile you have just laid, or in a city your tunnels reach from a station of yours in the mountain. Put it back and lay a tile first.
stuck-lay_vein = A vein needs a tile of its own: no station on it, no city and no other vein beside it. Put it back and dig further into the mountain first.
stuck-start = There is no station of yours at which a route could begin.
put-back = Put it back
hint-turn = Turn it with the mouse wheel or by a click on it, then lay it. Another lit hex moves it there.
hint-turn-touch = Tap the tile to turn it, then lay it. Another lit hex moves it there.
hint-turn-key = R or the arrow keys turn it, Enter lays it.
hint-build = It fits on the lit places: the tile you have just laid, or a space of a city your tunnels reach.
hint-lay_vein = It fits on the lit tiles.
hint-colour = The vein takes stones of one colour from its price scale.
hint-take = Take points, or a piece of the pool and use it at once.
hint-start = Your route begins at a lit station. Click it, or draw the route with the button held down.
hint-start-touch = Tap a lit station, or draw the route with a finger.
hint-start-key = Choose a lit station with the arrow keys and Enter.
hint-route = Go on over the lit hexes, one by one. The route ends at another station of yours.

## The route

route-question = The route stands at { $place }: where next?
route-stones =
    { $count ->
        [0] No stones yet
        [one] 1 stone
       *[other] { $count } stones
    }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
route-stop = End the route here
route-undo = Undo the last step
route-best =
    Best route found: { $count ->
        [0] no stones
        [one] 1 stone
       *[other] { $count } stones
    }, { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
route-take = Walk this route

## What it would bring

forecast = If building ended now
forecast-cities =
    Cities: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
forecast-route =
    Best route found: { $count ->
        [0] no stones
        [one] 1 stone
       *[other] { $count } stones
    }
forecast-no-route = No route yet
forecast-blasts =
    { $count ->
        [one] 1 blast to come
       *[other] { $count } blasts to come
    }
cut-rival = You cut { $seat } off: { $space }
cut-own = Your station is cut off: { $space }
give-up-question = Give it up unused? It goes to the pool.
no-route-question = Prospect without a route? You gain no stones.
give-up-yes = Yes
give-up-no = No

## Auctions and sales

auction-none = No bid yet
auction-stands = bid by { $seat }
auction-bid = Your bid
auction-less = Bid less
auction-more = Bid more
auction-left = You would have { $points ->
        [one] 1 point
       *[other] { $points } points
    } left.
auction-purpose = For the choice of a sequence card: it sets the order of play, and its dynamite is yours.
bidder-has-card = has card { $card }
bidder-leads = bids { $amount }
bidder-passed = is out
bidder-speaks = to bid
bidder-waits = is in
card-note = The lower card acts first; each card brings its own dynamite tile.
order-note = Value on top, penalty below if it is still open at the end.
order-hand = Your stones:
order-told =
    { $order }: { $stones }; value { $value }, penalty { $penalty }{ $chips ->
        [0] {""}
        [one] , 1 chip
       *[other] , { $chips } chips
    }
order-chips = { $points } points at once for its chips
offers = Orders on offer
offers-none = None
sale-open = highest open price; no bid yet
sale-stands = lowest bid, by { $seat }
sale-stands-own = lowest bid, yours
sale-wanted = Your order needs this colour:
sale-bid = Your price
sale-pass = Pass
sale-count = How many stones
sale-less = Less
sale-more = More
sale-mine =
    You hold { $count ->
        [one] 1 stone
       *[other] { $count } stones
    } of this colour ({ $colour }).
fulfil-note = Press an order for which you have all the stones.
final-note = The player with the lowest score sells one stone at the highest open price of its colour.
pick-count =
    { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }
pick-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
pick-none = not now
price-told =
    { $colour }: highest open price { $price }, { $count ->
        [one] 1 stone
       *[other] { $count } stones
    } on the scale
pool-stations = Stations of { $seat }
hand-none = no stones
hand-count =
    { $count ->
        [one] 1 stone
       *[other] { $count } stones
    }

## The explosion

blasts = Explosion
blast-again = Show it again
blast-told =
    { $hex }, { $count ->
        [0] nothing torn open beside it
        [one] 1 hex torn open beside it
       *[other] { $count } hexes torn open beside it
    }
blast-chained =
    { $hex }, bared by the blast on { $by_hex }, { $count ->
        [0] nothing torn open beside it
        [one] 1 hex torn open beside it
       *[other] { $count } hexes torn open beside it
    }

## Players

player-connected = connected: { $count }/{ $total }
player-pieces = Pieces left: { $count }
player-points = Points so far

## Groups of the panel

kind-piece = Pieces
kind-lay = Where to lay it
kind-turn = How to turn it
kind-build_here = In the mountain
kind-build_city = In a city
kind-lay_vein = Where to lay the vein
kind-colour = Colour
kind-from_pool = From the pool
kind-start = Start
kind-go = Next
kind-bid = Bids
kind-card = Sequence cards
kind-take_order = Orders
kind-sale_bid = Prices
kind-sell = Number of stones
kind-fulfil = Orders
kind-sell_stone = Stones

## Events that belong together
event-options_cashed = { $seat } cashes in { $count } options for { $points } points.

## How one wins
aim = You win with the most points at the end: for stations in cities that are connected to the mountain, for stones you sell, and for orders you fulfil.
