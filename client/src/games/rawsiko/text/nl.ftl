### Woorden die alleen het bord van RAWsiko zegt.

## Groups of actions
kind-choose_continent = Continenten
kind-choose_territory = Gebieden
kind-place = Een middel plaatsen
kind-source = Verzetten vanuit
kind-target = Verzetten naar
kind-number = Hoeveel
kind-end_phase = Einde van de fase
kind-china_take = Van China nemen
kind-china_pass = Passen

## Map
map = Wereldkaart
zoom = Zoomen
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-whole = De hele wereld tonen
zoom-follow = Tonen waar het nu om gaat
closed-china = China: gesloten, geen gebied
closed-inactive = Streken die geen gebied zijn
land-empty = Leeg
land-owned = { $seat }: { $total ->
    [one] 1 middel
   *[other] { $total } middelen
}
land-unmoved = { $seat }: { $unmoved } van { $total } nog niet verplaatst
land-links = Verbindingen: { $territories }
continent-free = { $continent }, plaats { $place }: vrij
continent-taken = { $continent }, plaats { $place }: { $seat }
loupe = Welk gebied bedoel je?
short-usa = VS
short-united_kingdom = VK
short-south_africa = Z.-Afrika
short-saudi_arabia = Saoedi-A.
short-south_korea = Z.-Korea
short-new_guinea = N.-Guinea
short-new_zealand = N.-Zeeland
continent-needed = { $count ->
    [0] geen materialen voor je doelen
    [one] 1 materiaal dat je doelen nog missen
   *[other] { $count } materialen die je doelen nog missen
}

## Materials
materials = Materialen
material-held = { $material }: beheers je
material-needed = { $material }: nodig voor een doel van jou
material-other = { $material }
material-goals = Voor je doelen: { $goals }
legend-held = beheers je
legend-needed = ontbreekt voor een doel van jou
explain = Waar dient dit voor: { $material }?
evidence = Waar het vandaan komt
evidence-P = gewonnen of gemaakt
evidence-R = geraffineerd
evidence-D = bekende voorraad
evidence-X = genoemd in het regelboek
evidence-sources = Bronnen
eu-list = Op de lijst van kritieke grondstoffen van de Europese Unie: { $detail }

## Panels
panel-player = Speler
panel-status = Beurt en investering
panel-move = Zet
close-panel = Sluiten
to-place = { $left ->
    [one] nog 1 middel te plaatsen
   *[other] nog { $left } middelen te plaatsen
}
to-settle = { $left ->
    [one] nog 1 gebied te kiezen
   *[other] nog { $left } gebieden te kiezen
}
turn-count = { $turn ->
    [0] Vóór beurt 1 van { $turns }
   *[other] Beurt { $turn } van { $turns }
}
credit-next = volgende beurt
credit-about = Met { $materials ->
    [one] 1 materiaal
   *[other] { $materials } materialen
} zou je volgende beurt { $credit ->
    [one] 1 middel
   *[other] { $credit } middelen
} krijgen

## Goals
goal-complete = Behaald
goal-incomplete = Niet behaald
goal-missing = { $count ->
    [one] Ontbreekt: { $materials }
   *[other] Er ontbreken er { $count }: { $materials }
}

## Moves and battles
move-back = Stap terug
move-go = { $number } verplaatsen
move-attack = Aanvallen met { $number }
move-sure = Ja, alle { $number }
move-empties = Er blijft niemand achter; dit gebied kan leeg komen te staan: { $source }. Druk nog eens als je het meent.
how-many = Hoeveel
count-fewer = Eén minder
count-more = Eén meer
odds-title = Kansen: { $number } tegen { $defenders }
odds-losses = Jij verliest { $own }, zij verliezen { $other }
odds-short = jij −{ $own }, zij −{ $other }
odds-conquest = Verovering: { $detail }.
odds-mean = Gemiddeld verlies: jij { $own_detail }, zij { $other_detail }.
battle-route = { $source } → { $target }
battle-attack = { $seat } valt aan en gooit { $dice }
battle-defence = { $seat } verdedigt en gooit { $dice }

## Players
player-owns = { $territories ->
    [one] 1 gebied
   *[other] { $territories } gebieden
}, { $materials ->
    [one] 1 materiaal
   *[other] { $materials } materialen
}, volgende beurt +{ $credit }
player-continents = Gekozen: { $continents }
player-goals = Doelen: { $goals }
china-picks = { $picks ->
    [one] Mag 1 materiaal van China nemen
   *[other] Mag { $picks } materialen van China nemen
}
china-taken = { $material }, van China
player-territories = { $territories ->
    [one] 1 gebied
   *[other] { $territories } gebieden
}
player-materials = { $materials ->
    [one] 1 materiaal
   *[other] { $materials } materialen
}
china-sure = Druk nog eens om het op te geven

## Events that belong together
event-placed_many = { $seat } plaatst { $count } middelen: { $territories }.
event-territories_chosen = { $seat } vestigt zich in { $count } gebieden: { $territories }.
event-entered_many = { $seat } neemt { $count } lege gebieden in: { $targets }.
event-moved_many = { $seat } verplaatst { $resources } middelen in { $count } zetten: { $targets }.

## Choosing on the map

lands-on-map = Klik een omrand gebied op de kaart aan. Oranje is wat je doelen vragen.
lands-on-map-touch = Tik een omrand gebied op de kaart aan. Oranje is wat je doelen vragen.
lands-on-map-key = Met Tab kom je bij de omrande gebieden op de kaart. Oranje is wat je doelen vragen.

## How one wins
aim = Wie aan het eind de meeste overwinningspunten (OP) heeft, wint: een geheim doel brengt zijn punten op als je gebieden bezit met al zijn materialen.
