### Woorden die alleen het bord van Thebes zegt.

## Groepen van acties
kind-take = Een kaart nemen
kind-swap = Het aanbod wisselen
kind-dig = Graven
kind-exhibit = Een tentoonstelling inrichten
kind-pass = Passen
kind-zeppelin = Reis
kind-rumour = Gerucht
kind-assistant = Assistent
kind-shovel = Schep
kind-weeks = Weken

## Kiezen op het bord
on-board-choose = Klik op een omlijnde kaart of plaats.
on-board-choose-touch = Tik op een omlijnde kaart of plaats.
on-board-choose-key = Met Tab kom je bij alle kaarten en plaatsen die je kunt kiezen.

## Kaart
zoom = Zoom
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-whole = De hele kaart tonen
place-pawns = Hier: { $seats }
bag-content = In de buidel { $finds ->
    [one] 1 vondst
   *[other] { $finds } vondsten
} en { $debris ->
    [one] 1 stuk puin
   *[other] { $debris } stukken puin
}
bag-debris = { $debris } stukken puin
bag-bonus = Voor de eerste opgraving: { $token }
bags = Wat er in de buidels zit

## Drawers
drawers = Onder de kaart
drawer-cards = Kaarten
drawer-bags = Buidels
drawer-finds = Vondsten
shelf = Vondsten van { $seat }
shelf-empty = Nog niets. Graaf in een gebied waar je iets over weet.
pile-left = { $pile ->
    [one] 1 kaart
   *[other] { $pile } kaarten
} in de stapel
pile-discard = { $discard ->
    [one] 1 kaart
   *[other] { $discard } kaarten
} afgelegd
short-swap = Wisselen

## Tijd
time-marker = { $seat }: { player-when }
time-ahead = Je staat dan in week { $week } van { $year }
time-year = Het jaar is { $year }

## Kaarten
display-research = Onderzoekskaarten
display-exhibitions = Tentoonstellingen
offer-empty = Leeg
card-weeks = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
}

## Spelers
player-when = { $week ->
    [0] aan het begin van
   *[other] week { $week } van
} { $year }
player-more = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}, { $finds ->
    [one] 1 vondst
   *[other] { $finds } vondsten
}
player-end = aan het einde
player-left = { $left ->
    [one] Nog 1 week
   *[other] Nog { $left } weken
}
player-artifacts = Artefacten { phrase-from_site }: { $artifacts }
player-books = Boeken over { $site }: { $books }
player-rumours = Geruchten over { $site }: { $rumours }
player-kit = { $kind }: { $count }
player-show = { $card }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
permission-open = Toestemming voor { $site }: open
permission-used = Toestemming voor { $site }: dit jaar gebruikt

## Opgraving
dig-title = Graven { phrase-in_site }
dig-question = Graven { phrase-in_site }: hoeveel weken?
dig-question-helps = Graven { phrase-in_site }: hoeveel weken, en met { $cards }?
dig-outlook = Draaischijf en kansen van de opgraving { phrase-in_site }
dig-cancel = Afbreken
dig-permission-open = Je toestemming is open.
dig-permission-new-year = Je komt aan in het nieuwe jaar: je toestemming is weer open.
dig-permission-special = Je toestemming is gebruikt: dit kost een bijzondere toestemming.
dig-line-books = Boeken over { $site }
dig-line-rumours = Gerucht
dig-line-assistants = Assistenten
dig-line-general = Algemene kennis
dig-line-top = Ten hoogste { $knowledge }
dig-knowledge = Kennis
dig-helps = Eenmalig inzetten en afleggen
dig-help-zeppelin = Zeppelin: geen weken voor de reis
dig-help-rumour = Gerucht { phrase-about_site }
dig-help-assistant = Assistent: 1 kennis meer
dig-help-shovel = Schep: 1 fiche meer
dig-gain-zeppelin = Geen reisweken
dig-gain-rumour = +2
dig-gain-assistant = +1
dig-gain-shovel = +1 fiche
dig-wheel = De draaischijf: met kennis { $knowledge } { $weeks ->
    [one] levert 1 week
   *[other] leveren { $weeks } weken
} { $tokens ->
    [one] 1 fiche
   *[other] { $tokens } fiches
} op
dig-weeks = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
} graven
dig-cost = { $travel ->
    [0] { "" }
   *[other] Reis { $travel } + graven { $weeks } ={ " " }
}{ $total ->
    [one] 1 week
   *[other] { $total } weken
} van de { $left } die je nog hebt
dig-shovels = Scheppen geven { $shovels ->
    [one] 1 fiche
   *[other] { $shovels } fiches
} extra.
latest-title = { $seat } groef { phrase-in_site }
odds-bag = In de buidel: { $artifacts ->
    [one] 1 artefact
   *[other] { $artifacts } artefacten
}, { $knowledge } kennis, { $debris } puin
odds-points = Punten gemiddeld
odds-nothing = Alleen puin
odds-best = Een artefact met waarde { $points }
odds-bonus = Bonus van de eerste opgraving
odds-percent = { $percent }%
odds-artifacts = Hoeveel artefacten, met hun kansen in procenten

## What a thing says of itself when asked

need-told = { $site }, artefacten: { $owned } van { $needed }
trip-told = { $travel ->
    [one] 1 week reizen
   *[other] { $travel } weken reizen
} + { $weeks ->
    [one] 1 week hier
   *[other] { $weeks } weken hier
}
wheel-told = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
}: { $tokens ->
    [one] 1 fiche
   *[other] { $tokens } fiches
}

## How one wins
aim = Wie aan het eind de meeste punten heeft, wint: voor vondsten, tentoonstellingen en congressen, en voor de meeste kennis van een gebied. Alles kost weken.
