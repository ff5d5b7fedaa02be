### Les mots de Thebes en français.

title = Thebes
neutral-title = Vestigia

## Lieux
name-berlin = Berlin
name-london = Londres
name-moscow = Moscou
name-paris = Paris
name-rome = Rome
name-vienna = Vienne
name-warsaw = Varsovie
name-greece = Grèce
name-crete = Crète
name-egypt = Égypte
name-palestine = Palestine
name-mesopotamia = Mésopotamie

## Cases de la rangée
name-a = a
name-b = b
name-c = c

## Types de cartes
name-special = Savoir spécialisé
name-rumour = Rumeur
name-general = Savoir général
name-assistant = Assistant
name-shovel = Pelle
name-car = Automobile
name-zeppelin = Zeppelin
name-special_permission = Permis spécial
name-congress = Congrès
name-small = Petite exposition
name-large = Grande exposition

## Cartes de recherche
name-special_greece_1_rome = 1 livre sur la Grèce (Rome)
name-special_greece_1_berlin = 1 livre sur la Grèce (Berlin)
name-special_greece_1_vienna = 1 livre sur la Grèce (Vienne)
name-special_greece_1_moscow = 1 livre sur la Grèce (Moscou)
name-special_greece_2_rome = 2 livres sur la Grèce (Rome)
name-special_greece_2_london = 2 livres sur la Grèce (Londres)
name-special_greece_3_berlin = 3 livres sur la Grèce (Berlin)
name-special_greece_3_london = 3 livres sur la Grèce (Londres)
name-special_crete_1_berlin = 1 livre sur la Crète (Berlin)
name-special_crete_1_paris = 1 livre sur la Crète (Paris)
name-special_crete_1_vienna = 1 livre sur la Crète (Vienne)
name-special_crete_2_paris = 2 livres sur la Crète (Paris)
name-special_crete_2_vienna = 2 livres sur la Crète (Vienne)
name-special_crete_2_rome = 2 livres sur la Crète (Rome)
name-special_crete_3_moscow = 3 livres sur la Crète (Moscou)
name-special_egypt_1_rome = 1 livre sur l’Égypte (Rome)
name-special_egypt_1_paris = 1 livre sur l’Égypte (Paris)
name-special_egypt_1_moscow = 1 livre sur l’Égypte (Moscou)
name-special_egypt_2_berlin = 2 livres sur l’Égypte (Berlin)
name-special_egypt_2_london = 2 livres sur l’Égypte (Londres)
name-special_egypt_3_london = 3 livres sur l’Égypte (Londres)
name-special_egypt_3_moscow = 3 livres sur l’Égypte (Moscou)
name-special_palestine_1_vienna = 1 livre sur la Palestine (Vienne)
name-special_palestine_1_rome = 1 livre sur la Palestine (Rome)
name-special_palestine_2_paris = 2 livres sur la Palestine (Paris)
name-special_palestine_2_berlin = 2 livres sur la Palestine (Berlin)
name-special_palestine_2_london = 2 livres sur la Palestine (Londres)
name-special_palestine_3_london = 3 livres sur la Palestine (Londres)
name-special_palestine_3_paris = 3 livres sur la Palestine (Paris)
name-special_mesopotamia_1_paris = 1 livre sur la Mésopotamie (Paris)
name-special_mesopotamia_1_rome = 1 livre sur la Mésopotamie (Rome)
name-special_mesopotamia_1_moscow = 1 livre sur la Mésopotamie (Moscou)
name-special_mesopotamia_2_vienna = 2 livres sur la Mésopotamie (Vienne)
name-special_mesopotamia_2_london = 2 livres sur la Mésopotamie (Londres)
name-special_mesopotamia_3_moscow = 3 livres sur la Mésopotamie (Moscou)
name-special_mesopotamia_3_london = 3 livres sur la Mésopotamie (Londres)
name-rumour_greece = Rumeur sur la Grèce (Moscou)
name-rumour_crete = Rumeur sur la Crète (Paris)
name-rumour_egypt = Rumeur sur l’Égypte (Rome)
name-rumour_palestine = Rumeur sur la Palestine (Vienne)
name-rumour_mesopotamia = Rumeur sur la Mésopotamie (Berlin)
name-general_1_paris = 1 livre de savoir général (Paris)
name-general_1_rome = 1 livre de savoir général (Rome)
name-general_1_berlin = 1 livre de savoir général (Berlin)
name-general_1_vienna = 1 livre de savoir général (Vienne)
name-general_2_paris = 2 livres de savoir général (Paris)
name-general_2_berlin = 2 livres de savoir général (Berlin)
name-general_2_london = 2 livres de savoir général (Londres)
name-general_2_moscow = 2 livres de savoir général (Moscou)
name-assistant_paris = Assistant (Paris)
name-assistant_vienna = Assistant (Vienne)
name-assistant_berlin = Assistant (Berlin)
name-assistant_rome = Assistant (Rome)
name-shovel_london = Pelle (Londres)
name-shovel_rome = Pelle (Rome)
name-shovel_moscow = Pelle (Moscou)
name-car_moscow = Automobile (Moscou)
name-car_rome = Automobile (Rome)
name-zeppelin_rome = Zeppelin (Rome)
name-zeppelin_vienna = Zeppelin (Vienne)
name-special_permission_london = Permis spécial (Londres)
name-special_permission_moscow = Permis spécial (Moscou)
name-congress_london = Congrès (Londres)
name-congress_paris = Congrès (Paris)
name-congress_berlin = Congrès (Berlin)
name-congress_vienna = Congrès (Vienne)
name-congress_moscow = Congrès (Moscou)

