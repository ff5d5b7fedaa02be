# RAWsiko en français. Noms, questions, actions, événements, infractions, options ; les variables sont les faits du jeu.

## Names

title = RAWsiko
neutral-title = Materia
name-north_america = Amérique du Nord
name-south_america = Amérique du Sud
name-europe = Europe
name-africa = Afrique
name-asia = Asie
name-oceania = Océanie
name-greenland = Groenland
name-canada = Canada
name-usa = États-Unis
name-mexico = Mexique
name-guatemala = Guatemala
name-cuba = Cuba
name-colombia = Colombie
name-peru = Pérou
name-brazil = Brésil
name-bolivia = Bolivie
name-chile = Chili
name-argentina = Argentine
name-norway = Norvège
name-finland = Finlande
name-united_kingdom = Royaume-Uni
name-france = France
name-spain = Espagne
name-germany = Allemagne
name-italy = Italie
name-turkey = Turquie
name-ukraine = Ukraine
name-morocco = Maroc
name-algeria = Algérie
name-egypt = Égypte
name-guinea = Guinée
name-nigeria = Nigeria
name-dr_congo = RD Congo
name-tanzania = Tanzanie
name-mozambique = Mozambique
name-south_africa = Afrique du Sud
name-madagascar = Madagascar
name-russia = Russie
name-kazakhstan = Kazakhstan
name-mongolia = Mongolie
name-iran = Iran
name-saudi_arabia = Arabie saoudite
name-india = Inde
name-south_korea = Corée du Sud
name-japan = Japon
name-vietnam = Viêt Nam
name-indonesia = Indonésie
name-philippines = Philippines
name-new_guinea = Nouvelle-Guinée
name-australia = Australie
name-new_zealand = Nouvelle-Zélande
name-Sb = Antimoine
name-BA = Baryte
name-BX = Bauxite
name-Be = Béryllium
name-Bi = Bismuth
name-B = Borates
name-Co = Cobalt
name-CC = Charbon à coke
name-FS = Spath fluor
name-Ga = Gallium
name-Ge = Germanium
name-Hf = Hafnium
name-He = Hélium
name-HRE = Terres rares lourdes
name-In = Indium
name-Li = Lithium
name-LRE = Terres rares légères
name-Mg = Magnésium
name-NG = Graphite naturel
name-NR = Caoutchouc naturel
name-Nb = Niobium
name-P = Phosphore
name-PGM = Métaux du groupe du platine
name-PR = Roche phosphatée
name-Si = Silicium métal
name-Sr = Strontium
name-Ta = Tantale
name-Ti = Titane
name-V = Vanadium
name-W = Tungstène
name-fertilizers = Engrais
name-tyres = Pneus
name-oil_drilling = Forage pétrolier
name-drink_cans = Canettes
name-white_paint = Peinture blanche
name-steel = Acier
name-glass_ceramics = Verre résistant à la chaleur
name-flame_retardants = Retardateurs de flamme
name-fireworks = Feux d’artifice
name-cutting_tools = Outils de coupe
name-batteries = Batteries rechargeables
name-catalytic_converters = Pots catalytiques
name-led_lamps = Lampes LED
name-medicines = Médicaments
name-digital_cameras = Appareils photo numériques
name-solar_panels = Panneaux solaires
name-wind_turbines = Éoliennes
name-televisions = Téléviseurs
name-nuclear_reactors = Réacteurs nucléaires
name-fuel_cells = Piles à combustible
name-optical_fibres = Fibres optiques
name-medical_equipment = Équipement médical
name-smartphones = Smartphones
name-electric_cars = Voitures électriques
name-airliners = Avions de ligne
name-satellites = Satellites
name-computers = Ordinateurs
name-robots = Robots industriels
name-card_1 = Carte d’objectifs 1
name-card_2 = Carte d’objectifs 2
name-card_3 = Carte d’objectifs 3
name-card_4 = Carte d’objectifs 4
name-card_5 = Carte d’objectifs 5
name-card_6 = Carte d’objectifs 6
name-card_7 = Carte d’objectifs 7
name-land = Par terre
name-sea = Par mer
name-china = Chine
name-inactive = Zone inactive

## What the materials are for

