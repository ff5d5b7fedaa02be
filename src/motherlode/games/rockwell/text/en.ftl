# Rockwell in English. Names, prompts, actions, events, violations, options; variables are the facts of the game.

## Names

title = Rockwell
neutral-title = Nucleus
name-zinc = Zinc
name-copper = Copper
name-silver = Silver
name-gold = Gold
name-money = Money
name-a = Level A
name-b = Level B
name-c = Level C
name-d = Level D
name-a0 = A0
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-a7 = A7
name-b0 = B0
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-c0 = C0
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-d0 = D0
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-d6 = D6
name-d7 = D7
name-a0_a1 = A0|A1
name-a1_a2 = A1|A2
name-a2_a3 = A2|A3
name-a3_a4 = A3|A4
name-a4_a5 = A4|A5
name-a5_a6 = A5|A6
name-a6_a7 = A6|A7
name-a7_a0 = A7|A0
name-b0_b1 = B0|B1
name-b1_b2 = B1|B2
name-b2_b3 = B2|B3
name-b3_b4 = B3|B4
name-b4_b5 = B4|B5
name-b5_b6 = B5|B6
name-b6_b7 = B6|B7
name-b7_b0 = B7|B0
name-c0_c1 = C0|C1
name-c1_c2 = C1|C2
name-c2_c3 = C2|C3
name-c3_c4 = C3|C4
name-c4_c5 = C4|C5
name-c5_c6 = C5|C6
name-c6_c7 = C6|C7
name-c7_c0 = C7|C0
name-d0_d1 = D0|D1
name-d1_d2 = D1|D2
name-d2_d3 = D2|D3
name-d3_d4 = D3|D4
name-d4_d5 = D4|D5
name-d5_d6 = D5|D6
name-d6_d7 = D6|D7
name-d7_d0 = D7|D0
name-e0 = Entrance E0
name-e1 = Entrance E1
name-e2 = Entrance E2
name-e3 = Entrance E3
name-core = Core
name-board_1 = Board I (control centre)
name-board_2 = Board II (market)
name-board_3 = Board III (workshop)
name-low = Low
name-middle = Middle
name-high = High
name-bribe = Bribe
name-subcontractor = Subcontractor
name-safety = Safety
name-mobility = Mobility
name-shaft = Shaft
name-crew = Crew
name-strongest = Strongest
name-active = Active player
name-ai = AI
name-zinc8_copper8 = 8 zinc and 8 copper
name-six_extractions = Six extractions
name-silver10 = 10 silver
name-three_crews_2 = Three crews of strength 2
name-gold12 = 12 gold
name-all_at_c = All crews on level C or deeper
name-six_of_each = 6 of each resource
name-two_crews_4 = Two crews of strength 4
name-core_reached = A crew in the core
name-dz1 = Zinc delivery 1
name-dz2 = Zinc delivery 2
name-dz3 = Zinc delivery 3
name-dz4 = Zinc delivery 4
name-dz5 = Zinc delivery 5
name-dz6 = Zinc delivery 6
name-dz7 = Zinc delivery 7
name-dc1 = Copper delivery 1
name-dc2 = Copper delivery 2
name-dc3 = Copper delivery 3
name-dc4 = Copper delivery 4
name-dc5 = Copper delivery 5
name-dc6 = Copper delivery 6
name-dc7 = Copper delivery 7
name-ds1 = Silver delivery 1
name-ds2 = Silver delivery 2
name-ds3 = Silver delivery 3
name-ds4 = Silver delivery 4
name-ds5 = Silver delivery 5
name-ds6 = Silver delivery 6
name-ds7 = Silver delivery 7
name-dg1 = Gold delivery 1
name-dg2 = Gold delivery 2
name-dg3 = Gold delivery 3
name-dg4 = Gold delivery 4
name-dg5 = Gold delivery 5
name-dg6 = Gold delivery 6
name-dg7 = Gold delivery 7
name-e03a = Card 3a
name-e03b = Card 3b
name-e03c = Card 3c
name-e03d = Card 3d
name-e03e = Card 3e
name-e03f = Card 3f
name-e04a = Card 4a
name-e04b = Card 4b
name-e04c = Card 4c
name-e04d = Card 4d
name-e04e = Card 4e
name-e04f = Card 4f
name-e05a = Card 5a
name-e05b = Card 5b
name-e05c = Card 5c
name-e05d = Card 5d
name-e05e = Card 5e
name-e05f = Card 5f
name-e06a = Card 6a
name-e06b = Card 6b
name-e06c = Card 6c
name-e06d = Card 6d
name-e06e = Card 6e
name-e06f = Card 6f
name-e07a = Card 7a
name-e07b = Card 7b
name-e07c = Card 7c
name-e07d = Card 7d
name-e07e = Card 7e
name-e07f = Card 7f
name-e08a = Card 8a
name-e08b = Card 8b
name-e08c = Card 8c
name-e08d = Card 8d
name-e08e = Card 8e
name-e08f = Card 8f
name-e09a = Card 9a
name-e09b = Card 9b
name-e09c = Card 9c
name-e09d = Card 9d
name-e09e = Card 9e
name-e09f = Card 9f
name-e10a = Card 10a
name-e10b = Card 10b
name-e10c = Card 10c
name-e10d = Card 10d
name-e10e = Card 10e
name-e10f = Card 10f
name-a3a = Back A3a
name-a3b = Back A3b
name-a3c = Back A3c
name-a3d = Back A3d
name-a4a = Back A4a
name-a4b = Back A4b
name-a4c = Back A4c
name-a4d = Back A4d
name-b5a = Back B5a
name-b5b = Back B5b
name-b5c = Back B5c
name-b5d = Back B5d
name-b6a = Back B6a
name-b6b = Back B6b
name-b6c = Back B6c
name-b6d = Back B6d
name-c7a = Back C7a
name-c7b = Back C7b
name-c7c = Back C7c
name-c7d = Back C7d
name-c8a = Back C8a
name-c8b = Back C8b
name-c8c = Back C8c
name-c8d = Back C8d
name-d9a = Back D9a
name-d9b = Back D9b
name-d9c = Back D9c
name-d9d = Back D9d
name-d10a = Back D10a
name-d10b = Back D10b
name-d10c = Back D10c
name-d10d = Back D10d

