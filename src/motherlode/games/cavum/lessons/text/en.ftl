### What the lessons of Cavum say in English.

## The aim
learn-aim-title = The aim, and how one wins
learn-aim-welcome = A mountain full of gems, five cities around it, and a rival digging beside you. Whoever has the most points after the last phase wins. An ordinary match has three phases; your learning game will have two.
learn-aim-points = Points come from stations in cities that are connected to the mountain, from stones you sell, and from orders: cards that ask for certain stones. Points are your money too: you bid with them. The number beside a colour is the price of such a stone, not what you own.
learn-aim-points-terminal = Points come from stations in cities that are connected to the mountain, from stones you sell, and from orders: cards that ask for certain stones. Points are your money too: you bid with them. The highest number that lies open on a colour’s scale is the price of such a stone.
learn-aim-fulfil = A phase is almost over. You have fetched a yellow and a red stone from the mountain, exactly what your order asks for. Press its card to fulfil it.
learn-aim-fulfil-terminal = A phase is almost over. You have fetched a yellow and a red stone from the mountain, exactly what your order asks for. Fulfil it.
learn-aim-not-yet = You have both stones. If you stop now, the order stays with you; fulfil it.
learn-aim-first-points = 14 points at once. The two stones go back to the price scales of their colours, so the prices of yellow and red fall. An order you still have at the end costs you its penalty (the red number on the card): so take only what you expect to fulfil.
learn-aim-first-points-terminal = 14 points at once. The two stones go back to the price scales of their colours, so the prices of yellow and red fall. An order you still have at the end costs you its penalty (the number after − on the card): so take only what you expect to fulfil.
learn-aim-done = That is the aim: build, prospect, then sell wisely. How to build is the next lesson.

## Tunnels and stations
learn-tunnels-title = Tunnels and stations
learn-tunnels-pieces = In every phase each player gets the same twelve pieces: four tunnels, dynamite, a vein, three stations, two options (3 points or another piece) and a prospect tile, with which you fetch stones. Using a piece is one action, and a turn is one to four actions.
learn-tunnels-tile = Begin with a tunnel with 4 or 6 exits, on J4 or J5, near Rubrica in the south; 6 leave you more ways on. One exit must join a tunnel that is there already, whoever laid it. Choose the tile and the place, turn it if there is a choice, and lay it.
learn-tunnels-tile-first = That will be useful later. First lay a tunnel with 4 or 6 exits.
learn-tunnels-near-city = Possible, but here we build a line to Rubrica. Lay it on J4 or J5.
learn-tunnels-station = In the mountain you build a station only on the tile you have just laid. Build one now, here.
learn-tunnels-at-once = After any other action the chance is gone: a station goes only on the tile just laid. Build it now.
learn-tunnels-keep = Giving it up brings nothing. Build it.
learn-tunnels-city = From a station in the mountain your tunnels lead to the city. Now you may build there too, on any space your tunnels come out at. Choose one; they are worth the same.
learn-tunnels-city-now = Soon. First build a station in the city: it brings points.
learn-tunnels-worth = As long as your station in the city is connected to the one in the mountain, it brings as many points at the end of the phase as the city has free spaces. The fuller the city, the less for everyone.
learn-tunnels-end = Three actions done. A fourth is allowed, and after it your turn ends by itself; you may also stop earlier. Do that now: end your turn.
learn-tunnels-stop-here = In a match you may. In this lesson we stop here: end your turn.
learn-tunnels-done = Others may not pass through your stations. They may use your tunnels, though, and you may use theirs.

## Veins
learn-veins-title = Veins and prices
learn-veins-scales = Each colour has a price scale from 1 to 9. Stones lying on it cover prices. All yellow is in the mountain: price 9. All red stones are still on the scale: price 0.
learn-veins-vein = A vein brings stones into the mountain. Lay yours on H5 or J5, on the way between your stations, and choose red: your order asks for it.
learn-veins-vein-first = First the vein: it must be there before you prospect.
learn-veins-on-the-way = Your route does not pass there. Choose H5 or J5. (Beside another vein or on the rim is never allowed.)
learn-veins-your-order = Your order asks for yellow and red. Yellow is in the centre, so choose red.
learn-veins-keep = Giving it up brings nothing. Lay the vein.
learn-veins-price = Three red stones went from the scale to the vein, and the price of red is now 3. Veins belong to everyone: your rival may pass them too.
learn-veins-option = An option is good for 3 points, or for a piece from the pool. Take a vein and lay it on the other place of your way; the colour is up to you.
learn-veins-option-now = Use your option now: it gets you a second vein.
learn-veins-three-points = 3 points are certain. But a vein on your way will bring you a stone, now and later; try that.
learn-veins-a-vein = Useful too, but now take a vein: each vein on your route is a stone.
learn-veins-done = Each vein on your route will bring one stone. How to fetch them is the next lesson.

