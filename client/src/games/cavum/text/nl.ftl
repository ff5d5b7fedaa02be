# Wat alleen het bord van Cavum zegt.

## De berg

zoom = Zoom
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-whole = De hele berg
cell-empty = massief gesteente
cell-exits = uitgangen { $exits }
cell-level = niveau { $level }
cell-vein =
    ader: { $colour }, { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    }
cell-station = station van { $seat }
cell-connected = aangesloten
cell-cut = afgesneden
cell-space =
    { $free ->
        [one] 1 vrij veld in de stad
       *[other] { $free } vrije velden in de stad
    }
city-told = { $city } { $side }: { $free } van { $size } velden vrij, de punten van elk aangesloten station
cell-network = in het verlichte net
network-of = Het net van { $seat } verlichten
sequence = Volgorde en punten
free-cards = Volgordekaarten die er nog zijn
gem-count = { $colour }: { $count }

## Onderdelen

tray = Je onderdelen
tray-piece = { $piece }: { $count }
short-tunnel_2 = 2 uitgangen
short-tunnel_3 = 3 uitgangen
short-tunnel_4 = 4 uitgangen
short-tunnel_6 = 6 uitgangen
short-dynamite = dynamiet
short-vein = ader
short-station = station
short-option = koopoptie
short-prospect = delven
place-turn = Draaien
place-lay = Hier leggen
place-only = Op { $hex } leggen? Hij past maar op één manier.
build-title = Bouwen
build-end = Beurt beëindigen
build-last = Kies een onderdeel voor je vierde actie; daarna is je beurt voorbij.
build-acts = { $acts } van { $total } acties gedaan
hint-piece = Klik op een onderdeel, of sleep het naar de berg.
hint-piece-touch = Tik op een onderdeel en dan op zijn plaats.
hint-piece-key = Met Tab ga je langs de onderdelen, met Enter neem je er een.
hint-lay = Hij past op de verlichte velden. Met het muiswiel draai je hem.
hint-lay-touch = Tik op een verlicht veld; daarna kun je draaien.
hint-lay-key = Met de pijltjes ga je langs de verlichte velden, met Enter kies je er een.
stuck-question = Er is nu geen plek voor.
stuck-lay = Hij past nu nergens en gaat naar de koophoop.
stuck-build = Een station komt op de tegel die je net legde, of in een stad die je tunnels vanuit een station van jou in de berg bereiken. Leg het terug en leg eerst een tegel.
stuck-lay_vein = Een ader vraagt een eigen tegel: zonder station erop, en zonder stad of andere ader ernaast. Leg haar terug en graaf eerst verder de berg in.
stuck-start = Er is geen station van jou waar een route kan beginnen.
put-back = Terugleggen
hint-turn = Draai hem met het muiswiel of met een klik, en leg hem dan. Een ander verlicht veld verplaatst hem.
hint-turn-touch = Tik op de tegel om te draaien en leg hem dan. Een ander verlicht veld verplaatst hem.
hint-turn-key = Draai hem met R of de pijltjes en leg hem met Enter.
hint-build = Het past op de verlichte plekken: de tegel die je net legde, of een stadsveld dat je tunnels bereiken.
hint-lay_vein = Ze past op de verlichte tegels.
hint-colour = De ader krijgt stenen van één kleur van haar prijzenrij.
hint-take = Neem punten, of een onderdeel van de koophoop en gebruik het meteen.
hint-start = Je route begint bij een verlicht station. Klik erop, of teken de route met ingedrukte knop.
hint-start-touch = Tik op een verlicht station, of teken de route met je vinger.
hint-start-key = Kies een verlicht station met de pijltjes en Enter.
hint-route = Ga verder over de verlichte velden, veld voor veld. De route eindigt bij een ander station van jou.

## De route

