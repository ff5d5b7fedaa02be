# Rockwell en français. Noms, questions, actions, événements, infractions, options ; les variables sont les faits du jeu.

## Names

title = Rockwell
neutral-title = Nucleus
name-zinc = Zinc
name-copper = Cuivre
name-silver = Argent
name-gold = Or
name-money = Argent liquide
name-a = Niveau A
name-b = Niveau B
name-c = Niveau C
name-d = Niveau D
name-a0 = A0
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-a7 = A7
name-b0 = B0
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-c0 = C0
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-d0 = D0
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-d6 = D6
name-d7 = D7
name-a0_a1 = A0|A1
name-a1_a2 = A1|A2
name-a2_a3 = A2|A3
name-a3_a4 = A3|A4
name-a4_a5 = A4|A5
name-a5_a6 = A5|A6
name-a6_a7 = A6|A7
name-a7_a0 = A7|A0
name-b0_b1 = B0|B1
name-b1_b2 = B1|B2
name-b2_b3 = B2|B3
name-b3_b4 = B3|B4
name-b4_b5 = B4|B5
name-b5_b6 = B5|B6
name-b6_b7 = B6|B7
name-b7_b0 = B7|B0
name-c0_c1 = C0|C1
name-c1_c2 = C1|C2
name-c2_c3 = C2|C3
name-c3_c4 = C3|C4
name-c4_c5 = C4|C5
name-c5_c6 = C5|C6
name-c6_c7 = C6|C7
name-c7_c0 = C7|C0
name-d0_d1 = D0|D1
name-d1_d2 = D1|D2
name-d2_d3 = D2|D3
name-d3_d4 = D3|D4
name-d4_d5 = D4|D5
name-d5_d6 = D5|D6
name-d6_d7 = D6|D7
name-d7_d0 = D7|D0
name-e0 = Entrée E0
name-e1 = Entrée E1
name-e2 = Entrée E2
name-e3 = Entrée E3
name-core = Noyau
name-board_1 = Plateau I (centre de contrôle)
name-board_2 = Plateau II (marché)
name-board_3 = Plateau III (atelier)
name-low = Petite
name-middle = Moyenne
name-high = Grande
name-bribe = Corruption
name-subcontractor = Sous-traitant
name-safety = Sécurité
name-mobility = Mobilité
name-shaft = Puits
name-crew = Équipe
name-strongest = Plus fort
name-active = Joueur actif
name-ai = IA
name-zinc8_copper8 = 8 zinc et 8 cuivre
name-six_extractions = Six extractions
name-silver10 = 10 argent
name-three_crews_2 = Trois équipes de force 2
name-gold12 = 12 or
name-all_at_c = Toutes les équipes au niveau C ou plus bas
name-six_of_each = 6 de chaque ressource
name-two_crews_4 = Deux équipes de force 4
name-core_reached = Une équipe dans le noyau
name-dz1 = Livraison de zinc 1
name-dz2 = Livraison de zinc 2
name-dz3 = Livraison de zinc 3
name-dz4 = Livraison de zinc 4
name-dz5 = Livraison de zinc 5
name-dz6 = Livraison de zinc 6
name-dz7 = Livraison de zinc 7
name-dc1 = Livraison de cuivre 1
name-dc2 = Livraison de cuivre 2
name-dc3 = Livraison de cuivre 3
name-dc4 = Livraison de cuivre 4
name-dc5 = Livraison de cuivre 5
name-dc6 = Livraison de cuivre 6
name-dc7 = Livraison de cuivre 7
name-ds1 = Livraison d’argent 1
name-ds2 = Livraison d’argent 2
name-ds3 = Livraison d’argent 3
name-ds4 = Livraison d’argent 4
name-ds5 = Livraison d’argent 5
name-ds6 = Livraison d’argent 6
name-ds7 = Livraison d’argent 7
name-dg1 = Livraison d’or 1
name-dg2 = Livraison d’or 2
name-dg3 = Livraison d’or 3
name-dg4 = Livraison d’or 4
name-dg5 = Livraison d’or 5
name-dg6 = Livraison d’or 6
name-dg7 = Livraison d’or 7
name-e03a = Carte 3a
name-e03b = Carte 3b
name-e03c = Carte 3c
name-e03d = Carte 3d
name-e03e = Carte 3e
name-e03f = Carte 3f
name-e04a = Carte 4a
name-e04b = Carte 4b
name-e04c = Carte 4c
name-e04d = Carte 4d
name-e04e = Carte 4e
name-e04f = Carte 4f
name-e05a = Carte 5a
name-e05b = Carte 5b
name-e05c = Carte 5c
name-e05d = Carte 5d
name-e05e = Carte 5e
name-e05f = Carte 5f
name-e06a = Carte 6a
name-e06b = Carte 6b
name-e06c = Carte 6c
name-e06d = Carte 6d
name-e06e = Carte 6e
name-e06f = Carte 6f
name-e07a = Carte 7a
name-e07b = Carte 7b
name-e07c = Carte 7c
name-e07d = Carte 7d
name-e07e = Carte 7e
name-e07f = Carte 7f
name-e08a = Carte 8a
name-e08b = Carte 8b
name-e08c = Carte 8c
name-e08d = Carte 8d
name-e08e = Carte 8e
name-e08f = Carte 8f
name-e09a = Carte 9a
name-e09b = Carte 9b
name-e09c = Carte 9c
name-e09d = Carte 9d
name-e09e = Carte 9e
name-e09f = Carte 9f
name-e10a = Carte 10a
name-e10b = Carte 10b
name-e10c = Carte 10c
name-e10d = Carte 10d
name-e10e = Carte 10e
name-e10f = Carte 10f
name-a3a = Verso A3a
name-a3b = Verso A3b
name-a3c = Verso A3c
name-a3d = Verso A3d
name-a4a = Verso A4a
name-a4b = Verso A4b
name-a4c = Verso A4c
name-a4d = Verso A4d
name-b5a = Verso B5a
name-b5b = Verso B5b
name-b5c = Verso B5c
name-b5d = Verso B5d
name-b6a = Verso B6a
name-b6b = Verso B6b
name-b6c = Verso B6c
name-b6d = Verso B6d
name-c7a = Verso C7a
name-c7b = Verso C7b
name-c7c = Verso C7c
name-c7d = Verso C7d
name-c8a = Verso C8a
name-c8b = Verso C8b
name-c8c = Verso C8c
name-c8d = Verso C8d
name-d9a = Verso D9a
name-d9b = Verso D9b
name-d9c = Verso D9c
name-d9d = Verso D9d
name-d10a = Verso D10a
name-d10b = Verso D10b
name-d10c = Verso D10c
name-d10d = Verso D10d

