# Wat alle spellen zeggen, in het Nederlands. De sleutels staan per onderwerp bijeen.

## Words

yes = ja
no = nee
number = { $number }
list-and = { $first } en { $last }
list-empty = geen
lang-en = Engels
lang-nl = Nederlands
lang-de = Duits
lang-fr = Frans

## Seats

seat-number = Speler { $number }
seat-chance = Het toeval
seat-spectator = Toeschouwer
bot-random = Toevalsbot
bot-greedy = Snelle bot
bot-easy = Makkelijke bot
bot-normal = Gewone bot
bot-hard = Sterke bot
bot-expert = Meesterbot
bot-named = { $detail } { $number }

## What happens at every table

event-undo = { $seat } neemt een zet terug.
event-lesson_step = Stap { $number } van de les is klaar.

## Why not

why-bare = Dat kan nu niet (regel { $clause }).

## The end

outcome-winners =
    { $count ->
        [one] { $seats } wint met { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[other] { $seats } delen de overwinning met elk { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
    }
outcome-own =
    Je wint met { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
outcome-place = { $rank }. { $seat }: { $points } ({ $detail })
outcome-source = { $detail } { $points }

## Errors: moves

error-unknown_seat = Plaats { $number } bestaat niet in een partij met { $count }.
error-unknown_action = Er is geen actie met nummer { $number }.
error-illegal_move = Dat mag niet (regel { $clause }, actie { $number } van de zet).
error-incomplete_move = De zet van { $seat } is nog niet af.
error-overlong_move = De zet van { $seat } moet vóór actie { $number } eindigen: eerst wordt er getrokken of gaat een geheim open.

## Errors: undo

error-undo_off = Aan deze tafel kunnen zetten niet worden teruggenomen.
error-undo_over = De partij is afgelopen; er valt niets meer terug te nemen.
error-undo_nothing = { $seat } heeft geen zet om terug te nemen.
error-undo_chance = Er is intussen iets getrokken; terugnemen kan alleen als iedereen instemt.
error-undo_other = Een andere speler heeft intussen gezet; terugnemen kan alleen als iedereen instemt.
error-undo_reveal = Er is intussen een geheim geopend; terugnemen kan alleen als iedereen instemt.
error-undo_commit = Deze beslissing is bindend; terugnemen kan alleen als iedereen instemt.
error-undo_phase = Zolang allen in het geheim kiezen, kun je alleen je eigen keuze terugnemen; verder terug kan alleen als iedereen instemt.

## Errors: records

error-record_file = Er is geen verslag: { $detail }.
error-record_damaged = Het verslag is beschadigd: { $detail }.
error-record_game = Het verslag is van een ander spel: { $detail }.
error-record_version = Het verslag is met andere regels gespeeld: { $detail }.
error-record_components = Het verslag is met ander spelmateriaal gespeeld: { $detail }.
error-record_options = De opties van het verslag passen niet bij het spel: { $detail }.
error-record_start = De beginstelling van het verslag kan niet worden geladen: { $detail }.
error-record_move = Ongeldige zet bij nummer { $ply }: { $detail }.
error-record_draw = Onmogelijke trekking bij nummer { $ply }: { $detail }.
error-record_undo = Onmogelijk terugnemen bij nummer { $ply }: { $detail }.
error-record_ply = Verkeerd zetnummer bij { $ply }: { $detail }.
error-record_checksum = Verkeerde controlesom bij nummer { $ply }: { $detail }.
error-record_outcome = Verkeerde uitslag bij nummer { $ply }: { $detail }.
error-record_seed = De kiem van het toeval klopt niet: { $detail }.
error-record_end = Het verslag is te kort: { $detail }.

## Rulebook

rules-fallback = Er zijn nog geen regels in het { $detail }; dit zijn de Engelse.

## Interface

ui-waiting = Wachten op { $seats }
ui-over = De partij is afgelopen
ui-label = { $detail }:

## Terminal

ui-log = Verloop
ui-curtain = { $seat } is aan de beurt. De anderen kijken weg; druk op Enter.
ui-nothing-asked = Er wordt nu niets van je gevraagd.
ui-hint = Wat een sterke bot zou doen
ui-hint-candidate = { $detail } (winkans ongeveer { $number } %)
ui-hint-then = Daarna: { $detail }
ui-hint-forced = De bot overweegt niets anders: { $detail }
ui-hint-thinking = Denkt na ...
ui-hints-off = Hints staan uit in deze partij.
ui-hint-marked = Wat deze stap vraagt, is gemerkt met ▸. Hints zijn er in de partij aan het eind.
ui-no-hints = Voor dit spel zijn er geen hints.
ui-enter = Enter
ui-escape = Esc
ui-key-choose = kiezen
ui-key-number = op nummer
ui-key-back = terug
ui-key-explain = regels
ui-key-about = wat is dit?
ui-key-hint = hint
ui-key-undo = terugnemen
ui-key-forbidden = waarom niet?
ui-key-board = bord, spelers
ui-key-quit = stoppen
ui-page-keys = ↑ ↓ om te bladeren, Esc sluit
ui-about = Wat er op tafel ligt
ui-no-number = Er is geen keuze { $detail }.
ui-leave-saved = Hier stoppen? De partij is bewaard; je kunt later verderspelen.
ui-leave-unsaved = Hier stoppen? Deze partij wordt niet bewaard.
ui-leave-keys = Enter stopt, Esc speelt verder
ui-resume =
    De partij is bewaard. Speel verder met:
    { $detail }
ui-kept = De partij is bewaard in { $detail }
ui-which-game = Welk spel
ui-game = { $number }  { $detail }, { $least } tot { $most } spelers
ui-no-such-number = Typ een getal van 1 tot en met { $most }.

## Lessons in the terminal

ui-read-on = Verder
ui-wrong-turn = Dat mag, maar daar gaat deze les niet over; goede keuzes staan met ▸ gemerkt.
ui-lesson-done = { $detail }: klaar.
ui-lesson-done-next = { $detail }: klaar. Volgende les: { $next_detail }
ui-lesson-done-keys = Enter gaat verder, Esc stopt
ui-which-lesson = Welke les
ui-minutes =
    { $number ->
        [one] ongeveer een minuut
       *[other] ongeveer { $number } minuten
    }
ui-leave-lesson = Hier stoppen? De les wordt bewaard, en je kunt later verdergaan.
ui-lesson-kept =
    De les is bewaard. Zo ga je ermee verder:
    { $detail }
ui-lesson-next = Verder met: { $detail }
ui-lessons-done = Alle lessen van dit spel zijn klaar.

## Redenen van hints

term-position = { $points } door een betere of slechtere stand
reason-rival = { $points } voor { $seat }
reason-rest = { $points } voor al het andere
effect-worth = ongeveer { $number ->
    [one] één punt
   *[other] { $number } punten
} waard
effect-costs = kost ongeveer { $number ->
    [one] één punt
   *[other] { $number } punten
}
effect-least = kost het minst, ongeveer { $number ->
    [one] één punt
   *[other] { $number } punten
}
effect-even = verandert op zichzelf weinig
effect-bare = { $detail }
effect-why = { $detail }: { $why_detail }
effect-left = { $detail }; { $left_detail }
effect-why-left = { $detail }: { $why_detail }; { $left_detail }
coach-also = Je had ook kunnen kiezen: { $detail }. Dat was ongeveer { $number ->
    [one] één punt
   *[other] { $number } punten
} meer waard: { $why_detail }.
