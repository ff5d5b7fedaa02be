### Les mots que seul le plateau de Thebes emploie.

## Groupes d’actions
kind-take = Prendre une carte
kind-swap = Renouveler l’offre
kind-dig = Fouiller
kind-exhibit = Monter une exposition
kind-pass = Passer
kind-zeppelin = Trajet
kind-rumour = Rumeur
kind-assistant = Assistant
kind-shovel = Pelle
kind-weeks = Semaines

## Choosing on the board
on-board-choose = Cliquez sur une carte ou un lieu encadré.
on-board-choose-touch = Touchez une carte ou un lieu encadré.
on-board-choose-key = La touche Tab mène à chaque carte et à chaque lieu possible.

## Carte
zoom = Zoom
zoom-in = Agrandir
zoom-out = Réduire
zoom-whole = Montrer toute la carte
place-pawns = Ici : { $seats }
bag-content = Dans le sac { $finds ->
    [one] { $finds } trouvaille
   *[other] { $finds } trouvailles
} et { $debris ->
    [one] { $debris } gravat
   *[other] { $debris } gravats
}
bag-debris = { $debris } gravats
bag-bonus = Bonus des premières fouilles : { $token }
bags = Ce que contiennent les sacs

## Drawers
drawers = Sous la carte
drawer-cards = Cartes
drawer-bags = Sacs
drawer-finds = Trouvailles
shelf = Trouvailles de { $seat }
shelf-empty = Rien encore. Fouillez un site que vous connaissez un peu.
pile-left = { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
} dans la pioche
pile-discard = { $discard ->
    [one] { $discard } carte
   *[other] { $discard } cartes
} en défausse
short-swap = Changer

## Temps
time-marker = { $seat } : { player-when }
time-ahead = Vous seriez alors en semaine { $week } de { $year }
time-year = L’année est { $year }

## Cartes
display-research = Cartes de recherche
display-exhibitions = Expositions
offer-empty = Vide
card-weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}

## Joueurs
player-when = { $week ->
    [0] au début de
   *[other] semaine { $week } de
} { $year }
player-more = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}, { $finds ->
    [one] { $finds } trouvaille
   *[other] { $finds } trouvailles
}
player-end = à la fin
player-left = { $left ->
    [one] Encore { $left } semaine
   *[other] Encore { $left } semaines
}
player-artifacts = Artefacts { phrase-from_site } : { $artifacts }
player-books = Livres, { $site } : { $books }
player-rumours = Rumeurs, { $site } : { $rumours }
player-kit = { $kind } : { $count }
player-show = { $card } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
permission-open = Permis, { $site } : valable
permission-used = Permis, { $site } : utilisé cette année

## Fouille
dig-title = Fouiller { phrase-in_site }
dig-question = Fouiller { phrase-in_site } : pendant combien de semaines ?
dig-question-helps = Fouiller { phrase-in_site } : pendant combien de semaines, et avec { $cards } ?
dig-outlook = Roue et chances des fouilles { phrase-in_site }
dig-cancel = Annuler
dig-permission-open = Votre permis est valable.
dig-permission-new-year = Vous arrivez dans la nouvelle année : votre permis est de nouveau valable.
dig-permission-special = Votre permis est utilisé : ces fouilles coûtent un permis spécial.
dig-line-books = Livres, { $site }
dig-line-rumours = Rumeur
dig-line-assistants = Assistants
dig-line-general = Savoir général
dig-line-top = Au plus { $knowledge }
dig-knowledge = Savoir
dig-helps = À employer une fois, puis à rendre
dig-help-zeppelin = Zeppelin : aucune semaine de trajet
dig-help-rumour = Rumeur { phrase-about_site }
dig-help-assistant = Assistant : 1 point de savoir de plus
dig-help-shovel = Pelle : 1 jeton de plus
dig-gain-zeppelin = Voyage sans semaine
dig-gain-rumour = +2
dig-gain-assistant = +1
dig-gain-shovel = +1 jeton
dig-wheel = La roue : avec un savoir de { $knowledge }, { $weeks ->
    [one] { $weeks } semaine donne
   *[other] { $weeks } semaines donnent
} { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
dig-weeks = { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} de fouilles
dig-cost = { $travel ->
    [0] { "" }
   *[other] Trajet { $travel } + fouilles { $weeks } ={ " " }
}{ $total ->
    [one] { $total } semaine
   *[other] { $total } semaines
} sur les { $left } qui vous restent
dig-shovels = Les pelles ajoutent { $shovels ->
    [one] { $shovels } jeton
   *[other] { $shovels } jetons
}.
latest-title = { $seat } a fouillé { phrase-in_site }
odds-bag = Dans le sac : { $artifacts ->
    [one] { $artifacts } artefact
   *[other] { $artifacts } artefacts
}, savoir { $knowledge }, gravats { $debris }
odds-points = Points en moyenne
odds-nothing = Rien que des gravats
odds-best = Un artefact valant { $points }
odds-bonus = Bonus des premières fouilles
odds-percent = { $percent } %
odds-artifacts = Combien d’artefacts, avec leurs chances en pour cent

## What a thing says of itself when asked

need-told = { $site }, artefacts : { $owned } sur { $needed }
trip-told = { $travel ->
    [one] 1 semaine de voyage
   *[other] { $travel } semaines de voyage
} + { $weeks ->
    [one] 1 semaine sur place
   *[other] { $weeks } semaines sur place
}
wheel-told = { $weeks ->
    [one] 1 semaine
   *[other] { $weeks } semaines
} : { $tokens ->
    [one] 1 jeton
   *[other] { $tokens } jetons
}

## How one wins
aim = Le joueur qui a le plus de points à la fin gagne : trouvailles, expositions, congrès, et le plus grand savoir sur un site. Tout prend des semaines.