## Prospecting
learn-prospect-title = Prospecting, and what follows
learn-prospect-route = The prospect tile is always your last piece. You choose one route from one station of yours to another and take one stone from each vein on the way. You have stations on E5 and in Rubrica.
learn-prospect-go = Prospect: begin at Rubrica 3 or on E5 and follow the tunnel past all three veins (blue, red, yellow), place by place, to your other station.
learn-prospect-no-route = Without a route you get nothing. Use the prospect tile and walk past the veins.
learn-prospect-long-way = Begin at Rubrica 3 or on E5: that way you pass all the veins.
learn-prospect-off-the-way = There are no veins for you that way. Stay in the tunnel to your other station.
learn-prospect-stones = Three stones in your hand, and only you know which. You may not enter a place twice, and another player’s station stops you.
learn-prospect-cities = Everyone is done, so the cities count: two stations of yours in Rubrica, two spaces free, 2 points for each station.
learn-prospect-blast = Then all visible dynamite goes off. On G7 it blew up and took G6 and H6 along: your line to the centre is broken now. Stations and veins always stay.
learn-prospect-done = Dynamite carries your route like any tunnel, but at the end of the phase it is gone, and the tiles beside it too. Lay it where it does not hurt you.

## The sale
learn-sale-title = The sale
learn-sale-down = Now colour after colour is sold, yellow first. Bids go down: the player who names the lowest price may sell as many stones as wanted at that price. The others keep their stones.
learn-sale-yellow = Your rival bids 6 for yellow. Your yellow stone is worth more: with red it makes 14 points for your order. Pass.
learn-sale-keep-yellow = Then you get 5 at most, and your order stays unfulfilled. Pass and keep the stone.
learn-sale-red = Red: only you have one, and the highest open price is 3. This stone belongs to your order as well: pass.
learn-sale-keep-red = 3 points now, or 14 together with the yellow one. Pass.
learn-sale-blue = You need blue for nothing, and nobody else has any. Bid the highest price: 3.
learn-sale-more = Nobody bids against you: ask for 3.
learn-sale-spare = No order of yours needs blue. Sell the stone: bid 3.
learn-sale-sell = You are selling: how many stones?
learn-sale-order = After the colours come the orders. Give yellow and red: 14 points.
learn-sale-fulfil-it = You have yellow and red. Fulfil your order.
learn-sale-done = Sold stones go back on the scale, and the price falls. What you do not sell you keep; at the very end everything is sold, stone by stone.

## Cards and orders
learn-cards-title = Sequence cards and orders
learn-cards-cards = A phase begins with an auction. The card you take decides who plays when: the lowest first. A high card gives you dynamite with more exits.
learn-cards-bid = You open. You pay in points, and only if you win. Bid something from 0 to 4.
learn-cards-too-much = You have 20 points, and the first choice is rarely worth that many. Bid 4 at most.
learn-cards-card = You win the auction. Take card 1 or 2: then you choose an order first and build first.
learn-cards-low-card = A good card too, with stronger dynamite. This time try being first: card 1 or 2.
learn-cards-order = Now the orders, in turn. Each shows its stones, its points, and the penalty if it is not fulfilled at the end. Take a small one, with two stones.
learn-cards-small-first = Three or four colours are a lot for one route. Take an order with two stones.
learn-cards-one-at-least = With an order you know what to look for. Take one with two stones.
learn-cards-more = Your rival passes and takes no more in this phase. You may take another one or pass too; it is up to you.
learn-cards-done = What is left gets a chip worth 2 points to the player who takes the order later. You now know all you need for your learning game.

## A match
learn-match-title = The learning game of two phases
learn-match-welcome = Now play the learning game of two phases to its end, against an easy rival. You know its beginning from the lessons: the auction, the orders and everyone’s first turn are done. Connect a station in the mountain with a city early, and lay veins on your way. At each question a line says what it is for.

purpose-bid = You bid with points: a low card lets you build first, a high one gives stronger dynamite. That is seldom worth more than a few points. The player who opens cannot pass, but may bid 0.
purpose-card = Low means early, and first at the veins; high means stronger dynamite.
purpose-order = Take orders whose colours you expect to get on one route; what you do not fulfil costs its penalty.
purpose-piece =
    { $left ->
        [1] Only the prospect tile is left: it fetches a stone from every vein on one route between two of your stations.
       *[other]
            { $acts ->
                [0] You want a line: a station in the mountain, then tunnels past veins, then a station in the city. A station in the mountain goes on the tile you have just laid. The prospect tile is always last.
               *[other] You may do up to four things in a turn. Go on while it extends your line. If you end the turn, you keep the other pieces for the next, and first see what the others do.
            }
    }
purpose-lay =
    { $explodes ->
        [0] A tunnel extends your line, towards a city or a vein.
       *[other] Dynamite explodes at the end of the phase and takes the tiles beside it along: lay it where it hurts a rival, and not beside your own line.
    }
purpose-turn = The exits should go on where you want to go. If the tile fits only one way, simply lay it.
purpose-build = In the city a connected station brings points; in the mountain it is an end of your route.
purpose-lay_vein = Each vein on your route brings a stone. Lay it where you mean to walk later, from one station of yours to another.
purpose-colour = Choose a colour of your order, or one that sells well.
purpose-take = 3 points are certain; a tile, a vein or a station may be worth more.
purpose-start = Choose the station from which you can reach the most veins.
purpose-route = Pass as many veins as you can and end at a station of yours.
purpose-sale = Whoever bids lowest may sell. If nobody else is left in the auction, ask the highest price. Keep stones that you need for an order.
purpose-sell = Sell what you do not need for an order.
purpose-fulfil = A fulfilled order brings more than its stones sold singly.
purpose-final_sale = Sell the colour with the highest price: it falls with every stone, a rival’s too.