## Phrases: kinds in a sentence; zinc, copper, silver and gold, those of which there are none left out

phrase-kind =
    { $kind ->
         [zinc] zinc
         [copper] copper
         [silver] silver
        *[gold] gold
    }
phrase-cubes =
    { $zinc ->
         [0] { phrase-cubes_from_copper }
        *[other] { $zinc } zinc{ phrase-cubes_then_copper }
    }
phrase-cubes_from_copper =
    { $copper ->
         [0] { phrase-cubes_from_silver }
        *[other] { $copper } copper{ phrase-cubes_then_silver }
    }
phrase-cubes_then_copper =
    { $copper ->
         [0] { phrase-cubes_then_silver }
        *[other] , { $copper } copper{ phrase-cubes_then_silver }
    }
phrase-cubes_from_silver =
    { $silver ->
         [0] { phrase-cubes_from_gold }
        *[other] { $silver } silver{ phrase-cubes_then_gold }
    }
phrase-cubes_then_silver =
    { $silver ->
         [0] { phrase-cubes_then_gold }
        *[other] , { $silver } silver{ phrase-cubes_then_gold }
    }
phrase-cubes_from_gold =
    { $gold ->
         [0] nothing
        *[other] { $gold } gold
    }
phrase-cubes_then_gold =
    { $gold ->
         [0] {""}
        *[other] , { $gold } gold
    }

## Phases

phase-laying = Laying the mine
phase-directing = Drawing the Direction order
phase-controlling = Drawing the Control order
phase-auction = Auction
phase-placing = Placing vice-presidents
phase-insuring = Phase I: insurance
phase-drilling = Phase I: choosing a crew
phase-moving = Phase I: moving
phase-carrying = Phase I: the die
phase-bribing = Phase I: bribe
phase-bribing_to = Phase I: target of the bribe
phase-hiring = Phase I: subcontractor
phase-choosing_tile = Extraction: which tile first
phase-flipping = Extraction: flipping the tile
phase-drawing = Extraction: drawing a card
phase-endangered = Extraction: danger
phase-ai_crew = AI: which crew
phase-ai_moving = AI: where to
phase-trading = Phase II: market
phase-counting = Phase II: how many
phase-working = Phase III: workshop
phase-shaft_level = Phase III: level of the shaft
phase-shaft_moving = Phase III: moving a shaft
phase-ai_raising = AI: upgrade
phase-over = The match is over

## Actions

action-bid_cubes = Add { $cubes } to the bid: { $kind } ({ $have } left, worth ${ $value })
action-bid_money = Add ${ $money } to the bid (${ $have } left)
action-bid_done = Bid ${ $value } ({ phrase-cubes }; ${ $money })
action-place_vp =
    { $board ->
         [board_1] { $board }, seat { $chair }: { $gives }
        *[board_2] { $board }, seat { $chair }: { $times ->
             [one] once
            *[other] { $times } times
        }
    }
action-insure = Insure { $cubes }: { $kind } ({ $have } left)
action-insure_done =
    { $tokens ->
         [0] Insure nothing
         [one] Exchange { phrase-cubes } for 1 token
        *[other] Exchange { phrase-cubes } for { $tokens } tokens
    }
action-crew =
    Crew of strength { $strength } at { $place }{ $die ->
         [0] {""}
        *[other] {" "}(die { $die })
    }
action-stay =
    Stay at { $place } (strength { $strength }){ $die ->
         [0] {""}
        *[other] {" "}(die { $die })
    }
action-move =
    { $place ->
         [core] { $from } → { $place }
        *[other] { $from } → { $place } ({ $flipped ->
             [1] flipped
            *[other] strength there { $total } of { $power }
        })
    }
action-take_die = Take the die along to { $place } at strength { $strength } (${ $price })
action-leave_die = Leave the die behind
action-bribe =
    Bribe a crew of { $victim_seat }: strength { $strength } at { $place }{ $die ->
         [0] {""}
        *[other] {" "}with a die of { $die } (${ $price })
    }