about-Sb = L’antimoine ignifuge plastiques et textiles et durcit le plomb des batteries de voiture.
about-BA = La baryte alourdit les boues de forage pétrolier et rend l’intestin visible à la radiographie.
about-BX = La bauxite est le minerai dont on tire presque tout l’aluminium, de la canette à l’avion.
about-Be = Léger et rigide, le béryllium équipe télescopes spatiaux, fenêtres à rayons X et contacts élastiques en cuivre.
about-Bi = Le bismuth apaise l’estomac et remplace le plomb toxique dans la soudure et le laiton.
about-B = Les borates rendent le verre résistant à la chaleur, nourrissent les plantes et entrent dans la fibre de verre et les lessives.
about-Co = Le cobalt stocke l’énergie de nombreuses batteries et permet aux aubes de turbine de supporter la chaleur.
about-CC = Le charbon à coke fournit le coke qui, au haut fourneau, change le minerai de fer en fonte et en acier.
about-FS = Le spath fluor fluidifie l’acier en fusion et donne le fluor des réfrigérants, des poêles antiadhésives et des sels de batterie.
about-Ga = Le gallium éclaire dans les LED et amplifie les signaux radio des téléphones et des radars.
about-Ge = Le germanium guide la lumière dans les fibres optiques et fait voir la chaleur aux caméras de vision nocturne.
about-Hf = Le hafnium absorbe les neutrons dans les barres de contrôle des réacteurs et isole les plus petits transistors.
about-He = L’hélium refroidit les aimants des IRM presque au zéro absolu et gonfle les ballons sans danger.
about-HRE = Les terres rares lourdes gardent aux aimants leur force à chaud et donnent leurs couleurs aux écrans et aux lasers.
about-In = L’indium forme la pellicule transparente et conductrice de tous les écrans tactiles.
about-Li = Le lithium porte la charge dans les batteries des téléphones et des voitures électriques.
about-LRE = Les terres rares légères donnent les aimants puissants des éoliennes, des moteurs électriques et des écouteurs.
about-Mg = Le magnésium est le plus léger des métaux de construction et durcit les alliages d’aluminium.
about-NG = Le graphite naturel forme le pôle négatif des batteries et tapisse les fours où fond l’acier.
about-NR = Récolté sur l’arbre, le caoutchouc naturel donne aux pneus leur adhérence et aux gants médicaux leur souplesse.
about-Nb = Une pincée de niobium rend l’acier plus solide et plus léger, et ses fils conduisent sans perte dans les aimants d’IRM.
about-P = Le phosphore blanc est à l’origine des retardateurs de flamme, des pesticides et des acides qui nettoient les puces.
about-PGM = Les métaux du groupe du platine épurent les gaz d’échappement, animent les piles à combustible et accélèrent la fabrication de médicaments.
about-PR = La roche phosphatée est broyée pour l’engrais : sans elle, les récoltes fondraient partout dans le monde.
about-Si = Le silicium métal est purifié en plaquettes pour les puces d’ordinateur et les cellules solaires.
about-Sr = Le strontium brûle rouge dans les feux d’artifice et les fusées de détresse et sert aux aimants bon marché des petits moteurs.
about-Ta = Le tantale stocke la charge dans les minuscules condensateurs des téléphones et le corps l’accepte comme implant.
about-Ti = Solide et inoxydable, le titane fait des avions et des prothèses de hanche ; son oxyde blanchit la peinture.
about-V = Le vanadium durcit l’acier des outils et des ressorts et stocke l’électricité dans de grandes batteries à flux.
about-W = Le tungstène fond plus haut que tout autre métal et rend forets et outils de coupe presque aussi durs que le diamant.

## Phases

phase-seat = Tirage des places
phase-deal = Distribution des objectifs
phase-draw = Tirage d’un continent
phase-continent = Choix des territoires : continent
phase-territory = Choix des territoires : territoires
phase-distribute = Placement des ressources de départ
phase-invest = Phase d’investissement
phase-action = Phase d’action
phase-target = Phase d’action : vers où
phase-number = Phase d’action : combien
phase-attack = Combat : jet de l’attaque
phase-defence = Combat : jet de la défense
phase-china = Commerce avec la Chine
phase-over = La partie est terminée