## Phrases: kinds in a sentence; zinc, copper, silver and gold, those of which there are none left out

phrase-kind =
    { $kind ->
         [zinc] zinc
         [copper] cuivre
         [silver] argent
        *[gold] or
    }
phrase-cubes =
    { $zinc ->
         [0] { phrase-cubes_from_copper }
        *[other] { $zinc } zinc{ phrase-cubes_then_copper }
    }
phrase-cubes_from_copper =
    { $copper ->
         [0] { phrase-cubes_from_silver }
        *[other] { $copper } cuivre{ phrase-cubes_then_silver }
    }
phrase-cubes_then_copper =
    { $copper ->
         [0] { phrase-cubes_then_silver }
        *[other] , { $copper } cuivre{ phrase-cubes_then_silver }
    }
phrase-cubes_from_silver =
    { $silver ->
         [0] { phrase-cubes_from_gold }
        *[other] { $silver } argent{ phrase-cubes_then_gold }
    }
phrase-cubes_then_silver =
    { $silver ->
         [0] { phrase-cubes_then_gold }
        *[other] , { $silver } argent{ phrase-cubes_then_gold }
    }
phrase-cubes_from_gold =
    { $gold ->
         [0] rien
        *[other] { $gold } or
    }
phrase-cubes_then_gold =
    { $gold ->
         [0] {""}
        *[other] , { $gold } or
    }

## Phases

phase-laying = Mise en place de la mine
phase-directing = Tirage de l’ordre de direction
phase-controlling = Tirage de l’ordre de contrôle
phase-auction = Enchères
phase-placing = Placement des vice-présidents
phase-insuring = Phase I : assurance
phase-drilling = Phase I : choix d’une équipe
phase-moving = Phase I : déplacement
phase-carrying = Phase I : le dé
phase-bribing = Phase I : corruption
phase-bribing_to = Phase I : cible de la corruption
phase-hiring = Phase I : sous-traitant
phase-choosing_tile = Extraction : quelle tuile d’abord
phase-flipping = Extraction : retournement de la tuile
phase-drawing = Extraction : tirage d’une carte
phase-endangered = Extraction : danger
phase-ai_crew = IA : quelle équipe
phase-ai_moving = IA : vers où
phase-trading = Phase II : marché
phase-counting = Phase II : combien
phase-working = Phase III : atelier
phase-shaft_level = Phase III : niveau du puits
phase-shaft_moving = Phase III : déplacement d’un puits
phase-ai_raising = IA : renforcement
phase-over = La partie est terminée

## Actions

action-bid_cubes = Ajouter { $cubes } à la mise : { $kind } (encore { $have }, valeur { $value } $)
action-bid_money = Ajouter { $money } $ à la mise (encore { $have } $)
action-bid_done = Miser { $value } $ ({ phrase-cubes } ; { $money } $)
action-place_vp =
    { $board ->
         [board_1] { $board }, siège { $chair } : { $gives }
        *[board_2] { $board }, siège { $chair } : { $times } fois
    }
action-insure = En assurer { $cubes } : { $kind } (encore { $have })
action-insure_done =
    { $tokens ->
         [0] Ne rien assurer
         [one] Échanger { phrase-cubes } contre { $tokens } jeton
        *[other] Échanger { phrase-cubes } contre { $tokens } jetons
    }
action-crew =
    Équipe de force { $strength }, { $place }{ $die ->
         [0] {""}
        *[other] {" "}(dé { $die })
    }
action-stay =
    Rester : { $place } (force { $strength }){ $die ->
         [0] {""}
        *[other] {" "}(dé { $die })
    }
action-move =
    { $place ->
         [core] { $from } → { $place }
        *[other] { $from } → { $place } ({ $flipped ->
             [1] retournée
            *[other] force sur place { $total } sur { $power }
        })
    }
action-take_die = Emmener le dé sur { $place } à la force { $strength } ({ $price } $)
action-leave_die = Laisser le dé
action-bribe =
    Corrompre une équipe de { $victim_seat } : force { $strength } sur { $place }{ $die ->
         [0] {""}
        *[other] {" "}avec un dé de { $die } ({ $price } $)
    }
action-bribe_ai = Corrompre une équipe de l’IA : force { $strength } sur { $place }
action-bribe_to = Vers { $tile }
action-hire = Engager un dé de force { $strength } pour l’équipe sur { $place } ({ $price } $)
action-no_advantage = Ni corrompre ni engager
action-first_tile = D’abord { $tile } (force { $total } sur { $power })
action-ai_crew = Équipe de l’IA de force { $strength }, { $place }
action-ai_move =
    { $from } → { $tile } ({ $missing ->
         [0] assez pour extraire
        *[other] il manquera { $missing } sur { $power }
    })
action-ai_upgrade = Équipe de l’IA, { $place } : à la force { $strength }
action-buy = Acheter : { $kind } ({ $price } $ pièce, { $most } au plus)
action-sell = Vendre : { $kind } ({ $price } $ pièce, { $most } au plus)
action-amount = { $cubes } de plus : { $total } { phrase-kind } pour { $price } $
action-amount_done =
    { $selling ->
         [0] Acheter { $total } { phrase-kind } pour { $price } $
        *[other] Vendre { $total } { phrase-kind } pour { $price } $
    }
