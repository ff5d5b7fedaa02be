# RAWsiko in English. Names, prompts, actions, events, violations, options; variables are the facts of the game.

## Names

title = RAWsiko
neutral-title = Materia
name-north_america = North America
name-south_america = South America
name-europe = Europe
name-africa = Africa
name-asia = Asia
name-oceania = Oceania
name-greenland = Greenland
name-canada = Canada
name-usa = United States
name-mexico = Mexico
name-guatemala = Guatemala
name-cuba = Cuba
name-colombia = Colombia
name-peru = Peru
name-brazil = Brazil
name-bolivia = Bolivia
name-chile = Chile
name-argentina = Argentina
name-norway = Norway
name-finland = Finland
name-united_kingdom = United Kingdom
name-france = France
name-spain = Spain
name-germany = Germany
name-italy = Italy
name-turkey = Turkey
name-ukraine = Ukraine
name-morocco = Morocco
name-algeria = Algeria
name-egypt = Egypt
name-guinea = Guinea
name-nigeria = Nigeria
name-dr_congo = DR Congo
name-tanzania = Tanzania
name-mozambique = Mozambique
name-south_africa = South Africa
name-madagascar = Madagascar
name-russia = Russia
name-kazakhstan = Kazakhstan
name-mongolia = Mongolia
name-iran = Iran
name-saudi_arabia = Saudi Arabia
name-india = India
name-south_korea = South Korea
name-japan = Japan
name-vietnam = Vietnam
name-indonesia = Indonesia
name-philippines = Philippines
name-new_guinea = New Guinea
name-australia = Australia
name-new_zealand = New Zealand
name-Sb = Antimony
name-BA = Baryte
name-BX = Bauxite
name-Be = Beryllium
name-Bi = Bismuth
name-B = Borates
name-Co = Cobalt
name-CC = Coking coal
name-FS = Fluorspar
name-Ga = Gallium
name-Ge = Germanium
name-Hf = Hafnium
name-He = Helium
name-HRE = Heavy rare earths
name-In = Indium
name-Li = Lithium
name-LRE = Light rare earths
name-Mg = Magnesium
name-NG = Natural graphite
name-NR = Natural rubber
name-Nb = Niobium
name-P = Phosphorus
name-PGM = Platinum-group metals
name-PR = Phosphate rock
name-Si = Silicon metal
name-Sr = Strontium
name-Ta = Tantalum
name-Ti = Titanium
name-V = Vanadium
name-W = Tungsten
name-fertilizers = Fertilizers
name-tyres = Tyres
name-oil_drilling = Oil drilling
name-drink_cans = Drink cans
name-white_paint = White paint
name-steel = Steel
name-glass_ceramics = Heat-resistant glass
name-flame_retardants = Flame retardants
name-fireworks = Fireworks
name-cutting_tools = Cutting tools
name-batteries = Rechargeable batteries
name-catalytic_converters = Catalytic converters
name-led_lamps = LED lamps
name-medicines = Medicines
name-digital_cameras = Digital cameras
name-solar_panels = Solar panels
name-wind_turbines = Wind turbines
name-televisions = Televisions
name-nuclear_reactors = Nuclear reactors
name-fuel_cells = Fuel cells
name-optical_fibres = Optical fibres
name-medical_equipment = Medical equipment
name-smartphones = Smartphones
name-electric_cars = Electric cars
name-airliners = Airliners
name-satellites = Satellites
name-computers = Computers
name-robots = Industrial robots
name-card_1 = Goal card 1
name-card_2 = Goal card 2
name-card_3 = Goal card 3
name-card_4 = Goal card 4
name-card_5 = Goal card 5
name-card_6 = Goal card 6
name-card_7 = Goal card 7
name-land = By land
name-sea = By sea
name-china = China
name-inactive = Inactive area

## What the materials are for

