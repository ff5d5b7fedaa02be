# Cavum en français. Noms, questions, actions, événements, infractions, options ; les variables sont les faits du jeu.

## Names

title = Cavum
neutral-title = Vena
name-tunnel_2 = Tunnel à 2 sorties
name-tunnel_3 = Tunnel à 3 sorties
name-tunnel_4 = Tunnel à 4 sorties
name-tunnel_6 = Tunnel à 6 sorties
name-dynamite_2 = Dynamite à 2 sorties
name-dynamite_3 = Dynamite à 3 sorties
name-dynamite_4 = Dynamite à 4 sorties
name-dynamite_6 = Dynamite à 6 sorties
name-dynamite = Tuile de dynamite
name-vein = Filon
name-station = Station
name-option = Option d’achat
name-prospect = Tuile de prospection
name-yellow = Jaune
name-red = Rouge
name-purple = Violet
name-blue = Bleu
name-green = Vert
name-white = Blanc
name-order_1 = Commande 1
name-order_2 = Commande 2
name-order_3 = Commande 3
name-order_4 = Commande 4
name-order_5 = Commande 5
name-order_6 = Commande 6
name-order_7 = Commande 7
name-order_8 = Commande 8
name-order_9 = Commande 9
name-order_10 = Commande 10
name-order_11 = Commande 11
name-order_12 = Commande 12
name-order_13 = Commande 13
name-order_14 = Commande 14
name-order_15 = Commande 15
name-to_east = est
name-to_north_east = nord-est
name-to_north_west = nord-ouest
name-to_west = ouest
name-to_south_west = sud-ouest
name-to_south_east = sud-est
name-side_south = au sud
name-side_south_east = au sud-est
name-side_north_east = au nord-est
name-side_north_west = au nord-ouest
name-side_south_west = au sud-ouest
name-south = Rubrica
name-south_1 = Rubrica 1
name-south_2 = Rubrica 2
name-south_3 = Rubrica 3
name-south_4 = Rubrica 4
name-south_5 = Rubrica 5
name-south_east = Marina
name-south_east_1 = Marina 1
name-south_east_2 = Marina 2
name-south_east_3 = Marina 3
name-south_east_4 = Marina 4
name-south_east_5 = Marina 5
name-south_east_6 = Marina 6
name-north_east = Iolanta
name-north_east_1 = Iolanta 1
name-north_east_2 = Iolanta 2
name-north_east_3 = Iolanta 3
name-north_east_4 = Iolanta 4
name-north_east_5 = Iolanta 5
name-north_east_6 = Iolanta 6
name-north_east_7 = Iolanta 7
name-north_west = Aurelia
name-north_west_1 = Aurelia 1
name-north_west_2 = Aurelia 2
name-north_west_3 = Aurelia 3
name-north_west_4 = Aurelia 4
name-north_west_5 = Aurelia 5
name-north_west_6 = Aurelia 6
name-north_west_7 = Aurelia 7
name-south_west = Silvana
name-south_west_1 = Silvana 1
name-south_west_2 = Silvana 2
name-south_west_3 = Silvana 3
name-south_west_4 = Silvana 4
name-south_west_5 = Silvana 5
name-south_west_6 = Silvana 6
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-c8 = C8
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-d6 = D6
name-d7 = D7
name-d8 = D8
name-d9 = D9
name-e1 = E1
name-e2 = E2
name-e3 = E3
name-e4 = E4
name-e5 = E5
name-e6 = E6
name-e7 = E7
name-e8 = E8
name-e9 = E9
name-e10 = E10
name-f1 = F1
name-f2 = F2
name-f3 = F3
name-f4 = F4
name-f5 = F5
name-f6 = F6
name-f7 = F7
name-f8 = F8
name-f9 = F9
name-f10 = F10
name-f11 = F11
name-g1 = G1
name-g2 = G2
name-g3 = G3
name-g4 = G4
name-g5 = G5
name-g6 = G6
name-g7 = G7
name-g8 = G8
name-g9 = G9
name-g10 = G10
name-h1 = H1
name-h2 = H2
name-h3 = H3
name-h4 = H4
name-h5 = H5
name-h6 = H6
name-h7 = H7
name-h8 = H8
name-h9 = H9
name-i1 = I1
name-i2 = I2
name-i3 = I3
name-i4 = I4
name-i5 = I5
name-i6 = I6
name-i7 = I7
name-i8 = I8
name-j1 = J1
name-j2 = J2
name-j3 = J3
name-j4 = J4
name-j5 = J5
name-j6 = J6
name-j7 = J7
name-k1 = K1
name-k2 = K2
name-k3 = K3
name-k4 = K4
name-k5 = K5
name-k6 = K6

