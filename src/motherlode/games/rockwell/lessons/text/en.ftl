### What the lessons of Rockwell say in English.

## The aim
learn-aim-title = The aim, and how one wins
learn-aim-welcome = You run a mining company: the red circle with the A is you. It is all about stars: whoever has the most at the end wins.
learn-aim-welcome-terminal = You run a mining company: everything with the letter A is yours. It is all about stars: whoever has the most at the end wins.
learn-aim-mine = This is the mine. Your four crews drill from the outside in, ring after ring, towards the core in the middle. What they find are resources: zinc, copper, silver and gold.
learn-aim-deliver = Resources become stars when you deliver them. You own 6 zinc, just what the first zinc delivery asks for. Deliver it, and your first stars are in.
learn-aim-not-yet = Do not leave yet: you have exactly enough zinc for a delivery.
learn-aim-later = Stronger crews pay later. Get your stars first: deliver the zinc.
learn-aim-first-stars = 2 stars, yours for good. The zinc is gone; the next zinc delivery asks for 7.
learn-aim-achievements = Achievements bring stars too: goals that are open to everyone, such as owning 10 silver or bringing a crew to the core. As soon as you reach one you get its tile, and pay nothing. The first to reach it gets the most stars.
learn-aim-majorities = The last stars come at the end: the most of a resource is worth 2, the second most 1. The same goes for money.
learn-aim-end = The end comes when enough companies reach the core: with three players that is two. That round is played to its end, then the stars are counted.
learn-aim-done = That is the aim: get resources out of the mine and turn them into stars. How to get them out is the next lesson.

## Drilling
learn-drill-title = Drilling and extraction
learn-drill-mine = Every company begins with one crew on each of the four entrances, E0 to E3. In a drilling round you take one of them one step: inward, outward or sideways, and from an entrance to one of the two tiles beside it. Your two rivals have already gone from E0 to A0.
learn-drill-power = Each tile shows the power it takes to open it: 3 on A0. All crews count together, whoever owns them. Two crews of strength 1 are there already, one of each rival.
learn-drill-join = One is missing, and that can be yours. Choose your crew on entrance E0 and move it to A0.
learn-drill-alone = Over there you would be alone, and alone you lack the strength. Choose the crew on entrance E0, next to A0.
learn-drill-next-door = On the tile next to it you would wait for help. Go to A0: with you there the strength is 3.
learn-drill-stay = You may stay, but on A0 two are waiting for a third. Go there.
learn-drill-shared = Strength 3: the tile gave way and is now flipped. A card brought 7 zinc and 4 copper, and every company there got the same: 2 zinc and 1 copper. The surplus goes to the strongest; if all are equal, to the player who opened the tile. That was you, and you keep the card too.
learn-drill-deeper = An open tile gives nothing more; silver and gold lie deeper. Move one of your crews a step, wherever you like: to B0 after your rival, or another crew into the mine.
learn-drill-go-on = There are only four drilling rounds in a round. Use this step: move the crew somewhere.
learn-drill-done = Together you open tiles sooner, alone you keep it all. Whoever is strongest, or makes the last step, gets the surplus: that is what drilling is about.

## The auction
learn-bid-title = The auction
learn-bid-round = A round begins with an auction. Then everyone puts two vice-presidents on the three boards: I is the mine, II the market, III the workshop. On II and III only those with a seat there may act.
learn-bid-why = With three players, market and workshop have two seats each. The highest bidder is first in Direction order and chooses first.
learn-bid-bid = You have $3000, 3 zinc, 2 copper and 1 silver. Bid money, cubes or both; a cube counts at its market value. Nobody sees it until all are ready. Bid something, then close your bid.
learn-bid-nothing = In a match you may always bid nothing, and with equal bids the order stays as it was. This time put something down and see what it brings.
learn-bid-revealed = All bids are open: $500 and 1 zinc ($400) against yours. The highest chooses first. And mind: every bid is gone, the losers’ bids too.
learn-bid-done = So bid as much as the first choice is worth to you, and no more. In a round in which any seat will do, that may be nothing.

## Vice-presidents
learn-seats-title = Vice-presidents and their seats
learn-seats-boards = Board I lets you drill early and gives an advantage: bribe a crew (seats 1 and 2) or hire a die (3 and 4). Board II gives transactions on the market, board III actions in the workshop: 4 on seat 1, 3 on seat 2.
learn-seats-first = You bid most and choose first. Market and workshop fill up first: take seat 1 there, on board II or board III.
learn-seats-scarce = On board I there will be room later too: it has four seats. First take seat 1 on board II or III.
learn-seats-better-seat = Seat 2 gives one less, and the choice is yours. Take seat 1.
learn-seats-second = Your second may not go on the same board. Now take seat 3 on board I: then you can hire a die while drilling.
learn-seats-try-hiring = That is possible, but try the subcontractor in this lesson: seat 3 on board I.
learn-seats-move = We skip the insurance; it has a lesson of its own. On A0 there is a crew of a rival, strength 1 of 3. Move your crew from entrance E0 there.
learn-seats-that-crew = The crew on entrance E0 is right beside A0. Choose that one.
learn-seats-that-tile = On A0 there is a crew to help you. Go there.
learn-seats-hire = Now it is 2 of 3. Your seat lets you hire a die: $1000 for strength 1, and level A allows no more. Hire it.
learn-seats-one-short = Then the tile stays shut, and soon somebody else opens it. Hire the die.
learn-seats-stronger = With the die you are the strongest here, 2 to 1: besides your share the surplus is yours. The die goes back at the end of the round.
learn-seats-done = A bribe works differently: you pull another player’s crew from a tile next to yours onto your tile, whether they like it or not. There are three bribes a round, for everyone together.

