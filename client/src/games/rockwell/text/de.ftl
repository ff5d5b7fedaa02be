# Was nur das Brett von Rockwell sagt.

## Gruppen der Liste
kind-bid_cubes = Rohstoffe bieten
kind-bid_money = Scheine bieten
kind-bid_done = Gebot abgeben
kind-place_vp = Plätze
kind-insure = Rohstoffe versichern
kind-insure_done = Versicherung abschließen
kind-crew = Trupps
kind-stay = Bleiben
kind-move = Wohin
kind-take_die = Würfel mitnehmen
kind-leave_die = Würfel zurücklassen
kind-bribe = Trupps zum Bestechen
kind-bribe_ai = AI-Trupps zum Bestechen
kind-bribe_to = Auf welches Feld
kind-hire = Würfel zum Anheuern
kind-no_advantage = Oder nichts
kind-first_tile = Reife Felder
kind-use_insurance = Versicherungen
kind-ai_crew = AI-Trupps
kind-ai_move = Wohin
kind-ai_upgrade = AI-Trupps
kind-buy = Kaufen
kind-sell = Verkaufen
kind-amount = Wie viele
kind-amount_done = Geschäft
kind-pass_market = Gehen
kind-upgrade_crew = Stärkere Trupps
kind-upgrade_safety = Schutz
kind-upgrade_mobility = Mobilität
kind-build_shaft = Schacht bauen
kind-move_shaft = Schacht versetzen
kind-shaft_level = Stufe
kind-shaft_to = Wohin
kind-deliver = Liefern
kind-pass_works = Gehen

## Die Mine
mine = Die Mine: vier Ringe von Feldern um den Erdkern
zoom = Zoom
zoom-in = Näher
zoom-out = Weiter weg
zoom-whole = Die ganze Mine
edge = Die Kante zwischen { $tiles }
tile-front = { $tile }: Stärke dort { $total }, Härte { $power }
tile-back = { $tile }, umgedreht: Ein Schacht bringt dort { phrase-cubes }
tile-shaft = Schacht von { $seat }
crew =
    Trupp von { $seat } auf { $place }, Stärke { $strength }{ $die ->
         [0] {""}
        *[other] {" "}mit einem Würfel von { $die }
    }
sum = Stärke { $total } von { $power }
sum-other = (das andere Feld: { $total } von { $power })

## Die Runde
loupe = Welcher Trupp?
round = Runde { $round }
last-round = Letzte Runde
stages = Teile der Runde
stage-auction = Versteigerung
stage-placing = Plätze
stage-board_1 = I Bohren
stage-board_2 = II Markt
stage-board_3 = III Werkstatt
order-direction = Direktion
order-control = Kontrolle
order-direction-of = Direktionsreihenfolge: { $seats }
order-control-of = Kontrollreihenfolge: { $seats }
order-direction-about = Aus der Versteigerung: wer zuerst Vizepräsidenten setzt
order-control-about = Aus den Plätzen von Brett I: wer zuerst bohrt
boards = Phasenbretter
board_1-name = Kontrollzentrum
board_2-name = Markt
board_3-name = Werkstatt
chair-gives = Platz { $chair }: { $gives }
chair-times = Platz { $chair }: { $times }-mal
dice-left = Noch { $dice } Würfel von Subunternehmern
bribes-left = Noch { $bribes } Bestechungsmarker
track =
    { $drilling_round ->
         [0] Das Bohren hat nicht begonnen
        *[other] Bohrrunde { $drilling_round } von 4
    }
price-dice = Preise der Würfel
price-table = Preise der Werkstatt