action-bribe_ai = Bribe an AI crew: strength { $strength } at { $place }
action-bribe_to = Onto { $tile }
action-hire = Hire a die of strength { $strength } for the crew at { $place } (${ $price })
action-no_advantage = Use neither bribe nor die
action-first_tile = { $tile } first (strength { $total } of { $power })
action-ai_crew = AI crew of strength { $strength } at { $place }
action-ai_move =
    { $from } → { $tile } ({ $missing ->
         [0] enough to extract
        *[other] { $missing } of { $power } then missing
    })
action-ai_upgrade = AI crew at { $place } to strength { $strength }
action-buy = Buy: { $kind } (${ $price } each, at most { $most })
action-sell = Sell: { $kind } (${ $price } each, at most { $most })
action-amount = { $cubes } more: { $total } { phrase-kind } for ${ $price }
action-amount_done =
    { $selling ->
         [0] Buy { $total } { phrase-kind } for ${ $price }
        *[other] Sell { $total } { phrase-kind } for ${ $price }
    }
action-pass_market = Leave the market
action-upgrade_crew = Raise the crew at { $place } to strength { $strength } (${ $price })
action-upgrade_safety = Safety to level { $level } (${ $price })
action-upgrade_mobility = Mobility to level { $level } (${ $price })
action-build_shaft = Build shaft { $level } on { $tile } (${ $price })
action-move_shaft = Move the shaft from { $tile }
action-shaft_level = By the rule of level { $level } (${ $price })
action-shaft_to = To { $tile }
action-deliver = Deliver { phrase-cubes } for { $stars } stars
action-pass_works = Leave the workshop
action-use_insurance =
    { $tokens ->
         [0] Hand in no token
         [one] Hand in 1 token
        *[other] Hand in { $tokens } tokens
    }: { $lost ->
         [0] nothing lost
         [one] 1 cube lost
        *[other] { $lost } cubes lost
    }

## Questions

prompt-bid = Your secret bid for the first pick of seats: ${ $value } ({ phrase-cubes }; ${ $money }).
prompt-place_vp =
    Round { $round }: place your { $vp ->
         [1] first
        *[2] second
    } vice-president.
prompt-insure =
    Insurance: exchange cubes for tokens (so far { phrase-cubes }, { $tokens ->
         [one] 1 token
        *[other] { $tokens } tokens
    }).
prompt-crew = Drilling round { $drilling_round }: choose your active crew.
prompt-move =
    The crew at { $place } (strength { $strength }){ $die ->
         [0] {""}
        *[other] {" "}(die { $die })
    }: move or stay?
prompt-die = The crew goes to { $place }: take its die along (limit of { $ring }) or leave it?
prompt-advantage_bribe =
    Bribe a crew onto { $place } ({ $bribes ->
         [one] 1 token left
        *[other] { $bribes } tokens left
    } for everyone)?
prompt-advantage_hire = Hire a die for the crew at { $place } ({ $dice } left)?
prompt-bribe_target = Onto which tile do you pull the crew from { $place }?
prompt-first_tile = Several tiles are ready: which one first?
prompt-use_insurance =
    Danger ({ $card })! Strength { $strength } less safety { $safety }: { $due ->
         [one] 1 cube
        *[other] { $due } cubes
    } of your loot ({ phrase-cubes }) at stake. Hand in tokens (you have { $tokens })?
prompt-ai_crew = You are first in Control order and move a crew of the AI: which one?
prompt-ai_move = The AI crew at { $place } (strength { $strength }): you choose where it goes.
prompt-ai_upgrade = Round { $round } is over, and one AI crew gains strength. You are first in Direction order: which one?
prompt-market =
    Market: buy, sell or leave ({ $left ->
         [one] 1 transaction left
        *[other] { $left } transactions left
    }).
prompt-amount =
    How many do you { $selling ->
         [0] buy
        *[other] sell
    }: { $kind }? So far { $total }, at most { $most }.
prompt-works =
    Workshop: upgrade, build, deliver or leave ({ $left ->
         [one] 1 action left
        *[other] { $left } actions left
    }).
prompt-shaft_level = The shaft leaves { $tile }: by the rule of which level?
prompt-shaft_to = The shaft leaves { $tile } by the rule of level { $level }: where to?

## Events

event-ring_laid = { $ring } is laid: power { $power } in sector 0, alternating with { $other }.
event-direction_order = Direction order: { $seats }.
event-control_order = Control order: { $seats }.
event-round_started = Round { $round } begins.
event-bid_revealed = { $seat } has bid ${ $value } ({ phrase-cubes }; ${ $money }).
event-vp_placed = { $seat } places a vice-president: { $board }, seat { $chair }.
event-vp_stayed_home = There is no seat for a vice-president of { $seat }.
event-insurance_closed = Everybody has chosen what to insure.
event-insured =
    { $tokens ->
         [0] { $seat } insures nothing.
         [one] { $seat } exchanges { phrase-cubes } for 1 insurance token.
        *[other] { $seat } exchanges { phrase-cubes } for { $tokens } insurance tokens.
    }
event-insured_secretly =
    { $tokens ->
         [0] { $seat } insures nothing.
         [one] { $seat } secretly exchanges { phrase-cubes } for 1 insurance token.
        *[other] { $seat } secretly exchanges { phrase-cubes } for { $tokens } insurance tokens.
    }