## Actions

action-choose_continent = { $continent }
action-choose_territory = { $territory } ({ $materials })
action-place =
    { $territory } ({ $total ->
         [one] { $total } ressource
        *[other] { $total } ressources
    } actuellement)
action-source = Départ : { $territory } ({ $unmoved } sur { $total } non déplacées)
action-target =
    { $relation ->
         [own] { $source } → { $territory } (à vous)
         [foreign] Attaque { $source } → { $territory } (défense : { $defenders })
        *[empty] { $source } → { $territory } (vide)
    }
action-number =
    { $relation ->
         [foreign] Attaquer à { $number } contre { $defenders }
        *[other] En déplacer { $number }
    } ; { $rest ->
         [0] personne ne reste
        *[other] il en reste { $rest }
    }
action-end_phase = Terminer votre phase d’action
action-china_take = Prendre : { $material }
action-china_pass =
    Passer ({ $left ->
         [one] renonce à { $left } matière
        *[other] renonce à { $left } matières
    })

## Gestures: several actions in one phrase

gesture-target-number =
    { $number_relation ->
         [foreign] Attaque { $number_source } → { $number_target } à { $number_number } contre { $number_defenders }
        *[other] { $number_source } → { $number_target } à { $number_number }
    } ({ $number_rest ->
         [0] personne ne reste
        *[other] il en reste { $number_rest }
    })
gesture-source-target-number = { gesture-target-number }
gesture-choose_territory = { $choose_territory_territory }
gesture-choose_continent-choose_territory = { $choose_territory_territory } ({ $choose_continent_continent })

## Questions

prompt-choose_continent =
    Choisissez votre { $round ->
         [1] premier
        *[2] second
    } continent.
prompt-choose_territory = Choisissez un territoire ({ $continent }, encore { $left }).
prompt-distribute = Placez une ressource de départ sur l’un de vos territoires (encore { $left }).
prompt-invest = Placez une ressource investie sur l’un de vos territoires (encore { $left }).
prompt-action = Tour { $turn } sur { $turns } : choisissez un territoire de départ ou terminez votre phase d’action.
prompt-target =
    Départ { $source } ({ $unmoved ->
         [one] { $unmoved } non déplacée
        *[other] { $unmoved } non déplacées
    }) : vers où ?
prompt-number =
    { $source } → { $target } : { $relation ->
         [foreign] avec combien attaquez-vous { $defenders ->
             [one] le défenseur
            *[other] les { $defenders } défenseurs
        } ({ $most } au plus) ?
        *[other] combien en déplacer ({ $most } au plus) ?
    }
prompt-china = Commerce avec la Chine : prenez une matière qui vous manque (encore { $left }).

## Events

event-seat_drawn = { $seat } jouera en position { $place }.
event-goals_dealt = { $seat } reçoit des objectifs : { $goals }.
event-goals_dealt-bare = { $seat } reçoit des objectifs secrets.
event-continent_drawn = { $seat } se voit attribuer un continent : { $continent }.
event-continent_chosen = { $seat } choisit un continent : { $continent }.
event-territory_chosen = { $seat } s’installe : { $territory }.
event-placed =
    { $seat } place une ressource : { $territory } ({ $left ->
         [0] tout est placé
        *[other] encore { $left }
    }).
event-turn_began = Le tour { $turn } sur { $turns } commence.
event-credited =
    { $seat } contrôle { $materials ->
         [one] { $materials } matière
        *[other] { $materials } matières
    } et reçoit { $resources ->
         [one] { $resources } ressource
        *[other] { $resources } ressources
    }.
event-phase_began = La phase d’action commence pour { $seat }.
event-moved =
    { $seat } déplace { $number ->
         [one] { $number } ressource
        *[other] { $number } ressources
    } : { $source } → { $target }.
event-entered =
    { $seat } occupe un territoire vide avec { $number ->
         [one] { $number } ressource
        *[other] { $number } ressources
    } : { $source } → { $target }.