## Expositions
name-exhibition_small_london = Petite exposition (Londres)
name-exhibition_small_paris = Petite exposition (Paris)
name-exhibition_small_berlin = Petite exposition (Berlin)
name-exhibition_small_vienna = Petite exposition (Vienne)
name-exhibition_small_moscow = Petite exposition (Moscou)
name-exhibition_large_london = Grande exposition (Londres)
name-exhibition_large_paris = Grande exposition (Paris)
name-exhibition_large_berlin = Grande exposition (Berlin)
name-exhibition_large_vienna = Grande exposition (Vienne)
name-exhibition_large_moscow = Grande exposition (Moscou)

## Jetons : Grèce
name-greece_a1_1 = Casque d’Olympie
name-greece_a1_2 = Coupe attique
name-greece_a1_3 = Cheval de bronze
name-greece_a1_4 = Monnaie attique
name-greece_a2_1 = Athéna de marbre
name-greece_a2_2 = Omphalos de Delphes
name-greece_a2_3 = Vénus de Milo
name-greece_a3_1 = Masque d’Agamemnon
name-greece_a3_2 = Statue de bronze de Delphes
name-greece_a4_1 = Trésor de Priam
name-greece_a5_1 = Statue de Zeus
name-greece_a5_2 = Relief du Parthénon
name-greece_a6_1 = Sceau de Troie
name-greece_special = Savoir sur la Crète (jeton de Grèce)
name-greece_general = Savoir général (jeton de Grèce)
name-greece_debris = Gravats

## Jetons : Crète
name-crete_a1_1 = Sphinx de Malia
name-crete_a1_2 = Statuettes de Dréros
name-crete_a1_3 = Vase en cristal de roche
name-crete_a2_1 = Vase à tête de taureau (Minotaure)
name-crete_a2_2 = Monnaie crétoise
name-crete_a3_1 = Déesse mère de Cnossos
name-crete_a3_2 = Disque de Phaistos
name-crete_a3_3 = Frise au taureau de Cnossos
name-crete_a3_4 = Casque d’Axos
name-crete_a4_1 = Cruche en céramique de La Canée
name-crete_a4_2 = Aphrodite de marbre
name-crete_a4_3 = Machine d’Anticythère
name-crete_a5_1 = Cercueil d’argile
name-crete_special = Savoir sur la Grèce (jeton de Crète)
name-crete_general = Savoir général (jeton de Crète)
name-crete_debris = Gravats

## Jetons : Égypte
name-egypt_a1_1 = Amulette en scarabée
name-egypt_a1_2 = Amulette de Sésostris
name-egypt_a1_3 = Figurine ouchebti
name-egypt_a1_4 = Papyrus d’Abousir
name-egypt_a2_1 = Cylindre de Néférousobek
name-egypt_a2_2 = Coupe de faïence bleue
name-egypt_a3_1 = Buste de Néfertiti
name-egypt_a3_2 = Miroir de bronze
name-egypt_a3_3 = Peinture funéraire de Pépinakht
name-egypt_a4_1 = Palette de Narmer
name-egypt_a4_2 = Momie de Ramsès II
name-egypt_a5_1 = Pierre de Rosette
name-egypt_a6_1 = Masque de Toutânkhamon
name-egypt_special = Savoir sur la Mésopotamie (jeton d’Égypte)
name-egypt_general = Savoir général (jeton d’Égypte)
name-egypt_debris = Gravats