action-pass_market = Quitter le marché
action-upgrade_crew = Renforcer l’équipe ({ $place }) à la force { $strength } ({ $price } $)
action-upgrade_safety = Sécurité au niveau { $level } ({ $price } $)
action-upgrade_mobility = Mobilité au niveau { $level } ({ $price } $)
action-build_shaft = Construire le puits { $level } sur { $tile } ({ $price } $)
action-move_shaft = Déplacer le puits de { $tile }
action-shaft_level = Selon la règle du niveau { $level } ({ $price } $)
action-shaft_to = Vers { $tile }
action-deliver = Livrer { phrase-cubes } pour { $stars } étoiles
action-pass_works = Quitter l’atelier
action-use_insurance =
    { $tokens ->
         [0] Ne rendre aucun jeton
         [one] Rendre { $tokens } jeton
        *[other] Rendre { $tokens } jetons
    } : { $lost ->
         [0] rien de perdu
         [one] { $lost } cube perdu
        *[other] { $lost } cubes perdus
    }

## Questions

prompt-bid = Votre mise secrète pour choisir les sièges en premier : { $value } $ ({ phrase-cubes } ; { $money } $).
prompt-place_vp =
    Manche { $round } : placez votre { $vp ->
         [1] premier
        *[2] second
    } vice-président.
prompt-insure =
    Assurance : échangez des cubes contre des jetons (jusqu’ici { phrase-cubes }, { $tokens ->
         [one] { $tokens } jeton
        *[other] { $tokens } jetons
    }).
prompt-crew = Forage { $drilling_round } : choisissez votre équipe active.
prompt-move =
    Équipe de force { $strength }, { $place }{ $die ->
         [0] {""}
        *[other] {" "}(dé { $die })
    } : bouger ou rester ?
prompt-die = L’équipe va sur { $place } : emmener son dé (limite : { $ring }) ou le laisser ?
prompt-advantage_bribe =
    Attirer par corruption une équipe sur { $place } ({ $bribes ->
         [one] encore { $bribes } jeton
        *[other] encore { $bribes } jetons
    } pour tous) ?
prompt-advantage_hire = Engager un dé pour l’équipe sur { $place } (encore { $dice }) ?
prompt-bribe_target = Sur quelle tuile attirer l’équipe depuis { $place } ?
prompt-first_tile = Plusieurs tuiles sont prêtes : laquelle d’abord ?
prompt-use_insurance =
    Danger ({ $card }) ! Force { $strength } moins sécurité { $safety } : { $due ->
         [one] { $due } cube
        *[other] { $due } cubes
    } de votre butin ({ phrase-cubes }) en jeu. Rendre des jetons (vous en avez { $tokens }) ?
prompt-ai_crew = En tête de l’ordre de contrôle, vous déplacez une équipe de l’IA : laquelle ?
prompt-ai_move = Équipe de l’IA, { $place } (force { $strength }) : vous choisissez où elle va.
prompt-ai_upgrade = La manche { $round } est finie et une équipe de l’IA se renforce. En tête de l’ordre de direction, vous choisissez laquelle.
prompt-market =
    Marché : achetez, vendez ou partez ({ $left ->
         [one] encore { $left } transaction
        *[other] encore { $left } transactions
    }).
prompt-amount =
    Combien en { $selling ->
         [0] acheter
        *[other] vendre
    } : { $kind } ? Jusqu’ici { $total }, { $most } au plus.
prompt-works =
    Atelier : améliorez, construisez, livrez ou partez ({ $left ->
         [one] encore { $left } action
        *[other] encore { $left } actions
    }).
prompt-shaft_level = Le puits quitte { $tile } : selon la règle de quel niveau ?
prompt-shaft_to = Le puits quitte { $tile } selon la règle du niveau { $level } : vers où ?

## Events

event-ring_laid = { $ring } en place : résistance { $power } au secteur 0, en alternance avec { $other }.
event-direction_order = Ordre de direction : { $seats }.
event-control_order = Ordre de contrôle : { $seats }.
event-round_started = La manche { $round } commence.
event-bid_revealed = { $seat } a misé { $value } $ ({ phrase-cubes } ; { $money } $).
event-vp_placed = { $seat } place un vice-président : { $board }, siège { $chair }.
event-vp_stayed_home = Aucun siège pour un vice-président : { $seat }.
event-insurance_closed = Chacun a choisi quoi assurer.
event-insured =
    { $tokens ->
         [0] { $seat } n’assure rien.
         [one] { $seat } échange { phrase-cubes } contre { $tokens } jeton d’assurance.
        *[other] { $seat } échange { phrase-cubes } contre { $tokens } jetons d’assurance.
    }
event-insured_secretly =
    { $tokens ->
         [0] { $seat } n’assure rien.
         [one] { $seat } échange en secret { phrase-cubes } contre { $tokens } jeton d’assurance.
        *[other] { $seat } échange en secret { phrase-cubes } contre { $tokens } jetons d’assurance.
    }
event-insured_secretly-bare = { $seat } a peut-être assuré quelque chose.
event-drilling_round = Le forage { $drilling_round } commence.
event-turn_skipped = { $seat } a toutes ses équipes dans le noyau et passe son tour.
event-crew_moved =
    { $seat } déplace une équipe de force { $strength } : { $from } → { $to }{ $die ->
         [0] {""}
        *[other] {" "}(dé { $die })
    }.
event-crew_stayed =
    { $seat } laisse une équipe de force { $strength } sur place : { $place }{ $die ->
         [0] {""}
        *[other] {" "}(dé { $die })
    }.
event-core_entered = { $seat } atteint le noyau depuis { $from } avec une équipe de force { $strength }.
event-die_taken = { $seat } emmène le dé à la force { $strength } pour { $price } $.
event-die_returned = { $seat } rend un dé au plateau I.
event-bribed =
    { $seat } corrompt une équipe de { $victim_seat } (force { $strength }) : { $from } → { $to }{ $die ->
         [0] {""}
        *[other] , avec un dé de { $die } pour { $price } $
    }.
