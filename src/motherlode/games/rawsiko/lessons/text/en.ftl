### What the lessons of RAWsiko say in English.

## The aim
learn-aim-title = The aim, and how one wins
learn-aim-welcome = China has closed its borders, and the companies of the world look for their raw materials elsewhere. You run one of them. Whoever has the most victory points (VP) at the end wins.
learn-aim-goals = You have four secret goals: products you want to make. Each needs certain materials and is worth 3 to 22 VP. A goal counts only if you control all its materials at the end; with one missing it is worth nothing.
learn-aim-map = How to read the map: the letters beside a territory are its materials; Ta is tantalum. A green box is a material you already have, wherever you get it from; an orange one your goals still need; a white one you do not need. A number counts pawns: 4/4 in Peru means that four stand there and all four may still move.
learn-aim-map-terminal = How to read the map: a letter and a number are a player and the number of their pawns. Below the map the list names the materials of every territory; Ta is tantalum. A ✓ means that you have that material already, wherever you get it from; a ! that one of your goals still needs it. 4/4 in Peru means that four pawns stand there and all four may still move.
learn-aim-missing = You control materials by owning the territories they are found in. For digital cameras (13 VP) you have all but one: tantalum. It is found in Colombia, and nobody is there.
learn-aim-take = It is the last turn. Move from Peru or Brazil into Colombia: choose where from, where to and how many.
learn-aim-neighbour = That territory does not border on Colombia. Start from Peru or Brazil.
learn-aim-colombia = The tantalum you lack is in Colombia. Go there.
learn-aim-leave-one = Then nobody stays behind, and the territory with its materials is no longer yours. Leave at least one.
learn-aim-not-yet = Not yet: without tantalum your cameras are worth nothing. First move into Colombia.
learn-aim-complete = Colombia is yours, and so is the tantalum. Two goals are complete now: fertilizers (3 VP) and digital cameras (13 VP).
learn-aim-end = That is all you need. End your action phase; the others still play, and then the points are counted.
learn-aim-enough = Possible, but it does not help your goals. End your action phase.
learn-aim-scored = 16 VP: you win. Only now do you see the goals of the others, in the table below the map; none of them was complete.
learn-aim-scored-terminal = 16 VP: you win. Only now do you see the goals of the others, beside their names; none of them was complete.
learn-aim-done = That is the aim: own the right territories at the end. How to get your first ones is the next lesson.

## The draft
learn-draft-title = Choosing territories
learn-draft-goals = Look at your goals first. Fertilizers need phosphate rock and borates; cameras need niobium, silicon and indium among others. South America has much of that close together.
learn-draft-first = Choose South America, and in it three territories that border on each other. Peru, Brazil, Chile and Bolivia have what you look for: take three of them.
learn-draft-elsewhere = There is less for your goals there. Choose South America.
learn-draft-those-four = Possible, but for your goals Peru, Brazil, Chile and Bolivia are better.
learn-draft-second = A continent is free while nobody has chosen it, and as long as one is free you must take that. You choose last: only North America is left. Take two territories there that border on each other. The United States have light rare earths, for your cameras.
learn-draft-place = Each of your territories now holds one resource: that is what your pawns are called, your people and machines; they are not materials. You get six more; two of them you place now. Place the first where you want to go on from, or where somebody else is near.
learn-draft-again = And another one. All in one place or spread out: both are allowed.
learn-draft-done = Two are enough for now; in a match you place all six. With many resources in one place you attack well; what stands alone is easy prey. How to move them is the next lesson.

## Moving
learn-move-title = Moving
learn-move-phase = In your action phase you make as many moves as you like, but each resource moves only once. A move goes to a territory next door, by land or along a dashed line at sea.
learn-move-enter = Bolivia lies empty next to Peru and has antimony and tungsten. Move in from Peru, with one or two resources.
learn-move-from-peru = Begin with Peru: it is next to Bolivia and can spare some.
learn-move-to-bolivia = Possible too, but now take Bolivia.
learn-move-leave-one = Then nobody stays behind, and the territory with its materials is no longer yours. Leave at least one.
learn-move-move-first = You have done nothing yet. Move into Bolivia.
learn-move-yours = An empty territory is yours at once, and so are its materials. The resources that just moved cannot go on in this turn.
learn-move-more = Now from Brazil: there are four. Move into Argentina or Colombia and leave at least one behind.
learn-move-from-brazil = Brazil has the most resources. Start there.
learn-move-empty-one = Take an empty territory next to it: Argentina or Colombia.
learn-move-one-more = Brazil has four. Use one more.
learn-move-end = Two territories more. End your action phase; then the next player acts.
learn-move-stop-here = In a match you may go on as long as resources are unmoved. Here we stop: end your action phase.
learn-move-done = Empty territories are the cheapest: no dice, no losses. Be there before the others.

## Investing
learn-invest-title = Investing
learn-invest-count = From turn 2 on everyone first gets new resources: one for every three different materials, rounded up. You control 16, so you get 6. Two sources of the same material count once.
learn-invest-where = Place them where you want something this turn: next to an empty territory, or where somebody borders on you. Across the sea from Brazil lies Guinea, with one defender.
learn-invest-place = Place your first resource on a territory of yours.
learn-invest-again = And another one; the rest we place for you.
learn-invest-done = More materials, more resources, more territories: growing early means growing faster. Nothing can be saved, everything is placed.

## Battle
learn-battle-title = Battle
learn-battle-border = Guinea belongs to somebody else, with one resource on it, and has bauxite and natural rubber. From Brazil you can get there across the sea.
learn-battle-dice = To enter another player’s territory you attack with one to three resources: a die for each. The defender rolls too, three at most. Highest against highest; if equal, the defender wins.
learn-battle-attack = Attack Guinea from Brazil, with two or three resources. With three against one you win 66 times in 100, with one only 42.
learn-battle-from-brazil = Only Brazil borders on Guinea, across the sea. Start there.
learn-battle-to-guinea = Aim at Guinea: there is only one.
learn-battle-more-dice = One die has the poorest odds. Take two or three.
learn-battle-attack-first = Not yet: attack Guinea first.
learn-battle-conquered = Won. All your attackers move into Guinea and are done for this turn. The materials are yours at once.
learn-battle-limits = If it fails, the survivors stay where they were and are done for this turn. Four or more resources on a territory never fall at once. Whoever has none left is out.
learn-battle-done = Attack where there are few and you have many, and only for what a goal of yours needs. You now know all you need for a match.

## A match
learn-match-title = A match of three turns
learn-match-welcome = Now play a short match: three turns, with two easy rivals. Keep looking for the materials your goals still lack. At each question a line says what it is for.

purpose-choose_continent = Choose the continent with the most materials for your goals: the orange number counts those you still lack.
purpose-choose_continent-terminal = Choose the continent with the most materials for your goals: in the list below the map, those you still lack are marked !.
purpose-choose_territory = Take territories that together cover much of your goals and border on each other.
purpose-distribute = Place resources where empty territories with your materials are near.
purpose-invest = Place new resources where you want to take something this turn, or must hold something.
purpose-action = First take empty territories with materials you lack; when all is done, end your action phase.
purpose-target = Choose a territory that brings a goal nearer; an empty one is free, another player’s takes dice.
purpose-number = Leave at least one resource, or you lose the territory; what stands alone is easy prey. Attack with as many as allowed.
purpose-china = Take the material that completes a goal.