event-insured_secretly-bare = { $seat } may have insured something.
event-drilling_round = Drilling round { $drilling_round } begins.
event-turn_skipped = { $seat } has all crews in the core and skips the turn.
event-crew_moved =
    { $seat } moves a crew of strength { $strength }: { $from } → { $to }{ $die ->
         [0] {""}
        *[other] {" "}(die { $die })
    }.
event-crew_stayed =
    { $seat } keeps a crew of strength { $strength } in place: { $place }{ $die ->
         [0] {""}
        *[other] {" "}(die { $die })
    }.
event-core_entered = { $seat } reaches the core from { $from } with a crew of strength { $strength }.
event-die_taken = { $seat } takes the die along at strength { $strength } for ${ $price }.
event-die_returned = A die of { $seat } goes back to board I.
event-bribed =
    { $seat } bribes a crew of { $victim_seat } (strength { $strength }): { $from } → { $to }{ $die ->
         [0] {""}
        *[other] , with a die of { $die } for ${ $price }
    }.
event-ai_bribed = { $seat } bribes an AI crew (strength { $strength }): { $from } → { $to }.
event-hired = { $seat } hires a die of strength { $strength } on { $place } for ${ $price }.
event-tile_extracted = { $seat } sets off an extraction: { $tile } (strength { $total }, power { $power }).
event-ai_extracted = The AI sets off an extraction: { $tile } (strength { $total }, power { $power }).
event-tile_flipped = { $tile } is flipped: a shaft there yields { phrase-cubes }.
event-card_drawn =
    { $card } is drawn: { phrase-cubes }{ $danger ->
         [0] {""}
        *[other] {" "}and danger
    }.
event-share = { $seat } gets a share: { phrase-cubes }.
event-ai_share = The AI’s share goes to the supply: { phrase-cubes }.
event-surplus =
    { $seat } gets the surplus { $reason ->
         [shaft] for the shaft
         [strongest] as the strongest
        *[active] as active player
    }: { phrase-cubes }.
event-ai_surplus =
    The AI’s surplus ({ $reason ->
         [shaft] shaft
         [strongest] strongest
        *[active] active
    }) goes to the supply: { phrase-cubes }.
event-danger =
    Danger for { $seat }: strength { $strength }, safety { $safety }, { $due ->
         [0] nothing at stake
         [one] 1 cube at stake
        *[other] { $due } cubes at stake
    }.
event-tokens_used =
    { $seat } hands in { $tokens ->
         [0] no insurance token
         [one] 1 insurance token
        *[other] { $tokens } insurance tokens
    }.
event-cubes_lost = { $seat } loses { phrase-cubes } to the danger.
event-cubes_received = { $seat } takes { phrase-cubes } behind the screen.
event-cubes_shown = { $seat } offers for sale: { $cubes } { phrase-kind }.
event-card_kept =
    { $seat } keeps { $card } ({ $cards ->
         [one] 1 card now
        *[other] { $cards } cards now
    }).
event-card_set_aside = { $card } is set aside.
event-achievement =
    { $seat } earns an achievement: { $achievement } ({ $stars ->
         [one] 1 star
        *[other] { $stars } stars
    }).
event-achievement-bare = { $seat } earns an achievement: { $achievement }.
event-achievement_tested =
    { $seat } { $met ->
         [0] does not have
        *[other] shows
    } what this achievement takes: { $achievement }.
event-shaft_yield = The shaft of { $seat } on { $tile } yields { phrase-cubes }.
event-market_opened = Phase II, the market, for { $seats }.
event-works_opened = Phase III, the workshop, for { $seats }.
event-bought = { $seat } buys { $cubes } { phrase-kind } for ${ $price }.
event-sold = { $seat } sells { $cubes } { phrase-kind } for ${ $price }.
event-market_left = { $seat } leaves the market.
event-works_left = { $seat } leaves the workshop.
event-crew_upgraded = { $seat } raises the crew at { $place } to strength { $strength } for ${ $price }.
event-safety_upgraded = { $seat } raises safety to level { $level } for ${ $price }.
event-mobility_upgraded = { $seat } raises mobility to level { $level } for ${ $price }.
event-shaft_built = { $seat } builds shaft { $level } on { $tile } for ${ $price }.
event-shaft_moved = { $seat } moves a shaft by the rule of level { $level } for ${ $price }: { $from } → { $to }.
event-delivered = { $seat } delivers { phrase-cubes } and takes { $delivery }.
event-ai_moved = The AI moves a crew of strength { $strength }: { $from } → { $to }.
event-ai_upgraded = The AI crew at { $place } now has strength { $strength }.
event-last_round = This is the last round (rule { $clause }).
event-cleaned_up = Round { $round } is over; bribe tokens, dice and vice-presidents go back.
event-holdings_revealed =
    { $seat } shows { phrase-cubes }, ${ $money }, { $tokens ->
         [one] 1 insurance token
        *[other] { $tokens } insurance tokens
    } and stars: { $achievements } for achievements, { $deliveries } for deliveries.
event-majority =
    Majority ({ $category }): { $points ->
         [one] 1 star
        *[other] { $points } stars
    } for { $seat }.
event-match_ended = The match is over (rule { $clause }).