event-ai_bribed = { $seat } corrompt une équipe de l’IA (force { $strength }) : { $from } → { $to }.
event-hired = { $seat } engage sur { $place } un dé de force { $strength } pour { $price } $.
event-tile_extracted = { $seat } déclenche une extraction : { $tile } (force { $total }, résistance { $power }).
event-ai_extracted = L’IA déclenche une extraction : { $tile } (force { $total }, résistance { $power }).
event-tile_flipped = { $tile } est retournée : un puits y rapporte { phrase-cubes }.
event-card_drawn =
    { $card } tirée : { phrase-cubes }{ $danger ->
         [0] {""}
        *[other] {" "}et danger
    }.
event-share = { $seat } reçoit sa part : { phrase-cubes }.
event-ai_share = La part de l’IA va à la réserve : { phrase-cubes }.
event-surplus =
    { $seat } reçoit le surplus { $reason ->
         [shaft] grâce au puits
         [strongest] par sa force
        *[active] en tant que joueur actif
    } : { phrase-cubes }.
event-ai_surplus =
    Le surplus de l’IA ({ $reason ->
         [shaft] puits
         [strongest] force
        *[active] joueur actif
    }) va à la réserve : { phrase-cubes }.
event-danger =
    Danger pour { $seat } : force { $strength }, sécurité { $safety }, { $due ->
         [0] rien en jeu
         [one] { $due } cube en jeu
        *[other] { $due } cubes en jeu
    }.
event-tokens_used =
    { $tokens ->
         [0] { $seat } ne rend aucun jeton d’assurance.
         [one] { $seat } rend { $tokens } jeton d’assurance.
        *[other] { $seat } rend { $tokens } jetons d’assurance.
    }
event-cubes_lost = { $seat } perd { phrase-cubes } à cause du danger.
event-cubes_received = { $seat } prend derrière son paravent : { phrase-cubes }.
event-cubes_shown = { $seat } met en vente : { $cubes } { phrase-kind }.
event-card_kept =
    { $seat } garde : { $card } ({ $cards ->
         [one] { $cards } carte
        *[other] { $cards } cartes
    } en tout).
event-card_set_aside = { $card } mise de côté.
event-achievement =
    { $seat } obtient un exploit : { $achievement } ({ $stars ->
         [one] { $stars } étoile
        *[other] { $stars } étoiles
    }).
event-achievement-bare = { $seat } obtient un exploit : { $achievement }.
event-achievement_tested =
    { $seat } { $met ->
         [0] n’a pas
        *[other] montre
    } ce que demande cet exploit : { $achievement }.
event-shaft_yield = { $seat } tire du puits sur { $tile } : { phrase-cubes }.
event-market_opened = Phase II, le marché, pour : { $seats }.
event-works_opened = Phase III, l’atelier, pour : { $seats }.
event-bought = { $seat } achète { $cubes } { phrase-kind } pour { $price } $.
event-sold = { $seat } vend { $cubes } { phrase-kind } pour { $price } $.
event-market_left = { $seat } quitte le marché.
event-works_left = { $seat } quitte l’atelier.
event-crew_upgraded = { $seat } renforce une équipe ({ $place }) à la force { $strength } pour { $price } $.
event-safety_upgraded = { $seat } porte sa sécurité au niveau { $level } pour { $price } $.
event-mobility_upgraded = { $seat } porte sa mobilité au niveau { $level } pour { $price } $.
event-shaft_built = { $seat } construit le puits { $level } sur { $tile } pour { $price } $.
event-shaft_moved = { $seat } déplace un puits selon le niveau { $level } pour { $price } $ : { $from } → { $to }.
event-delivered = { $seat } livre { phrase-cubes } et prend : { $delivery }.
event-ai_moved = L’IA déplace une équipe de force { $strength } : { $from } → { $to }.
event-ai_upgraded = L’équipe de l’IA ({ $place }) a maintenant la force { $strength }.
event-last_round = C’est la dernière manche (règle { $clause }).
event-cleaned_up = La manche { $round } est finie ; jetons de corruption, dés et vice-présidents reviennent.
event-holdings_revealed =
    { $seat } montre { phrase-cubes }, { $money } $, { $tokens ->
         [one] { $tokens } jeton d’assurance
        *[other] { $tokens } jetons d’assurance
    } et des étoiles : { $achievements } d’exploits, { $deliveries } de livraisons.
event-majority =
    Majorité ({ $category }) : { $points ->
         [one] { $points } étoile
        *[other] { $points } étoiles
    } pour { $seat }.
event-match_ended = La partie est terminée (règle { $clause }).

## Why not