## Jetons : Palestine
name-palestine_a1_1 = Monnaie romaine
name-palestine_a1_2 = Stèle de Tel Dan
name-palestine_a1_3 = Statuette de taureau
name-palestine_a1_4 = Jeu de moulin romain
name-palestine_a1_5 = Médaillon
name-palestine_a2_1 = Figure de colonne d’Arad
name-palestine_a2_2 = Chandelier à sept branches
name-palestine_a2_3 = Support cultuel d’Ashdod
name-palestine_a3_1 = Sarcophages d’argile
name-palestine_a4_1 = Fragment d’une lettre d’Amarna
name-palestine_a5_1 = Ossuaire
name-palestine_a6_1 = Stèle de Mérenptah
name-palestine_a7_1 = Jarre à manuscrits de Qumrân
name-palestine_special = Savoir sur l’Égypte (jeton de Palestine)
name-palestine_general = Savoir général (jeton de Palestine)
name-palestine_debris = Gravats

## Jetons : Mésopotamie
name-mesopotamia_a1_1 = Coupe de verre de Nimroud
name-mesopotamia_a1_2 = Lion de Babylone
name-mesopotamia_a1_3 = Obélisque blanc
name-mesopotamia_a1_4 = La plus ancienne tablette d’argile
name-mesopotamia_a1_5 = Pièce de Gudéa
name-mesopotamia_a3_1 = Coupe d’or d’Ur
name-mesopotamia_a3_2 = Relief de la Reine de la nuit
name-mesopotamia_a3_3 = Casque d’or sumérien
name-mesopotamia_a4_1 = Trésor de Nimroud
name-mesopotamia_a4_2 = Tablette de Gilgamesh
name-mesopotamia_a4_3 = Vase de Warka
name-mesopotamia_a5_1 = Code d’Hammurabi
name-mesopotamia_a5_2 = Masque de Sargon
name-mesopotamia_special = Savoir sur la Palestine (jeton de Mésopotamie)
name-mesopotamia_general = Savoir général (jeton de Mésopotamie)
name-mesopotamia_debris = Gravats

## Compléments

phrase-in_place = { $place ->
    [greece] en Grèce
    [crete] en Crète
    [egypt] en Égypte
    [palestine] en Palestine
    [mesopotamia] en Mésopotamie
   *[other] à { $place }
}
phrase-about_place = { $place ->
    [greece] sur la Grèce
    [crete] sur la Crète
    [egypt] sur l’Égypte
    [palestine] sur la Palestine
    [mesopotamia] sur la Mésopotamie
   *[other] sur { $place }
}
phrase-in_site = { $site ->
    [greece] en Grèce
    [crete] en Crète
    [egypt] en Égypte
    [palestine] en Palestine
    [mesopotamia] en Mésopotamie
   *[other] à { $site }
}
phrase-about_site = { $site ->
    [greece] sur la Grèce
    [crete] sur la Crète
    [egypt] sur l’Égypte
    [palestine] sur la Palestine
    [mesopotamia] sur la Mésopotamie
   *[other] sur { $site }
}
phrase-to_place = { $place ->
    [greece] en Grèce
    [crete] en Crète
    [egypt] en Égypte
    [palestine] en Palestine
    [mesopotamia] en Mésopotamie
   *[other] à { $place }
}
phrase-from_site = { $site ->
    [egypt] d’Égypte
   *[other] de { $site }
}

## Actions

