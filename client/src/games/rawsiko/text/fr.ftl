### Les mots que seul le plateau de RAWsiko emploie.

## Groups of actions
kind-choose_continent = Continents
kind-choose_territory = Territoires
kind-place = Placer une ressource
kind-source = Partir de
kind-target = Aller vers
kind-number = Combien
kind-end_phase = Fin de la phase
kind-china_take = Prendre à la Chine
kind-china_pass = Passer

## Map
map = Carte du monde
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Montrer le monde entier
zoom-follow = Montrer ce qui compte maintenant
closed-china = Chine : fermée, pas un territoire
closed-inactive = Régions qui ne sont pas des territoires
land-empty = Vide
land-owned = { $seat } : { $total ->
    [one] { $total } ressource
   *[other] { $total } ressources
}
land-unmoved = { $seat } : { $unmoved } sur { $total } non déplacées
land-links = Liaisons : { $territories }
continent-free = { $continent }, place { $place } : libre
continent-taken = { $continent }, place { $place } : { $seat }
loupe = Quel territoire voulez-vous dire ?
short-usa = États-Unis
short-united_kingdom = Roy.-Uni
short-south_africa = Afr. du S.
short-saudi_arabia = Arabie s.
short-south_korea = Corée du S.
short-new_guinea = N.-Guinée
short-new_zealand = N.-Zélande
continent-needed = { $count ->
    [0] aucune matière pour vos objectifs
    [one] 1 matière qui manque à vos objectifs
   *[other] { $count } matières qui manquent à vos objectifs
}

## Materials
materials = Matières
material-held = { $material } : sous votre contrôle
material-needed = { $material } : nécessaire à un de vos objectifs
material-other = { $material }
material-goals = Pour vos objectifs : { $goals }
legend-held = sous votre contrôle
legend-needed = manque à un de vos objectifs
explain = À quoi cela sert-il : { $material } ?
evidence = D’où cela vient
evidence-P = extraction ou production
evidence-R = raffinage
evidence-D = gisement connu
evidence-X = cité dans le livret de règles
evidence-sources = Sources
eu-list = Sur la liste des matières premières critiques de l’Union européenne : { $detail }

## Panels
panel-player = Joueur
panel-status = Tour et investissement
panel-move = Déplacement
close-panel = Fermer
to-place = { $left ->
    [one] encore { $left } ressource à placer
   *[other] encore { $left } ressources à placer
}
to-settle = { $left ->
    [one] encore { $left } territoire à choisir
   *[other] encore { $left } territoires à choisir
}
turn-count = { $turn ->
    [0] Avant le tour 1 sur { $turns }
   *[other] Tour { $turn } sur { $turns }
}
credit-next = prochain tour
credit-about = Avec { $materials ->
    [one] { $materials } matière
   *[other] { $materials } matières
}, vous recevriez { $credit ->
    [one] { $credit } ressource
   *[other] { $credit } ressources
} au prochain tour

## Goals
goal-complete = atteint
goal-incomplete = non atteint
goal-missing = { $count ->
    [one] Il manque : { $materials }
   *[other] Il en manque { $count } : { $materials }
}

## Moves and battles
move-back = Revenir d’un pas
move-go = En déplacer { $number }
move-attack = Attaquer avec { $number }
move-sure = Oui, tout ({ $number })
move-empties = Plus personne ne resterait ; ce territoire peut devenir vide : { $source }. Appuyez encore une fois si c’est voulu.
how-many = Combien
count-fewer = Une de moins
count-more = Une de plus
odds-title = Chances : { $number } contre { $defenders }
odds-losses = Vous en perdez { $own }, l’adversaire { $other }
odds-short = vous −{ $own }, eux −{ $other }
odds-conquest = Conquête : { $detail }.
odds-mean = Pertes moyennes : vous { $own_detail }, l’adversaire { $other_detail }.
battle-route = { $source } → { $target }
battle-attack = { $seat } attaque et obtient { $dice }
battle-defence = { $seat } défend et obtient { $dice }

## Players
player-owns = { $territories ->
    [one] { $territories } territoire
   *[other] { $territories } territoires
}, { $materials ->
    [one] { $materials } matière
   *[other] { $materials } matières
}, prochain tour +{ $credit }
player-continents = Choisis : { $continents }
player-goals = Objectifs : { $goals }
china-picks = { $picks ->
    [one] Peut prendre { $picks } matière à la Chine
   *[other] Peut prendre { $picks } matières à la Chine
}
china-taken = { $material }, de Chine
player-territories = { $territories ->
    [one] { $territories } territoire
   *[other] { $territories } territoires
}
player-materials = { $materials ->
    [one] { $materials } matière
   *[other] { $materials } matières
}
china-sure = Appuyez encore une fois pour y renoncer

## Events that belong together
event-placed_many = { $seat } place { $count } ressources : { $territories }.
event-territories_chosen = { $seat } s’installe dans { $count } territoires : { $territories }.
event-entered_many = { $seat } prend { $count } territoires vides : { $targets }.
event-moved_many = { $seat } déplace { $resources } ressources en { $count } déplacements : { $targets }.

## Choosing on the map

lands-on-map = Cliquez sur un des territoires entourés de la carte. L’orange marque ce que demandent vos objectifs.
lands-on-map-touch = Touchez un des territoires entourés de la carte. L’orange marque ce que demandent vos objectifs.
lands-on-map-key = Tab mène aux territoires entourés de la carte. L’orange marque ce que demandent vos objectifs.

## How one wins
aim = Le joueur qui a le plus de points de victoire (PV) à la fin gagne : un objectif secret compte si vous possédez des territoires avec toutes ses matières.