## Danger
learn-danger-title = Danger and insurance
learn-danger-danger = Some cards bear danger. Then you lose as many cubes of the loot as your strength on that tile, the dearest first. What is behind your screen is safe.
learn-danger-insure = Before the drilling everyone may exchange cubes for insurance tokens, one for one. A token saves one cube. Exchange something cheap, zinc for instance, then close.
learn-danger-at-least-one = Without a token you will lose your dearest cubes. Exchange at least one.
learn-danger-drill = Your crews are on A0 and A7, and a rival is on A0 as well: strength 2 of 3. Move your crew from A7 to A0.
learn-danger-that-crew = Choose the crew on A7: it can go to A0.
learn-danger-that-tile = The strength is missing on A0. Go there.
learn-danger-tokens = Danger! You have two crews there, so 2 cubes of your loot are at stake, and copper at that. Hand in tokens.
learn-danger-use-them = This is what you got them for. Each token saves a copper cube worth $600.
learn-danger-saved = Each token saved a copper cube of $600. Paid for with cheap zinc that is a gain, and with gold at stake a larger one. Your rival had no token and lost copper.
learn-danger-done = You keep what you do not use, but tokens are worth nothing at the end. In the workshop you can buy safety: it works by itself, every time.

## Market and workshop
learn-works-title = Market and workshop
learn-works-market = Phase II: the market. Your seat gives you four transactions. In each you buy or sell as much as you like of one kind, and each kind once. Prices are fixed: zinc $400, copper $600, silver $800, gold $1000.
learn-works-sell = You have $3000, and soon you want to strengthen a crew ($1500) and build a shaft ($2000). Sell copper or silver: the kind, how many, and done.
learn-works-buy = Buying is possible too, but now you need money. Sell copper or silver.
learn-works-not-zinc = Keep your zinc for now: it will be worth stars. Sell copper or silver.
learn-works-sell-first = Without a sale you are $500 short of your plans.
learn-works-upgrade = Phase III: the workshop. Your crew on A0 is there with a rival, strength 2 of 3. Raise it to strength 2 and see what happens.
learn-works-that-crew = You may strengthen any crew, but on A0 it opens a tile at once.
learn-works-crew-first = A good buy as well. Begin with your crew on A0: that opens a tile.
learn-works-stay = You have four actions left. Strengthen your crew on A0.
learn-works-upgraded = In the workshop, too, a tile opens as soon as the strength is there. You brought it about and are the strongest: share, surplus and card.
learn-works-shaft = Now build a shaft. The first may go on a tile not yet flipped, at one of your crews, without crews of others. When that tile opens, the surplus is always yours, and from then on it gives you cubes every round.
learn-works-shaft-now = Soon. First build a shaft, on any tile you like.
learn-works-deliver = With the new cubes you have 6 zinc: enough for the first delivery. Deliver them.
learn-works-stars-now = First the stars: deliver the zinc.
learn-works-done = Strengthen, build, deliver: each action costs money or cubes. Safety and mobility (walking farther) are bought here too. You now know all you need for a match.

## A match
learn-match-title = A match of two rounds
learn-match-welcome = Now play yourself, with two easy rivals. After two rounds the stars are counted: achievements, deliveries, and for each resource and for money 2 stars for the most, 1 for the second. At each question a line says what it is for.

purpose-bid = Everyone bids in secret; who bids most chooses seats on the boards first. Your bid is gone either way: bid only what that is worth to you, or nothing.
purpose-place_vp = Think of what you need: make money on board II, strengthen and deliver on board III, drill early and with help on board I.
purpose-insure = A token saves a dearer cube later. One or two cheap cubes are enough; exchanging nothing is fine too.
purpose-crew = A tile opens when the strength of all crews on it reaches its number. Choose a crew that helps a tile to that, or can go a step deeper.
purpose-move = Count the strength on the tile: whoever completes it opens it, and all crews there share.
purpose-die = Taking the die along costs money again: do it if it opens the new tile.
purpose-advantage_bribe = Pull another player’s crew onto your tile if that completes its power.
purpose-bribe_target = Choose the tile where the bribed crew completes the power.
purpose-advantage_hire = Hire a die if it opens the tile or makes you the strongest.
purpose-first_tile = The order can decide who counts where: first the tile on which you are strongest.
purpose-use_insurance = Each token saves the dearest cube that you would lose.
purpose-market = Sell what you do not need, or buy what is missing for an achievement or a delivery.
purpose-amount = Think of the price of what you want to do in the workshop.
purpose-works = Turn money and cubes into something lasting: stronger crews, a shaft, or stars by a delivery.
purpose-shaft_level = A higher level costs more and allows more tiles.
purpose-shaft_to = Put the shaft where a tile will open soon, or where an open one gives cubes.