about-Sb = Antimony keeps plastics and textiles from catching fire and hardens the lead in car batteries.
about-BA = Baryte weighs down the drilling mud of oil and gas wells and shows up the gut on X-ray pictures.
about-BX = Bauxite is the ore from which nearly all aluminium is made, from drink cans to aircraft.
about-Be = Beryllium, light and stiff, goes into space telescopes, X-ray windows and springy copper contacts.
about-Bi = Bismuth soothes upset stomachs and replaces poisonous lead in solder and brass.
about-B = Borates make glass withstand heat, feed plants and go into glass fibre and detergents.
about-Co = Cobalt holds the charge of many rechargeable batteries and lets turbine blades run hot.
about-CC = Coking coal becomes the coke that turns iron ore into iron and steel in the blast furnace.
about-FS = Fluorspar makes molten steel run and gives the fluorine for coolants, non-stick pans and battery salts.
about-Ga = Gallium shines in LEDs and amplifies radio signals in phones and radar.
about-Ge = Germanium guides light in optical fibres and lets night-vision cameras see heat.
about-Hf = Hafnium soaks up neutrons in reactor control rods and insulates the tiniest transistors.
about-He = Helium cools the magnets of MRI scanners close to absolute zero and fills balloons safely.
about-HRE = Heavy rare earths keep strong magnets strong in the heat and give screens and lasers their colours.
about-In = Indium makes the clear, conducting film on every touch screen.
about-Li = Lithium carries the charge in the batteries of phones and electric cars.
about-LRE = Light rare earths make the strong magnets in wind turbines, electric motors and headphones.
about-Mg = Magnesium is the lightest metal to build with and makes aluminium alloys harder.
about-NG = Natural graphite forms the negative pole of batteries and lines furnaces that melt steel.
about-NR = Natural rubber, tapped from trees, gives tyres their grip and surgical gloves their stretch.
about-Nb = A pinch of niobium makes steel stronger and lighter, and its wires carry current without loss in MRI magnets.
about-P = White phosphorus is the start of flame retardants, pesticides and the acids that clean microchips.
about-PGM = Platinum-group metals clean exhaust gases, drive fuel cells and speed up the making of medicines.
about-PR = Phosphate rock is ground up for fertilizer: without it harvests would shrink all over the world.
about-Si = Silicon metal is refined into the wafers of computer chips and solar cells.
about-Sr = Strontium burns red in fireworks and flares and goes into the cheap magnets of small motors.
about-Ta = Tantalum stores charge in the tiny capacitors of phones and is welcome in the body as an implant.
about-Ti = Titanium, strong and rustproof, builds aircraft and hip joints; its oxide makes paint white.
about-V = Vanadium toughens the steel of tools and springs and stores power in large flow batteries.
about-W = Tungsten has the highest melting point of all metals and makes drills and cutting tools nearly as hard as diamond.

## Phases

phase-seat = Drawing the seats
phase-deal = Dealing the goals
phase-draw = Drawing a continent
phase-continent = Draft: continent
phase-territory = Draft: territories
phase-distribute = Placing the starting resources
phase-invest = Investment phase
phase-action = Action phase
phase-target = Action phase: where to
phase-number = Action phase: how many
phase-attack = Battle: the attacker rolls
phase-defence = Battle: the defender rolls
phase-china = Trade with China
phase-over = The match is over

## Actions

action-choose_continent = { $continent }
action-choose_territory = { $territory } ({ $materials })
action-place =
    { $territory } ({ $total ->
         [one] 1 resource there now
        *[other] { $total } resources there now
    })
action-source = From { $territory } ({ $unmoved } of { $total } unmoved)
action-target =
    { $relation ->
         [own] { $source } → { $territory } (yours)
         [foreign] Attack { $source } → { $territory } (defended by { $defenders })
        *[empty] { $source } → { $territory } (empty)
    }
action-number =
    { $relation ->
         [foreign] Attack with { $number } against { $defenders }
        *[other] Move { $number }
    }; { $rest ->
         [0] nobody stays behind
         [one] 1 stays behind
        *[other] { $rest } stay behind
    }
action-end_phase = End your action phase
action-china_take = Take { $material }
action-china_pass =
    Pass ({ $left ->
         [one] gives up 1 material
        *[other] gives up { $left } materials
    })