action-take = Prendre « { $card } » : { $travel ->
    [0] { "" }
   *[other] trajet { $travel } +{ " " }
}{ $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}
action-take-bare = Prendre la carte de l’emplacement { $slot }
action-swap = Renouveler l’offre { phrase-in_place } : { $travel ->
    [0] { "" }
   *[other] trajet { $travel } +{ " " }
}{ $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}
action-dig = Fouiller { phrase-in_site } : { $travel ->
    [0] vous y êtes
    [one] trajet { $travel } semaine
   *[other] trajet { $travel } semaines
}
action-exhibit = Monter « { $card } » : { $travel ->
    [0] { "" }
   *[other] trajet { $travel } +{ " " }
}{ $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}
action-exhibit-bare = Monter l’exposition de la case { $space }
action-pass = Passer et laisser filer { $weeks ->
    [one] la dernière semaine
   *[other] les { $weeks } dernières semaines
}
action-zeppelin = { $answer ->
    [yes] Voler en zeppelin
   *[no] Voyager par la route
}
action-rumour = { $answer ->
    [yes] Utiliser la rumeur
   *[no] Garder la rumeur
}
action-assistant = { $answer ->
    [yes] Employer l’assistant
   *[no] Garder l’assistant
}
action-shovel = { $answer ->
    [yes] Employer la pelle
   *[no] Garder la pelle
}
action-weeks = Fouiller { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} : { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
}
action-weeks-bare = Fouiller { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}

draw-token = Tiré du sac : { $token }
draw-card = Tirée de la pioche : { $card }
draw-marker = Au sommet des pierres : { $seat }

## Questions

prompt-choose = { $seat }, que faites-vous ? Il vous reste { $left ->
    [one] { $left } semaine
   *[other] { $left } semaines
}.
prompt-zeppelin = Aller { phrase-to_place } en zeppelin et gagner { $travel ->
    [one] { $travel } semaine
   *[other] { $travel } semaines
} ?
prompt-rumour = Utiliser la rumeur { phrase-about_place } pour ces fouilles et gagner 2 points de savoir ?
prompt-assistant = Employer votre seul assistant pour ces fouilles, gagner 1 point de savoir et vous en défaire ?
prompt-shovel = Employer votre seule pelle pour ces fouilles, gagner 1 jeton et vous en défaire ?
prompt-weeks = Combien de temps fouillez-vous { phrase-in_place } ? Votre savoir est de { $knowledge } ; il vous reste { $left ->
    [one] { $left } semaine
   *[other] { $left } semaines
}, trajet compris ({ $travel }).

## Phases

phase-bonus = Mise en place des artefacts bonus
phase-opening = Ouverture des premières cartes
phase-markers = Empilement des pierres de temps
phase-choose = Choix de l’action
phase-zeppelin = Choix du voyage
phase-rumour = Usage des rumeurs
phase-assistant = Usage de l’assistant
phase-shovel = Usage de la pelle
phase-weeks = Choix de la durée des fouilles
phase-refill = Réapprovisionnement de l’offre
phase-token = Tirage des jetons
phase-over = Fin

## Événements

event-bonus_laid = Bonus des premières fouilles { phrase-in_site } : { $token }.
event-markers_stacked = Les pierres de temps sont empilées, de haut en bas : { $seats }.
event-travelled = { $seat } se rend { phrase-to_place } ({ $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}, { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}).
event-flew = { $seat } se rend { phrase-to_place } en zeppelin : { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} sans perdre une semaine.
event-card_taken = { $seat } prend à l’emplacement { $slot } : { $card }.
event-card_opened = À l’emplacement { $slot } : { $card }.
event-display_swapped = { $seat } renouvelle l’offre et défausse : { $cards }.
event-exhibition_opened = Nouveau dans la rangée : { $exhibition }.
event-exhibition_dropped = Quitte la rangée : { $exhibition }.
event-exhibition_shown = { $seat } monte une exposition : { $exhibition }, { $points } points.
event-pile_renewed = La pioche est renouvelée et compte maintenant { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}.
event-dig_begun = { $seat } fouille { phrase-in_site } pendant { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} avec un savoir de { $knowledge } et tire { $tokens ->
    [one] { $tokens } jeton
   *[other] { $tokens } jetons
} (livres { $books }, rumeurs utilisées { $rumours }, assistants +{ $assistants }, savoir général +{ $general }).
event-token_drawn = { $seat } tire du sac { phrase-in_site } : { $token }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}.
event-bonus_taken = { $seat } mène les premières fouilles { phrase-in_site } et prend le bonus : { $token }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}.
event-card_spent = { $seat } utilise « { $card } » ; la carte est défaussée.
event-card_removed = { $seat } utilise « { $card } » ; la carte quitte le jeu.
event-time_spent = { $seat } dépense { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
} ; sa pierre est maintenant sur la case { $week }.
event-year_crossed = { $year ->
    [1904] { $seat } a atteint la fin de 1903.
   *[other] { NUMBER($year, useGrouping: 0) } commence pour { $seat } : ses cinq permis sont de nouveau valables.
}
event-passed = { $seat } passe et va tout droit à la fin.
event-match_over = Toutes les pierres ont atteint la fin ; on compte les points.

