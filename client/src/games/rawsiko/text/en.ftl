### Words that only the board of RAWsiko says.

## Groups of actions
kind-choose_continent = Continents
kind-choose_territory = Territories
kind-place = Place a resource
kind-source = Move from
kind-target = Move to
kind-number = How many
kind-end_phase = End of the phase
kind-china_take = Take from China
kind-china_pass = Pass

## Map
map = World map
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Show the whole world
zoom-follow = Show what matters now
closed-china = China: closed, no territory
closed-inactive = Areas that are no territory
land-empty = Empty
land-owned = { $seat }: { $total ->
    [one] 1 resource
   *[other] { $total } resources
}
land-unmoved = { $seat }: { $unmoved } of { $total } unmoved
land-links = Links: { $territories }
continent-free = { $continent }, place { $place }: free
continent-taken = { $continent }, place { $place }: { $seat }
loupe = Which one do you mean?
short-usa = USA
short-united_kingdom = UK
short-south_africa = S. Africa
short-saudi_arabia = Saudi Ar.
short-south_korea = S. Korea
short-new_guinea = N. Guinea
short-new_zealand = N. Zealand
continent-needed = { $count ->
    [0] no materials for your goals
    [one] 1 material your goals still need
   *[other] { $count } materials your goals still need
}

## Materials
materials = Materials
material-held = { $material }: you control it
material-needed = { $material }: you need it for a goal
material-other = { $material }
material-goals = For your goals: { $goals }
legend-held = you control it
legend-needed = a goal of yours lacks it
explain = What is { $material } for?
evidence = Where it comes from
evidence-P = mined or produced
evidence-R = refined
evidence-D = known deposit
evidence-X = named in the rulebook
evidence-sources = Sources
eu-list = On the list of critical raw materials of the European Union: { $detail }

## Panels
panel-player = Player
panel-status = Turn and investment
panel-move = Move
close-panel = Close
to-place = { $left ->
    [one] 1 resource still to place
   *[other] { $left } resources still to place
}
to-settle = { $left ->
    [one] 1 territory still to choose
   *[other] { $left } territories still to choose
}
turn-count = { $turn ->
    [0] Before turn 1 of { $turns }
   *[other] Turn { $turn } of { $turns }
}
credit-next = next turn
credit-about = With { $materials ->
    [one] 1 material
   *[other] { $materials } materials
} you would get { $credit ->
    [one] 1 resource
   *[other] { $credit } resources
} next turn

## Goals
goal-complete = complete
goal-incomplete = not complete
goal-missing = { $count ->
    [one] Missing: { $materials }
   *[other] Missing { $count }: { $materials }
}

## Moves and battles
move-back = Step back
move-go = Move { $number }
move-attack = Attack with { $number }
move-sure = Yes, all { $number }
move-empties = Nobody would stay: { $source } may be left empty. Press once more if you mean it.
how-many = How many
count-fewer = One fewer
count-more = One more
odds-title = Odds: { $number } against { $defenders }
odds-losses = You lose { $own }, they lose { $other }
odds-short = you −{ $own }, they −{ $other }
odds-conquest = Conquest: { $detail }.
odds-mean = Losses on average: { $own_detail } yours, { $other_detail } theirs.
battle-route = { $source } → { $target }
battle-attack = { $seat } attacks and rolls { $dice }
battle-defence = { $seat } defends and rolls { $dice }

## Players
player-owns = { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}, { $materials ->
    [one] 1 material
   *[other] { $materials } materials
}, next turn +{ $credit }
player-continents = Drafted: { $continents }
player-goals = Goals: { $goals }
china-picks = { $picks ->
    [one] May take 1 material from China
   *[other] May take { $picks } materials from China
}
china-taken = { $material }, from China
player-territories = { $territories ->
    [one] 1 territory
   *[other] { $territories } territories
}
player-materials = { $materials ->
    [one] 1 material
   *[other] { $materials } materials
}
china-sure = Press once more to give it up

## Events that belong together
event-placed_many = { $seat } places { $count } resources: { $territories }.
event-territories_chosen = { $seat } settles in { $count } territories: { $territories }.
event-entered_many = { $seat } takes { $count } empty territories: { $targets }.
event-moved_many = { $seat } moves { $resources } resources in { $count } moves: { $targets }.

## Choosing on the map

lands-on-map = Click one of the outlined territories on the map. Orange marks what your goals need.
lands-on-map-touch = Tap one of the outlined territories on the map. Orange marks what your goals need.
lands-on-map-key = Tab leads to the outlined territories on the map. Orange marks what your goals need.

## How one wins
aim = You win with the most victory points (VP) at the end: a secret goal brings its points if you own territories with all the materials it needs.