## Gestures: several actions in one phrase

gesture-target-number =
    { $number_relation ->
         [foreign] Attack { $number_source } → { $number_target } with { $number_number } against { $number_defenders }
        *[other] { $number_source } → { $number_target } with { $number_number }
    } ({ $number_rest ->
         [0] nobody stays behind
         [one] 1 stays behind
        *[other] { $number_rest } stay behind
    })
gesture-source-target-number = { gesture-target-number }
gesture-choose_territory = { $choose_territory_territory }
gesture-choose_continent-choose_territory = { $choose_territory_territory } ({ $choose_continent_continent })

## Questions

prompt-choose_continent =
    Choose your { $round ->
         [1] first
        *[2] second
    } continent.
prompt-choose_territory = Choose a territory ({ $continent }, { $left } more).
prompt-distribute = Place a starting resource on one of your territories ({ $left } left).
prompt-invest = Place an invested resource on one of your territories ({ $left } left).
prompt-action = Turn { $turn } of { $turns }: choose where to move from, or end your action phase.
prompt-target = From { $source } ({ $unmoved } unmoved): where to?
prompt-number =
    { $source } → { $target }: { $relation ->
         [foreign] how many attack the { $defenders ->
             [one] defender
            *[other] { $defenders } defenders
        } (at most { $most })?
        *[other] how many move (at most { $most })?
    }
prompt-china = Trade with China: take a material you lack ({ $left } left).

## Events

event-seat_drawn = { $seat } plays as number { $place }.
event-goals_dealt = { $seat } receives goals: { $goals }.
event-goals_dealt-bare = { $seat } receives secret goals.
event-continent_drawn = { $seat } is assigned a continent: { $continent }.
event-continent_chosen = { $seat } chooses a continent: { $continent }.
event-territory_chosen = { $seat } settles in { $territory }.
event-placed =
    { $seat } places a resource: { $territory } ({ $left ->
         [0] all placed
        *[other] { $left } left
    }).
event-turn_began = Turn { $turn } of { $turns } begins.
event-credited =
    { $seat } controls { $materials ->
         [one] 1 material
        *[other] { $materials } materials
    } and receives { $resources ->
         [one] 1 resource
        *[other] { $resources } resources
    }.
event-phase_began = The action phase of { $seat } begins.
event-moved =
    { $seat } moves { $number ->
         [one] 1 resource
        *[other] { $number } resources
    }: { $source } → { $target }.
event-entered =
    { $seat } takes an empty territory with { $number ->
         [one] 1 resource
        *[other] { $number } resources
    }: { $source } → { $target }.
event-emptied = { $territory } is empty now: { $seat } has left it.
event-attacked = { $seat } attacks { $defender_seat }: { $source } → { $target }, { $attackers } against { $defenders }.
event-attack_rolled = { $seat } attacks and rolls { $dice }.
event-defence_rolled = { $seat } defends and rolls { $dice }.
event-losses = { $source } → { $target }: { $seat } loses { $attacker_losses }, { $defender_seat } loses { $defender_losses }.
event-conquered =
    { $source } → { $target }: { $seat } conquers this territory of { $defender_seat } with { $number ->
         [one] 1 resource
        *[other] { $number } resources
    }.
event-attack_failed =
    The attack of { $seat } fails: { $source } → { $target }. { $defender_seat } holds on; { $number ->
         [0] no attacker survives
         [one] 1 attacker survives
        *[other] { $number } attackers survive
    }.
event-eliminated = { $seat } has no resource left and is eliminated by { $by_seat }.
event-stranglehold = Monopoly stranglehold: the turn counter jumps to { $turn } of { $turns }.
event-phase_ended = { $seat } ends the action phase.
event-last_turn_over = Turn { $turn }, the last one, is over.
event-sole_survivor = { $seat } alone is left: the match is over.
event-china_granted =
    { $seat } may take { $picks ->
         [one] 1 material
        *[other] { $picks } materials
    } from China.