event-emptied = Le territoire { $territory } est maintenant vide : { $seat } l’a quitté.
event-attacked = { $seat } attaque { $defender_seat } : { $source } → { $target }, { $attackers } contre { $defenders }.
event-attack_rolled = { $seat } attaque et obtient aux dés : { $dice }.
event-defence_rolled = { $seat } se défend et obtient aux dés : { $dice }.
event-losses = { $source } → { $target } : { $seat } en perd { $attacker_losses }, { $defender_seat } en perd { $defender_losses }.
event-conquered =
    { $source } → { $target } : { $seat } prend ce territoire à { $defender_seat } avec { $number ->
         [one] { $number } ressource
        *[other] { $number } ressources
    }.
event-attack_failed =
    { $seat } échoue à l’attaque : { $source } → { $target }. { $defender_seat } tient bon ; { $number ->
         [0] aucun attaquant ne survit
         [one] { $number } attaquant survit
        *[other] { $number } attaquants survivent
    }.
event-eliminated = { $by_seat } élimine { $seat }, qui n’a plus de ressource.
event-stranglehold = Étau du monopole : le compteur saute au tour { $turn } sur { $turns }.
event-phase_ended = { $seat } termine sa phase d’action.
event-last_turn_over = Le tour { $turn }, le dernier, est terminé.
event-sole_survivor = Il ne reste que { $seat } : la partie est terminée.
event-china_granted =
    { $seat } peut prendre { $picks ->
         [one] { $picks } matière
        *[other] { $picks } matières
    } à la Chine.
event-china_taken =
    { $seat } commerce avec la Chine : { $material } ({ $left ->
         [0] terminé
        *[other] encore { $left }
    }).
event-china_passed =
    { $seat } passe et renonce à { $left ->
         [one] { $left } matière
        *[other] { $left } matières
    } de Chine.
event-china_lapsed =
    { $seat } n’a plus rien à prendre à la Chine : { $left ->
         [one] { $left } matière est perdue
        *[other] { $left } matières sont perdues
    }.
event-goals_revealed = { $seat } révèle ses objectifs : { $goals }.
event-scored =
    { $seat } : rang { $rank }, { $vp } PV ({ $goals ->
         [one] { $goals } objectif
        *[other] { $goals } objectifs
    }, { $materials ->
         [one] { $materials } matière
        *[other] { $materials } matières
    }, { $territories ->
         [one] { $territories } territoire
        *[other] { $territories } territoires
    }).

## Why not

why-W5_2 = C’est à { $seat } de choisir : le choix parcourt les places, puis revient en sens inverse.
why-W7_4 = C’est à { $seat } de placer ses ressources de départ, toutes d’abord.
why-W7_9 = Chacun place une ressource à tour de rôle, et c’est à { $seat }.
why-W8_6 = { $seat } est en phase d’action.
why-W10_6 = C’est à { $seat } de placer ses investissements, tous d’abord.
why-W16_6 = C’est à { $seat } de commercer avec la Chine.
why-W4_2 = On tire au sort l’ordre des places.
why-W4_4 = On distribue les objectifs ; le choix des territoires vient ensuite.
why-W6_2 = On tire au sort le continent de ce choix.
why-W12_1 = Un combat est en cours, et personne ne décide plus rien.
why-W5_1 = Le choix des territoires est fini : les { $picks } choix sont faits.
why-W5_1-bare = Un choix suit son ordre : d’abord le continent, puis les territoires.
why-W5_4 = Ce choix se termine d’abord, avec tous ses territoires.
why-W7_1 = Cela ne vient que quand tous les choix de territoires sont faits.
why-W7_7 = Il faut d’abord placer toutes les ressources de départ ; on ne peut pas passer.
why-W8_3 = Le premier tour n’a pas de phase d’investissement : il n’y a rien à placer.
why-W8_4 = Les investissements viennent au début d’un tour, avant toutes les phases d’action.
why-W8_5 = Les phases d’action ne commencent que quand tous les investissements sont placés.
why-W8_8 = { $seat } est en phase d’action ; le premier à jouer change de tour en tour.
why-W10_5 = Vous n’êtes plus en jeu : vous ne recevez plus d’investissements.
why-W10_9 = Il faut d’abord placer toutes les ressources reçues ; rien n’est gardé pour plus tard.
why-W11_3 = Un déplacement se fait en trois étapes : départ, cible, nombre.
why-W11_15 =
    Pas { $number } : { $most ->
         [one] { $most } seule n’y a pas bougé
        *[other] { $most } seulement n’y ont pas bougé
    }, et une ressource bouge ou attaque une fois par phase.