## Pourquoi pas

why-T3_6 = Vous êtes à la fin et ne jouez plus aucun tour.
why-T3_7 = Ce n’est pas à vous : la main est à { $active_seat }, dont la pierre est la plus en retard.
why-T3_8 = Ce n’est pas à vous : { $active_seat } et vous avez le même retard, mais cette pierre est posée au-dessus de la vôtre.
why-T3_10 = La mise en place n’est pas terminée ; commencera ensuite celui dont la pierre est en haut de la pile.
why-T4_10 = Vous n’avez pas de zeppelin pour aller { phrase-to_place }.
why-T4_10-bare = La question du zeppelin ne se pose que si vous en avez un et avez choisi une action dans un autre lieu.
why-T4_13 = Vous êtes déjà { phrase-in_place } ; un zeppelin ne sert que pour un trajet.
why-T4_13-bare = On emploie au plus un zeppelin par tour.
why-T5_4 = Cela demande { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}, trajet compris, mais il n’en reste que { $left } jusqu’à la fin.
why-T5_5 = L’action se choisit au début d’un tour ; terminez d’abord celle que vous avez commencée.
why-T5_7 = Vous avez tout décidé pour ce tour ; on tire maintenant des cartes ou des jetons.
why-T6_2 = Il n’y a pas de carte à cet emplacement.
why-T6_5 = On complète d’abord l’offre.
why-T8_2 = Votre permis de fouille { phrase-in_site } a déjà servi cette année, et vous n’avez pas de permis spécial à utiliser.
why-T8_8 = Sans savoir spécialisé { phrase-about_site }, vous ne pouvez pas y fouiller.
why-T8_10 = Les assistants et le savoir général ne suffisent pas pour fouiller : il faut un savoir spécialisé { phrase-about_site }.
why-T9_2 = Vous n’avez pas de rumeur { phrase-about_site }.
why-T9_2-bare = La question des rumeurs ne se pose que pour des fouilles sur un site dont vous avez une rumeur.
why-T9_3 = Vos rumeurs portent sur d’autres sites ; elles ne servent à rien pour des fouilles { phrase-in_site }.
why-T9_5 = { $owned ->
    [0] Vous n’avez pas d’assistant.
   *[other] Vous avez { $owned } assistants : ils comptent toujours ; la question ne se pose que pour un seul.
}
why-T9_5-bare = La question de l’assistant ne se pose que pour des fouilles, et si vous en avez exactement un.
why-T10_1 = Les semaines se choisissent en dernier, quand tout le reste des fouilles est décidé.
why-T10_2 = Avec un savoir de { $knowledge }, la roue indique 0 jeton pour { $weeks ->
    [one] { $weeks } semaine
   *[other] { $weeks } semaines
}.
why-T10_4 = { $owned ->
    [0] Vous n’avez pas de pelle.
   *[other] Vous avez { $owned } pelles : elles comptent toujours ; la question ne se pose que pour une seule.
}
why-T10_4-bare = La question de la pelle ne se pose que pour des fouilles, et si vous en avez exactement une.
why-T10_9 = Les semaines ne changent plus dès qu’on tire des jetons.
why-T10_10 = Les fouilles se décident dans cet ordre : zeppelin, rumeurs, assistant, pelle, semaines. Autre chose est à décider maintenant.
why-T11_2 = On tire d’abord les jetons des fouilles.
why-T12_1 = La case { $space } de la rangée est vide.
why-T12_2 = Cette exposition demande { $needed ->
    [one] { $needed } artefact
   *[other] { $needed } artefacts
} { phrase-from_site } ; vous en avez { $have }.
why-T12_4 = Les jetons de savoir ne sont pas des artefacts. Cette exposition demande { $needed ->
    [one] { $needed } artefact
   *[other] { $needed } artefacts
} { phrase-from_site } ; vous en avez { $have }.
why-T14_5 = Il vous reste { $left ->
    [one] { $left } semaine
   *[other] { $left } semaines
} ; { $window ->
    [0] on ne peut passer que si aucune action n’est possible.
   *[other] on peut passer quand il en reste au plus { $window }, ou quand aucune action n’est possible.
}
why-T14_6 = Il vous reste { $left ->
    [one] { $left } semaine
   *[other] { $left } semaines
} ; { $window ->
    [0] on ne peut passer que si aucune action n’est possible, et renouveler l’offre l’est encore.
   *[other] on peut passer quand il en reste au plus { $window }. D’ici là, il faut agir, et renouveler l’offre est possible.
}
why-T14_7 = La partie est terminée.