## Steps

phase-turn_up = Dévoilement des commandes
phase-first_bidder = Tirage du premier à miser
phase-bid = Enchères pour l’ordre du jeu
phase-card = Choix d’une carte d’ordre
phase-order = Prise des commandes
phase-piece = Construction : choix d’une pièce
phase-lay = Construction : pose d’une tuile
phase-turn = Construction : orientation de la tuile
phase-build = Construction : station
phase-lay_vein = Construction : filon
phase-colour = Construction : couleur du filon
phase-take = Construction : option d’achat
phase-start = Prospection : départ
phase-route = Prospection : chemin
phase-sale = Vente par couleur
phase-sell = Vente par couleur : vendre
phase-fulfil = Vente sur commande
phase-final_sale = Vente finale
phase-over = La partie est terminée

## Actions

action-bid = Miser { $amount }
action-bid_pass = Passer
action-card = Carte { $card } ({ $dynamite })
action-take_order =
    { $order } : { $stones } ; valeur { $value }, pénalité { $penalty }{ $points ->
         [0] {""}
        *[other] , { $points } points tout de suite
    }
action-order_pass = Ne plus prendre de commande
action-piece = { $piece } (encore { $left })
action-end_turn =
    Finir votre tour après { $acts ->
         [one] { $acts } action
        *[other] { $acts } actions
    }
action-lay =
    { $hex } ({ $level ->
         [1] sur le plateau
        *[other] au niveau { $level }
    })
action-turn = Orienter : sorties { $exits }
action-build_here = Ici, sur { $hex }
action-build_city =
    { $space } ({ $free ->
         [one] { $free } case libre dans la ville
        *[other] { $free } cases libres dans la ville
    })
action-lay_vein = { $hex }
action-colour =
    { $colour } ({ $count ->
         [one] { $count } pierre
        *[other] { $count } pierres
    }, prix actuel { $price })
