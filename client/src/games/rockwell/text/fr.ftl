# Ce que seul le plateau de Rockwell dit.

## Groupes de la liste
kind-bid_cubes = Cubes à miser
kind-bid_money = Billets à miser
kind-bid_done = Remettre la mise
kind-place_vp = Sièges
kind-insure = Cubes à assurer
kind-insure_done = Conclure l’assurance
kind-crew = Équipes
kind-stay = Rester
kind-move = Où aller
kind-take_die = Emmener le dé
kind-leave_die = Laisser le dé
kind-bribe = Équipes à corrompre
kind-bribe_ai = Équipes de l’IA à corrompre
kind-bribe_to = Sur quelle tuile
kind-hire = Dés à engager
kind-no_advantage = Ou rien
kind-first_tile = Tuiles prêtes
kind-use_insurance = Jetons d’assurance
kind-ai_crew = Équipes de l’IA
kind-ai_move = Où aller
kind-ai_upgrade = Équipes de l’IA
kind-buy = Acheter
kind-sell = Vendre
kind-amount = Combien
kind-amount_done = Transaction
kind-pass_market = Partir
kind-upgrade_crew = Équipes plus fortes
kind-upgrade_safety = Sécurité
kind-upgrade_mobility = Mobilité
kind-build_shaft = Construire un puits
kind-move_shaft = Déplacer un puits
kind-shaft_level = Niveau
kind-shaft_to = Où aller
kind-deliver = Livrer
kind-pass_works = Partir

## La mine
mine = La mine : quatre anneaux de tuiles autour du noyau
zoom = Zoom
zoom-in = Plus près
zoom-out = Plus loin
zoom-whole = Toute la mine
edge = L’arête entre { $tiles }
tile-front = { $tile } : force présente { $total }, résistance { $power }
tile-back = { $tile }, retournée : un puits y rapporte { phrase-cubes }
tile-shaft = puits de { $seat }
crew =
    Équipe de { $seat }, { $place }, force { $strength }{ $die ->
         [0] {""}
        *[other] {" "}avec un dé de { $die }
    }
sum = Force { $total } sur { $power }
sum-other = (l’autre tuile : { $total } sur { $power })

## La manche
loupe = Quelle équipe ?
round = Manche { $round }
last-round = Dernière manche
stages = Parties de la manche
stage-auction = Enchères
stage-placing = Sièges
stage-board_1 = I Forage
stage-board_2 = II Marché
stage-board_3 = III Atelier
order-direction = Direction
order-control = Contrôle
order-direction-of = Ordre de direction : { $seats }
order-control-of = Ordre de contrôle : { $seats }
order-direction-about = Fixé par les enchères : qui place d’abord ses vice-présidents
order-control-about = Fixé par les sièges du plateau I : qui fore d’abord
boards = Plateaux des phases
board_1-name = Centre de contrôle
board_2-name = Marché
board_3-name = Atelier
chair-gives = Siège { $chair } : { $gives }
chair-times = Siège { $chair } : { $times } fois
dice-left =
    { $dice ->
         [one] Encore { $dice } dé de sous-traitant
        *[other] Encore { $dice } dés de sous-traitants
    }
bribes-left =
    { $bribes ->
         [one] Encore { $bribes } jeton de corruption
        *[other] Encore { $bribes } jetons de corruption
    }
track =
    { $drilling_round ->
         [0] Le forage n’a pas commencé
        *[other] Forage { $drilling_round } sur 4
    }
price-dice = Prix des dés
price-table = Prix de l’atelier

## Choix secrets
bid-title = Votre mise secrète
bid-about = Rien encore. Les cubes comptent au prix du marché ; tout ce qui est misé est perdu.
bid-tray = Sur la table ; appuyez pour reprendre
insure-title = Assurance
insure-about = Rien encore. Chaque cube donné devient un jeton ; un jeton sauve un cube du danger.
insure-tray = À échanger ; appuyez pour reprendre
lay-cubes = Poser { $cubes } : { $kind } (encore { $left })
lay-note = Poser { $money } $ (encore { $left } $)
take-cube = Reprendre 1 sur { $cubes } : { $kind }
take-note = Reprendre { $money } $
money = { $money } $
money-left = encore { $money } $
bids = Les mises
clear = Effacer
ready-title = Qui est prêt
ready = prêt
choosing = choisit…

## Questions
hint-crew = Glissez une équipe sur une tuile, ou cliquez sur elle puis sur la tuile.
hint-crew-touch = Touchez une équipe, puis la tuile.
hint-crew-key = Choisissez une équipe avec les flèches et Entrée, puis la tuile.
hint-move = Choisissez une tuile : elle montre la force qu’elle aurait. Ou restez.
hint-place_vp = Choisissez un siège libre d’un des plateaux.
hint-advantage_bribe = Choisissez l’équipe dans la mine ou ici.
hint-bribe_target = Choisissez l’une des deux tuiles.
hint-first_tile = Choisissez la tuile à extraire d’abord.
hint-ai_crew = À deux joueurs, une troisième compagnie fore aussi : elle ne marque rien, mais ses équipes partagent ce qui est extrait. Choisissez l’équipe à déplacer.
hint-ai_move = Elle va là où il manque le moins de force ; à égalité, choisissez-en une.
hint-ai_upgrade = L’IA gagne un point de force par manche. Choisissez l’équipe qui la reçoit.
lately-bribed = corrompue par
lately-hired = engage
hint-shaft_to = Choisissez la tuile du puits.
hint-build_shaft = Choisissez maintenant la tuile du puits.
hint-move_shaft = Choisissez maintenant le puits à déplacer.
short-take_die = Force { $strength }
short-hire = Force { $strength }
short-shaft_level = Selon la règle du niveau { $level }
short-buy = Acheter : { $kind }
short-sell = Vendre : { $kind }
purse = Vous avez { $money } $
market-row = { $price } $
fewer = { $cubes } de moins
more = { $cubes } de plus
work-crew = Équipe, { $place } : { $strength } → { $next }
work-level = { $sector } : { $level } → { $next }
tool-build_shaft = Construire un puits…
tool-move_shaft = Déplacer un puits…