## Points

source-artifacts = Artefacts
source-exhibitions = Expositions
source-congresses = Congrès
source-majorities = Majorités de savoir

end-T14_7 = Toutes les pierres de temps ont atteint la fin de 1903.

## Options
option-two_player_stacks = Paquets à deux joueurs
option-two_player_stacks-about = Comment les cartes sont empilées à deux joueurs.
option-two_player_stacks-three = Trois paquets, dont un mis de côté
option-two_player_stacks-two = Deux paquets, aucun mis de côté
option-bonus_token = Bonus des premières fouilles
option-bonus_token-about = Quel artefact de valeur 1 attend, à côté de chaque site, le premier qui y fouille.
option-bonus_token-random = Tiré au sort
option-bonus_token-first_listed = Toujours le premier de la liste
option-route = Itinéraire
option-route-about = Par quel chemin voyagent les pions.
option-route-shortest = Toujours un plus court chemin
option-cars_stack = Seconde automobile
option-cars_stack-about = Indique si une seconde automobile raccourcit encore d’une semaine les longs voyages.
option-cars_stack-false = N’apporte rien de plus
option-cars_stack-true = Gagne une semaine de plus
option-reshuffle_timing = Renouvellement de la pioche
option-reshuffle_timing-about = Quand la pioche est renouvelée.
option-reshuffle_timing-when_needed = Quand il faut une carte
option-reshuffle_timing-when_emptied = Dès qu’elle est vide
option-exhibition_shift = Rangée des expositions
option-exhibition_shift-about = Comment la rangée avance quand une exposition arrive.
option-exhibition_shift-all = Toutes les cartes avancent
option-exhibition_shift-push = Seulement celles qui doivent faire place
option-single_use_discard = Cartes à usage unique
option-single_use_discard-about = Où vont les cartes qui ne servent qu’une fois.
option-single_use_discard-common = Dans la défausse commune
option-single_use_discard-removed = Hors du jeu
option-swap_escalation = Renouvellements répétés
option-swap_escalation-about = Ce qui met fin à une série de renouvellements de l’offre toujours plus chers.
option-swap_escalation-consecutive = Toute autre action ou le tour d’un autre
option-swap_escalation-run = Seulement le tour d’un autre
option-rumour_opens_dig = Fouiller sur une rumeur
option-rumour_opens_dig-about = Indique si une rumeur utilisée suffit comme savoir pour fouiller.
option-rumour_opens_dig-true = Une rumeur suffit
option-rumour_opens_dig-false = Il faut des points de livre
option-rumour_use = Usage des rumeurs
option-rumour_use-about = Indique si l’on choisit d’utiliser ses rumeurs.
option-rumour_use-chosen = Au choix du joueur
option-assistants_shovels_above_three = Quatre assistants ou pelles et plus
option-assistants_shovels_above_three-about = Ce que donnent plus de trois assistants ou pelles.
option-assistants_shovels_above_three-cap = Toujours 2
option-assistants_shovels_above_three-sets = 2, 3, 4 pour quatre, cinq, six
option-assistants_shovels_above_three-linear = 3, 4, 5 pour quatre, cinq, six
option-wheel_9_5 = Roue : 9 points de savoir, 5 semaines
option-wheel_9_5-about = Combien de jetons donne la case contestée de la roue.
option-wheel_9_5-6 = 6 jetons
option-wheel_9_5-5 = 5 jetons
option-permission_check = Contrôle du permis
option-permission_check-about = Quand le permis de fouille doit être valable.
option-permission_check-on_arrival = À l’arrivée
option-permission_check-before_travel = Avant le voyage
option-dig_across_new_year = Fouilles à cheval sur deux années
option-dig_across_new_year-about = À quelle année appartiennent des fouilles qui passent le nouvel an.
option-dig_across_new_year-old_year = L’ancienne, le permis redevient valable
option-dig_across_new_year-new_year = La nouvelle, le permis est utilisé
option-special_permission_repeat = Plusieurs permis spéciaux
option-special_permission_repeat-about = Indique si chaque permis spécial autorise d’autres fouilles sur un même site dans l’année.
option-special_permission_repeat-true = Chacun autorise d’autres fouilles
option-pass_window_weeks = Passe autorisée (semaines)
option-pass_window_weeks-about = Combien de semaines avant la fin on peut passer ; à 0, seulement si aucune action n’est possible.
option-majority_needs_book = Majorité sans livre
option-majority_needs_book-about = Indique si un site rapporte quand personne n’a de point de livre pour lui.
option-majority_needs_book-true = Personne ne marque
option-majority_needs_book-false = Tous sont à égalité et marquent
option-tie_break = Égalité
option-tie_break-about = Ce qui arrive quand les totaux sont égaux.
option-tie_break-shared = La victoire est partagée