## Verdeckte Entscheidungen
bid-title = Dein verdecktes Gebot
bid-about = Noch nichts. Rohstoffe zählen zum Marktpreis; alles Gebotene ist weg.
bid-tray = Auf dem Tisch; drücken nimmt zurück
insure-title = Versicherung
insure-about = Noch nichts. Jeder Rohstoff wird zu einer Versicherung; sie rettet bei Gefahr einen Rohstoff.
insure-tray = Zum Tauschen; drücken nimmt zurück
lay-cubes = { $cubes } hinlegen: { $kind } (noch { $left })
lay-note = { $money } $ hinlegen (noch { $left } $)
take-cube = 1 von { $cubes } zurücknehmen: { $kind }
take-note = { $money } $ zurücknehmen
money = { $money } $
money-left = noch { $money } $
bids = Die Gebote
clear = Leeren
ready-title = Wer bereit ist
ready = bereit
choosing = wählt …

## Fragen
hint-crew = Ziehe einen Trupp auf ein Feld, oder klicke ihn an und dann das Feld.
hint-crew-touch = Tippe auf einen Trupp, dann auf das Feld.
hint-crew-key = Wähle mit Pfeiltasten und Eingabetaste einen Trupp, dann das Feld.
hint-move = Wähle ein Feld: Es zeigt die Stärke, die es dann hätte. Oder bleib.
hint-place_vp = Wähle einen freien Platz auf einem der Bretter.
hint-advantage_bribe = Wähle den Trupp in der Mine oder hier.
hint-bribe_target = Wähle eines der beiden Felder.
hint-first_tile = Wähle das Feld, das zuerst gefördert wird.
hint-ai_crew = Zu zweit bohrt eine dritte Firma mit: Sie punktet nicht, aber ihre Trupps teilen mit, was gefördert wird. Wähle den Trupp, der sich bewegt.
hint-ai_move = Er geht dorthin, wo am wenigsten Stärke fehlt; sind Felder gleich, wählst du eines.
hint-ai_upgrade = Die AI wird jede Runde um eins stärker. Wähle den Trupp, der es bekommt.
lately-bribed = bestochen von
lately-hired = mit angeheuertem
hint-shaft_to = Wähle das Feld für den Schacht.
hint-build_shaft = Wähle nun das Feld für den Schacht.
hint-move_shaft = Wähle nun den Schacht, den du versetzt.
short-take_die = Stärke { $strength }
short-hire = Stärke { $strength }
short-shaft_level = Nach der Regel der Stufe { $level }
short-buy = Kaufen: { $kind }
short-sell = Verkaufen: { $kind }
purse = Du hast { $money } $
market-row = { $price } $
fewer = { $cubes } weniger
more = { $cubes } mehr
work-crew = Trupp auf { $place }: { $strength } → { $next }
work-level = { $sector }: { $level } → { $next }
tool-build_shaft = Schacht bauen …
tool-move_shaft = Schacht versetzen …

## Eine Förderung
extraction-title = Förderung: { $tile }
extraction-steps = Schritte
extraction-earlier = Frühere Förderung
extraction-later = Spätere Förderung
extraction-close = Schließen
step-ready = Feld
step-card = Karte
step-share = Anteile
step-surplus = Überschuss
step-danger = Gefahr
step-result = Ende
step-back = Zurück
step-on = Weiter
danger = Gefahr
saved = gerettet
to-supply = Vorrat
part-owner = Firma
part-strength = Stärke auf dem Feld
part-share = Anteil
part-surplus = Übersch.
part-lost = Verlust
part-gets = Erhält
tell-ready = { $seat } bringt { $tile } auf Stärke { $total }: Nötig sind { $power }, also wird gefördert.
tell-card = { $card } wird gezogen: Das wird verteilt.
tell-card-danger = { $card } wird gezogen, und sie birgt Gefahr: Zuerst wird das verteilt.
tell-share =
    { $count ->
         [one] Eine Firma hat hier Trupps und nimmt alles.
        *[other] { $count } Firmen haben hier Trupps: Von jeder Sorte erhalten alle gleich viel, abgerundet.
    }
tell-surplus =
    Was übrig bleibt, geht an { $seat }{ $reason ->
         [shaft] , mit dem Schacht hier.
         [strongest] , am stärksten hier ({ $strength }).
        *[active] : Mehrere sind am stärksten, also an die Person am Zug.
    }