why-W14_3 = Vous n’êtes plus en jeu.
why-W14_10 = La partie s’est terminée quand il ne restait qu’une personne, donc sans commerce avec la Chine.
why-W16_1 = Les tours de cette partie sont finis ; on ne place et ne déplace plus rien.
why-W16_2 = Le commerce avec la Chine vient après le tour { $turns }, juste avant le décompte.
why-W16_2-bare = Il n’y a pas de commerce avec la Chine dans cette partie.
why-W16_4 = Vous n’avez plus rien à prendre : c’est une matière par continent tenu seul.
why-W16_9 = Vous avez renoncé au reste.
why-W16_10 = Il n’y a plus de matière à prendre pour vous.
why-W16_14 = Vous n’êtes plus en jeu : pas de commerce avec la Chine pour vous.
why-W11_2 = On ne termine sa phase d’action qu’entre deux de ses déplacements.
why-W11_4 = Le territoire { $territory } n’est pas à vous : un déplacement part d’un de vos territoires.
why-W11_5 = Le territoire { $territory } n’a de liaison ni par terre ni par mer avec le départ : { $source }.
why-W11_6 =
    Impossible d’en déplacer { $number } : { $most ->
         [one] { $most } seule n’y a pas bougé
        *[other] { $most } seulement n’y ont pas bougé
    }.
why-W11_7 = Impossible d’attaquer à { $number } : { $most } au plus ici, et jamais plus de trois.
why-W11_16 = Toutes les ressources y ont déjà bougé ou combattu pendant cette phase : { $territory }.
why-W11_20 = Pas { $number } mais { $most } au plus : avec cette option, une ressource reste au départ.
why-W11_20-bare = Avec cette option, la dernière ressource d’un territoire doit y rester.
why-W16_7 = { $material } ne peut être pris : vous l’avez déjà, ou la carte n’en contient pas.
why-W16_11 = Avec cette option, on ne peut passer tant qu’il reste une matière à prendre.
why-W6_1 = Dans la mise en place avancée, les continents sont attribués et non choisis.
why-W5_7 = Le continent { $continent } est déjà pris, et il reste des continents libres, qui passent d’abord.
why-W5_9 = Le continent { $continent } a déjà été choisi deux fois.
why-W5_10 = Le continent { $continent } est votre premier continent ; le second doit être un autre.
why-W5_13 = Le territoire { $territory } n’est pas sur le continent de ce choix : { $continent }.
why-W5_14 = Le territoire { $territory } a déjà été choisi.
why-W5_15 = Le territoire { $territory } ne touche aucun territoire pris dans ce choix.
why-W5_16 =
    Il vous faut ici { $needed ->
         [one] { $needed } territoire vide d’un seul tenant
        *[other] { $needed } territoires vides d’un seul tenant
    }, et autour de { $territory } il n’y en a que { $have }.
why-W7_6 = Le territoire { $territory } n’est pas à vous : les ressources de départ vont sur vos territoires.
why-W10_8 = Le territoire { $territory } n’est pas à vous : les investissements vont sur vos territoires.

## Points and the end

source-tier_1 = Objectif (niveau I)
source-tier_2 = Objectif (niveau II)
source-tier_3 = Objectif (niveau III)
source-tier_4 = Objectif (niveau IV)
end-W8_7 = Le dernier tour a été joué.
end-W14_10 = Il ne restait plus qu’une personne en jeu.

## Reasons of hints

term-goal = { $points } pour votre objectif { $about }
term-materials = { $points } pour le nombre de matières contrôlées
term-resources = { $points } pour les ressources actuelles et à venir
term-border = { $points } pour votre force aux frontières
term-spread = { $points } pour la répartition de vos ressources
term-rivals = { $points } par rapport à vos adversaires
term-ahead = { $points } pour vos chances de victoire
term-home = { $points } pour { $about } comme point de départ
term-usual = { $points } pour l’avancement de la partie
term-eliminated = { $points } pour le risque d’être éliminé