action-give_up = Rendre : { $piece }
action-points =
    Prendre { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
action-from_pool = De la réserve de négoce : { $piece } ({ $left } en stock)
action-no_route = Prospecter sans chemin
action-start = Départ : { $place }
action-go =
    { $place }{ $colour ->
         [yellow] {" "}(filon : { $colour })
         [red] {" "}(filon : { $colour })
         [purple] {" "}(filon : { $colour })
         [blue] {" "}(filon : { $colour })
         [green] {" "}(filon : { $colour })
         [white] {" "}(filon : { $colour })
        *[none] {""}
    }
action-stop =
    Finir le chemin : { $place } ({ $count ->
         [0] aucune pierre
         [one] { $count } pierre
        *[other] { $count } pierres
    })
action-sale_bid = Proposer { $price } ({ $colour })
action-sale_pass = Passer ({ $colour })
action-sell =
    Vendre { $count ->
         [one] { $count } pierre
        *[other] { $count } pierres
    } ({ $colour }) à { $price } : { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
action-fulfil = { $order } : livrer { $stones } pour { $value } points
action-done = Ne plus remplir de commande
action-sell_stone =
    Vendre une pierre : { $colour } ({ $points ->
         [one] { $points } point
        *[other] { $points } points
    })

## Gestures: several actions in one phrase

gesture-lay-turn =
    { $turn_tile } sur { $lay_hex }{ $lay_level ->
         [1] {""}
        *[other] , niveau { $lay_level }
    }{ $turn_tile ->
         [tunnel_6] {""}
         [dynamite_6] {""}
        *[other] {" "}({ $turn_exits })
    }
gesture-piece-lay-turn = { gesture-lay-turn }
gesture-piece-build_here = Station sur { $build_here_hex }
gesture-piece-build_city = Station à { $build_city_space }
gesture-lay_vein-colour =
    Filon sur { $lay_vein_hex } : { $colour_colour } ({ $colour_count ->
         [one] { $colour_count } pierre
        *[other] { $colour_count } pierres
    })
gesture-piece-lay_vein-colour = { gesture-lay_vein-colour }
gesture-piece-give_up = Rendre : { $piece_piece }
gesture-piece-points =
    Option d’achat pour { $points_points ->
         [one] { $points_points } point
        *[other] { $points_points } points
    }
gesture-piece-from_pool-lay-turn = Avec une option d’achat : { gesture-lay-turn }
gesture-piece-from_pool-build_here = Avec une option d’achat : { gesture-piece-build_here }
gesture-piece-from_pool-build_city = Avec une option d’achat : { gesture-piece-build_city }
gesture-piece-from_pool-lay_vein-colour = Avec une option d’achat : { gesture-lay_vein-colour }
gesture-piece-no_route = Prospecter sans chemin
gesture-start-go-stop =
    Prospecter de { $start_place } à { $stop_place } ({ $stop_count ->
         [0] aucune pierre
         [one] { $stop_count } pierre
        *[other] { $stop_count } pierres
    })
gesture-piece-start-go-stop = { gesture-start-go-stop }

## Questions

prompt-bid =
    { $high ->
         [-1] Misez pour choisir en premier une carte d’ordre ({ $limit } au plus).
        *[other] Misez pour une carte d’ordre : la mise est de { $high }. Montez ({ $limit } au plus) ou passez.
    }
prompt-card =
    Choisissez une carte d’ordre ({ $amount ->
         [0] gratuite
        *[other] payée : { $amount }
    }).
prompt-order =
    Prenez une commande ({ $on_offer ->
         [one] { $on_offer } proposée
        *[other] { $on_offer } proposées
    }), ou passez.
prompt-piece =
    Choisissez une pièce ({ $acts ->
         [0] première action
         [one] { $acts } action faite
        *[other] { $acts } actions faites
    }, { $left ->
         [one] encore { $left } pièce
        *[other] encore { $left } pièces
    }).
prompt-lay = { $tile } : où poser la tuile ?
prompt-turn = { $hex } : comment poser la tuile ({ $tile }) ?
prompt-build = Où bâtir la station ?
prompt-lay_vein = Sur quelle tuile poser le filon ?
prompt-colour = Quelles pierres contient le filon en { $hex } ?
prompt-take = Utilisez l’option d’achat : des points ou une pièce de la réserve de négoce.
prompt-start =
    { $starts ->
         [0] { $stations ->
             [0] Vous n’avez aucune station, et un chemin va d’une de vos stations à une autre : vous ne pouvez que prospecter sans chemin.
             [one] Vous avez une seule station, et un chemin va d’une de vos stations à une autre : vous ne pouvez que prospecter sans chemin.
            *[other] Aucun tunnel ne relie deux de vos { $stations } stations, donc aucun chemin n’est possible : vous ne pouvez que prospecter sans chemin.
         }
        *[other] À quelle station commence votre chemin ?
    }
prompt-route =
    Chemin jusqu’ici : { $place } ({ $count ->
         [0] pas encore de pierre
         [one] { $count } pierre
        *[other] { $count } pierres
    }). Et ensuite ?
prompt-sale =
    Vente, { $colour } : { $bids ->
         [0] faites une première offre de { $price } au plus
        *[other] proposez moins de { $price }
    }, ou passez.
prompt-sell = Vous vendez à { $price } ({ $colour }) : combien de pierres ? Vous en avez { $have }.
prompt-fulfil = Remplissez une commande, ou arrêtez.
prompt-final_sale = Vente finale : vendez une pierre.

## Events

event-phase_started = La phase { $phase } commence.
event-order_turned_up = { $order } est dévoilée.
event-first_bidder = { $seat } ouvre les enchères.
event-bid_made = { $seat } mise { $amount }.
event-bid_passed = { $seat } passe.
event-bid_out = { $seat } ne peut dépasser { $amount } et se retire.
event-auction_won =
    { $seat } remporte l’enchère pour { $amount ->
         [one] { $amount } point
        *[other] { $amount } points
    }.
event-card_taken = { $seat } prend la carte d’ordre { $card }.
event-pieces_taken = { $seat } prend douze pièces, dont : { $dynamite }.
event-order_taken =
    { $seat } prend : { $order }{ $points ->
         [0] {""}
        *[other] {" "}({ $points } points pour les jetons)
    }.
event-order_passed = { $seat } passe et ne prend pas de commande.
event-chip_laid = Un jeton s’ajoute : { $order } (il y en a { $chips }).
event-option_points =
    { $seat } échange une option d’achat contre { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
event-option_used = { $seat } utilise une option d’achat et prend dans la réserve de négoce : { $piece }.
event-tile_laid =
    { $seat } pose en { $hex } : { $tile }{ $level ->
         [1] {""}
        *[other] {" "}(niveau { $level })
    }.
event-station_built = { $seat } bâtit une station en { $hex }.
event-city_station_built = { $seat } bâtit une station en ville : { $space }.
event-vein_laid =
    { $seat } pose un filon en { $hex } : { $colour }, { $count ->
         [one] { $count } pierre
        *[other] { $count } pierres
    }.
event-given_up = { $seat } abandonne une pièce : { $piece }.
event-prospected =
    { $seat } prospecte et obtient { $count ->
         [0] rien
         [one] { $count } pierre : { $colours }
        *[other] { $count } pierres : { $colours }
    } (chemin : { $route }).
event-no_route = { $seat } prospecte sans chemin.
event-vein_emptied = Le filon en { $hex } est épuisé ({ $colour }) et va à la réserve de négoce.
event-turn_ended = { $seat } finit son tour.
event-city_scored =
    { $city } : { $seat } a { $count ->
         [one] { $count } station reliée
        *[other] { $count } stations reliées
    }, { $free ->
         [one] { $free } case est libre
        *[other] { $free } cases sont libres
    } : { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
event-blast = La dynamite explose en { $hex }. Détruit : { $tiles } ; éventré à côté : { $torn }.
event-sale_opened = Vente d’une couleur : { $colour } (prix ouvert le plus haut : { $price }).
event-sale_bid = { $seat } propose de vendre à { $price } ({ $colour }).
event-sale_passed = { $seat } passe ({ $colour }).
event-sale_out = { $seat } ne peut rien proposer et se retire ({ $colour }).
event-stones_sold =
    { $seat } vend { $count ->
         [one] { $count } pierre
        *[other] { $count } pierres
    } ({ $colour }) à { $price } : { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
event-nothing_sold = Rien n’est vendu ({ $colour }).
event-order_fulfilled =
    { $seat } remplit : { $order }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
event-orders_done = { $seat } ne remplit plus de commande.
event-closing_started = La dernière phase est finie et la clôture commence : villes, pénalités, vente finale.
event-penalty =
    { $seat } n’a pas rempli : { $order }, moins { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
event-stone_sold =
    { $seat } vend une pierre : { $colour }, { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
event-match_ended =
    La partie est terminée : { $seat } gagne avec { $score ->
         [one] { $score } point
        *[other] { $score } points
    }.

## Why not

why-C3_4 = La rotation { $rotation } donne les mêmes sorties qu’une plus petite : { $tile }.
why-C3_11 = De là, aucune autre de vos stations n’est accessible : { $place }.
why-C6_2 = { $active_seat } a été tiré au sort et ouvre cette enchère.
why-C6_3 = { $active_seat } avait la plus petite carte d’ordre de la phase précédente et ouvre cette enchère.
why-C6_4 = Vous ouvrez cette enchère et devez miser, ne serait-ce que 0.
why-C6_5 = Impossible de miser { $amount } : votre limite est { $limit }.
why-C6_6 = { $amount } ne suffit pas : misez au moins { $needed }.
why-C6_6-bare = On mise aux enchères pour l’ordre du jeu, en sens horaire, si l’on n’a pas de carte et que c’est son tour.
why-C6_7 = Vous avez passé, et cela vaut pour toute l’enchère ; c’est à { $active_seat } de décider.
why-C6_7-bare = On passe aux enchères pour l’ordre du jeu, quand on doit répondre à une mise.
why-C6_8 = Votre limite de { $limit } ne dépasse pas la mise de { $amount } : vous êtes hors de cette enchère.
why-C6_9 = Cette enchère est finie : vous avez gagné et prenez une carte.
why-C6_11 = La carte d’ordre { $card } n’est plus sur le plateau.
why-C6_11-bare = Une carte d’ordre se prend après une enchère gagnée ; le dernier sans carte en prend une sans enchère.
why-C6_12 = { $active_seat } est, en sens horaire après le dernier vainqueur, le premier sans carte et ouvre cette enchère.
why-C6_13 = Vous avez la carte d’ordre { $card } et ne participez plus aux enchères de cette phase.
why-C6_14 = { $active_seat } est le dernier sans carte d’ordre et en choisit une.
why-C6_14-bare = Vous êtes le dernier sans carte d’ordre : vous en choisissez une sans miser.
why-C8_3 = { $order } n’est pas dévoilée et ne peut être prise.
why-C8_3-bare = Les commandes se prennent pendant la préparation, une à une dans l’ordre des cartes.
why-C8_4 = Vous avez passé pour les commandes ; c’est à { $active_seat } de choisir.
why-C8_4-bare = On ne refuse des commandes que pendant leur prise.
why-C8_7 = { $order } est déjà chez { $owner_seat }.
why-C9_3 = C’est à { $active_seat } de construire.
why-C9_4 = Il ne vous en reste plus : { $piece }.
why-C9_4-bare = Faites au moins une action avant de finir votre tour.
why-C9_5 = On ne finit son tour que pendant la construction, entre deux actions.
why-C9_6 = Les pièces se choisissent pendant la construction, au début d’une action.
why-C9_7 = La tuile de prospection est votre dernière pièce, et il vous en reste { $left }.
why-C9_8 = Achevez d’abord l’action commencée.
why-C9_9 = Il ne vous reste aucune pièce dans cette phase ; { $active_seat } construit.
why-C10_1 = On choisit une case juste après avoir pris une tuile de tunnel ou de dynamite.
why-C10_2 = Il y a une station en { $hex } : aucune tuile n’y va.
why-C10_3 = Il y a un filon en { $hex } : aucune tuile n’y va.
why-C10_4 = En { $hex }, aucune sortie ne prolongerait un tunnel : { $tile }.
why-C10_4-bare = On oriente une tuile juste après avoir choisi sa case.
why-C10_9 = En { $hex }, aucune sortie ne prolongerait un tunnel, car aucun tunnel n’atteint le filon voisin : { $tile }.
why-C10_14 = { $hex } longe une case de ville où se trouve la station d’un autre.
why-C10_16 = En { $hex }, aucune sortie ne prolongerait un tunnel, car elle ne toucherait aucune case de ville avec une station à vous : { $tile }.
why-C10_17 = Pour recouvrir { $hex }, il faut au moins { $needed } sorties ; cette tuile en a { $have }.
why-C10_18 = { $hex } porte une tuile à six sorties, que rien ne recouvre.
why-C10_19 = Même par-dessus la tuile en { $hex }, une sortie doit prolonger un tunnel, et aucune ne le ferait : { $tile }.
why-C10_22 = En { $hex }, aucune sortie ne prolongerait un tunnel : seule la tuile recouverte atteint le filon voisin ({ $tile }).
why-C12_2 =
    { $acts ->
         [0] Vous n’avez encore posé aucune tuile dans ce tour ; dans la montagne, une station ne va que sur une tuile posée à l’action précédente.
        *[other] Votre dernière action n’a posé aucune tuile ; dans la montagne, une station ne va que sur une tuile posée à l’action précédente.
    }
why-C12_2-bare = Une station se bâtit juste après avoir été prise.
why-C12_4 = La tuile en { $hex } est au niveau { $level } ; une station exige le niveau 1.
why-C12_5 = La tuile en { $hex } est de la dynamite : pas de station.
why-C12_9 = Aucun chemin à vous n’y mène depuis une de vos stations dans la montagne : { $space }.
why-C12_9-bare = On choisit une case de ville juste après avoir pris une station.
why-C12_11 = Cette case de ville a déjà une station : { $space }.
why-C13_1 = { $hex } n’a pas de tuile libre pour un filon.
why-C13_1-bare = On choisit la tuile du filon juste après avoir pris un filon.
why-C13_3 = { $hex } longe une case de ville : aucun filon n’y va.
why-C13_4 = { $hex } longe un autre filon.
why-C13_5 = Aucune pierre de cette couleur n’est sur son échelle : { $colour }.
why-C13_5-bare = La couleur se choisit juste après la place du filon.
why-C13_10 = Aucune échelle n’a de pierre : impossible de poser un filon.
why-C14_2 = Les points se prennent juste après avoir pris une option d’achat, au lieu d’une pièce.
why-C14_3 = La réserve de négoce n’en a pas : { $piece }.
why-C14_3-bare = On prend dans la réserve de négoce juste après avoir pris une option d’achat.
why-C14_5 =
    { $taken ->
         [1] Ce qu’une option d’achat a pris doit servir et ne s’abandonne pas : { $piece }.
        *[other] Une option d’achat ne prend que ce qui peut servir aussitôt, et il n’y a pas de place pour cela : { $piece }.
    }
why-C15_1 = Avec cette option, on n’abandonne une station que si elle ne peut être bâtie nulle part ({ $piece }).
why-C15_2 = Avec cette option, on n’abandonne un filon que s’il ne peut être posé nulle part ({ $piece }).
why-C15_3 = On abandonne une pièce juste après l’avoir prise, au lieu de choisir sa place.
why-C15_4 = Cette tuile a encore une place et doit être posée : { $piece }.
why-C15_5 = On n’abandonne jamais une option d’achat ni la tuile de prospection.
why-C16_2 = On choisit de prospecter sans chemin seulement au début de la prospection.
why-C16_3 = Un chemin commence et finit à deux de vos stations ; { $place } ne convient pas.
why-C16_3-bare = On commence un chemin juste après avoir pris la tuile de prospection, et on le finit quand il a quitté sa première station.
why-C16_4 = Le chemin est déjà passé par { $place }.
why-C16_6 = Le chemin ne peut aller d’ici à { $place }.
why-C16_6-bare = On ne suit un chemin qu’en prospectant, une fois commencé.
why-C16_7 = On ne suit qu’un chemin, et il a commencé.
why-C19_2 = C’est à { $active_seat } de parler dans la vente.
why-C19_3 = Seuls ceux qui ont une telle pierre participent, et vous n’en avez pas : { $colour }.
why-C19_3-bare = Vous n’avez aucune pierre à vendre.
why-C19_4 = La première offre ne peut être { $price } : le prix ouvert le plus haut est { $high }.
why-C19_5 = { $price } n’est pas inférieur à l’offre la plus basse, { $low }.
why-C19_5-bare = On ne propose des prix que pendant les offres de la vente par couleur.
why-C19_6 = Vous avez passé pour cette couleur : { $colour }.
why-C19_6-bare = On ne passe une couleur que pendant les offres de la vente par couleur.
why-C19_7 = Personne ne peut descendre sous une offre de { $price }.
why-C19_8 = Les offres pour cette couleur sont closes : { $colour }.
why-C19_10 = Impossible d’en vendre { $count } : vous en avez { $have } de cette couleur.
why-C19_10-bare = Seul l’auteur de l’offre la plus basse vend, juste après les offres.
why-C20_1 = { $order } n’est pas une de vos commandes.
why-C20_1-bare = On remplit ses commandes pendant la vente sur commande, dans l’ordre des cartes.
why-C20_2 = { $order } demande une pierre qui vous manque : { $colour }.
why-C20_3 = On cesse de remplir des commandes seulement pendant la vente sur commande.
why-C20_5 = { $order } a été remplie et a quitté le jeu.
why-C20_9 = Vous ne pouvez remplir aucune de vos commandes : vous en avez fini.
why-C22_5 = À la clôture, il n’y a plus ni vente par couleur ni vente sur commande.
why-C23_2 =
    { $tied ->
         [1] { $active_seat } a aussi peu de points que vous et la plus petite carte d’ordre, et vend maintenant.
        *[other] { $active_seat } a le plus bas score parmi ceux qui ont des pierres et vend maintenant.
    }
why-C23_3 = Vous n’avez pas de pierre de cette couleur : { $colour }.
why-C23_3-bare = On ne vend des pierres à l’unité qu’à la vente finale.
why-C23_6 = Plus personne n’a de pierres : la vente finale est finie.

## Points and the end

source-start = Départ
source-bids = Mises
source-options = Options d’achat
source-chips = Jetons
source-cities = Villes
source-sales = Ventes par couleur
source-orders = Commandes
source-penalties = Pénalités
source-final_sale = Vente finale
end-C23_7 = Toutes les pierres sont vendues ; le plus haut score gagne.
end-C23_8 = Toutes les pierres sont vendues ; à égalité, la plus basse carte d’ordre a tranché.

## Reasons of hints

term-score = { $points } à votre score
term-rival = { $points } par rapport à votre plus fort adversaire
term-city = { $points } pour les stations à { $about }
term-site = { $points } pour les cases encore à prendre à { $about }
term-stones = { $points } pour les pierres en main ({ $about })
term-order = { $points } pour vos chances avec { $about }
term-route = { $points } pour le chemin encore à faire
term-pieces = { $points } pour les pièces qui vous restent

## Options

option-phases = Phases
option-phases-about = Combien de phases compte la partie ; deux pour apprendre.
option-phases-3 = 3 (partie complète)
option-phases-2 = 2 (partie d’apprentissage)
option-first_bidder = Première mise
option-first_bidder-about = Qui ouvre les premières enchères.
option-first_bidder-random = Tirage au sort
option-bid_limit = Limite des mises
option-bid_limit-about = Combien on peut miser pour une carte d’ordre.
option-bid_limit-own_score = Son propre score
option-cards_on_offer = Cartes d’ordre proposées
option-cards_on_offer-about = Quelles cartes d’ordre on peut choisir à moins de quatre.
option-cards_on_offer-all = Les quatre
option-order_pass = Passer aux commandes
option-order_pass-about = Indique si passer vaut pour toute l’étape ou pour un seul tour.
option-order_pass-final = Définitif
option-order_pass-reenter = Pour un tour
option-chip_supply = Réserve de jetons
option-chip_supply-about = Combien de jetons existent pour les commandes délaissées.
option-chip_supply-unlimited = Illimitée
option-give_up = Abandonner stations et filons
option-give_up-about = Indique si l’on peut abandonner une station ou un filon utilisable.
option-give_up-voluntary = À volonté
option-give_up-only_if_impossible = Seulement si c’est inutilisable
option-tile_give_up = Abandonner des tuiles
option-tile_give_up-about = Quand on peut abandonner une tuile de tunnel ou de dynamite.
option-tile_give_up-only_if_stuck = Seulement si elle ne va nulle part
option-city_edge = Pose au bord des villes
option-city_edge-about = Indique si l’on peut poser des tuiles au bord d’une case de ville occupée par un autre.
option-city_edge-open = Ouvert à tous
option-city_edge-owner_only = Réservé à son propriétaire
option-attach_foreign = Raccord aux stations adverses
option-attach_foreign-about = Indique si un tunnel se prolonge sur une tuile portant la station d’un autre.
option-attach_foreign-yes = Oui
option-station_tile = Tuile d’une station de montagne
option-station_tile-about = Sur quelle tuile peut aller une station de montagne.
option-station_tile-previous_action = Posée à l’action précédente
option-short_vein = Trop peu de pierres pour un filon
option-short_vein-about = Ce qui arrive s’il reste moins de pierres qu’un filon n’en prend.
option-short_vein-take_all = Il les prend toutes
option-four_exit = Tuiles à quatre sorties
option-four_exit-about = Indique si les quatre tunnels d’une telle tuile se rejoignent.
option-four_exit-joined = Ils se rejoignent
option-city_through = Passage par les villes
option-city_through-about = Par quelles stations de ville un chemin peut passer.
option-city_through-own = Les siennes
option-empty_vein = Filons épuisés
option-empty_vein-about = Quand un filon sans pierre quitte le plateau.
option-empty_vein-after_route = Après le chemin
option-city_points = Points des villes
option-city_points-about = Pour quoi comptent les cases libres d’une ville.
option-city_points-per_station = Par station
option-sale_opening = Première offre d’une vente
option-sale_opening-about = Indique si la première offre est libre ou doit être le prix ouvert le plus haut.
option-sale_opening-free = Libre
option-sale_opening-top = Le prix ouvert le plus haut
option-penalty_floor = Plancher des pénalités
option-penalty_floor-about = Indique si les pénalités peuvent rendre un score négatif.
option-penalty_floor-none = Aucun plancher
option-hands = Pierres en main
option-hands-about = Indique si tous voient vos pierres.
option-hands-hidden = Cachées
option-hands-open = Visibles
option-stacks = Tuiles recouvertes
option-stacks-about = Indique si l’on peut regarder les tuiles recouvertes.
option-stacks-hidden = Cachées

## Le plateau en texte

board-mountain = Montagne
board-prices = Prix
board-orders = Commandes
board-pool = Réserve de négoce
board-phase = Phase { $phase } sur { $phases }
board-city = { $city } { $side } : { $free } libres sur { $size }
board-bid = { $seat } mise { $amount }
board-deck = Face cachée : { $count }
board-score = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $stones ->
        [one] { $stones } pierre
       *[other] { $stones } pierres
    } en main
board-card = carte { $card }
board-legend = (A) mine  ⌂A station en ville  Ro3 filon et ses pierres  o tuile  * dynamite  2 niveau  a : non reliée
board-mark-yellow = Ja
board-mark-red = Ro
board-mark-purple = Vi
board-mark-blue = Be
board-mark-green = Ve
board-mark-white = Ba

## Aide sur tout ce qui est sur la table

about-tunnel = Une tuile de tunnel à { $exits } sorties. Une sortie au moins doit prolonger un tunnel ; elle peut recouvrir une tuile qui a moins de sorties.
about-dynamite_tile = Une tuile de dynamite. Elle sert de tunnel jusqu’à ce qu’elle explose à la fin de la phase et éventre les tuiles voisines. Posez-la là où elle gêne les autres.
about-vein = Un filon de gemmes d’une couleur, ouvert à tous. Si votre chemin y passe, vous y prenez une pierre.
about-station = Une station. Dans la montagne, elle va sur la tuile que vous venez de poser ; en ville, elle rapporte à chaque phase tant qu’elle est reliée à une de vos stations de montagne.
about-option = Une option d’achat : prenez 3 points, ou une pièce de la réserve de négoce à utiliser aussitôt.
about-prospect = La tuile de prospection : votre dernière pièce de la phase. Vous suivez un chemin de station à station et prenez une pierre dans chaque filon traversé.
about-gem = Des pierres, couleur { $colour }. Vendez-les par couleur, livrez-les sur commande ou gardez-les ; moins il y en a sur l’échelle, plus le prix est haut.
about-order = { $order } : livrez { $stones } et marquez { $value } points. Jamais remplie, elle coûte { $penalty } points à la fin.
about-city = { $city } { $side }, { $size } cases. Chaque station reliée y rapporte autant de points qu’il y a de cases libres : une ville pleine ne rapporte rien.
about-city_space = Une case de ville ({ $city }). Elle porte une station ; on peut bâtir si un chemin mène à une de vos stations de montagne.
about-hex = Une case de la montagne. On y pose des tuiles ; une station ou un filon les empêche.
about-sequence_card = Carte d’ordre { $card } : elle dit quand vous jouez et donne cette pièce : { $dynamite }. Les petites jouent d’abord, les grandes peuvent encore réagir.
about-chip = Un jeton sur une commande délaissée : 2 points pour celui qui prend la commande.
about-pool = La réserve de négoce : tout ce qui est abandonné, détruit ou épuisé y va. Une option d’achat y prend une pièce.
about-supply = Le stock : chacun en reçoit douze pièces à chaque phase.
about-scale = L’échelle de prix d’une couleur. La plus haute case ouverte est le plus haut prix ; chaque pierre vendue ferme une case et fait baisser la couleur.
about-price = Le plus haut prix ouvert de cette couleur. À la vente par couleur, c’est le moins cher qui vend.
about-hand = Les pierres de votre main. Les autres n’en voient que le nombre.
about-points = Votre score. Il paie aussi vos mises ; le plus haut gagne à la fin.
about-level = La hauteur des tuiles ici. Dans la montagne, on ne bâtit qu’au niveau 1 ; une tuile posée dessus doit avoir plus de sorties.
about-action_board = Votre tableau d’actions, avec les pièces encore à utiliser dans cette phase. Les douze y passent, la tuile de prospection en dernier.
about-seat = Un joueur : score, carte d’ordre, commandes et pièces sont visibles, la couleur de ses pierres ne l’est pas.
about-phase_turn_up = Cinq commandes sont dévoilées, pour que tous les voient avant les enchères.
about-phase_first_bidder = On tire au sort qui mise en premier.
about-phase_bid = Misez des points pour choisir en premier une carte d’ordre. Seul le gagnant paie ; le dernier en reçoit une gratuitement.
about-phase_card = Choisissez votre place dans l’ordre. Tôt, on prospecte et vend d’abord ; tard, on reçoit une dynamite à plus de sorties.
about-phase_order = Prenez les commandes que vous pensez remplir ; les autres coûteront des points à la fin.
about-phase_piece = Choisissez la pièce de votre prochaine action : une à quatre actions par tour, douze par phase, la tuile de prospection en dernier.
about-phase_lay = Choisissez où va la tuile. Prolongez vos tunnels vers les filons et les villes, ou coupez ceux des autres.
about-phase_turn = Orientez la tuile : une sortie au moins doit prolonger un tunnel.
about-phase_build = Bâtissez votre station : sur la tuile que vous venez de poser, ou dans une ville que vos tunnels atteignent.
about-phase_lay_vein = Choisissez la tuile du filon : sur votre chemin, et si possible pas sur celui des autres.
about-phase_colour = Choisissez la couleur du filon. Ses pierres quittent l’échelle : le prix de cette couleur monte.
about-phase_take = Prenez 3 points, ou une pièce de la réserve de négoce à utiliser aussitôt.
about-phase_start = Choisissez la station d’où part votre chemin. Un bon chemin passe par beaucoup de filons.
about-phase_route = Avancez case par case, jamais deux fois au même endroit. Au bout, il faut une autre de vos stations.
about-phase_sale = Proposez le prix auquel vous vendriez : le moins cher vend, et autant qu’il veut.
about-phase_sell = À vous de vendre : choisissez combien de pierres. Celles que vous gardez peuvent encore servir à une commande ou à la vente finale.
about-phase_fulfil = Livrez les pierres de vos commandes. Vous pouvez aussi les garder pour une autre phase.
about-phase_final_sale = Le plus bas score vend chaque fois une pierre au plus haut prix ouvert de sa couleur.
about-phase_over = Toutes les pierres sont vendues ; le plus haut score gagne.