why-R1_1 = Personne n’occupe cette place dans cette partie.
why-R1_9 = Il faut { $needed } et vous avez { $have } : pas de crédit.
why-R4_1 = Personne n’a à jouer : la mine se met en place.
why-R4_5 = Seuls agissent les joueurs qui ont un vice-président sur ce plateau, et vous n’y en avez pas : { $board }.
why-R5_1 = On mise une fois aux enchères : les cubes sorte par sorte, d’abord par cinq, puis un par un, et les billets du plus grand au plus petit.
why-R6_1 = C’est à { $active_seat } de placer un vice-président.
why-R6_1-bare = On place les vice-présidents entre les enchères et la phase I.
why-R6_2 = Vous y avez déjà un vice-président : { $board }.
why-R6_3 = Le siège { $chair } est pris : { $board }.
why-R6_7 = Il n’y a pas de siège { $chair } à ce nombre de joueurs : { $board }.
why-R7_1 = On assure au début de la phase I, sorte par sorte, d’abord par cinq, puis un par un.
why-R7_2 = Votre assurance est fixée ; les autres choisissent encore.
why-R8_1 = Dans ce forage, c’est le tour de { $active_seat }.
why-R8_2 = À votre tour de forage, vous choisissez une équipe ; ensuite elle bouge ou reste, une seule fois.
why-R8_3 = On utilise ou refuse un avantage une seule fois, juste après le déplacement, avec un siège au plateau I.
why-R8_4 = Dans un tour, l’équipe bouge ou reste d’abord, puis vient l’avantage : le déplacement est terminé.
why-R8_5 = Toutes vos équipes sont dans le noyau : vous passez vos tours de forage.
why-R8_6 = L’équipe est déjà sur { $place } : un pas mène à un lieu voisin.
why-R8_6-bare = Une équipe ne bouge qu’à votre tour de forage, après que vous l’avez choisie.
why-R8_8 = D’une entrée, une équipe n’atteint que les deux tuiles voisines, pas { $place }.
why-R8_10 = { $place } : une équipe n’y entre que depuis une tuile D.
why-R8_10-bare = On n’entre dans le noyau que par un déplacement à son tour.
why-R8_11 = Cette équipe est dans le noyau, hors jeu.
why-R8_15 = { $place } est hors de portée : avec la mobilité { $mobility }, une équipe fait un pas.
why-R8_16 = { $place } est hors de portée : avec la mobilité { $mobility }, une équipe fait un pas, ou deux de côté.
why-R8_17 = { $place } est une arête, et avec la mobilité { $mobility } une équipe ne peut s’y arrêter.
why-R8_17-bare = Une équipe ne va sur une arête qu’à votre tour, après l’avoir choisie.
why-R8_18 = { $place } est hors de portée avec la mobilité { $mobility }.
why-R8_19 = { $place } est hors de portée : avec la mobilité { $mobility }, une équipe fait deux pas, sans franchir d’arête.
why-R8_20 = { $place } ne s’atteint pas d’une entrée en deux pas.
why-R8_21 = { $place } ne s’atteindrait qu’à travers le noyau, et aucune équipe ne le traverse.
why-R8_24 = { $place } : vous avez déjà une équipe sur une arête, ou celle-ci est pleine.
why-R9_1 = On ne corrompt qu’après son déplacement, depuis le siège I.1 ou I.2.
why-R9_2 = On n’attire une équipe que sur une tuile non retournée.
why-R9_3 = L’équipe sur { $place } n’est pas sur une tuile voisine de { $tile }.
why-R9_4 = L’équipe sur { $place } est sur une tuile retournée : avec cette option, elle est incorruptible.
why-R9_5 = Cette équipe ({ $place }) est incorruptible : elle est à vous, sur une entrée ou dans le noyau.
why-R9_6 = Il ne reste pas de jeton de corruption cette manche.
why-R9_7 = Une seule corruption par forage, et la vôtre est en cours ou faite.
why-R9_10 = Le dé de l’équipe a la force { $die }, et la cible permet { $cap } au plus.
why-R9_11 = Le dé de l’équipe coûte { $needed }, et vous avez { $have }.
why-R9_12 = L’équipe sur { $place } est déjà sur { $tile } : depuis une arête, on ne l’attire que sur une troisième tuile.
why-R9_13 = { $tile } n’est pas une tuile de votre équipe active.
why-R9_13-bare = On ne nomme une cible qu’après l’équipe à corrompre, depuis une arête qui laisse le choix entre deux tuiles.
why-R9_14 = Une équipe sur une entrée ou dans le noyau ne peut pas corrompre.
why-R10_1 = On n’engage qu’après son déplacement, depuis le siège I.3 ou I.4.
why-R10_4 = Vous avez déjà engagé dans ce forage, ou l’équipe a déjà un dé.
why-R10_5 = Un dé de force { $strength } est trop fort ici : ce niveau permet { $cap } au plus.
why-R10_6 = Il ne reste pas de dé au plateau I.
why-R10_7 = Décidez d’abord si l’équipe emmène son dé ou le laisse.
why-R10_8 = On n’emmène un dé que si une équipe qui en a un se déplace.
why-R10_9 = Emmener le dé était votre engagement de ce forage.
why-R10_10 = On ne laisse un dé que si une équipe qui en a un se déplace.
why-R10_11 = Sur une équipe qui reste, le dé ne se change ni ne se rend ; on l’emmène ou on le laisse quand l’équipe bouge.
why-R10_12 = Une équipe sur une entrée ou dans le noyau ne peut pas recevoir de dé.
why-R11_1 = Une tuile est en cours d’extraction : tout le reste attend.
why-R11_4 = { $tile } est retournée, et une tuile retournée n’est plus jamais extraite.
why-R11_17 = { $tile } n’est pas prête à être extraite.
why-R11_17-bare = Le joueur actif choisit la première tuile, et seulement si plusieurs sont prêtes.
why-R12_6 = Impossible d’en rendre { $tokens } : { $most ->
         [one] { $most } seul cube est en jeu
        *[other] { $most } cubes seulement sont en jeu
    }.
why-R12_6-bare = On ne rend des jetons d’assurance que contre le danger.
why-R12_7 = Impossible d’en rendre { $tokens } : votre butin compte { $most ->
        [one] { $most } cube
       *[other] { $most } cubes
    }.
why-R12_11 = { $active_seat } décide d’abord comment parer le danger.
why-R14_1 = C’est à { $active_seat } de commercer.
why-R14_3 = On ne quitte le marché qu’en phase II, entre deux transactions.
why-R14_4 = Une transaction est un achat ou une vente d’une sorte en phase II : la sorte, puis au moins un cube, d’abord par cinq, puis un par un.
why-R14_5 = Vous avez déjà négocié cette sorte pendant cette phase : { $kind }.
why-R15_1 = C’est à { $active_seat } d’agir à l’atelier.
why-R15_3 = On ne quitte l’atelier qu’en phase III, entre deux actions.
why-R15_5 = On ne renforce les équipes qu’en phase III, par une action à l’atelier.
why-R15_6 =
    { $place ->
         [core] Cette équipe est dans le noyau et ne peut plus grandir.
        *[other] L’équipe sur { $place } a la force { $strength }, et c’est le maximum.
    }