## Une extraction
extraction-title = Extraction : { $tile }
extraction-steps = Étapes
extraction-earlier = Extraction précédente
extraction-later = Extraction suivante
extraction-close = Fermer
step-ready = Tuile
step-card = Carte
step-share = Parts
step-surplus = Surplus
step-danger = Danger
step-result = Bilan
step-back = Retour
step-on = Suite
danger = Danger
saved = sauvé
to-supply = réserve
part-owner = Compagnie
part-strength = Force sur la tuile
part-share = Part
part-surplus = Surplus
part-lost = Perdu
part-gets = Reçoit
tell-ready = { $seat } porte { $tile } à la force { $total } : il en faut { $power }, elle est donc extraite.
tell-card = { $card } tirée : voici ce qui se partage.
tell-card-danger = { $card } tirée, et elle est dangereuse : voici ce qui se partage d’abord.
tell-share =
    { $count ->
         [one] Une seule compagnie a des équipes ici et prend tout.
        *[other] { $count } compagnies ont des équipes ici : de chaque sorte, toutes reçoivent autant, arrondi vers le bas.
    }
tell-surplus =
    Ce qui reste va à { $seat }{ $reason ->
         [shaft] , qui possède le puits.
         [strongest] , avec la plus grande force ici ({ $strength }).
        *[active] : plusieurs sont à égalité de force, il va donc au joueur actif.
    }
tell-danger =
    { $seat } : force { $strength } moins sécurité { $safety }, donc { $due ->
         [one] { $due } cube
        *[other] { $due } cubes
    } en jeu ; { $settled ->
         [0] à décider.
        *[other] { $tokens ->
             [0] aucun jeton rendu
             [one] { $tokens } jeton rendu
            *[other] { $tokens } jetons rendus
        }, { $lost ->
             [one] { $lost } cube perdu
            *[other] { $lost } cubes perdus
        }.
    }
tell-danger-none = Personne n’a rien en jeu : la sécurité suffit.
tell-result = Les cubes vont derrière les paravents ; { $seat } garde la carte.
tell-achievement = { $seat } obtient : { $achievement }

## Ce qu’on peut gagner
deliveries = Livraisons
delivery = Livrer { phrase-cubes } pour { $stars } étoiles (encore { $left })
delivery-none = Plus de livraisons : { $kind }
achievements = Exploits
achievement-left = encore { $left }
piles = Ce que les cartes peuvent encore apporter
pile-size =
    { $size ->
         [one] { $size } carte
        *[other] { $size } cartes
    }

## Les compagnies
cubes = { phrase-cubes }
screen = Derrière le paravent de { $seat }
stock = { $kind } : { $cubes }
tokens =
    { $tokens ->
         [one] { $tokens } jeton d’assurance
        *[other] { $tokens } jetons d’assurance
    }
stars-so-far = Vos étoiles jusqu’ici : { $stars }. Celles du plus grand stock se comptent à la fin ; les étoiles des autres sont cachées.
delivered = Livraisons : { $tiles }, { $stars } étoiles
crews = Équipes
kept =
    { $cards ->
         [one] { $cards } carte d’extraction gardée
        *[other] { $cards } cartes d’extraction gardées
    }
left = encore { $left }
traded = Négocié :
level-safety =
    Sécurité { $level } : { $level ->
         [1] le danger exige 1 de moins
         [2] le danger exige 3 de moins
        *[3] le danger n’exige rien
    }
level-mobility =
    Mobilité { $level } : { $level ->
         [1] un pas, ou deux de côté
         [2] aussi s’arrêter sur les arêtes
        *[3] deux pas quelconques
    }
level-shaft = Puits { $level }

## Aids and drawers
aid-insurance = Ne rien assurer cette manche
aid-passes = Passer pour moi quand rien d’autre n’est possible
leave-really = Appuyez encore pour partir
decline-advantage_bribe = Ne pas corrompre
decline-advantage_hire = Pas de sous-traitant
drawers = Tiroirs
drawer-boards = Plateaux des phases
drawer-goals = Livraisons et exploits
drawer-cards = Cartes
drawer-extraction = Extractions
extraction-none = Rien n’a encore été extrait.
more-about = Plus
earned = Obtenus :
counted = Compté d’après le journal :
uncounted = Derrière le paravent : le journal n’en dit pas assez pour compter.
score-now = Si l’on comptait maintenant : { $total ->
        [one] { $total } étoile
       *[other] { $total } étoiles
    } (exploits { $achievements }, livraisons { $deliveries }, majorités { $majorities })
stars-earned = Exploits : { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    }

## Scenes
told-shares = De chaque sorte, autant pour tous : { phrase-cubes } pour chacun ({ $seats }).
told-received = Derrière les paravents :
told-part = { $seat } { phrase-cubes }
told-bids = Les mises sont révélées.
told-bid = { $seat } { $value } $

## How one wins
aim = Celui qui a le plus d’étoiles à la fin gagne : livraisons de ressources de la mine, exploits, et le plus d’une ressource ou d’argent liquide.