tell-danger =
    { $seat }: Stärke { $strength } weniger Schutz { $safety }, also { $due ->
         [one] steht 1 Rohstoff
        *[other] stehen { $due } Rohstoffe
    } auf dem Spiel; { $settled ->
         [0] noch offen.
        *[other] { $tokens ->
             [0] keine Versicherung
             [one] 1 Versicherung
            *[other] { $tokens } Versicherungen
        } abgegeben, { $lost } verloren.
    }
tell-danger-none = Niemand hat etwas zu verlieren: Der Schutz ist hoch genug.
tell-result = Die Rohstoffe gehen hinter die Schirme; { $seat } behält die Karte.
tell-achievement = { $seat } erreicht: { $achievement }

## Was zu verdienen ist
deliveries = Lieferungen
delivery = { phrase-cubes } für { $stars } Sterne liefern (noch { $left })
delivery-none = Keine Lieferungen mehr: { $kind }
achievements = Errungenschaften
achievement-left = noch { $left }
piles = Was die Karten noch bringen können
pile-size =
    { $size ->
         [one] 1 Karte
        *[other] { $size } Karten
    }

## Die Firmen
cubes = { phrase-cubes }
screen = Hinter dem Schirm von { $seat }
stock = { $kind }: { $cubes }
tokens =
    { $tokens ->
         [one] 1 Versicherung
        *[other] { $tokens } Versicherungen
    }
stars-so-far = Deine Sterne bisher: { $stars }. Die für das meiste einer Sorte kommen am Ende dazu; die Sterne der anderen sind verborgen.
delivered = Lieferungen: { $tiles }, { $stars } Sterne
crews = Trupps
kept =
    { $cards ->
         [one] 1 Förderkarte
        *[other] { $cards } Förderkarten
    }
left = noch { $left }
traded = Gehandelt:
level-safety =
    Schutz { $level }: { $level ->
         [1] Gefahr fordert 1 weniger
         [2] Gefahr fordert 3 weniger
        *[3] Gefahr fordert nichts
    }
level-mobility =
    Mobilität { $level }: { $level ->
         [1] ein Schritt, oder zwei zur Seite
         [2] auch auf Kanten anhalten
        *[3] zwei beliebige Schritte
    }
level-shaft = Schacht { $level }

## Aids and drawers
aid-insurance = In dieser Runde nichts versichern
aid-passes = Für mich passen, wenn nichts anderes geht
leave-really = Zum Gehen noch einmal drücken
decline-advantage_bribe = Nicht bestechen
decline-advantage_hire = Kein Subunternehmer
drawers = Fächer
drawer-boards = Phasenbretter
drawer-goals = Lieferungen und Errungenschaften
drawer-cards = Karten
drawer-extraction = Förderungen
extraction-none = Noch wurde nichts gefördert.
more-about = Mehr
earned = Errungen:
counted = Aus dem Protokoll gezählt:
uncounted = Hinter dem Schirm: Das Protokoll verrät nicht genug, um es zu zählen.
score-now = Würde jetzt gewertet: { $total ->
        [one] 1 Stern
       *[other] { $total } Sterne
    } (Errungenschaften { $achievements }, Lieferungen { $deliveries }, Mehrheiten { $majorities })
stars-earned = Errungenschaften: { $stars ->
        [one] 1 Stern
       *[other] { $stars } Sterne
    }

## Scenes
told-shares = Von jeder Sorte erhalten alle gleich viel: je { phrase-cubes } für { $seats }.
told-received = Hinter die Schirme:
told-part = { $seat } { phrase-cubes }
told-bids = Die Gebote liegen offen.
told-bid = { $seat } { $value } $

## How one wins
aim = Wer am Ende die meisten Sterne hat, gewinnt: für Lieferungen von Rohstoffen aus der Mine, für Errungenschaften und für das meiste von einem Rohstoff oder vom Geld.
