# Wat alleen het bord van Rockwell zegt.

## Groepen van het paneel
kind-bid_cubes = Blokjes om te bieden
kind-bid_money = Biljetten om te bieden
kind-bid_done = Bod afgeven
kind-place_vp = Zetels
kind-insure = Blokjes om te verzekeren
kind-insure_done = Verzekering afsluiten
kind-crew = Teams
kind-stay = Blijven
kind-move = Waarheen
kind-take_die = Dobbelsteen meenemen
kind-leave_die = Dobbelsteen achterlaten
kind-bribe = Om te kopen teams
kind-bribe_ai = Om te kopen AI-teams
kind-bribe_to = Op welke tegel
kind-hire = Te huren dobbelstenen
kind-no_advantage = Of niets
kind-first_tile = Tegels die klaar zijn
kind-use_insurance = Verzekeringsfiches
kind-ai_crew = AI-teams
kind-ai_move = Waarheen
kind-ai_upgrade = AI-teams
kind-buy = Kopen
kind-sell = Verkopen
kind-amount = Hoeveel
kind-amount_done = Handel
kind-pass_market = Vertrekken
kind-upgrade_crew = Sterkere teams
kind-upgrade_safety = Veiligheid
kind-upgrade_mobility = Mobiliteit
kind-build_shaft = Schacht bouwen
kind-move_shaft = Schacht verplaatsen
kind-shaft_level = Niveau
kind-shaft_to = Waarheen
kind-deliver = Leveren
kind-pass_works = Vertrekken

## De mijn
mine = De mijn: vier ringen van tegels rond de kern
zoom = Zoomen
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-whole = De hele mijn
edge = De rand tussen { $tiles }
tile-front = { $tile }: kracht daar { $total }, benodigd { $power }
tile-back = { $tile }, omgedraaid: een schacht levert er { phrase-cubes } op
tile-shaft = schacht van { $seat }
crew =
    Team van { $seat } op { $place }, kracht { $strength }{ $die ->
         [0] {""}
        *[other] {" "}met een dobbelsteen van { $die }
    }
sum = Kracht { $total } van { $power }
sum-other = (de andere tegel: { $total } van { $power })

## De ronde
loupe = Welk team?
round = Ronde { $round }
last-round = Laatste ronde
stages = Delen van de ronde
stage-auction = Veiling
stage-placing = Zetels
stage-board_1 = I Boren
stage-board_2 = II Markt
stage-board_3 = III Werkplaats
order-direction = Directie
order-control = Controle
order-direction-of = Directievolgorde: { $seats }
order-control-of = Controlevolgorde: { $seats }
order-direction-about = Bepaald door de veiling: wie het eerst vicepresidenten plaatst
order-control-about = Bepaald door de zetels van bord I: wie het eerst boort
boards = Faseborden
board_1-name = Controlecentrum
board_2-name = Markt
board_3-name = Werkplaats
chair-gives = Zetel { $chair }: { $gives }
chair-times = Zetel { $chair }: { $times } keer
dice-left =
    { $dice ->
         [one] Nog 1 dobbelsteen van onderaannemers
        *[other] Nog { $dice } dobbelstenen van onderaannemers
    }
bribes-left =
    { $bribes ->
         [one] Nog 1 omkoopfiche
        *[other] Nog { $bribes } omkoopfiches
    }
track =
    { $drilling_round ->
         [0] Het boren is niet begonnen
        *[other] Boorronde { $drilling_round } van 4
    }
price-dice = Prijzen van dobbelstenen
price-table = Prijzen van de werkplaats

## Geheime keuzes
bid-title = Je geheime bod
bid-about = Nog niets. Blokjes tellen tegen marktprijs; alles wat je biedt ben je kwijt.
bid-tray = Op tafel; druk om terug te nemen
insure-title = Verzekering
insure-about = Nog niets. Elk blokje dat je geeft wordt een fiche; een fiche redt één blokje uit gevaar.
insure-tray = Om te ruilen; druk om terug te nemen
lay-cubes = Leg { $cubes } neer: { $kind } (nog { $left })
lay-note = Leg ${ $money } neer (nog ${ $left })
take-cube = Neem 1 van { $cubes } terug: { $kind }
take-note = Neem ${ $money } terug
money = ${ $money }
money-left = nog ${ $money }
bids = De biedingen
clear = Wissen
ready-title = Wie klaar is
ready = klaar
choosing = kiest …

## Vragen
hint-crew = Sleep een team naar een tegel, of klik op het team en dan op de tegel.
hint-crew-touch = Tik op een team en dan op de tegel.
hint-crew-key = Kies met de pijltjes en Enter een team, en dan de tegel.
hint-move = Kies een tegel: hij toont de kracht die er dan is. Of blijf.
hint-place_vp = Kies een vrije zetel op een van de borden.
hint-advantage_bribe = Kies het team in de mijn of hier.
hint-bribe_target = Kies een van de twee tegels.
hint-first_tile = Kies de tegel die het eerst ontgonnen wordt.
hint-ai_crew = Met twee spelers boort een derde bedrijf mee: het scoort niets, maar zijn teams delen in de opbrengst. Kies het team dat beweegt.
hint-ai_move = Het gaat waar de minste kracht ontbreekt; zijn tegels gelijk, dan kies jij er een.
hint-ai_upgrade = De AI wordt elke ronde één sterker. Kies het team dat dit krijgt.
lately-bribed = omgekocht door
lately-hired = huurt
hint-shaft_to = Kies de tegel voor de schacht.
hint-build_shaft = Kies nu de tegel voor de schacht.
hint-move_shaft = Kies nu de schacht die je verplaatst.
short-take_die = Kracht { $strength }
short-hire = Kracht { $strength }
short-shaft_level = Volgens de regel van niveau { $level }
short-buy = Kopen: { $kind }
short-sell = Verkopen: { $kind }
purse = Je hebt ${ $money }
market-row = ${ $price }
fewer = { $cubes } minder
more = { $cubes } meer
work-crew = Team op { $place }: { $strength } → { $next }
work-level = { $sector }: { $level } → { $next }
tool-build_shaft = Schacht bouwen …
tool-move_shaft = Schacht verplaatsen …