why-R15_8 = On n’améliore la sécurité qu’en phase III, par une action à l’atelier.
why-R15_9 = On n’améliore la mobilité qu’en phase III, par une action à l’atelier.
why-R15_10 = Il n’y a pas de niveau { $level } : trois est le dernier.
why-R15_11 = On ne construit de puits qu’en phase III, par une action à l’atelier.
why-R15_12 = Un puits de niveau 1 ne va pas sur { $tile } : il faut une tuile non retournée près d’une de vos équipes, sans équipe adverse.
why-R15_12-bare = Selon la règle du niveau 1, aucune tuile ne convient à ce puits.
why-R15_13 = Un puits de niveau 2 ne va pas sur { $tile } : aucune de vos équipes n’y est ou n’est voisine, ou d’autres tiennent une tuile non retournée.
why-R15_13-bare = Selon la règle du niveau 2, aucune tuile ne convient à ce puits.
why-R15_15 = { $tile } a déjà un puits.
why-R15_16 = Près de { $tile }, vous n’avez d’équipe qu’à l’entrée, et là elle ne soutient aucun puits.
why-R15_17 = Vous n’avez pas de puits à déplacer sur { $tile }.
why-R15_17-bare = On déplace un puits en phase III : le puits, puis un niveau acheté, puis la nouvelle tuile.
why-R15_19 = On ne livre qu’en phase III, par une action à l’atelier.
why-R15_20 = Il n’y a plus de livraisons : { $kind }.
why-R17_5 = La partie est terminée : assez de joueurs ont atteint le noyau.
why-R17_6 = La partie est terminée : un joueur a six exploits, dont les trois grands.
why-R17_15 = La partie est terminée : la dernière manche est jouée.
why-R19_2 = Cette équipe n’existe pas : l’IA ne joue qu’à deux.
why-R19_7 = { $tile } n’est pas voisine de l’équipe de l’IA, qui avance d’une seule tuile.
why-R19_8 = L’équipe { $crew } de l’IA ne bouge pas : une autre, sur une entrée ou une tuile retournée, passe d’abord.
why-R19_9 = L’équipe { $crew } de l’IA ne bouge pas : une plus forte ou plus loin du noyau passe d’abord.
why-R19_10 = { $active_seat }, en tête de l’ordre de contrôle, choisit l’équipe de l’IA.
why-R19_10-bare = On choisit une équipe de l’IA une fois après un forage à deux, et seulement si plusieurs peuvent bouger.
why-R19_11 = Il manque plus de force à { $tile } qu’à une autre tuile voisine de l’équipe de l’IA, ou elle est retournée.
why-R19_12 = { $active_seat }, en tête de l’ordre de contrôle, choisit la tuile de l’équipe de l’IA.
why-R19_12-bare = On choisit une tuile pour l’IA seulement après son équipe, et si plusieurs se valent.
why-R19_13 = Toutes les tuiles voisines de l’équipe de l’IA sont retournées : { $active_seat }, en tête de l’ordre de contrôle, en choisit une.
why-R19_18 = L’équipe { $crew } de l’IA a déjà la force 4.
why-R19_18-bare = Le premier dans l’ordre de direction renforce une équipe de l’IA, après le rangement.

## Points and the end

source-achievements = Exploits
source-deliveries = Livraisons
source-majorities = Majorités
end-R17_5 = Plus de la moitié des joueurs ont atteint le noyau.
end-R17_6 = Quelqu’un a six exploits, dont les trois grands.
end-R17_15 = La dernière manche permise a été jouée.

## Options

option-edge_limit = Équipes sur les arêtes
option-edge_limit-about = Indique si chacun peut avoir une équipe sur une arête, ou chaque arête en porter une.
option-edge_limit-per_player = Une par joueur
option-edge_limit-per_border = Une par arête
option-shaft2_rule = Puits de niveau 2
option-shaft2_rule-about = Où peut aller un puits de niveau 2.
option-shaft2_rule-near_flipped = Aussi les tuiles retournées près de ses équipes
option-shaft2_rule-free = Presque partout
option-market_limit = Négocier de nouveau une sorte
option-market_limit-about = Combien de fois on peut négocier la même sorte en une phase II.
option-market_limit-one_per_kind = Une fois par sorte
option-market_limit-no_opposite = Plusieurs fois, mais dans un seul sens
option-bribe_source = D’où viennent les équipes corrompues
option-bribe_source-about = Indique si la tuile que quitte l’équipe corrompue peut être retournée.
option-bribe_source-any = Toute tuile
option-bribe_source-unflipped = Seulement non retournée
option-delivery_order = Ordre des livraisons
option-delivery_order-about = Indique si la livraison la moins chère ou la plus chère d’une sorte passe d’abord.
option-delivery_order-cheapest_first = La moins chère d’abord
option-delivery_order-dearest_first = La plus chère d’abord
option-tiebreak_tiles = Départage
option-tiebreak_tiles-about = Quelles tuiles comptent en cas d’égalité.
option-tiebreak_tiles-achievements = Exploits
option-tiebreak_tiles-achievements_and_deliveries = Exploits et livraisons
option-danger_cap = Perte par danger
option-danger_cap-about = Comment force, sécurité, jetons et butin se compensent.
option-danger_cap-after_safety = Le butin borne ce que laisse la sécurité
option-danger_cap-before_safety = Le butin borne avant la sécurité
option-danger_cap-joint = Sécurité et jetons ensemble
option-score_zero = N’avoir rien
option-score_zero-about = Indique si n’avoir rien peut compter dans une majorité.
option-score_zero-none = Ne rapporte rien
option-score_zero-ranked = Compte comme un nombre
option-insurance_visibility = Assurance
option-insurance_visibility-about = Indique si les autres voient ce que vous assurez.
option-insurance_visibility-open = Visible
option-insurance_visibility-secret = Secrète
option-power_set = Résistances des tuiles
option-power_set-about = Quelles résistances ont les tuiles.
option-power_set-3_to_10 = 3 à 10
option-power_set-2_to_9 = 2 à 9
option-seat_table = Sièges des plateaux II et III
option-seat_table-about = Combien de sièges ont le marché et l’atelier.
option-seat_table-closing = Un de moins que de joueurs
option-seat_table-one_per_player = Un par joueur
option-ring_alignment = Anneaux
option-ring_alignment-about = Indique si les anneaux de la mine sont alignés ou décalés.
option-ring_alignment-aligned = Alignés
option-ring_alignment-offset = Décalés
option-phase_order = Ordre des phases II et III
option-phase_order-about = Qui agit d’abord au marché et à l’atelier.
option-phase_order-seat = Par siège
option-phase_order-direction = Par direction
option-mobility_price_2_3p = Mobilité à deux ou trois
option-mobility_price_2_3p-about = Indique si la mobilité coûte plus à moins de quatre.
option-mobility_price_2_3p-raised = Prix majorés
option-mobility_price_2_3p-same = Prix à quatre joueurs
option-max_rounds = Nombre maximal de manches
option-max_rounds-about = Après combien de manches la partie est décomptée quoi qu’il arrive.
option-vp_passes = Placement des vice-présidents
option-vp_passes-about = Indique si le second passage suit le premier ou va à rebours.
option-vp_passes-forward = Même ordre
option-vp_passes-snake = À rebours