## Options

option-turns = Nombre de tours
option-turns-about = Combien de tours dure la partie.
option-advanced_setup = Mise en place avancée
option-advanced_setup-about = Les continents sont tirés au sort ; on ne choisit que les territoires.
option-monopoly_stranglehold = L’étau du monopole
option-monopoly_stranglehold-about = Chaque élimination raccourcit la partie d’un tour.
option-trade_with_china = Commerce avec la Chine
option-trade_with_china-about = Avant le décompte, on prend une matière de plus par continent tenu seul.
option-extra_resources = Ressources de départ à placer
option-extra_resources-about = Combien de ressources chacun place après le choix des territoires.
option-extra_resources-auto = Selon le nombre de joueurs (6, 6, 5)
option-goal_deal = Distribution des objectifs
option-goal_deal-about = Indique si l’on reçoit une carte fixe de quatre objectifs ou un objectif libre par niveau.
option-goal_deal-cards = Cartes fixes
option-goal_deal-tiers = Un objectif par niveau
option-seat_order = Ordre des places
option-seat_order-about = Indique si l’ordre des places est tiré au sort ou celui de la saisie.
option-seat_order-random = Tiré au sort
option-seat_order-as_listed = Comme saisi
option-failed_attackers_may_retry = Les attaquants repoussés peuvent recommencer
option-failed_attackers_may_retry-about = Les survivants d’une attaque manquée restent non déplacés et peuvent agir de nouveau dans la même phase.
option-must_leave_one = Une ressource doit rester
option-must_leave_one-about = Déplacements et attaques laissent toujours au moins une ressource au départ.
option-open_goals = Objectifs visibles
option-open_goals-about = Chacun voit les objectifs de tous dès la distribution.
option-first_player = Premier à jouer
option-first_player-about = Indique si chaque tour commence par la même place ou si le départ tourne.
option-first_player-fixed = Toujours la même place
option-first_player-rotating = Tourne à chaque tour
option-setup_contact = Contact au choix des territoires
option-setup_contact-about = Indique si les territoires d’un même choix doivent se toucher.
option-setup_contact-connected = Ils doivent se toucher
option-setup_contact-free = Choix libre
option-placing = Placement des ressources
option-placing-about = Indique si l’on place tout d’un coup ou une ressource chacun à son tour.
option-placing-in_full = Tout d’un coup
option-placing-one_each = Une chacun à son tour
option-advanced_draw = Tirage des continents
option-advanced_draw-about = Dans la mise en place avancée : si un continent est tiré au début de chaque choix ou tous d’avance.
option-advanced_draw-per_pick = À chaque choix
option-advanced_draw-up_front = Tous d’avance
option-sole_survivor = Dernier survivant
option-sole_survivor-about = Indique si la partie s’arrête quand il ne reste qu’une personne ou va jusqu’au dernier tour.
option-sole_survivor-end = La partie s’arrête
option-sole_survivor-play_on = Elle continue
option-eliminated_rank = Rang des éliminés
option-eliminated_rank-about = Indique si les derniers éliminés sont mieux classés ou si tous partagent un rang.
option-eliminated_rank-later_better = Plus tard, c’est mieux
option-eliminated_rank-shared = Partagé
option-stranglehold_spares_last_turn = L’étau épargne le dernier tour
option-stranglehold_spares_last_turn-about = Avec l’étau, le dernier tour se joue quoi qu’il arrive.
option-china_decline = On peut refuser la Chine
option-china_decline-about = Au commerce avec la Chine, on peut passer au lieu de prendre une matière.

## Le plateau dans le terminal

board-status = Tour
board-map = Carte
board-territories = Territoires
board-goals = Vos objectifs
board-goals-of = Objectifs de { $seat }
board-battle = Dernier combat
board-odds = Chances
board-final = Classement final
board-turn =
    { $turn ->
         [0] avant le tour 1 sur { $turns }
        *[other] { $turn } sur { $turns }
    }
