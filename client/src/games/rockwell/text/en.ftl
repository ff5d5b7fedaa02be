# What only the board of Rockwell says.

## Groups of the panel
kind-bid_cubes = Cubes to bid
kind-bid_money = Notes to bid
kind-bid_done = Hand in the bid
kind-place_vp = Seats
kind-insure = Cubes to insure
kind-insure_done = Settle the insurance
kind-crew = Crews
kind-stay = Stay
kind-move = Where to
kind-take_die = Take the die along
kind-leave_die = Leave the die
kind-bribe = Crews to bribe
kind-bribe_ai = AI crews to bribe
kind-bribe_to = Onto which tile
kind-hire = Dice to hire
kind-no_advantage = Or nothing
kind-first_tile = Ready tiles
kind-use_insurance = Insurance tokens
kind-ai_crew = AI crews
kind-ai_move = Where to
kind-ai_upgrade = AI crews
kind-buy = Buy
kind-sell = Sell
kind-amount = How many
kind-amount_done = Deal
kind-pass_market = Leave
kind-upgrade_crew = Stronger crews
kind-upgrade_safety = Safety
kind-upgrade_mobility = Mobility
kind-build_shaft = Build a shaft
kind-move_shaft = Move a shaft
kind-shaft_level = Level
kind-shaft_to = Where to
kind-deliver = Deliver
kind-pass_works = Leave

## The mine
mine = The mine: four rings of tiles around the core
zoom = Zoom
zoom-in = Nearer
zoom-out = Farther
zoom-whole = The whole mine
edge = The edge between { $tiles }
tile-front = { $tile }: power { $power }, strength there { $total }
tile-back = { $tile }, flipped: a shaft there yields { phrase-cubes }
tile-shaft = shaft of { $seat }
crew =
    Crew of { $seat } at { $place }, strength { $strength }{ $die ->
         [0] {""}
        *[other] {" "}with a die of { $die }
    }
sum = Strength { $total } of { $power }
sum-other = (the other tile: { $total } of { $power })

loupe = Which crew?

## The round
round = Round { $round }
last-round = Last round
stages = Parts of the round
stage-auction = Auction
stage-placing = Seats
stage-board_1 = I Drilling
stage-board_2 = II Market
stage-board_3 = III Workshop
order-direction = Direction
order-control = Control
order-direction-of = Direction order: { $seats }
order-control-of = Control order: { $seats }
order-direction-about = Set by the auction: who places vice-presidents first
order-control-about = Set by the seats of board I: who drills first
boards = Phase boards
board_1-name = Control centre
board_2-name = Market
board_3-name = Workshop
chair-gives = Seat { $chair }: { $gives }
chair-times =
    Seat { $chair }: { $times ->
         [one] once
        *[other] { $times } times
    }
dice-left =
    { $dice ->
         [one] 1 subcontractor die left
        *[other] { $dice } subcontractor dice left
    }
bribes-left =
    { $bribes ->
         [one] 1 bribe token left
        *[other] { $bribes } bribe tokens left
    }
track =
    { $drilling_round ->
         [0] Drilling has not begun
        *[other] Drilling round { $drilling_round } of 4
    }
price-dice = Prices of dice
price-table = Prices of the workshop

## Sealed choices
bid-title = Your sealed bid
bid-about = Nothing yet. Cubes count at market price; all that is bid is lost.
bid-tray = On the table; choose it to take it back
insure-title = Insurance
insure-about = Nothing yet. Each cube you give becomes a token; a token saves one cube from danger.
insure-tray = To be exchanged; choose it to take it back
lay-cubes = Lay down { $cubes }: { $kind } ({ $left } left)
lay-note = Lay down ${ $money } (${ $left } left)
take-cube = Take back 1 of { $cubes }: { $kind }
take-note = Take back ${ $money }
money = ${ $money }
money-left = ${ $money } left
bids = The bids
clear = Clear
ready-title = Who is ready
ready = ready
choosing = choosing …

## Questions
hint-crew = Drag a crew to a tile, or click it and then the tile.
hint-crew-touch = Tap a crew, then the tile.
hint-crew-key = Choose a crew with the arrow keys and Enter, then the tile.
hint-move = Choose a tile: it shows the strength it would have. Or stay.
hint-place_vp = Choose a free seat on one of the boards.
hint-advantage_bribe = Choose the crew in the mine or here.
hint-bribe_target = Choose one of the two tiles.
hint-first_tile = Choose the tile to extract first.
hint-ai_crew = With two players a third company drills along: it scores nothing, but its crews share what is extracted. Choose the crew to move.
hint-ai_move = It goes where the least strength is missing; where several tiles are equal, you choose one.
hint-ai_upgrade = The AI grows by one strength each round. Choose the crew that gains it.
lately-bribed = bribed by
lately-hired = hires
hint-shaft_to = Choose the tile for the shaft.
hint-build_shaft = Now choose the tile for the shaft.
hint-move_shaft = Now choose the shaft to move.
short-take_die = Strength { $strength }
short-hire = Strength { $strength }
short-shaft_level = By the rule of level { $level }
short-buy = Buy: { $kind }
short-sell = Sell: { $kind }
purse = You have ${ $money }
market-row = ${ $price }
fewer = { $cubes } fewer
more = { $cubes } more
work-crew = Crew at { $place }: { $strength } → { $next }
work-level = { $sector }: { $level } → { $next }
tool-build_shaft = Build a shaft …
tool-move_shaft = Move a shaft …

