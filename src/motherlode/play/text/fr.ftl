# Ce que disent tous les jeux, en français. Les clés sont rangées par sujet.

## Words

yes = oui
no = non
number = { $number }
list-and = { $first } et { $last }
list-empty = aucun
lang-en = anglais
lang-nl = néerlandais
lang-de = allemand
lang-fr = français

## Seats

seat-number = Joueur { $number }
seat-chance = Le hasard
seat-spectator = Spectateur
bot-random = Robot du hasard
bot-greedy = Robot rapide
bot-easy = Robot facile
bot-normal = Robot normal
bot-hard = Robot fort
bot-expert = Robot expert
bot-named = { $detail } { $number }

## What happens at every table

event-undo = { $seat } reprend un coup.
event-lesson_step = L’étape { $number } de la leçon est terminée.

## Why not

why-bare = Ce n’est pas possible maintenant (règle { $clause }).

## The end

outcome-winners =
    { $count ->
        [one] { $seats } l’emporte avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seats } se partagent la victoire avec { $points ->
            [one] { $points } point
           *[other] { $points } points
        } chacun.
    }
outcome-own =
    Vous l’emportez avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
outcome-place = { $rank }. { $seat } : { $points } ({ $detail })
outcome-source = { $detail } { $points }

## Errors: moves

error-unknown_seat = Il n’y a pas de place { $number } dans une partie à { $count }.
error-unknown_action = Aucune action ne porte le numéro { $number }.
error-illegal_move = Ce n’est pas permis (règle { $clause }, action { $number } du coup).
error-incomplete_move = Le coup de { $seat } n’est pas encore complet.
error-overlong_move = Le coup de { $seat } doit s’arrêter avant l’action { $number } : il faut d’abord un tirage ou la révélation d’un secret.

## Errors: undo

error-undo_off = À cette table, on ne reprend pas ses coups.
error-undo_over = La partie est terminée ; plus rien ne peut être repris.
error-undo_nothing = { $seat } n’a aucun coup à reprendre.
error-undo_chance = Un tirage a eu lieu depuis ; reprendre le coup demande l’accord de tous.
error-undo_other = Quelqu’un d’autre a joué depuis ; reprendre le coup demande l’accord de tous.
error-undo_reveal = Un secret a été révélé depuis ; reprendre le coup demande l’accord de tous.
error-undo_commit = Cette décision engage ; la reprendre demande l’accord de tous.
error-undo_phase = Tant que chacun choisit en secret, on ne peut reprendre que son propre choix ; revenir plus loin demande l’accord de tous.

## Errors: records

error-record_file = Il n’y a pas d’enregistrement : { $detail }.
error-record_damaged = L’enregistrement est endommagé : { $detail }.
error-record_game = L’enregistrement est celui d’un autre jeu : { $detail }.
error-record_version = L’enregistrement a été joué avec d’autres règles : { $detail }.
error-record_components = L’enregistrement a été joué avec un autre matériel : { $detail }.
error-record_options = Les options de l’enregistrement ne conviennent pas au jeu : { $detail }.
error-record_start = La position de départ de l’enregistrement ne peut être chargée : { $detail }.
error-record_move = Coup interdit au numéro { $ply } : { $detail }.
error-record_draw = Tirage impossible au numéro { $ply } : { $detail }.
error-record_undo = Reprise impossible au numéro { $ply } : { $detail }.
error-record_ply = Numéro de coup erroné à { $ply } : { $detail }.
error-record_checksum = Somme de contrôle erronée au numéro { $ply } : { $detail }.
error-record_outcome = Résultat erroné au numéro { $ply } : { $detail }.
error-record_seed = La graine du hasard est fausse : { $detail }.
error-record_end = L’enregistrement est trop court : { $detail }.

## Rulebook

rules-fallback = Il n’y a pas encore de règles dans cette langue ({ $detail }) ; voici les règles en anglais.

## Interface

ui-waiting = En attente de { $seats }
ui-over = La partie est terminée
ui-label = { $detail } :

## Terminal

ui-log = Journal
ui-curtain = C’est à { $seat } de jouer. Les autres détournent les yeux ; appuyez sur Entrée.
ui-nothing-asked = On ne vous demande rien pour le moment.
ui-hint = Ce que ferait un robot fort
ui-hint-candidate = { $detail } (environ { $number } % de chances de gagner)
ui-hint-then = Ensuite : { $detail }
ui-hint-forced = Le robot n’envisage rien d’autre : { $detail }
ui-hint-thinking = Réflexion ...
ui-hints-off = Les conseils sont désactivés dans cette partie.
ui-hint-marked = Ce que demande cette étape est marqué ▸. Les conseils viennent avec la partie finale.
ui-no-hints = Il n’y a pas de conseils pour ce jeu.
ui-enter = Entrée
ui-escape = Échap
ui-key-choose = choisir
ui-key-number = par numéro
ui-key-back = retour
ui-key-explain = règles
ui-key-about = c’est quoi ?
ui-key-hint = conseil
ui-key-undo = reprendre
ui-key-forbidden = pourquoi pas ?
ui-key-board = plateau, joueurs
ui-key-quit = quitter
ui-page-keys = ↑ ↓ pour défiler, Échap ferme
ui-about = Ce qu’il y a sur la table
ui-no-number = Il n’y a pas de choix { $detail }.
ui-leave-saved = S’arrêter ici ? La partie est enregistrée ; vous pourrez la reprendre plus tard.
ui-leave-unsaved = S’arrêter ici ? Cette partie n’est pas enregistrée.
ui-leave-keys = Entrée arrête, Échap continue
ui-resume =
    La partie est enregistrée. Pour la reprendre :
    { $detail }
ui-kept = La partie est conservée dans { $detail }
ui-which-game = Quel jeu
ui-game = { $number }  { $detail }, { $least } à { $most } joueurs
ui-no-such-number = Tapez un nombre de 1 à { $most }.

## Lessons in the terminal

ui-read-on = Continuer
ui-wrong-turn = C’est permis, mais ce n’est pas le sujet de cette leçon ; les bons choix sont marqués ▸.
ui-lesson-done = Leçon terminée : { $detail }.
ui-lesson-done-next = Leçon terminée : { $detail }. Leçon suivante : { $next_detail }
ui-lesson-done-keys = Entrée continue, Échap arrête
ui-which-lesson = Quelle leçon
ui-minutes =
    { $number ->
        [one] environ une minute
       *[other] environ { $number } minutes
    }
ui-leave-lesson = S’arrêter ici ? La leçon est enregistrée, et vous pourrez la reprendre plus tard.
ui-lesson-kept =
    La leçon est enregistrée. Pour la reprendre :
    { $detail }
ui-lesson-next = Ensuite : { $detail }
ui-lessons-done = Toutes les leçons de ce jeu sont terminées.

## Raisons des conseils

term-position = { $points } par une position meilleure ou moins bonne
reason-rival = { $points } pour { $seat }
reason-rest = { $points } pour tout le reste
effect-worth = vaut environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}
effect-costs = coûte environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}
effect-least = coûte le moins, environ { $number ->
    [one] { $number } point
   *[other] { $number } points
}
effect-even = change peu en soi
effect-bare = { $detail }
effect-why = { $detail } : { $why_detail }
effect-left = { $detail } ; { $left_detail }
effect-why-left = { $detail } : { $why_detail } ; { $left_detail }
coach-also = Autre choix possible : { $detail }. Il valait environ { $number ->
    [one] { $number } point
   *[other] { $number } points
} de plus : { $why_detail }.