event-china_taken =
    { $seat } trades with China: { $material } ({ $left ->
         [0] none left
        *[other] { $left } left
    }).
event-china_passed =
    { $seat } passes and gives up { $left ->
         [one] 1 material
        *[other] { $left } materials
    } from China.
event-china_lapsed =
    Nothing is left for { $seat } to take from China: { $left ->
         [one] 1 material lapses
        *[other] { $left } materials lapse
    }.
event-goals_revealed = { $seat } reveals the goals: { $goals }.
event-scored =
    { $seat }: rank { $rank }, { $vp } VP ({ $goals ->
         [one] 1 goal
        *[other] { $goals } goals
    }, { $materials ->
         [one] 1 material
        *[other] { $materials } materials
    }, { $territories ->
         [one] 1 territory
        *[other] { $territories } territories
    }).

## Why not

why-W5_2 = It is { $seat }’s pick now: the draft runs through the seats and then back.
why-W7_4 = { $seat } is placing starting resources now, and places them all first.
why-W7_9 = Everybody places one resource in turn, and it is { $seat }’s turn.
why-W8_6 = It is { $seat }’s action phase now.
why-W10_6 = { $seat } is placing investments now, and places them all first.
why-W16_6 = { $seat } is trading with China now.
why-W4_2 = The order of play is being drawn.
why-W4_4 = The goals are being dealt; the draft comes after that.
why-W6_2 = The continent of this pick is being drawn.
why-W12_1 = A battle is being fought, and neither side decides anything more.
why-W5_1 = The draft is over: all { $picks } picks are made.
why-W5_1-bare = A pick goes in order: first its continent, then its territories.
why-W5_4 = This pick is finished first, with all its territories.
why-W7_1 = This comes only when all picks of the draft are finished.
why-W7_7 = All starting resources must be placed first; you cannot pass.
why-W8_3 = The first turn has no investment phase: there is nothing to place.
why-W8_4 = Investments come at the start of a turn, before all action phases.
why-W8_5 = Action phases begin only when everybody has placed all investments.
why-W8_8 = It is { $seat }’s action phase now; who comes first changes from turn to turn.
why-W10_5 = You are eliminated: you get no more investments.
why-W10_9 = All your new resources must be placed first; nothing is saved for later.
why-W11_3 = A move goes in three steps: its source, its target, its number.
why-W11_15 =
    You cannot use { $number }: only { $most ->
         [one] 1 resource there is
        *[other] { $most } resources there are
    } unmoved, and each moves or attacks once in a phase.
why-W14_3 = You are eliminated and take no further part.
why-W14_10 = The match ended with only one player left, and so without trade with China.
why-W16_1 = The turns of this match are over; nothing is placed or moved any more.
why-W16_2 = The trade with China comes after turn { $turns }, right before scoring.
why-W16_2-bare = There is no trade with China in this match.
why-W16_4 = You have no pick left: there is one for each continent that you hold alone.
why-W16_9 = You have given up the rest of your picks.
why-W16_10 = There is no material left for you to take.
why-W16_14 = You are eliminated: you take no part in the trade with China.
why-W11_2 = You can end your action phase only between two moves of it.
why-W11_4 = { $territory } is not yours: a move starts from a territory of your own.
why-W11_5 = { $territory } has no link by land or sea with { $source }.
why-W11_6 =
    You cannot move { $number }: only { $most ->
         [one] 1 resource there is
        *[other] { $most } resources there are
    } unmoved.
why-W11_7 = You cannot attack with { $number }: at most { $most } here, and never more than three.
why-W11_16 = Every resource in { $territory } has moved or fought in this phase already.
why-W11_20 = You cannot use { $number } but at most { $most }: with this option one resource stays behind.
why-W11_20-bare = With this option the last resource of a territory must stay.
why-W16_7 = { $material } cannot be taken: you have it already, or it is found nowhere on the map.
why-W16_11 = With this option you cannot pass while there is a material for you to take.
why-W6_1 = In the advanced set-up continents are assigned, not chosen.
why-W5_7 = { $continent } is taken, and there are still free continents, which go first.
why-W5_9 = { $continent } has been picked by two players already.
why-W5_10 = { $continent } is your first continent; the second must be another.
why-W5_13 = { $territory } does not lie in the continent of this pick: { $continent }.
why-W5_14 = { $territory } has been chosen already.
why-W5_15 = { $territory } does not touch a territory you chose in this pick.
why-W5_16 =
    You need { $needed ->
         [one] 1 connected empty territory
        *[other] { $needed } connected empty territories
    } here, and around { $territory } there are only { $have }.