# Le plateau dans le terminal
board-status = Manche
board-mine = Mine
board-extraction = Extraction
board-boards = Plateaux des phases
board-stacks = Livraisons et exploits
board-screen = Derrière votre paravent
board-shown = montre
board-round = Manche { $round } sur { $rounds } au plus
board-drilling = forage { $drilling_round } sur 4
board-direction = Direction
board-control = Contrôle
board-left = dés { $dice }, jetons de corruption { $bribes }
board-ending = La dernière manche : elle se joue jusqu’au bout.
board-legend = 2/5 force/résistance  ▒ retournée, avec le rendement d’un puits  ╫A puits  A2+1 équipe et dé  ┄ arête  * IA
board-piles = Cartes par résistance
board-money = { $money } $ · jetons { $tokens }
board-offer = Choisi ({ $value } $) :
board-company = sécurité { $safety } · mobilité { $mobility } · puits { $shaft } · cartes { $cards }
board-turns = encore { $left }
board-traded = négocié : { $kinds }
board-ready = prêt

## Aide sur tout ce qui est sur la table

about-cube = { $kind } : un cube vaut { $price } $ au marché. Misez-le, livrez-le contre des étoiles, ou gardez-le : la majorité de chaque sorte rapporte des étoiles à la fin.
about-money = L’argent liquide : pour les équipes, les puits, la sécurité, la mobilité, les dés et les mises. En avoir le plus rapporte aussi des étoiles à la fin.
about-level = { $level } : des tuiles de résistance { $low } ou { $high } ; un dé y a une force de { $cap } au plus. Plus c’est profond, plus c’est riche et dangereux.
about-tile = { $tile }, une tuile : { $level }, résistance { $low } ou { $high }, comme l’indique son chiffre. Quand les équipes et les dés réunis l’atteignent, elle est extraite aussitôt et chacun de ceux qui y ont une équipe reçoit sa part.
about-edge = L’arête { $edge } : une équipe posée ici compte sur les deux tuiles. Il faut la mobilité 2 pour s’y arrêter.
about-entrance = { $place } : une équipe de chacun part d’ici. Elle ne peut aller que sur les deux tuiles que touche l’entrée.
about-core = Le noyau. Y amener une équipe donne un grand exploit ; l’équipe est alors hors jeu. Quand plus de la moitié des joueurs l’ont fait, c’est la dernière manche.
about-board_1 = Plateau I, le centre de contrôle : le joueur qui siège ici fore plus tôt et peut, après son déplacement, corrompre ou engager un dé.
about-board_2 = Plateau II, le marché : seul un joueur qui siège ici peut acheter et vendre en phase II.
about-board_3 = Plateau III, l’atelier : seul un joueur qui siège ici peut améliorer, construire des puits et livrer en phase III.
about-class = Classe d’exploits : { $class }. Le premier à en accomplir un reçoit { $best } étoiles, les suivants moins.
about-bribe = Corruption : après votre déplacement, attirez sur votre tuile l’équipe d’un autre depuis une tuile voisine. L’extraction se fait alors avec la force d’autrui.
about-subcontractor = Sous-traitant : après votre déplacement, engagez un dé qui renforce votre équipe. 1000 $ pour la force 1, puis 500 $ de plus par point, jusqu’à 4.
about-safety = La sécurité protège votre butin du danger : le niveau 1 sauve 1 cube, le niveau 2 en sauve 3, le niveau 3 les sauve tous.
about-mobility = La mobilité mène vos équipes plus loin : niveau 1, deux pas de côté ; niveau 2, sur une arête aussi ; niveau 3, deux pas en tous sens.
about-shaft = Un puits. À l’extraction de sa tuile, vous recevez le surplus, même sans équipe sur place ; ensuite il vous donne à chaque manche les cubes du verso.
about-crew = Une équipe de force 1 à 4. Sa force s’ajoute à celle de toutes les équipes de la tuile. Les plus fortes prennent le surplus, mais perdent plus en cas de danger.
about-strongest = Le joueur qui a le plus de force sur la tuile prend le surplus qu’on n’a pas pu partager également.
about-active = Le joueur actif : celui qui déclenche l’extraction. Il garde la carte et, à force égale, aussi le surplus.
about-ai = L’IA joue avec vous à deux joueurs. Ses équipes forent et prennent leur part, mais elle ne gagne pas d’étoiles.
about-achievement = Exploit : { $achievement }. Dès que vous l’avez, vous prenez la tuile du dessus ; la meilleure vaut { $stars } étoiles. Cela ne coûte rien.
about-delivery = Livraison : donnez { phrase-cubes } et recevez { $stars } étoiles. Les cubes sont perdus, et la livraison suivante de cette sorte en demande plus.
about-extraction = Carte d’extraction pour la résistance { $power } : { phrase-cubes }{ $danger ->
    [0] {""}
   *[other] {" "}et danger
}. Tous ceux qui sont sur la tuile reçoivent autant de chaque sorte ; le reste est le surplus.
about-back = Verso d’une tuile : un puits y rapporte { phrase-cubes } à chaque manche, après le quatrième forage.
about-seat_bribe = Siège { $chair } du plateau I : à chaque forage, vous pouvez corrompre une équipe après votre déplacement. Un petit numéro fore plus tôt.
about-seat_subcontractor = Siège { $chair } du plateau I : à chaque forage, vous pouvez engager un dé après votre déplacement. Un petit numéro fore plus tôt.
about-seat_market = Siège { $chair } du marché. Le siège 1 a le plus de transactions et commence.
about-seat_workshop = Siège { $chair } de l’atelier. Le siège 1 a le plus d’actions et commence.
about-die = Un dé engagé : sa force s’ajoute à celle de l’équipe. Il reste sans frais tant que l’équipe ne bouge pas ; à la fin de la manche, il repart.
about-vice_president = Votre vice-président. Vous en avez deux, à placer sur deux plateaux différents : cela décide de ce que vous pourrez faire.
about-screen = Derrière votre paravent : vos cubes, votre argent liquide et vos jetons. Les autres n’en voient pas le nombre, mais peuvent compter.
about-insurance_token = Un jeton d’assurance sauve du danger un cube de votre butin. On l’échange d’avance contre un cube ; à la fin, il ne vaut rien.
about-bribe_token = Un jeton de corruption. Il y en a trois par manche pour tous ; quand il n’y en a plus, on ne corrompt plus.
about-direction_order = L’ordre de direction : celui qui a misé le plus choisit ses sièges en premier.
about-control_order = L’ordre de contrôle : on fore dans cet ordre. Ceux du plateau I passent d’abord.
about-drilling_marker = Le marqueur de forage montre lequel des quatre forages est en cours.
about-danger = Danger : vous perdez autant de cubes de votre butin que vous avez de force sur place, moins votre sécurité ; les plus chers d’abord. Chaque jeton en sauve un.
about-star = Les étoiles sont les points : exploits, livraisons et majorités. Celui qui en a le plus gagne.
about-power = La résistance d’une tuile : quand toutes les équipes et tous les dés ont ensemble cette force, elle est extraite.
about-strength = La force d’une équipe. Elle compte pour l’extraction et le surplus, mais contre vous en cas de danger.
about-company_board = Votre compagnie : niveaux de sécurité, de mobilité et de puits, et vos exploits. Tout le monde la voit.
about-price = Le prix. On paie tout, tout de suite ; pas de crédit.
about-seat = Un joueur et sa compagnie. On ne voit pas ce qu’il y a derrière le paravent ; équipes, puits et niveaux sont visibles.
about-phase_laying = La mine se met en place : quatre anneaux de tuiles dont personne ne connaît le verso.
about-phase_directing = On tire au sort le premier ordre de direction.
about-phase_controlling = On tire au sort le premier ordre de contrôle.
about-phase_auction = Misez en secret pour choisir vos sièges en premier. Tous paient leur mise, même les perdants : ne misez pas ce dont vous avez besoin.
about-phase_placing = Placez votre vice-président : plateau I pour mieux forer, plateau II pour commercer, plateau III pour construire et livrer.
about-phase_insuring = Échangez des cubes contre des jetons si vous craignez le danger. Le zinc, bon marché, convient le mieux.
about-phase_drilling = Choisissez l’équipe qui agit à ce forage. Cherchez une tuile à laquelle il manque peu de force.
about-phase_moving = Déplacez l’équipe d’un pas, ou laissez-la. Le joueur qui déclenche une extraction garde la carte.
about-phase_carrying = L’équipe a un dé : emmenez-le en payant de nouveau, ou laissez-le.
about-phase_bribing = Vous pouvez attirer l’équipe d’un autre sur votre tuile. C’est utile quand il manque peu de force.
about-phase_bribing_to = Votre équipe est sur une arête : choisissez la tuile où vient l’équipe corrompue.
about-phase_hiring = Vous pouvez engager un dé. Cela paie s’il déclenche une extraction ou vous donne le surplus.
about-phase_choosing_tile = Plusieurs tuiles sont prêtes : le joueur actif choisit laquelle passe d’abord.
about-phase_flipping = La tuile est retournée : on voit ce qu’un puits y rapporte.
about-phase_drawing = Une carte décide du butin et du danger.
about-phase_endangered = Danger ! Rendez des jetons pour sauver les cubes les plus chers de votre butin.
about-phase_ai_crew = Choisissez quelle équipe de l’IA fait un pas.
about-phase_ai_moving = Choisissez où va l’équipe de l’IA ; elle cherche la tuile à laquelle il manque le moins de force.
about-phase_trading = Achetez ou vendez une sorte de cubes par transaction, à prix fixe. Épargnez pour les exploits et les livraisons, ou faites de l’argent.
about-phase_counting = Choisissez combien de cubes vous achetez ou vendez.
about-phase_working = Une action : renforcer une équipe, améliorer sécurité ou mobilité, construire ou déplacer un puits, ou livrer.
about-phase_shaft_level = Choisissez selon quel niveau acheté le puits se déplace ; un plus haut permet plus de tuiles mais coûte plus.
about-phase_shaft_moving = Choisissez la nouvelle tuile du puits : une riche, bientôt extraite, ou une retournée, qui rapporte à chaque manche.
about-phase_ai_raising = Après chaque manche, une équipe de l’IA se renforce : choisissez laquelle.
about-phase_over = Les étoiles sont comptées : exploits, livraisons et majorités.

## Pourquoi un robot aime un choix
term-deliveries = { $points } pour les livraisons
term-achievement = { $points } pour l’exploit « { $about } »
term-approach = { $points } vers l’exploit « { $about } »
term-majority =
    { $points } pour la majorité { $about ->
         [zinc] de zinc
         [copper] de cuivre
         [silver] d’argent
         [gold] d’or
        *[money] en dollars
    }
term-extraction = { $points } de cette extraction
term-chairs = { $points } pour les sièges des plateaux
term-wealth = { $points } pour l’argent et les cubes à dépenser
term-tokens = { $points } pour l’assurance
term-strength = { $points } pour la force des équipes
term-safety = { $points } pour la sécurité
term-mobility = { $points } pour la mobilité
term-shafts = { $points } pour les puits
term-crews = { $points } pour la place des équipes
term-rival = { $points } par ce que gagne le meilleur adversaire
term-victory = { $points } pour l’avance à la fin
count-money = il reste ensuite { $count } $