route-question = De route staat bij { $place }: waarheen?
route-stones =
    { $count ->
        [0] Nog geen stenen
        [one] 1 steen
       *[other] { $count } stenen
    }, { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
route-stop = Route hier beëindigen
route-undo = Laatste stap terug
route-best =
    Beste route gevonden: { $count ->
        [0] geen stenen
        [one] 1 steen
       *[other] { $count } stenen
    }, { $steps ->
        [one] 1 stap
       *[other] { $steps } stappen
    }
route-take = Volg deze route

## What it would bring

forecast = Als het bouwen nu eindigde
forecast-cities =
    Steden: { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
forecast-route =
    Beste route gevonden: { $count ->
        [0] geen stenen
        [one] 1 steen
       *[other] { $count } stenen
    }
forecast-no-route = Nog geen route
forecast-blasts =
    { $count ->
        [one] 1 explosie op komst
       *[other] { $count } explosies op komst
    }
cut-rival = Je snijdt { $seat } af: { $space }
cut-own = Je station is afgesneden: { $space }
give-up-question = Ongebruikt inleveren? Dit onderdeel gaat naar de koophoop.
no-route-question = Zonder route delven? Je krijgt geen stenen.
give-up-yes = Ja
give-up-no = Nee

## Veilingen en verkopen

auction-none = Nog geen bod
auction-stands = bod van { $seat }
auction-bid = Je bod
auction-less = Minder bieden
auction-more = Meer bieden
auction-left = Je zou { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } overhouden.
auction-purpose = Om een volgordekaart te kiezen: ze bepaalt de speelvolgorde, en haar dynamiet is voor jou.
bidder-has-card = heeft kaart { $card }
bidder-leads = biedt { $amount }
bidder-passed = is eruit
bidder-speaks = aan zet
bidder-waits = doet mee
card-note = De laagste kaart is eerst; bij elke kaart hoort een eigen dynamiettegel.
order-note = Bovenaan de waarde, eronder de straf als hij aan het eind nog openstaat.
order-hand = Jouw stenen:
order-told =
    { $order }: { $stones }; waarde { $value }, straf { $penalty }{ $chips ->
        [0] {""}
        [one] , 1 schijfje
       *[other] , { $chips } schijfjes
    }
order-chips = meteen { $points } punten voor de schijfjes
offers = Opdrachten te kiezen
offers-none = Geen
sale-open = hoogste open prijs; nog geen bod
sale-stands = laagste bod, van { $seat }
sale-stands-own = laagste bod, van jou
sale-wanted = Je opdracht vraagt deze kleur:
sale-bid = Je prijs
sale-pass = Passen
sale-count = Hoeveel stenen
sale-less = Minder
sale-more = Meer
sale-mine =
    Je hebt { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    } van deze kleur ({ $colour }).
fulfil-note = Kies een opdracht waarvoor je alle stenen hebt.
final-note = Wie de laagste score heeft, verkoopt één steen tegen de hoogste open prijs van haar kleur.
pick-count =
    { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    }
pick-points =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }
pick-none = nu niet
price-told =
    { $colour }: hoogste open prijs { $price }, { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    } op de prijzenrij
pool-stations = Stations van { $seat }
hand-none = geen stenen
hand-count =
    { $count ->
        [one] 1 steen
       *[other] { $count } stenen
    }

## De explosie

blasts = Explosie
blast-again = Nog eens tonen
blast-told =
    { $hex }, { $count ->
        [0] ernaast niets opengereten
        [one] ernaast 1 veld opengereten
       *[other] ernaast { $count } velden opengereten
    }
blast-chained =
    { $hex }, blootgelegd door de klap op { $by_hex }, { $count ->
        [0] ernaast niets opengereten
        [one] ernaast 1 veld opengereten
       *[other] ernaast { $count } velden opengereten
    }

## Spelers

player-connected = aangesloten: { $count }/{ $total }
player-pieces = Onderdelen over: { $count }
player-points = Punten tot nu toe

## Groepen van het paneel

kind-piece = Onderdelen
kind-lay = Waar leggen
kind-turn = Hoe draaien
kind-build_here = In de berg
kind-build_city = In een stad
kind-lay_vein = Waar de ader leggen
kind-colour = Kleur
kind-from_pool = Van de koophoop
kind-start = Begin
kind-go = Volgende
kind-bid = Biedingen
kind-card = Volgordekaarten
kind-take_order = Opdrachten
kind-sale_bid = Prijzen
kind-sell = Aantal stenen
kind-fulfil = Opdrachten
kind-sell_stone = Stenen

## Events that belong together
event-options_cashed = { $seat } levert { $count } koopopties in voor { $points } punten.

## How one wins
aim = Wie aan het eind de meeste punten heeft, wint: voor stations in steden die met de berg verbonden zijn, voor verkochte stenen en voor vervulde opdrachten.
