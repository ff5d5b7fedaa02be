# Was alle Spiele sagen, auf Deutsch. Die Schlüssel stehen nach Themen beisammen.

## Words

yes = ja
no = nein
number = { $number }
list-and = { $first } und { $last }
list-empty = keine
lang-en = Englisch
lang-nl = Niederländisch
lang-de = Deutsch
lang-fr = Französisch

## Seats

seat-number = Spieler { $number }
seat-chance = Der Zufall
seat-spectator = Zuschauer
bot-random = Zufallsbot
bot-greedy = Schneller Bot
bot-easy = Leichter Bot
bot-normal = Normaler Bot
bot-hard = Starker Bot
bot-expert = Meisterbot
bot-named = { $detail } { $number }

## What happens at every table

event-undo = { $seat } nimmt einen Zug zurück.
event-lesson_step = Schritt { $number } der Lektion ist geschafft.

## Why not

why-bare = Das ist jetzt nicht möglich (Regel { $clause }).

## The end

outcome-winners =
    { $count ->
        [one] { $seats } gewinnt mit { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
       *[other] { $seats } teilen sich den Sieg mit je { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkten
        }.
    }
outcome-own =
    Du gewinnst mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
outcome-place = { $rank }. { $seat }: { $points } ({ $detail })
outcome-source = { $detail } { $points }

## Errors: moves

error-unknown_seat = Platz { $number } gibt es in einer Partie zu { $count } nicht.
error-unknown_action = Es gibt keine Aktion mit der Nummer { $number }.
error-illegal_move = Das ist nicht erlaubt (Regel { $clause }, Aktion { $number } des Zugs).
error-incomplete_move = Der Zug von { $seat } ist noch nicht vollständig.
error-overlong_move = Der Zug von { $seat } muss vor Aktion { $number } enden: Erst wird gezogen oder ein Geheimnis aufgedeckt.

## Errors: undo

error-undo_off = An diesem Tisch können Züge nicht zurückgenommen werden.
error-undo_over = Die Partie ist zu Ende; zurücknehmen lässt sich nichts mehr.
error-undo_nothing = { $seat } hat keinen Zug zum Zurücknehmen.
error-undo_chance = Inzwischen wurde etwas gezogen; zum Zurücknehmen müssen alle zustimmen.
error-undo_other = Inzwischen hat jemand anders gezogen; zum Zurücknehmen müssen alle zustimmen.
error-undo_reveal = Inzwischen wurde ein Geheimnis aufgedeckt; zum Zurücknehmen müssen alle zustimmen.
error-undo_commit = Diese Entscheidung ist bindend; zum Zurücknehmen müssen alle zustimmen.
error-undo_phase = Solange alle geheim wählen, lässt sich nur die eigene Wahl zurücknehmen; weiter zurück geht es nur, wenn alle zustimmen.

## Errors: records

error-record_file = Es gibt keine Aufzeichnung: { $detail }.
error-record_damaged = Die Aufzeichnung ist beschädigt: { $detail }.
error-record_game = Die Aufzeichnung gehört zu einem anderen Spiel: { $detail }.
error-record_version = Die Aufzeichnung wurde nach anderen Regeln gespielt: { $detail }.
error-record_components = Die Aufzeichnung wurde mit anderem Spielmaterial gespielt: { $detail }.
error-record_options = Die Optionen der Aufzeichnung passen nicht zum Spiel: { $detail }.
error-record_start = Die Anfangsstellung der Aufzeichnung lässt sich nicht laden: { $detail }.
error-record_move = Unerlaubter Zug bei Nummer { $ply }: { $detail }.
error-record_draw = Unmögliche Ziehung bei Nummer { $ply }: { $detail }.
error-record_undo = Unmögliches Zurücknehmen bei Nummer { $ply }: { $detail }.
error-record_ply = Falsche Zugnummer bei { $ply }: { $detail }.
error-record_checksum = Falsche Prüfsumme bei Nummer { $ply }: { $detail }.
error-record_outcome = Falsches Ergebnis bei Nummer { $ply }: { $detail }.
error-record_seed = Der Startwert des Zufalls stimmt nicht: { $detail }.
error-record_end = Die Aufzeichnung ist zu kurz: { $detail }.

## Rulebook

rules-fallback = Die Regeln gibt es noch nicht in dieser Sprache ({ $detail }); dies sind die englischen.

## Interface

ui-waiting = Warten auf { $seats }
ui-over = Die Partie ist zu Ende
ui-label = { $detail }:

## Terminal

ui-log = Verlauf
ui-curtain = { $seat } ist am Zug. Die anderen schauen weg; Eingabetaste drücken.
ui-nothing-asked = Im Augenblick wirst du nichts gefragt.
ui-hint = Was ein starker Bot tun würde
ui-hint-candidate = { $detail } (Gewinnchance etwa { $number } %)
ui-hint-then = Danach: { $detail }
ui-hint-forced = Der Bot zieht nichts anderes in Betracht: { $detail }
ui-hint-thinking = Denkt nach ...
ui-hints-off = Hinweise sind in dieser Partie ausgeschaltet.
ui-hint-marked = Was dieser Schritt verlangt, ist mit ▸ markiert. Hinweise gibt es in der Partie am Ende.
ui-no-hints = Für dieses Spiel gibt es keine Hinweise.
ui-enter = Eingabe
ui-escape = Esc
ui-key-choose = wählen
ui-key-number = nach Nummer
ui-key-back = zurück
ui-key-explain = Regeln
ui-key-about = was ist das?
ui-key-hint = Hinweis
ui-key-undo = zurücknehmen
ui-key-forbidden = warum nicht?
ui-key-board = Brett, Spieler
ui-key-quit = beenden
ui-page-keys = ↑ ↓ zum Blättern, Esc schließt
ui-about = Was auf dem Tisch liegt
ui-no-number = Es gibt keine Wahl { $detail }.
ui-leave-saved = Hier aufhören? Die Partie ist gespeichert; du kannst später weiterspielen.
ui-leave-unsaved = Hier aufhören? Diese Partie wird nicht gespeichert.
ui-leave-keys = Eingabe beendet, Esc spielt weiter
ui-resume =
    Die Partie ist gespeichert. Weiter geht es mit:
    { $detail }
ui-kept = Die Partie liegt in { $detail }
ui-which-game = Welches Spiel
ui-game = { $number }  { $detail }, { $least } bis { $most } Spieler
ui-no-such-number = Bitte gib eine Zahl von 1 bis { $most } ein.

## Lessons in the terminal

ui-read-on = Weiter
ui-wrong-turn = Das ist erlaubt, aber darum geht es in dieser Lektion nicht; richtige Wahlen sind mit ▸ markiert.
ui-lesson-done = { $detail }: geschafft.
ui-lesson-done-next = { $detail }: geschafft. Nächste Lektion: { $next_detail }
ui-lesson-done-keys = Eingabe geht weiter, Esc hört auf
ui-which-lesson = Welche Lektion
ui-minutes =
    { $number ->
        [one] etwa eine Minute
       *[other] etwa { $number } Minuten
    }
ui-leave-lesson = Hier aufhören? Die Lektion ist gespeichert, und du kannst später weitermachen.
ui-lesson-kept =
    Die Lektion ist gespeichert. So geht sie weiter:
    { $detail }
ui-lesson-next = Weiter mit: { $detail }
ui-lessons-done = Alle Lektionen dieses Spiels sind geschafft.

## Gründe der Hinweise

term-position = { $points } durch eine bessere oder schlechtere Stellung
reason-rival = { $points } für { $seat }
reason-rest = { $points } für alles Übrige
effect-worth = etwa { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} wert
effect-costs = kostet etwa { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}
effect-least = kostet am wenigsten, etwa { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
}
effect-even = ändert für sich wenig
effect-bare = { $detail }
effect-why = { $detail }: { $why_detail }
effect-left = { $detail }; { $left_detail }
effect-why-left = { $detail }: { $why_detail }; { $left_detail }
coach-also = Möglich war auch: { $detail }. Das war etwa { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
} mehr wert: { $why_detail }.
