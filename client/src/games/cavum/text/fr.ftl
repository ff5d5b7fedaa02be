# Ce que seul le plateau de Cavum dit.

## La montagne

zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-whole = Toute la montagne
cell-empty = roche massive
cell-exits = sorties { $exits }
cell-level = niveau { $level }
cell-vein =
    filon : { $colour }, { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
cell-station = station de { $seat }
cell-connected = reliée
cell-cut = coupée
cell-space =
    { $free ->
        [one] { $free } case libre dans la ville
       *[other] { $free } cases libres dans la ville
    }
city-told = { $city } { $side } : { $free } cases libres sur { $size }, les points de chaque station reliée
cell-network = dans le réseau éclairé
network-of = Éclairer le réseau de { $seat }
sequence = Ordre et points
free-cards = Cartes d’ordre encore disponibles
gem-count = { $colour } : { $count }

## Pièces

tray = Vos pièces
tray-piece = { $piece } : { $count }
short-tunnel_2 = 2 sorties
short-tunnel_3 = 3 sorties
short-tunnel_4 = 4 sorties
short-tunnel_6 = 6 sorties
short-dynamite = dynamite
short-vein = filon
short-station = station
short-option = option
short-prospect = prospecter
place-turn = Tourner
place-lay = Poser ici
place-only = La poser en { $hex } ? Elle ne va que d’une façon.
build-title = Construction
build-end = Finir le tour
build-last = Choisissez une pièce pour votre quatrième action ; ensuite votre tour se termine.
build-acts = { $acts } actions sur { $total } faites
hint-piece = Cliquez sur une pièce ou faites-la glisser sur la montagne.
hint-piece-touch = Touchez une pièce, puis sa place.
hint-piece-key = Tab passe d’une pièce à l’autre, Entrée en prend une.
hint-lay = Les cases éclairées peuvent la recevoir. La molette la tourne.
hint-lay-touch = Touchez une case éclairée ; vous pourrez ensuite tourner la tuile.
hint-lay-key = Les flèches vont d’une case éclairée à l’autre, Entrée la choisit.
stuck-question = Il n’y a pas de place pour l’instant.
stuck-lay = Elle ne va nulle part pour l’instant et rejoint la réserve de négoce.
stuck-build = Une station va sur la tuile tout juste posée, ou dans une ville que vos tunnels atteignent depuis une station à vous dans la montagne. Remettez-la et posez d’abord une tuile.
stuck-lay_vein = Un filon demande une tuile à lui : sans station dessus, sans ville ni autre filon à côté. Remettez-le et creusez d’abord plus loin dans la montagne.
stuck-start = Vous n’avez pas de station d’où un chemin pourrait partir.
put-back = Remettre
hint-turn = Tournez-la avec la molette ou d’un clic, puis posez-la. Une autre case éclairée la déplace.
hint-turn-touch = Touchez la tuile pour la tourner, puis posez-la. Une autre case éclairée la déplace.
hint-turn-key = R ou les flèches la tournent, Entrée la pose.
hint-build = Les lieux éclairés peuvent la recevoir : la tuile tout juste posée ou une case de ville que vos tunnels atteignent.
hint-lay_vein = Les tuiles éclairées peuvent le recevoir.
hint-colour = Le filon prend des pierres d’une couleur sur son échelle de prix.
hint-take = Prenez des points ou une pièce de la réserve de négoce, à utiliser tout de suite.
hint-start = Votre chemin part d’une station éclairée. Cliquez dessus, ou tracez le chemin en gardant le bouton enfoncé.
hint-start-touch = Touchez une station éclairée, ou tracez le chemin du doigt.
hint-start-key = Choisissez une station éclairée avec les flèches et Entrée.
hint-route = Continuez sur les cases éclairées, une à une. Le chemin finit à une autre de vos stations.

## Le chemin

route-question = Chemin jusqu’ici : { $place }. Et ensuite ?
route-stones =
    { $count ->
        [0] Pas encore de pierre
        [one] { $count } pierre
       *[other] { $count } pierres
    }, { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
route-stop = Finir le chemin ici
route-undo = Annuler le dernier pas
route-best =
    Meilleur chemin trouvé : { $count ->
        [0] aucune pierre
        [one] 1 pierre
       *[other] { $count } pierres
    }, { $steps ->
        [one] 1 pas
       *[other] { $steps } pas
    }
route-take = Suivre ce chemin

## What it would bring

forecast = Si la construction finissait maintenant
forecast-cities =
    Villes : { $points ->
        [one] 1 point
       *[other] { $points } points
    }
forecast-route =
    Meilleur chemin trouvé : { $count ->
        [0] aucune pierre
        [one] 1 pierre
       *[other] { $count } pierres
    }
forecast-no-route = Pas encore de chemin
forecast-blasts =
    { $count ->
        [one] 1 explosion à venir
       *[other] { $count } explosions à venir
    }
cut-rival = Vous coupez { $seat } : { $space }
cut-own = Votre station est coupée : { $space }
give-up-question = Rendre la pièce sans l’utiliser ? Elle va à la réserve de négoce.
no-route-question = Prospecter sans chemin ? Vous ne gagnez aucune pierre.
give-up-yes = Oui
give-up-no = Non

## Enchères et ventes

auction-none = Pas encore de mise
auction-stands = mise de { $seat }
auction-bid = Votre mise
auction-less = Miser moins
auction-more = Miser plus
auction-left = Il vous resterait { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
auction-purpose = Pour choisir une carte d’ordre : elle fixe l’ordre du jeu, et sa dynamite est à vous.
bidder-has-card = a la carte { $card }
bidder-leads = mise { $amount }
bidder-passed = a passé
bidder-speaks = à son tour
bidder-waits = participe
card-note = La carte la plus basse joue d’abord ; chacune apporte sa propre tuile de dynamite.
order-note = En haut la valeur, dessous la pénalité si elle reste ouverte à la fin.
order-hand = Vos pierres :
order-told =
    { $order } : { $stones } ; valeur { $value }, pénalité { $penalty }{ $chips ->
        [0] {""}
        [one] , { $chips } jeton
       *[other] , { $chips } jetons
    }
order-chips = { $points } points tout de suite pour ses jetons
offers = Commandes proposées
offers-none = Aucune
sale-open = prix ouvert le plus haut ; pas encore d’offre
sale-stands = offre la plus basse, de { $seat }
sale-stands-own = offre la plus basse, la vôtre
sale-wanted = Votre commande demande cette couleur :
sale-bid = Votre prix
sale-pass = Passer
sale-count = Combien de pierres
sale-less = Moins
sale-more = Plus
sale-mine =
    Vous avez { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } de cette couleur ({ $colour }).
fulfil-note = Choisissez une commande dont vous avez toutes les pierres.
final-note = Le joueur au score le plus bas vend une pierre au prix ouvert le plus haut de sa couleur.
pick-count =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
pick-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pick-none = pas maintenant
price-told =
    { $colour } : prix ouvert le plus haut { $price }, { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    } sur l’échelle
pool-stations = Stations de { $seat }
hand-none = pas de pierre
hand-count =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }

## L’explosion

blasts = Explosion
blast-again = Revoir
blast-told =
    { $hex }, { $count ->
        [0] rien d’éventré à côté
        [one] { $count } case éventrée à côté
       *[other] { $count } cases éventrées à côté
    }
blast-chained =
    { $hex }, mise à nu par l’explosion en { $by_hex }, { $count ->
        [0] rien d’éventré à côté
        [one] { $count } case éventrée à côté
       *[other] { $count } cases éventrées à côté
    }

## Joueurs

player-connected = reliées : { $count }/{ $total }
player-pieces = Pièces restantes : { $count }
player-points = Points jusqu’ici

## Groupes de la liste

kind-piece = Pièces
kind-lay = Où la poser
kind-turn = Comment l’orienter
kind-build_here = Dans la montagne
kind-build_city = Dans une ville
kind-lay_vein = Où poser le filon
kind-colour = Couleur
kind-from_pool = De la réserve de négoce
kind-start = Départ
kind-go = Suite
kind-bid = Offres
kind-card = Cartes d’ordre
kind-take_order = Commandes
kind-sale_bid = Prix
kind-sell = Nombre de pierres
kind-fulfil = Commandes
kind-sell_stone = Pierres

## Events that belong together
event-options_cashed = { $seat } échange { $count } options d’achat contre { $points } points.

## How one wins
aim = Le joueur qui a le plus de points à la fin gagne : stations en ville reliées à la montagne, pierres vendues et commandes remplies.