## À quoi servent les choses
about-special = Savoir sur un site. Vous le gardez : il compte dans toutes vos fouilles sur place, et la majorité des livres d’un site vaut 5 points à la fin (3 en cas d’égalité).
about-rumour = Parle d’un site : 2 points de savoir de plus pour des fouilles sur place, puis elle disparaît. Elle peut même ouvrir les fouilles.
about-general = Compte partout, mais jamais, pour des fouilles, plus que votre savoir spécialisé sur ce site.
about-assistant = Deux donnent 1 point de savoir de plus à toutes vos fouilles, trois en donnent 2, et vous les gardez. Un seul aide une fois et s’en va.
about-shovel = Deux font tirer 1 jeton de plus à toutes vos fouilles, trois 2, et vous les gardez. Une seule aide une fois et disparaît.
about-car = Chaque voyage de trois étapes ou plus prend une semaine de moins. Vous la gardez.
about-zeppelin = Un voyage, si long soit-il, sans perdre de semaine ; puis il disparaît.
about-special_permission = Permet de fouiller encore une fois un site dont le permis est utilisé cette année ; puis il disparaît.
about-congress = Des points à la fin, et toujours plus : 1, 3, 6, 10, 15, 21, 28 pour un à sept.
about-small = Montrez dans cette ville des artefacts de ces sites pour des points. Vous gardez les artefacts.
about-large = Montrez dans cette ville des artefacts de ces sites pour des points. Vous gardez les artefacts.

## Board

board-map = Carte
board-legend = 14/30 =35 +1 : trouvailles sur les jetons du sac, leurs points, le bonus
board-display = Cartes et expositions
board-time = Temps
board-wheel = Roue
board-pile = Pioche { $pile }, mises de côté { $aside }, défausse { $discard }
board-weeks = { $weeks } sem.
board-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
board-knowledge = Savoir { $knowledge }
board-wheel-weeks = Semaines
board-wheel-tokens = Jetons
board-when = semaine { $week } de { $year } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-site = livres { $books }, artefacts { $artifacts }
board-general = Savoir général { $general }

## Aide sur tout ce qui est sur la table