why-W7_6 = { $territory } is not yours: starting resources go onto your own territories.
why-W10_8 = { $territory } is not yours: investments go onto your own territories.

## Points and the end

source-tier_1 = Goal (tier I)
source-tier_2 = Goal (tier II)
source-tier_3 = Goal (tier III)
source-tier_4 = Goal (tier IV)
end-W8_7 = The last turn has been played.
end-W14_10 = Only one player was left.

## Reasons of hints

term-goal = { $points } for your goal { $about }
term-materials = { $points } for the number of materials you control
term-resources = { $points } for resources now and to come
term-border = { $points } for your strength at the borders
term-spread = { $points } for how your resources are spread
term-rivals = { $points } compared with your opponents
term-ahead = { $points } for your chance of winning
term-home = { $points } for { $about } as a place to begin
term-usual = { $points } for the stage of the match
term-eliminated = { $points } for the risk of being eliminated

## Options

option-turns = Number of turns
option-turns-about = How many turns the match lasts.
option-advanced_setup = Advanced set-up
option-advanced_setup-about = Continents are drawn by lot; you choose only the territories.
option-monopoly_stranglehold = Monopoly stranglehold
option-monopoly_stranglehold-about = Each elimination makes the match one turn shorter.
option-trade_with_china = Trade with China
option-trade_with_china-about = Before scoring you take one more material for each continent you hold alone.
option-extra_resources = Starting resources to place
option-extra_resources-about = How many resources everybody places after the draft.
option-extra_resources-auto = By number of players (6, 6, 5)
option-goal_deal = Dealing the goals
option-goal_deal-about = Whether you get a fixed card of four goals or one free goal of each tier.
option-goal_deal-cards = Fixed cards
option-goal_deal-tiers = One goal of each tier
option-seat_order = Seat order
option-seat_order-about = Whether the order of play is drawn by lot or is the one entered.
option-seat_order-random = Drawn by lot
option-seat_order-as_listed = As entered
option-failed_attackers_may_retry = Failed attackers may try again
option-failed_attackers_may_retry-about = Survivors of a failed attack stay unmoved and may act again in the same phase.
option-must_leave_one = One must stay behind
option-must_leave_one-about = Moves and attacks always leave at least one resource on the source.
option-open_goals = Open goals
option-open_goals-about = Everybody sees everybody’s goals from the deal on.
option-first_player = First player
option-first_player-about = Whether the same seat begins every turn or the start moves on.
option-first_player-fixed = Always the same
option-first_player-rotating = Moves on each turn
option-setup_contact = Contact in the draft
option-setup_contact-about = Whether the territories of a pick must touch each other.
option-setup_contact-connected = They must touch
option-setup_contact-free = Free choice
option-placing = Placing resources
option-placing-about = Whether you place everything in one go or one resource each in turn.
option-placing-in_full = Everything in one go
option-placing-one_each = One each in turn
option-advanced_draw = Drawing the continents
option-advanced_draw-about = In the advanced set-up: whether a continent is drawn when its pick begins or all at the start.
option-advanced_draw-per_pick = At each pick
option-advanced_draw-up_front = All at the start
option-sole_survivor = Last one left
option-sole_survivor-about = Whether the match ends when one player is left or goes on to the last turn.
option-sole_survivor-end = The match ends
option-sole_survivor-play_on = It goes on
option-eliminated_rank = Rank of the eliminated
option-eliminated_rank-about = Whether those eliminated later rank higher or all of them share a rank.
option-eliminated_rank-later_better = Later is better
option-eliminated_rank-shared = Shared
option-stranglehold_spares_last_turn = Stranglehold spares the last turn
option-stranglehold_spares_last_turn-about = With the stranglehold the last turn is played whatever happens.
option-china_decline = China may be declined
option-china_decline-about = In the trade with China you may pass instead of taking a material.