## An extraction
extraction-title = Extraction: { $tile }
extraction-steps = Steps
extraction-earlier = Earlier extraction
extraction-later = Later extraction
extraction-close = Close
step-ready = Tile
step-card = Card
step-share = Shares
step-surplus = Surplus
step-danger = Danger
step-result = Result
step-back = Back
step-on = Next
danger = Danger
saved = saved
to-supply = supply
part-owner = Company
part-strength = Strength on the tile
part-share = Share
part-surplus = Surplus
part-lost = Lost
part-gets = Gets
tell-ready = { $seat } brings { $tile } to strength { $total }: its power is { $power }, so it is extracted.
tell-card = { $card } is drawn: this is divided.
tell-card-danger = { $card } is drawn, and it is dangerous: this is divided first.
tell-share =
    { $count ->
         [one] One company has crews here and takes everything.
        *[other] { $count } companies have crews here: of each kind all get equally many, rounded down.
    }
tell-surplus =
    What is left over goes to { $seat }{ $reason ->
         [shaft] , who owns the shaft.
         [strongest] , the strongest here ({ $strength }).
        *[active] : several are strongest, so it goes to the active player.
    }
tell-danger =
    { $seat }: strength { $strength } less safety { $safety }, so { $due ->
         [one] 1 cube is
        *[other] { $due } cubes are
    } at stake; { $settled ->
         [0] to be decided.
        *[other] { $tokens ->
             [0] no tokens
             [one] 1 token
            *[other] { $tokens } tokens
        } handed in, { $lost } lost.
    }
tell-danger-none = Nobody has anything at stake: safety is high enough.
tell-result = The cubes go behind the screens; { $seat } keeps the card.
tell-achievement = { $seat } earns: { $achievement }

## What can be earned
deliveries = Deliveries
delivery = Deliver { phrase-cubes } for { $stars } stars ({ $left } left)
delivery-none = No deliveries left: { $kind }
achievements = Achievements
achievement-left = { $left } left
piles = What the cards can still bring
pile-size =
    { $size ->
         [one] 1 card
        *[other] { $size } cards
    }

## The companies
cubes = { phrase-cubes }
screen = Behind the screen of { $seat }
stock = { $kind }: { $cubes }
tokens =
    { $tokens ->
         [one] 1 insurance token
        *[other] { $tokens } insurance tokens
    }
stars-so-far = Your stars so far: { $stars }. Those for the most of a kind are counted at the end; the stars of others are hidden.
delivered = Deliveries: { $tiles }, { $stars } stars
crews = Crews
kept =
    { $cards ->
         [one] 1 extraction card kept
        *[other] { $cards } extraction cards kept
    }
left = { $left } to go
traded = Traded:
level-safety =
    Safety { $level }: { $level ->
         [1] danger asks 1 less
         [2] danger asks 3 less
        *[3] danger asks nothing
    }
level-mobility =
    Mobility { $level }: { $level ->
         [1] one step, or two sideways
         [2] also to stop on edges
        *[3] two steps of any kind
    }
level-shaft = Shaft { $level }

## Aids and drawers
aid-insurance = No insurance this round
aid-passes = Pass for me when nothing else is possible
leave-really = Press again to leave
decline-advantage_bribe = No bribe
decline-advantage_hire = No subcontractor
drawers = Drawers
drawer-boards = Phase boards
drawer-goals = Deliveries and achievements
drawer-cards = Cards
drawer-extraction = Extractions
extraction-none = Nothing has been extracted yet.
more-about = More
earned = Earned:
counted = Counted from the log:
uncounted = Behind the screen: the log does not tell enough to count it.
score-now = If scored now: { $total ->
        [one] 1 star
       *[other] { $total } stars
    } (achievements { $achievements }, deliveries { $deliveries }, majorities { $majorities })
stars-earned = Achievements: { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }

## Scenes
told-shares = Of each kind all get equally many: { phrase-cubes } for each of { $seats }.
told-received = Behind the screens:
told-part = { $seat } { phrase-cubes }
told-bids = The bids are open.
told-bid = { $seat } ${ $value }

## How one wins
aim = You win with the most stars at the end: for deliveries of resources from the mine, for achievements, and for the most of a resource or of money.