about-city = { $place } est une ville. Vous y prenez les cartes qui portent ce nom et y montez les expositions de cette ville.
about-swap_city = { $place } : tout le monde part d’ici. Pour une semaine, vous y renouvelez les quatre cartes de l’offre.
about-site = { $site } : un site de fouilles. Au départ, son sac contient des artefacts pour { $points } points en tout (le meilleur en vaut { $best }), deux jetons de savoir et { $debris } gravats ; plus vous venez tôt, plus il en reste.
about-row_space = La case { $space } de la rangée des expositions. Quand une nouvelle arrive, elles avancent de a vers b puis c ; celle qui quitte c est perdue.
about-artifact = Un artefact { phrase-from_site }, qui vaut { $value ->
    [one] { $value } point
   *[other] { $value } points
} à la fin. Vous le gardez, même après l’avoir exposé.
about-special_token = Un jeton de savoir : dès vos prochaines fouilles, il compte comme 1 livre { phrase-about_site }, aussi pour la majorité à la fin. Ce n’est pas un artefact.
about-general_token = Un jeton de savoir : dès vos prochaines fouilles, il compte partout comme 1 point de savoir général. Ce n’est pas un artefact.
about-debris = Des gravats : aucune valeur. Ils retournent dans le sac après les fouilles ; le sac ne s’améliore donc pas pour les suivants.
about-pawn = Votre archéologue sur la carte. Il va de lui-même, par un plus court chemin, au lieu de votre action ; chaque étape prend une semaine.
about-marker = Votre pierre de temps montre les semaines dépensées. La main est à la pierre la plus en retard ; sur une même case, à celle du dessus.
about-year_stone = La pierre d’année montre l’année du joueur le plus en retard. Après 1903, la partie est finie.
about-track = La piste du temps : 52 semaines en cercle. Passez le nouvel an, et tous vos permis redeviennent valables.
about-wheel = La roue dit combien de jetons vous tirez : cherchez votre savoir, puis choisissez les semaines. Plus de savoir ou de semaines, plus de jetons.
about-permission = Votre permis pour un site. Valable : vous pouvez encore y fouiller cette année. Utilisé : plus avant que votre pierre ne passe le nouvel an.
about-bag = Le sac d’un site. On tire sans voir ; vous gardez vos trouvailles, les gravats y retournent. Plus on a fouillé ici, plus on tire de gravats.
about-display = L’offre : quatre cartes de recherche visibles. Prenez-en une dans la ville qu’elle indique ; une autre la remplace aussitôt.
about-row = La rangée : les expositions que l’on peut monter maintenant. N’attendez pas trop, les nouvelles les poussent dehors.
about-pile = La pioche. Personne n’en connaît l’ordre ; vide, elle est renouvelée avec la défausse.
about-discard = La défausse, visible de tous : cartes utilisées ou renouvelées et expositions sorties de la rangée.
about-bonus = L’artefact bonus de ce site, 1 point, pour les premières fouilles faites ici.
about-seat = Un joueur. Cartes, jetons et permis sont visibles : vous pouvez compter où chacun est fort.
about-weeks = Le prix en semaines : d’abord le trajet, puis l’action. Vous ne dépensez rien d’autre, et elles ne reviennent pas.
about-points = Les points : artefacts, expositions, congrès et majorités de savoir. Le plus grand total gagne.
about-knowledge = Votre savoir pour des fouilles : livres, rumeurs et assistants, plus autant de savoir général au maximum, jusqu’à 12.
about-books = Les points de livre d’un site. Il en faut au moins un pour y fouiller ; celui qui en a le plus à la fin marque 5 points.
about-phase_bonus = Un artefact de valeur 1 est posé à côté de chaque site, pour récompenser les premières fouilles.
about-phase_opening = Les quatre premières cartes de recherche sont dévoilées ; ensuite, chacun peut choisir.
about-phase_markers = Les pierres de temps sont empilées au hasard ; celle du dessus commence.
about-phase_choose = Choisissez une action : prendre une carte, renouveler l’offre, fouiller ou monter une exposition. Pensez aux semaines : après une longue action, les autres jouent avant vous.
about-phase_zeppelin = Voler ne prend aucune semaine, mais ensuite le zeppelin est perdu. Gardez-le pour un long trajet.
about-phase_rumour = Une rumeur donne 2 points de savoir de plus pour ces fouilles, puis disparaît. Plus tard, dans un sac plus vide, elle vaudra moins.
about-phase_assistant = Un seul assistant aide une fois et s’en va. Gardez-le si vous comptez en prendre un second : les deux resteront.
about-phase_shovel = Une seule pelle aide une fois et disparaît. Gardez-la si vous comptez en prendre une seconde : les deux resteront.
about-phase_weeks = Choisissez la durée des fouilles. La roue montre combien de jetons donne chaque durée ; les dernières semaines rapportent souvent peu.
about-phase_refill = Les emplacements vides de l’offre sont complétés ; les expositions qui apparaissent vont dans la rangée.
about-phase_token = Les jetons sont tirés du sac un à un, sans voir. C’est le hasard qui décide.
about-phase_over = Toutes les pierres sont à la fin de 1903. On compte les points.

## Pourquoi un robot aime un choix
term-artifacts = { $points } pour les artefacts
term-exhibitions = { $points } pour les expositions
term-congresses = { $points } pour les congrès
term-car = { $points } pour l’automobile
term-permits = { $points } pour le zeppelin et le permis spécial
term-majority = { $points } pour la majorité ({ $about })
term-digs = { $points } pour des fouilles futures ({ $about })
term-weeks = { $points } pour des semaines sans projet
term-finds = { $points } pour des trouvailles ({ $about })
term-helps = { $points } pour des aides utilisées
count-weeks = il reste ensuite { $count ->
    [one] { $count } semaine
   *[other] { $count } semaines
}