## The board in the terminal

board-status = Turn
board-map = Map
board-territories = Territories
board-goals = Your goals
board-goals-of = Goals of { $seat }
board-battle = Last battle
board-odds = Odds
board-final = Final table
board-turn =
    { $turn ->
         [0] before turn 1 of { $turns }
        *[other] { $turn } of { $turns }
    }
board-strangled = Monopoly stranglehold
board-order = Order of play: { $seats }
board-legend = ✓ you control it, ! a goal of yours lacks it, ─ land link, ┄ sea link; with two numbers: unmoved/total
board-vp = { $vp } VP
board-fight = { $source } → { $target }: { $seat } against { $defender_seat }
board-chance = With { $number }: conquest { $conquest } %, losses on average { $own_detail } against { $other_detail }
board-held = { $territories ->
        [one] 1 territory
       *[other] { $territories } territories
    }, { $materials ->
        [one] 1 material
       *[other] { $materials } materials
    }, next turn +{ $credit }
board-left = still to place: { $left }
board-picks = from China: { $picks }
board-taken = from China: { $symbols }
board-out = eliminated
board-column-rank = rank
board-column-vp = VP
board-column-goals = goals
board-column-materials = materials
board-column-territories = territories

## Help on what lies on the table

about-continent = { $continent }: { $territories } territories. Hold a continent alone and it brings you a material in the trade with China.
about-territory = { $territory } ({ $continent }) yields { $materials }. Whoever has resources here controls those materials.
about-goal = { $goal }, a goal of tier { $tier }: have { $materials } at the end and it brings { $vp } VP. If one is missing, it brings nothing.
about-goal_card = A goal card with four goals, one of each tier. Only you know yours.
about-land = A link by land: from here you can move to the neighbouring territory or attack it.
about-sea = A link by sea, the dashed line. It works exactly like a border on land.
about-china = China has shut its borders: nobody can go there. With the option “trade with China” you take some more materials at the end.
about-inactive = An area that takes no part: you cannot go there, and there is nothing to get.
about-resource = Resources are your pawns. Where one stands, the territory is yours; at most three attack together.
about-unmoved = Unmoved: this many resources here can still move or attack in this action phase, each of them once.
about-die = The dice: highest against highest, and the attacker loses a tie. Three against one is strong, equal against equal is not.
about-turn = The turn counter: after the last turn the goals are counted.
about-credit = The resources you get next turn: one for every three different materials you control, rounded up.
about-vp = VP are victory points, only for goals that are complete. The most VP win.
about-material = A material: you control it as long as a territory of yours yields it. A second source adds nothing, but is a reserve.
about-seat = A player: territories and resources are open, only the goals are secret.
about-phase_seat = The order of play is drawn.
about-phase_deal = Everybody gets four secret goals. See which materials you need before you choose a continent.
about-phase_draw = The continent of this pick is drawn.
about-phase_continent = Choose a continent with materials of your goals, or one where you are safe.
about-phase_territory = Choose neighbouring territories that yield what you need. Different materials also bring more resources later.
about-phase_distribute = Place your starting resources: many where you mean to attack or may be attacked.
about-phase_invest = You get new resources for your materials. Place them where you want something this turn.
about-phase_action = Move resources, enter empty territories or attack, as often as you like. Each resource acts once.
about-phase_target = Choose the neighbouring territory: an empty one is free, another player’s means battle.
about-phase_number = Choose how many go. Leave enough behind: an empty territory is no longer yours.
about-phase_attack = The attacker rolls a die per resource, three at most.
about-phase_defence = The defender rolls; the attacker loses a tie.
about-phase_china = Take a material you lack: one for each continent that you hold alone.
about-phase_over = The goals are shown and the VP counted.