## Een ontginning
extraction-title = Ontginning: { $tile }
extraction-steps = Stappen
extraction-earlier = Eerdere ontginning
extraction-later = Latere ontginning
extraction-close = Sluiten
step-ready = Tegel
step-card = Kaart
step-share = Aandeel
step-surplus = Overschot
step-danger = Gevaar
step-result = Slot
step-back = Terug
step-on = Verder
danger = Gevaar
saved = gered
to-supply = voorraad
part-owner = Bedrijf
part-strength = Kracht op de tegel
part-share = Aandeel
part-surplus = Overschot
part-lost = Kwijt
part-gets = Krijgt
tell-ready = { $seat } brengt { $tile } op kracht { $total }: nodig is { $power }, dus wordt er ontgonnen.
tell-card = { $card } wordt getrokken: dit wordt verdeeld.
tell-card-danger = { $card } wordt getrokken, en er is gevaar: eerst wordt dit verdeeld.
tell-share =
    { $count ->
         [one] Eén bedrijf heeft hier teams en neemt alles.
        *[other] { $count } bedrijven hebben hier teams: van elke soort krijgt ieder evenveel, naar beneden afgerond.
    }
tell-surplus =
    Wat overblijft gaat naar { $seat }{ $reason ->
         [shaft] , die de schacht bezit.
         [strongest] , de sterkste hier ({ $strength }).
        *[active] : er zijn meer sterksten, dus naar de actieve speler.
    }
tell-danger =
    { $seat }: kracht { $strength } min veiligheid { $safety }, dus { $due ->
         [one] staat 1 blokje
        *[other] staan { $due } blokjes
    } op het spel; { $settled ->
         [0] nog te beslissen.
        *[other] { $tokens ->
             [0] geen fiches
             [one] 1 fiche
            *[other] { $tokens } fiches
        } ingeleverd, { $lost } verloren.
    }
tell-danger-none = Niemand heeft iets te verliezen: de veiligheid is hoog genoeg.
tell-result = De blokjes gaan achter de schermen; { $seat } houdt de kaart.
tell-achievement = { $seat } behaalt: { $achievement }

## Wat er te verdienen is
deliveries = Leveringen
delivery = Lever { phrase-cubes } voor { $stars } sterren (nog { $left })
delivery-none = Geen leveringen meer: { $kind }
achievements = Prestaties
achievement-left = nog { $left }
piles = Wat de kaarten nog kunnen brengen
pile-size =
    { $size ->
         [one] 1 kaart
        *[other] { $size } kaarten
    }

## De bedrijven
cubes = { phrase-cubes }
screen = Achter het scherm van { $seat }
stock = { $kind }: { $cubes }
tokens =
    { $tokens ->
         [one] 1 verzekeringsfiche
        *[other] { $tokens } verzekeringsfiches
    }
stars-so-far = Je sterren tot nu toe: { $stars }. Die voor het meeste van een soort komen aan het eind; de sterren van anderen zijn verborgen.
delivered = Leveringen: { $tiles }, { $stars } sterren
crews = Teams
kept =
    { $cards ->
         [one] 1 ontginningskaart
        *[other] { $cards } ontginningskaarten
    }
left = nog { $left }
traded = Verhandeld:
level-safety =
    Veiligheid { $level }: { $level ->
         [1] gevaar eist 1 minder
         [2] gevaar eist 3 minder
        *[3] gevaar eist niets
    }
level-mobility =
    Mobiliteit { $level }: { $level ->
         [1] een stap, of twee opzij
         [2] ook stoppen op randen
        *[3] twee willekeurige stappen
    }
level-shaft = Schacht { $level }

## Aids and drawers
aid-insurance = Deze ronde niets verzekeren
aid-passes = Pas voor mij als er niets anders kan
leave-really = Druk nogmaals om weg te gaan
decline-advantage_bribe = Niet omkopen
decline-advantage_hire = Geen onderaannemer
drawers = Lades
drawer-boards = Faseborden
drawer-goals = Leveringen en prestaties
drawer-cards = Kaarten
drawer-extraction = Ontginningen
extraction-none = Er is nog niets ontgonnen.
more-about = Meer
earned = Behaald:
counted = Geteld uit het verslag:
uncounted = Achter het scherm: het verslag vertelt niet genoeg om het te tellen.
score-now = Als nu geteld wordt: { $total ->
        [one] 1 ster
       *[other] { $total } sterren
    } (prestaties { $achievements }, leveringen { $deliveries }, meerderheden { $majorities })
stars-earned = Prestaties: { $stars ->
        [one] 1 ster
       *[other] { $stars } sterren
    }

## Scenes
told-shares = Van elke soort krijgt ieder evenveel: { phrase-cubes } voor elk van { $seats }.
told-received = Achter de schermen:
told-part = { $seat } { phrase-cubes }
told-bids = De biedingen liggen open.
told-bid = { $seat } ${ $value }

## How one wins
aim = Wie aan het eind de meeste sterren heeft, wint: voor leveringen van grondstoffen uit de mijn, voor prestaties, en voor het meeste van een grondstof of van geld.