board-strangled = L’étau du monopole
board-order = Ordre des places : { $seats }
board-legend = ✓ sous votre contrôle, ! manque à un de vos objectifs, ─ par terre, ┄ par mer ; deux nombres : non déplacées/total
board-vp = { $vp } PV
board-fight = { $source } → { $target } : { $seat } contre { $defender_seat }
board-chance = Avec { $number } : conquête { $conquest } %, pertes moyennes { $own_detail } contre { $other_detail }
board-held = { $territories ->
        [one] { $territories } territoire
       *[other] { $territories } territoires
    }, { $materials ->
        [one] { $materials } matière
       *[other] { $materials } matières
    }, prochain tour +{ $credit }
board-left = encore à placer : { $left }
board-picks = de Chine : { $picks }
board-taken = de Chine : { $symbols }
board-out = éliminé
board-column-rank = rang
board-column-vp = PV
board-column-goals = objectifs
board-column-materials = matières
board-column-territories = territoires

## Aide sur tout ce qui est sur la table

about-continent = { $continent } : { $territories } territoires. Un continent tenu seul vous donne une matière au commerce avec la Chine.
about-territory = { $territory } ({ $continent }) fournit : { $materials }. Celui qui a des ressources ici contrôle ces matières.
about-goal = { $goal }, un objectif de niveau { $tier } : avec { $materials } à la fin, il vaut { $vp } PV. S’il en manque une, il ne vaut rien.
about-goal_card = Une carte de quatre objectifs, un de chaque niveau. Vous seul connaissez la vôtre.
about-land = Une liaison par terre : d’ici, on peut aller dans le territoire voisin ou l’attaquer.
about-sea = Une liaison par mer, la ligne en tirets. Elle vaut exactement une frontière terrestre.
about-china = La Chine a fermé ses frontières : on n’y va pas. Avec l’option « commerce avec la Chine », on prend encore des matières à la fin.
about-inactive = Une zone hors jeu : on n’y va pas, et il n’y a rien à y prendre.
about-resource = Les ressources sont vos pions. Là où il y en a une, le territoire est à vous ; trois au plus attaquent ensemble.
about-unmoved = Non déplacées : autant de ressources peuvent encore bouger ou attaquer ici pendant cette phase d’action, une fois chacune.
about-die = Les dés : le plus haut contre le plus haut ; à égalité, l’attaque perd. Trois contre un, c’est fort ; à nombre égal, non.
about-turn = Le compteur de tours : après le dernier tour, on compte les objectifs.
about-credit = Ce que vous recevrez au prochain tour : une ressource pour trois matières différentes contrôlées, arrondi vers le haut.
about-vp = Les PV sont les points de victoire, pour les objectifs complets seulement. Celui qui en a le plus gagne.
about-material = Une matière : vous la contrôlez tant qu’un de vos territoires la fournit. Une seconde source ne compte pas en plus, mais fait une réserve.
about-seat = Un joueur : ses territoires et ses ressources sont visibles, seuls ses objectifs sont secrets.
about-phase_seat = On tire au sort l’ordre des places.
about-phase_deal = Chacun reçoit quatre objectifs secrets. Voyez quelles matières il vous faut avant de choisir un continent.
about-phase_draw = On tire au sort le continent de ce choix.
about-phase_continent = Choisissez un continent qui a des matières de vos objectifs, ou un où vous serez à l’abri.
about-phase_territory = Choisissez des territoires voisins qui fournissent ce qu’il vous faut. Des matières différentes rapportent aussi plus de ressources ensuite.
about-phase_distribute = Placez vos ressources de départ : beaucoup là où vous voulez attaquer ou risquez de l’être.
about-phase_invest = Vos matières vous donnent de nouvelles ressources. Placez-les là où vous avez un projet pour ce tour.
about-phase_action = Déplacez des ressources, occupez des territoires vides ou attaquez, autant que vous voulez. Chaque ressource agit une fois.
about-phase_target = Choisissez le territoire voisin : vide, il est gratuit ; à un autre, c’est le combat.
about-phase_number = Choisissez combien partent. Laissez-en assez : un territoire vide n’est plus à vous.
about-phase_attack = L’attaque lance un dé par ressource, trois au plus.
about-phase_defence = La défense lance les dés ; à égalité, l’attaque perd.
about-phase_china = Prenez une matière qui vous manque : une par continent tenu seul.
about-phase_over = Les objectifs sont révélés et les PV comptés.
