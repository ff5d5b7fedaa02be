# Was nur der Plan von Cavum sagt.

## Der Berg

zoom = Zoom
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Der ganze Berg
cell-empty = massiver Fels
cell-exits = Ausgänge nach { $exits }
cell-level = Ebene { $level }
cell-vein =
    Ader: { $colour }, { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
cell-station = Station von { $seat }
cell-connected = verbunden
cell-cut = abgeschnitten
cell-space =
    { $free ->
        [one] 1 freies Feld in der Stadt
       *[other] { $free } freie Felder in der Stadt
    }
city-told = { $city } { $side }: { $free } von { $size } Feldern frei, die Punkte jeder verbundenen Station
cell-network = im beleuchteten Netz
network-of = Das Netz von { $seat } beleuchten
sequence = Reihenfolge und Punkte
free-cards = Reihenfolgekarten, die noch da sind
gem-count = { $colour }: { $count }

## Teile

tray = Deine Teile
tray-piece = { $piece }: { $count }
short-tunnel_2 = 2 Ausgänge
short-tunnel_3 = 3 Ausgänge
short-tunnel_4 = 4 Ausgänge
short-tunnel_6 = 6 Ausgänge
short-dynamite = Dynamit
short-vein = Ader
short-station = Station
short-option = Option
short-prospect = Schürfen
place-turn = Drehen
place-lay = Hier legen
place-only = Auf { $hex } legen? Es passt nur so.
build-title = Bauen
build-end = Zug beenden
build-last = Wähle ein Teil für deine vierte Aktion; danach endet dein Zug.
build-acts = { $acts } von { $total } Aktionen getan
hint-piece = Klicke auf ein Teil oder zieh es auf den Berg.
hint-piece-touch = Tippe auf ein Teil, dann auf seinen Platz.
hint-piece-key = Mit Tab gehst du von Teil zu Teil, mit der Eingabetaste nimmst du eines.
hint-lay = Es passt auf die hellen Felder. Das Mausrad dreht es.
hint-lay-touch = Tippe auf ein helles Feld; danach kannst du drehen.
hint-lay-key = Die Pfeiltasten führen von einem hellen Feld zum nächsten, die Eingabetaste wählt es.
stuck-question = Dafür ist jetzt kein Platz.
stuck-lay = Es passt gerade nirgends und kommt in den Kaufpool.
stuck-build = Eine Station kommt auf das eben gelegte Plättchen oder in eine Stadt, die deine Tunnel von einer eigenen Station im Berg aus erreichen. Lege sie zurück und lege zuerst ein Plättchen.
stuck-lay_vein = Eine Ader braucht ein eigenes Plättchen: ohne Station darauf, ohne Stadt und ohne andere Ader daneben. Lege sie zurück und grabe zuerst weiter in den Berg.
stuck-start = Es gibt keine Station von dir, an der ein Weg beginnen könnte.
put-back = Zurücklegen
hint-turn = Dreh es mit dem Mausrad oder einem Klick, dann leg es. Ein anderes helles Feld versetzt es dorthin.
hint-turn-touch = Tippe auf das Plättchen, um es zu drehen, dann leg es. Ein anderes helles Feld versetzt es dorthin.
hint-turn-key = R oder die Pfeiltasten drehen es, die Eingabetaste legt es.
hint-build = Die hellen Stellen nehmen sie auf: das eben gelegte Plättchen oder ein Stadtfeld, das deine Tunnel erreichen.
hint-lay_vein = Die hellen Plättchen nehmen sie auf.
hint-colour = Die Ader bekommt Steine einer Farbe von deren Preisskala.
hint-take = Nimm Punkte oder ein Teil aus dem Kaufpool und nutze es sofort.
hint-start = Dein Weg beginnt an einer hellen Station. Klicke darauf, oder zeichne den Weg mit gedrückter Maustaste.
hint-start-touch = Tippe auf eine helle Station, oder zeichne den Weg mit dem Finger.
hint-start-key = Wähle eine helle Station mit Pfeiltasten und Eingabetaste.
hint-route = Geh über die hellen Felder weiter, Feld für Feld. Der Weg endet an einer anderen Station von dir.

## Der Weg

route-question = Der Weg steht bei { $place }: wohin weiter?
route-stones =
    { $count ->
        [0] Noch keine Steine
        [one] 1 Stein
       *[other] { $count } Steine
    }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
route-stop = Weg hier beenden
route-undo = Letzten Schritt zurücknehmen
route-best =
    Bester gefundener Weg: { $count ->
        [0] keine Steine
        [one] 1 Stein
       *[other] { $count } Steine
    }, { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
route-take = Diesen Weg gehen

## What it would bring

forecast = Wenn das Bauen jetzt endete
forecast-cities =
    Städte: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
forecast-route =
    Bester gefundener Weg: { $count ->
        [0] keine Steine
        [one] 1 Stein
       *[other] { $count } Steine
    }
forecast-no-route = Noch kein Weg
forecast-blasts =
    { $count ->
        [one] 1 Explosion steht bevor
       *[other] { $count } Explosionen stehen bevor
    }
cut-rival = { $seat } abgeschnitten: { $space }
cut-own = Deine Station ist abgeschnitten: { $space }
give-up-question = Unbenutzt abgeben? Das Teil kommt in den Kaufpool.
no-route-question = Ohne Weg schürfen? Du bekommst keine Steine.
give-up-yes = Ja
give-up-no = Nein

## Versteigerungen und Verkäufe

auction-none = Noch kein Gebot
auction-stands = Gebot von { $seat }
auction-bid = Dein Gebot
auction-less = Weniger bieten
auction-more = Mehr bieten
auction-left =
    Dir { $points ->
        [one] bliebe 1 Punkt
       *[other] blieben { $points } Punkte
    }.
auction-purpose = Um die Wahl einer Reihenfolgekarte: Sie bestimmt die Zugfolge, und ihr Dynamit gehört dir.
bidder-has-card = hat Karte { $card }
bidder-leads = bietet { $amount }
bidder-passed = ist raus
bidder-speaks = am Zug
bidder-waits = ist dabei
card-note = Die niedrigere Karte ist zuerst dran; zu jeder gehört ein eigenes Dynamitplättchen.
order-note = Oben der Wert, darunter die Strafe, wenn er am Ende noch offen ist.
order-hand = Deine Steine:
order-told =
    { $order }: { $stones }; Wert { $value }, Strafe { $penalty }{ $chips ->
        [0] {""}
        [one] , 1 Chip
       *[other] , { $chips } Chips
    }
order-chips = sofort { $points } Punkte für die Chips
offers = Aufträge im Angebot
offers-none = Keine
sale-open = höchster offener Preis; noch kein Gebot
sale-stands = niedrigstes Gebot, von { $seat }
sale-stands-own = niedrigstes Gebot, deins
sale-wanted = Dein Auftrag verlangt diese Farbe:
sale-bid = Dein Preis
sale-pass = Passen
sale-count = Wie viele Steine
sale-less = Weniger
sale-more = Mehr
sale-mine =
    Du hast { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } dieser Farbe ({ $colour }).
fulfil-note = Wähle einen Auftrag, für den du alle Steine hast.
final-note = Wer die wenigsten Punkte hat, verkauft einen Stein zum höchsten offenen Preis seiner Farbe.
pick-count =
    { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
pick-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
pick-none = jetzt nicht
price-told =
    { $colour }: höchster offener Preis { $price }, { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    } auf der Skala
pool-stations = Stationen von { $seat }
hand-none = keine Steine
hand-count =
    { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }

## Die Explosion

blasts = Explosion
blast-again = Noch einmal zeigen
blast-told =
    { $hex }, { $count ->
        [0] daneben nichts aufgerissen
        [one] daneben 1 Feld aufgerissen
       *[other] daneben { $count } Felder aufgerissen
    }
blast-chained =
    { $hex }, freigelegt durch die Sprengung auf { $by_hex }, { $count ->
        [0] daneben nichts aufgerissen
        [one] daneben 1 Feld aufgerissen
       *[other] daneben { $count } Felder aufgerissen
    }

## Spieler

player-connected = verbunden: { $count }/{ $total }
player-pieces = Teile übrig: { $count }
player-points = Punkte bisher

## Gruppen der Liste

kind-piece = Teile
kind-lay = Wohin damit
kind-turn = Wie gedreht
kind-build_here = Im Berg
kind-build_city = In einer Stadt
kind-lay_vein = Wohin mit der Ader
kind-colour = Farbe
kind-from_pool = Aus dem Kaufpool
kind-start = Anfang
kind-go = Weiter
kind-bid = Gebote
kind-card = Reihenfolgekarten
kind-take_order = Aufträge
kind-sale_bid = Preise
kind-sell = Zahl der Steine
kind-fulfil = Aufträge
kind-sell_stone = Steine

## Events that belong together
event-options_cashed = { $seat } gibt { $count } Kaufoptionen für { $points } Punkte ab.

## How one wins
aim = Wer am Ende die meisten Punkte hat, gewinnt: für Stationen in Städten, die mit dem Berg verbunden sind, für verkaufte Steine und für erfüllte Aufträge.
