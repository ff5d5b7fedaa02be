### Wörter, die nur der Plan von Theben sagt.

## Gruppen von Aktionen
kind-take = Eine Karte nehmen
kind-swap = Die Auslage austauschen
kind-dig = Graben
kind-exhibit = Eine Ausstellung ausrichten
kind-pass = Passen
kind-zeppelin = Reise
kind-rumour = Gerücht
kind-assistant = Assistent
kind-shovel = Schaufel
kind-weeks = Wochen

## Choosing on the board
on-board-choose = Klicke auf eine umrandete Karte oder einen umrandeten Ort.
on-board-choose-touch = Tippe auf eine umrandete Karte oder einen umrandeten Ort.
on-board-choose-key = Mit Tab erreichst du alle Karten und Orte, die du wählen kannst.

## Karte
zoom = Zoom
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Die ganze Karte zeigen
place-pawns = Hier: { $seats }
bag-content = Im Beutel { $finds ->
    [one] 1 Fund
   *[other] { $finds } Funde
} und { $debris ->
    [one] 1 Stück Schutt
   *[other] { $debris } Stück Schutt
}
bag-debris = { $debris } Stück Schutt
bag-bonus = Für die erste Grabung: { $token }
bags = Was in den Beuteln ist

## Drawers
drawers = Unter der Karte
drawer-cards = Karten
drawer-bags = Beutel
drawer-finds = Funde
shelf = Funde von { $seat }
shelf-empty = Noch nichts. Grabe dort, worüber du etwas weißt.
pile-left = { $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
} im Stapel
pile-discard = { $discard ->
    [one] 1 Karte
   *[other] { $discard } Karten
} abgelegt
short-swap = Tauschen

## Zeit
time-marker = { $seat }: { player-when }
time-ahead = Danach stehst du in Woche { $week } von { $year }
time-year = Das Jahr ist { $year }

## Karten
display-research = Forschungskarten
display-exhibitions = Ausstellungen
offer-empty = Leer
card-weeks = { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
}

## Spieler
player-when = { $week ->
    [0] am Anfang von
   *[other] Woche { $week } von
} { $year }
player-more = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}, { $finds ->
    [one] 1 Fund
   *[other] { $finds } Funde
}
player-end = am Ende
player-left = { $left ->
    [one] Noch 1 Woche
   *[other] Noch { $left } Wochen
}
player-artifacts = Artefakte { phrase-from_site }: { $artifacts }
player-books = Bücher über { $site }: { $books }
player-rumours = Gerüchte über { $site }: { $rumours }
player-kit = { $kind }: { $count }
player-show = { $card }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
permission-open = Genehmigung für { $site }: offen
permission-used = Genehmigung für { $site }: in diesem Jahr verbraucht

## Grabung
dig-title = Graben { phrase-in_site }
dig-question = Graben { phrase-in_site }: wie viele Wochen?
dig-question-helps = Graben { phrase-in_site }: wie viele Wochen, und mit { $cards }?
dig-outlook = Rad und Aussichten der Grabung { phrase-in_site }
dig-cancel = Abbrechen
dig-permission-open = Deine Genehmigung ist offen.
dig-permission-new-year = Du kommst im neuen Jahr an: Deine Genehmigung ist wieder offen.
dig-permission-special = Deine Genehmigung ist verbraucht: Das kostet eine Sondergenehmigung.
dig-line-books = Bücher über { $site }
dig-line-rumours = Gerücht
dig-line-assistants = Assistenten
dig-line-general = Allgemeinwissen
dig-line-top = Höchstens { $knowledge }
dig-knowledge = Wissen
dig-helps = Einmal einsetzen und abgeben
dig-help-zeppelin = Zeppelin: keine Wochen für die Reise
dig-help-rumour = Gerücht { phrase-about_site }
dig-help-assistant = Assistent: 1 Wissen mehr
dig-help-shovel = Schaufel: 1 Plättchen mehr
dig-gain-zeppelin = Keine Reisewochen
dig-gain-rumour = +2
dig-gain-assistant = +1
dig-gain-shovel = +1 Plättchen
dig-wheel = Die Drehscheibe: Mit Wissen { $knowledge } { $weeks ->
    [one] bringt 1 Woche
   *[other] bringen { $weeks } Wochen
} { $tokens ->
    [one] 1 Plättchen
   *[other] { $tokens } Plättchen
}
dig-weeks = { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
} graben
dig-cost = { $travel ->
    [0] { "" }
   *[other] Reise { $travel } + Grabung { $weeks } ={ " " }
}{ $total ->
    [one] 1 Woche
   *[other] { $total } Wochen
} von { $left }, die dir bleiben
dig-shovels = Schaufeln bringen { $shovels ->
    [one] 1 Plättchen
   *[other] { $shovels } Plättchen
} mehr.
latest-title = { $seat } grub { phrase-in_site }
odds-bag = Im Beutel: { $artifacts ->
    [one] 1 Artefakt
   *[other] { $artifacts } Artefakte
}, { $knowledge } Wissen, { $debris } Schutt
odds-points = Punkte im Mittel
odds-nothing = Nur Schutt
odds-best = Ein Artefakt mit Wert { $points }
odds-bonus = Bonus der ersten Grabung
odds-percent = { $percent } %
odds-artifacts = Wie viele Artefakte, mit ihren Chancen in Prozent

## What a thing says of itself when asked

need-told = { $site }, Artefakte: { $owned } von { $needed }
trip-told = { $travel ->
    [one] 1 Woche Reise
   *[other] { $travel } Wochen Reise
} + { $weeks ->
    [one] 1 Woche hier
   *[other] { $weeks } Wochen hier
}
wheel-told = { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
}: { $tokens ->
    [one] 1 Plättchen
   *[other] { $tokens } Plättchen
}

## How one wins
aim = Wer am Ende die meisten Punkte hat, gewinnt: für Funde, Ausstellungen und Kongresse und für das meiste Wissen über eine Stätte. Alles kostet Wochen.
