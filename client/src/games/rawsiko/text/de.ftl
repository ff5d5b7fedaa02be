### Worte, die nur das Brett von RAWsiko sagt.

## Groups of actions
kind-choose_continent = Kontinente
kind-choose_territory = Gebiete
kind-place = Eine Ressource setzen
kind-source = Bewegen von
kind-target = Bewegen nach
kind-number = Wie viele
kind-end_phase = Ende der Phase
kind-china_take = Von China nehmen
kind-china_pass = Passen

## Map
map = Weltkarte
zoom = Vergrößerung
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-whole = Die ganze Welt zeigen
zoom-follow = Zeigen, worum es jetzt geht
closed-china = China: geschlossen, kein Gebiet
closed-inactive = Gegenden, die kein Gebiet sind
land-empty = Leer
land-owned = { $seat }: { $total ->
    [one] 1 Ressource
   *[other] { $total } Ressourcen
}
land-unmoved = { $seat }: { $unmoved } von { $total } unbewegt
land-links = Verbindungen: { $territories }
continent-free = { $continent }, Platz { $place }: frei
continent-taken = { $continent }, Platz { $place }: { $seat }
loupe = Welches Gebiet ist gemeint?
short-usa = USA
short-united_kingdom = UK
short-south_africa = Südafrika
short-saudi_arabia = Saudi-Ar.
short-south_korea = Südkorea
short-new_guinea = Neuguinea
short-new_zealand = Neuseeland
continent-needed = { $count ->
    [0] keine Materialien für deine Ziele
    [one] 1 Material, das deinen Zielen fehlt
   *[other] { $count } Materialien, die deinen Zielen fehlen
}

## Materials
materials = Materialien
material-held = { $material }: kontrollierst du
material-needed = { $material }: brauchst du für ein Ziel
material-other = { $material }
material-goals = Für deine Ziele: { $goals }
legend-held = kontrollierst du
legend-needed = fehlt einem deiner Ziele
explain = Wozu dient das: { $material }?
evidence = Woher es kommt
evidence-P = abgebaut oder erzeugt
evidence-R = raffiniert
evidence-D = bekanntes Vorkommen
evidence-X = im Regelheft genannt
evidence-sources = Quellen
eu-list = Auf der Liste kritischer Rohstoffe der Europäischen Union: { $detail }

## Panels
panel-player = Spieler
panel-status = Runde und Investition
panel-move = Zug
close-panel = Schließen
to-place = { $left ->
    [one] noch 1 Ressource zu setzen
   *[other] noch { $left } Ressourcen zu setzen
}
to-settle = { $left ->
    [one] noch 1 Gebiet zu wählen
   *[other] noch { $left } Gebiete zu wählen
}
turn-count = { $turn ->
    [0] Vor Runde 1 von { $turns }
   *[other] Runde { $turn } von { $turns }
}
credit-next = nächste Runde
credit-about = Mit { $materials ->
    [one] 1 Material
   *[other] { $materials } Materialien
} bekämst du nächste Runde { $credit ->
    [one] 1 Ressource
   *[other] { $credit } Ressourcen
}

## Goals
goal-complete = erfüllt
goal-incomplete = nicht erfüllt
goal-missing = { $count ->
    [one] Es fehlt: { $materials }
   *[other] Es fehlen { $count }: { $materials }
}

## Moves and battles
move-back = Schritt zurück
move-go = { $number } bewegen
move-attack = Mit { $number } angreifen
move-sure = Ja, alle { $number }
move-empties = Niemand bliebe zurück; dieses Gebiet kann leer werden: { $source }. Drücke noch einmal, wenn du es so meinst.
how-many = Wie viele
count-fewer = Eine weniger
count-more = Eine mehr
odds-title = Aussichten: { $number } gegen { $defenders }
odds-losses = Du verlierst { $own }, sie verlieren { $other }
odds-short = du −{ $own }, sie −{ $other }
odds-conquest = Eroberung: { $detail }.
odds-mean = Verluste im Schnitt: du { $own_detail }, sie { $other_detail }.
battle-route = { $source } → { $target }
battle-attack = { $seat } greift an und würfelt { $dice }
battle-defence = { $seat } verteidigt und würfelt { $dice }

## Players
player-owns = { $territories ->
    [one] 1 Gebiet
   *[other] { $territories } Gebiete
}, { $materials ->
    [one] 1 Material
   *[other] { $materials } Materialien
}, nächste Runde +{ $credit }
player-continents = Gewählt: { $continents }
player-goals = Ziele: { $goals }
china-picks = { $picks ->
    [one] Darf 1 Material von China nehmen
   *[other] Darf { $picks } Materialien von China nehmen
}
china-taken = { $material }, von China
player-territories = { $territories ->
    [one] 1 Gebiet
   *[other] { $territories } Gebiete
}
player-materials = { $materials ->
    [one] 1 Material
   *[other] { $materials } Materialien
}
china-sure = Noch einmal drücken, um zu verzichten

## Events that belong together
event-placed_many = { $seat } setzt { $count } Ressourcen: { $territories }.
event-territories_chosen = { $seat } lässt sich in { $count } Gebieten nieder: { $territories }.
event-entered_many = { $seat } nimmt { $count } leere Gebiete ein: { $targets }.
event-moved_many = { $seat } zieht { $resources } Ressourcen in { $count } Zügen: { $targets }.

## Choosing on the map

lands-on-map = Klicke eines der umrandeten Gebiete auf der Karte an. Orange ist, was deine Ziele brauchen.
lands-on-map-touch = Tippe eines der umrandeten Gebiete auf der Karte an. Orange ist, was deine Ziele brauchen.
lands-on-map-key = Mit Tab kommst du zu den umrandeten Gebieten auf der Karte. Orange ist, was deine Ziele brauchen.

## How one wins
aim = Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt: Ein geheimes Ziel bringt seine Punkte, wenn dir Gebiete mit all seinen Materialien gehören.