## Why not

why-R1_1 = Nobody sits in that seat in this match.
why-R1_9 = That takes { $needed }, and you have { $have }: there is no credit.
why-R4_1 = Nobody is to act now: the mine is being set up.
why-R4_5 = Only players with a vice-president on this board act now, and you have none there: { $board }.
why-R5_1 = Bids are made once in the auction: cubes kind by kind, fives before ones, then notes from large to small.
why-R6_1 = { $active_seat } is placing a vice-president now.
why-R6_1-bare = Vice-presidents are placed between the auction and Phase I.
why-R6_2 = You already have a vice-president there: { $board }.
why-R6_3 = Seat { $chair } is taken: { $board }.
why-R6_7 = There is no seat { $chair } with this number of players: { $board }.
why-R7_1 = Cubes are insured at the start of Phase I, kind by kind, fives before ones.
why-R7_2 = You have already settled your insurance; the others are still choosing.
why-R8_1 = It is { $active_seat }’s turn in this drilling round.
why-R8_2 = In your turn of a drilling round you choose one crew; then it moves or stays, once.
why-R8_3 = An advantage is used or declined once, right after the move, by the holder of a seat on board I.
why-R8_4 = In a turn the crew moves or stays first, and then comes the advantage: the move is over.
why-R8_5 = All your crews are in the core: you skip your turns in the drilling rounds.
why-R8_6 = { $place } is where the crew stands: a step goes to a place next to it.
why-R8_6-bare = A crew moves only in your turn of a drilling round, after you have chosen it.
why-R8_8 = From an entrance a crew reaches only the two tiles it touches, not { $place }.
why-R8_10 = { $place }: a crew gets there only from a D tile.
why-R8_10-bare = The core is entered only by a move in your turn.
why-R8_11 = That crew is in the core and out of play.
why-R8_15 = { $place } is out of reach: with mobility { $mobility } a crew goes one step.
why-R8_16 = { $place } is out of reach: with mobility { $mobility } a crew goes one step, or two sideways.
why-R8_17 = { $place } is an edge, and with mobility { $mobility } a crew cannot stop there.
why-R8_17-bare = A crew moves onto an edge only in your turn, after you have chosen it.
why-R8_18 = { $place } is out of reach with mobility { $mobility }.
why-R8_19 = { $place } is out of reach: with mobility { $mobility } a crew goes two steps, over no edge.
why-R8_20 = { $place } cannot be reached from an entrance in two steps.
why-R8_21 = { $place } could be reached only through the core, and no crew passes through it.
why-R8_24 = { $place }: you have a crew on an edge already, or this edge is full.
why-R9_1 = Bribing is possible only after your move, from seat I.1 or I.2.
why-R9_2 = A crew can be pulled only onto a tile that is not flipped.
why-R9_3 = The crew at { $place } does not stand on a tile next to { $tile }.
why-R9_4 = The crew at { $place } stands on a flipped tile, and with this option it cannot be bribed.
why-R9_5 = The crew at { $place } cannot be bribed: it is your own, on an entrance or in the core.
why-R9_6 = No bribe token is left this round.
why-R9_7 = One bribe is allowed in a drilling round, and yours is under way or done.
why-R9_10 = The crew’s die has strength { $die }, and the target allows at most { $cap }.
why-R9_11 = The crew’s die costs { $needed }, and you have { $have }.
why-R9_12 = The crew at { $place } stands on { $tile } already: from an edge it can be pulled only onto a third tile.
why-R9_13 = { $tile } is not a tile of your active crew.
why-R9_13-bare = A target is named only after the crew to be bribed, from an edge that leaves a choice of two tiles.
why-R9_14 = A crew on an entrance or in the core cannot bribe.
why-R10_1 = Hiring is possible only after your move, from seat I.3 or I.4.
why-R10_4 = You have hired in this drilling round, or the crew has a die already.
why-R10_5 = A die of strength { $strength } is too strong here: this level allows at most { $cap }.
why-R10_6 = No die is left on board I.
why-R10_7 = Decide first whether the crew takes its die along or leaves it.
why-R10_8 = A die is taken along only when a crew that has one moves.
why-R10_9 = Taking the die along was your hire of this drilling round.
why-R10_10 = A die is left behind only when a crew that has one moves.
why-R10_11 = On a crew that stays, the die can be neither changed nor released; it is taken along or left when the crew moves.
why-R10_12 = A crew on an entrance or in the core cannot get a die.
why-R11_1 = A tile is being extracted: everything else waits until that is done.
why-R11_4 = { $tile } is flipped, and a flipped tile is never extracted again.
why-R11_17 = { $tile } is not ready to be extracted.
why-R11_17-bare = The active player chooses the first tile, and only when several are ready.
why-R12_6 = You cannot hand in { $tokens }: { $most ->
         [one] only 1 cube is at stake
        *[other] only { $most } cubes are at stake
    }.
why-R12_6-bare = Insurance tokens are handed in only against danger.
why-R12_7 = You cannot hand in { $tokens }: your loot has { $most ->
        [one] 1 cube
       *[other] { $most } cubes
    }.
why-R12_11 = { $active_seat } decides first how to meet the danger.
why-R14_1 = { $active_seat } is trading now.
why-R14_3 = You leave the market only in Phase II, between two transactions.
why-R14_4 = A transaction is one purchase or sale of one kind in Phase II: first the kind, then at least one cube, fives before ones.
why-R14_5 = You have traded this kind already in this phase: { $kind }.
why-R15_1 = { $active_seat } is at work in the workshop now.
why-R15_3 = You leave the workshop only in Phase III, between two actions.
why-R15_5 = Crews are upgraded only in Phase III, with an action in the workshop.
why-R15_6 =
    { $place ->
         [core] That crew is in the core and can no longer grow.
        *[other] The crew at { $place } has strength { $strength }, and that is the most.
    }
why-R15_8 = Safety is upgraded only in Phase III, with an action in the workshop.
why-R15_9 = Mobility is upgraded only in Phase III, with an action in the workshop.
why-R15_10 = There is no level { $level }: three is the last.
why-R15_11 = Shafts are built only in Phase III, with an action in the workshop.
why-R15_12 = A level 1 shaft cannot go on { $tile }: it takes an unflipped tile on or next to a crew of yours, without crews of others.
why-R15_12-bare = By the rule of level 1 there is no tile for this shaft.
why-R15_13 = A level 2 shaft cannot go on { $tile }: no crew of yours is there or next to it, or others’ crews stand on the unflipped tile.
why-R15_13-bare = By the rule of level 2 there is no tile for this shaft.
why-R15_15 = { $tile } has a shaft already.
why-R15_16 = { $tile } has a crew of yours only at its entrance, and a crew there supports no shaft.
why-R15_17 = You have no shaft to move on { $tile }.
why-R15_17-bare = A shaft is moved in Phase III: first the shaft, then a level you have bought, then its new tile.
why-R15_19 = Deliveries are made only in Phase III, with an action in the workshop.
why-R15_20 = There are no deliveries left: { $kind }.
why-R17_5 = The match is over: enough companies have reached the core.
why-R17_6 = The match is over: a player has six achievements with all of the high class.
why-R17_15 = The match is over: its last round has been played.
why-R19_2 = There is no such crew: the AI plays only with two players.
why-R19_7 = { $tile } is not next to the AI crew: it moves exactly one tile.
why-R19_8 = AI crew { $crew } does not move: one on an entrance or a flipped tile goes first.
why-R19_9 = AI crew { $crew } does not move: a stronger one, or one farther from the core, goes first.
why-R19_10 = { $active_seat }, first in Control order, picks the AI crew.
why-R19_10-bare = An AI crew is picked once after a drilling round of two players, and only when several could move.
why-R19_11 = { $tile } lacks more strength than another tile next to the AI crew, or is flipped.
why-R19_12 = { $active_seat }, first in Control order, picks the AI crew’s tile.
why-R19_12-bare = A tile for the AI is picked only after its crew, and only when several are equally good.
why-R19_13 = No tile next to the AI crew is unflipped: { $active_seat }, first in Control order, picks any of them.
why-R19_18 = AI crew { $crew } has strength 4 already.
why-R19_18-bare = The first player in Direction order raises an AI crew, after the clean-up.

## Points and the end

source-achievements = Achievements
source-deliveries = Deliveries
source-majorities = Majorities
end-R17_5 = More than half of the players have reached the core.
end-R17_6 = Somebody has six achievements, all three high ones among them.
end-R17_15 = The last round allowed has been played.

## Options

option-edge_limit = Crews on edges
option-edge_limit-about = Whether each player may have one crew on an edge, or each edge may hold one.
option-edge_limit-per_player = One for each player
option-edge_limit-per_border = One on each edge
option-shaft2_rule = Shafts of level 2
option-shaft2_rule-about = Where a shaft of level 2 may go.
option-shaft2_rule-near_flipped = Also flipped tiles near own crews
option-shaft2_rule-free = Almost anywhere
option-market_limit = Trading a kind again
option-market_limit-about = How often you may trade the same kind in one Phase II.
option-market_limit-one_per_kind = Once for each kind
option-market_limit-no_opposite = Again, but never both ways
option-bribe_source = Where bribed crews come from
option-bribe_source-about = Whether the tile a bribed crew leaves may be flipped.
option-bribe_source-any = Any tile
option-bribe_source-unflipped = Only unflipped tiles
option-delivery_order = Order of deliveries
option-delivery_order-about = Whether the cheapest or the dearest delivery of a kind goes first.
option-delivery_order-cheapest_first = Cheapest first
option-delivery_order-dearest_first = Dearest first
option-tiebreak_tiles = Tie-break
option-tiebreak_tiles-about = Which tiles are counted when totals are equal.
option-tiebreak_tiles-achievements = Achievements
option-tiebreak_tiles-achievements_and_deliveries = Achievements and deliveries
option-danger_cap = Loss by danger
option-danger_cap-about = How strength, safety, tokens and loot are set off against each other.
option-danger_cap-after_safety = Loot limits what safety leaves
option-danger_cap-before_safety = Loot limits before safety
option-danger_cap-joint = Safety and tokens together
option-score_zero = Having none
option-score_zero-about = Whether having none of something can score in a majority.
option-score_zero-none = Scores nothing
option-score_zero-ranked = Ranks like any number
option-insurance_visibility = Insurance
option-insurance_visibility-about = Whether the others see what you insure.
option-insurance_visibility-open = Open
option-insurance_visibility-secret = Secret
option-power_set = Powers of the tiles
option-power_set-about = How much strength the tiles demand.
option-power_set-3_to_10 = 3 to 10
option-power_set-2_to_9 = 2 to 9
option-seat_table = Seats of boards II and III
option-seat_table-about = How many seats the market and the workshop have.
option-seat_table-closing = One fewer than players
option-seat_table-one_per_player = One for each player
option-ring_alignment = Rings
option-ring_alignment-about = Whether the rings of the mine lie aligned or offset.
option-ring_alignment-aligned = Aligned
option-ring_alignment-offset = Offset
option-phase_order = Order in Phases II and III
option-phase_order-about = Who acts first in the market and the workshop.
option-phase_order-seat = By seat
option-phase_order-direction = By Direction order
option-mobility_price_2_3p = Mobility with two or three players
option-mobility_price_2_3p-about = Whether mobility costs more with fewer than four players.
option-mobility_price_2_3p-raised = Raised prices
option-mobility_price_2_3p-same = Prices of four players
option-max_rounds = Most rounds
option-max_rounds-about = After how many rounds a match is scored in any case.
option-vp_passes = Placing vice-presidents
option-vp_passes-about = Whether the second pass runs like the first or backwards.
option-vp_passes-forward = Same order
option-vp_passes-snake = Backwards

# The board in the terminal
board-status = Round
board-mine = Mine
board-extraction = Extraction
board-boards = Phase boards
board-stacks = Deliveries and achievements
board-screen = Behind your screen
board-shown = shows
board-round = Round { $round } of at most { $rounds }
board-drilling = drilling round { $drilling_round } of 4
board-direction = Direction
board-control = Control
board-left = dice { $dice }, bribe tokens { $bribes }
board-ending = The last round: it is played to its end.
board-legend = 2/5 strength/power  ▒ flipped, with the yield of a shaft  ╫A shaft  A2+1 crew and die  ┄ edge  * AI
board-piles = Cards by power
board-money = ${ $money } · tokens { $tokens }
board-offer = Chosen (${ $value }):
board-company = safety { $safety } · mobility { $mobility } · shafts { $shaft } · cards { $cards }
board-turns = { $left } to go
board-traded = traded: { $kinds }
board-ready = ready

## Help on what lies on the table

about-cube = { $kind }: a cube is worth ${ $price } on the market. Bid with it, deliver it for stars, or keep it: most cubes of a kind bring stars at the end.
about-money = Money: for crews, shafts, safety, mobility and dice, and for bids. The most money brings stars at the end too.
about-level = { $level }: tiles of power { $low } or { $high }; a die here has strength { $cap } at most. The deeper, the richer and the more dangerous.
about-tile = { $tile }, a tile of { $level }: its power is { $low } or { $high }, as printed on it. When the crews and dice on it together reach that, it is extracted at once, and everybody with a crew there gets a share.
about-edge = The edge { $edge }: a crew here counts on both tiles. Stopping on an edge takes mobility 2.
about-entrance = { $place }: one crew of every player starts here. From here it can step only onto the two tiles that the entrance touches.
about-core = The core. Bringing a crew here earns a high achievement; the crew is then out of play. When more than half of the players have done it, this is the last round.
about-board_1 = Board I, the control centre: those seated here drill earlier and may bribe or hire a die after a move.
about-board_2 = Board II, the market: only those seated here may buy and sell in Phase II.
about-board_3 = Board III, the workshop: only those seated here may upgrade, build shafts and deliver in Phase III.
about-class = Class of achievements: { $class }. The first to earn one gets { $best } stars, later ones get fewer.
about-bribe = Bribe: after your move, pull another player’s crew from a tile next to yours onto your tile. That completes an extraction with somebody else’s strength.
about-subcontractor = Subcontractor: after your move, hire a die that makes your crew stronger. It costs $1000 for strength 1 and $500 more for each step up to 4.
about-safety = Safety protects your loot from danger: level 1 saves 1 cube, level 2 saves 3, level 3 saves all.
about-mobility = Mobility lets your crews go farther: level 1 two steps sideways, level 2 onto an edge as well, level 3 two steps in any direction.
about-shaft = A shaft. When its tile is extracted you get the surplus, even without a crew there; after that it yields the cubes of the tile’s back every round.
about-crew = A crew of strength 1 to 4. It adds its strength to that of all other crews on the tile. Strong crews take the surplus first, but lose more to danger.
about-strongest = The player with the most strength on the tile gets the surplus that could not be shared equally.
about-active = The active player: whoever set off the extraction. That player keeps the card, and at equal strength the surplus too.
about-ai = The AI joins in with two players. Its crews drill and take their share, but it earns no stars.
about-achievement = Achievement: { $achievement }. As soon as you have this, you take the top tile, without an action; the best is worth { $stars } stars. You pay nothing for it.
about-delivery = Delivery: hand in { phrase-cubes } and get { $stars } stars. The cubes are gone, and the next delivery of this kind asks for more.
about-extraction = Extraction card for power { $power }: { phrase-cubes }{ $danger ->
    [0] {""}
   *[other] {" "}and danger
}. Everybody on the tile gets the same number of each kind; what is left is the surplus.
about-back = Back of a tile: a shaft here yields { phrase-cubes } every round, after the fourth drilling round.
about-seat_bribe = Seat { $chair } of board I: you may bribe one crew after your move in each drilling round. A lower number drills earlier.
about-seat_subcontractor = Seat { $chair } of board I: you may hire one die after your move in each drilling round. A lower number drills earlier.
about-seat_market = Seat { $chair } of the market. Seat 1 has the most transactions and goes first.
about-seat_workshop = Seat { $chair } of the workshop. Seat 1 has the most actions and goes first.
about-die = A hired die: its strength adds to the crew’s. It stays free of charge while the crew stays; at the end of the round it goes back.
about-vice_president = Your vice-president. You have two and place them on two different boards: that decides what you may do this round.
about-screen = Behind your screen are your cubes, money and tokens. The others do not see how many, though they can keep count.
about-insurance_token = An insurance token saves one cube of your loot from danger. You exchange a cube for it beforehand; at the end it is worth nothing.
about-bribe_token = A bribe token. There are three a round for everybody together; when they are gone, nobody bribes.
about-direction_order = Direction order: the highest bidder of the auction picks seats first.
about-control_order = Control order: in this order you drill. Those seated on board I come first.
about-drilling_marker = The drilling marker shows which of the four drilling rounds you are in.
about-danger = Danger: you lose as many cubes of your loot as your strength there, less your safety; the dearest first. Each token saves one.
about-star = Stars are the points: for achievements, deliveries and majorities. The most stars win.
about-power = The power of a tile: when all crews and dice on it together have this much strength, it is extracted.
about-strength = The strength of a crew. It counts for the extraction and for the surplus, but against you in danger.
about-company_board = Your company: levels of safety, mobility and shafts, and the achievements you have. Everybody sees it.
about-price = The price. You pay all of it at once; there is no credit.
about-seat = A player and their company. What is behind the screen is hidden; crews, shafts and levels are open.
about-phase_laying = The mine is laid: four rings of tiles whose backs nobody knows.
about-phase_directing = The first Direction order is drawn.
about-phase_controlling = The first Control order is drawn.
about-phase_auction = Bid in secret to pick seats first. Everybody pays their bid, losers too: do not bid cubes that you need.
about-phase_placing = Place your vice-president: on board I to drill better, on board II to trade, on board III to build and deliver.
about-phase_insuring = Exchange cubes for tokens if you expect danger. Cheap zinc suits that best.
about-phase_drilling = Choose the crew that acts in this drilling round. Look for a tile that lacks little strength.
about-phase_moving = Move the crew a step, or let it stay. Whoever completes an extraction keeps the card.
about-phase_carrying = The crew has a die: take it along and pay again, or leave it behind.
about-phase_bribing = You may pull another player’s crew onto your tile. That helps when just a little strength is missing.
about-phase_bribing_to = Your crew stands on an edge: choose which of the two tiles the bribed crew comes to.
about-phase_hiring = You may hire a die. It pays when it completes an extraction or wins you the surplus.
about-phase_choosing_tile = Several tiles are ready: the active player chooses which is extracted first.
about-phase_flipping = The tile is flipped: now you see what a shaft here yields.
about-phase_drawing = A card decides the loot, and whether there is danger.
about-phase_endangered = Danger! Hand in tokens to save the dearest cubes of your loot.
about-phase_ai_crew = Choose which AI crew moves a step.
about-phase_ai_moving = Choose where the AI crew goes; it looks for the tile that lacks the least strength.
about-phase_trading = Buy or sell one kind of cubes per transaction, at fixed prices. Save up for achievements and deliveries, or raise money.
about-phase_counting = Choose how many cubes you buy or sell.
about-phase_working = One action: upgrade a crew, safety or mobility, build or move a shaft, or deliver.
about-phase_shaft_level = Choose the level you have bought by whose rule the shaft moves; a higher one allows more tiles but costs more.
about-phase_shaft_moving = Choose the shaft’s new tile: a rich one about to be extracted, or a flipped one that yields every round.
about-phase_ai_raising = After every round one AI crew gains strength: choose which.
about-phase_over = The stars are counted: achievements, deliveries and majorities.

## Why a bot likes a choice
term-deliveries = { $points } for deliveries
term-achievement = { $points } for the achievement “{ $about }”
term-approach = { $points } towards the achievement “{ $about }”
term-majority =
    { $points } for the majority in { $about ->
         [zinc] zinc
         [copper] copper
         [silver] silver
         [gold] gold
        *[money] money
    }
term-extraction = { $points } from this extraction
term-chairs = { $points } for seats on the boards
term-wealth = { $points } for money and cubes to spend
term-tokens = { $points } for insurance
term-strength = { $points } for the crews’ strength
term-safety = { $points } for safety
term-mobility = { $points } for mobility
term-shafts = { $points } for shafts
term-crews = { $points } for where the crews are
term-rival = { $points } by what the best rival gets
term-victory = { $points } for being ahead at the end
count-money = leaves ${ $count }
