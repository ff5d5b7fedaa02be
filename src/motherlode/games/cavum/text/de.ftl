# Cavum auf Deutsch. Namen, Fragen, Handlungen, Ereignisse, Verstöße, Optionen; Variablen sind die Fakten des Spiels.

## Names

title = Cavum
neutral-title = Vena
name-tunnel_2 = Tunnel mit 2 Ausgängen
name-tunnel_3 = Tunnel mit 3 Ausgängen
name-tunnel_4 = Tunnel mit 4 Ausgängen
name-tunnel_6 = Tunnel mit 6 Ausgängen
name-dynamite_2 = Dynamit mit 2 Ausgängen
name-dynamite_3 = Dynamit mit 3 Ausgängen
name-dynamite_4 = Dynamit mit 4 Ausgängen
name-dynamite_6 = Dynamit mit 6 Ausgängen
name-dynamite = Dynamitplättchen
name-vein = Ader
name-station = Station
name-option = Kaufoption
name-prospect = Schürfplättchen
name-yellow = Gelb
name-red = Rot
name-purple = Lila
name-blue = Blau
name-green = Grün
name-white = Weiß
name-order_1 = Auftrag 1
name-order_2 = Auftrag 2
name-order_3 = Auftrag 3
name-order_4 = Auftrag 4
name-order_5 = Auftrag 5
name-order_6 = Auftrag 6
name-order_7 = Auftrag 7
name-order_8 = Auftrag 8
name-order_9 = Auftrag 9
name-order_10 = Auftrag 10
name-order_11 = Auftrag 11
name-order_12 = Auftrag 12
name-order_13 = Auftrag 13
name-order_14 = Auftrag 14
name-order_15 = Auftrag 15
name-to_east = Osten
name-to_north_east = Nordosten
name-to_north_west = Nordwesten
name-to_west = Westen
name-to_south_west = Südwesten
name-to_south_east = Südosten
name-side_south = im Süden
name-side_south_east = im Südosten
name-side_north_east = im Nordosten
name-side_north_west = im Nordwesten
name-side_south_west = im Südwesten
name-south = Rubrica
name-south_1 = Rubrica 1
name-south_2 = Rubrica 2
name-south_3 = Rubrica 3
name-south_4 = Rubrica 4
name-south_5 = Rubrica 5
name-south_east = Marina
name-south_east_1 = Marina 1
name-south_east_2 = Marina 2
name-south_east_3 = Marina 3
name-south_east_4 = Marina 4
name-south_east_5 = Marina 5
name-south_east_6 = Marina 6
name-north_east = Iolanta
name-north_east_1 = Iolanta 1
name-north_east_2 = Iolanta 2
name-north_east_3 = Iolanta 3
name-north_east_4 = Iolanta 4
name-north_east_5 = Iolanta 5
name-north_east_6 = Iolanta 6
name-north_east_7 = Iolanta 7
name-north_west = Aurelia
name-north_west_1 = Aurelia 1
name-north_west_2 = Aurelia 2
name-north_west_3 = Aurelia 3
name-north_west_4 = Aurelia 4
name-north_west_5 = Aurelia 5
name-north_west_6 = Aurelia 6
name-north_west_7 = Aurelia 7
name-south_west = Silvana
name-south_west_1 = Silvana 1
name-south_west_2 = Silvana 2
name-south_west_3 = Silvana 3
name-south_west_4 = Silvana 4
name-south_west_5 = Silvana 5
name-south_west_6 = Silvana 6
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-c8 = C8
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-d6 = D6
name-d7 = D7
name-d8 = D8
name-d9 = D9
name-e1 = E1
name-e2 = E2
name-e3 = E3
name-e4 = E4
name-e5 = E5
name-e6 = E6
name-e7 = E7
name-e8 = E8
name-e9 = E9
name-e10 = E10
name-f1 = F1
name-f2 = F2
name-f3 = F3
name-f4 = F4
name-f5 = F5
name-f6 = F6
name-f7 = F7
name-f8 = F8
name-f9 = F9
name-f10 = F10
name-f11 = F11
name-g1 = G1
name-g2 = G2
name-g3 = G3
name-g4 = G4
name-g5 = G5
name-g6 = G6
name-g7 = G7
name-g8 = G8
name-g9 = G9
name-g10 = G10
name-h1 = H1
name-h2 = H2
name-h3 = H3
name-h4 = H4
name-h5 = H5
name-h6 = H6
name-h7 = H7
name-h8 = H8
name-h9 = H9
name-i1 = I1
name-i2 = I2
name-i3 = I3
name-i4 = I4
name-i5 = I5
name-i6 = I6
name-i7 = I7
name-i8 = I8
name-j1 = J1
name-j2 = J2
name-j3 = J3
name-j4 = J4
name-j5 = J5
name-j6 = J6
name-j7 = J7
name-k1 = K1
name-k2 = K2
name-k3 = K3
name-k4 = K4
name-k5 = K5
name-k6 = K6

## Steps

phase-turn_up = Aufdecken der Aufträge
phase-first_bidder = Auslosen des Erstgebots
phase-bid = Versteigerung der Reihenfolge
phase-card = Wahl einer Reihenfolgekarte
phase-order = Aufträge nehmen
phase-piece = Bauen: Teil wählen
phase-lay = Bauen: Plättchen legen
phase-turn = Bauen: Plättchen drehen
phase-build = Bauen: Station
phase-lay_vein = Bauen: Ader
phase-colour = Bauen: Farbe der Ader
phase-take = Bauen: Kaufoption
phase-start = Schürfen: Anfang
phase-route = Schürfen: Weg
phase-sale = Farbverkauf
phase-sell = Farbverkauf: Verkaufen
phase-fulfil = Auftragsverkauf
phase-final_sale = Schlussverkauf
phase-over = Die Partie ist zu Ende

## Actions

action-bid = { $amount } bieten
action-bid_pass = Passen
action-card = Karte { $card } ({ $dynamite })
action-take_order =
    { $order }: { $stones }; Wert { $value }, Strafe { $penalty }{ $points ->
         [0] {""}
        *[other] , sofort { $points } Punkte
    }
action-order_pass = Keine weiteren Aufträge
action-piece = { $piece } (noch { $left })
action-end_turn =
    Zug nach { $acts ->
         [one] 1 Aktion
        *[other] { $acts } Aktionen
    } beenden
action-lay =
    { $hex } ({ $level ->
         [1] auf den Plan
        *[other] als Ebene { $level }
    })
action-turn = Drehen: Ausgänge nach { $exits }
action-build_here = Hier, auf { $hex }
action-build_city =
    { $space } ({ $free ->
         [one] 1 freies Feld in der Stadt
        *[other] { $free } freie Felder in der Stadt
    })
action-lay_vein = { $hex }
action-colour =
    { $colour } ({ $count ->
         [one] 1 Stein
        *[other] { $count } Steine
    }, Preis jetzt { $price })
action-give_up = Abgeben: { $piece }
action-points =
    { $points ->
         [one] 1 Punkt
        *[other] { $points } Punkte
    } nehmen
action-from_pool = Aus dem Kaufpool: { $piece } ({ $left } vorhanden)
action-no_route = Ohne Weg schürfen
action-start = Anfang: { $place }
action-go =
    { $place }{ $colour ->
         [yellow] {" "}(Ader: { $colour })
         [red] {" "}(Ader: { $colour })
         [purple] {" "}(Ader: { $colour })
         [blue] {" "}(Ader: { $colour })
         [green] {" "}(Ader: { $colour })
         [white] {" "}(Ader: { $colour })
        *[none] {""}
    }
action-stop =
    Weg beenden: { $place } ({ $count ->
         [0] keine Steine
         [one] 1 Stein
        *[other] { $count } Steine
    })
action-sale_bid = { $price } bieten ({ $colour })
action-sale_pass = Passen ({ $colour })
action-sell =
    { $count ->
         [one] 1 Stein
        *[other] { $count } Steine
    } ({ $colour }) zu { $price } verkaufen: { $points ->
         [one] 1 Punkt
        *[other] { $points } Punkte
    }
action-fulfil = { $order }: { $stones } für { $value } Punkte abgeben
action-done = Keine Aufträge mehr erfüllen
action-sell_stone =
    Stein verkaufen: { $colour } ({ $points ->
         [one] 1 Punkt
        *[other] { $points } Punkte
    })

## Gestures: several actions in one phrase

gesture-lay-turn =
    { $turn_tile } auf { $lay_hex }{ $lay_level ->
         [1] {""}
        *[other] , Ebene { $lay_level }
    }{ $turn_tile ->
         [tunnel_6] {""}
         [dynamite_6] {""}
        *[other] {" "}({ $turn_exits })
    }
gesture-piece-lay-turn = { gesture-lay-turn }
gesture-piece-build_here = Station auf { $build_here_hex }
gesture-piece-build_city = Station in { $build_city_space }
gesture-lay_vein-colour =
    Ader auf { $lay_vein_hex }: { $colour_colour } ({ $colour_count ->
         [one] 1 Stein
        *[other] { $colour_count } Steine
    })
gesture-piece-lay_vein-colour = { gesture-lay_vein-colour }
gesture-piece-give_up = Abgeben: { $piece_piece }
gesture-piece-points =
    Kaufoption für { $points_points ->
         [one] 1 Punkt
        *[other] { $points_points } Punkte
    }
gesture-piece-from_pool-lay-turn = Mit einer Kaufoption: { gesture-lay-turn }
gesture-piece-from_pool-build_here = Mit einer Kaufoption: { gesture-piece-build_here }
gesture-piece-from_pool-build_city = Mit einer Kaufoption: { gesture-piece-build_city }
gesture-piece-from_pool-lay_vein-colour = Mit einer Kaufoption: { gesture-lay_vein-colour }
gesture-piece-no_route = Ohne Weg schürfen
gesture-start-go-stop =
    Schürfen von { $start_place } nach { $stop_place } ({ $stop_count ->
         [0] keine Steine
         [one] 1 Stein
        *[other] { $stop_count } Steine
    })
gesture-piece-start-go-stop = { gesture-start-go-stop }

## Questions

prompt-bid =
    { $high ->
         [-1] Biete um die erste Wahl einer Reihenfolgekarte (höchstens { $limit }).
        *[other] Biete um eine Reihenfolgekarte: Das Gebot ist { $high }. Biete höher (höchstens { $limit }) oder passe.
    }
prompt-card =
    Wähle eine Reihenfolgekarte ({ $amount ->
         [0] kostenlos
        *[other] bezahlt: { $amount }
    }).
prompt-order = Nimm einen Auftrag ({ $on_offer } im Angebot) oder passe.
prompt-piece =
    Wähle ein Teil ({ $acts ->
         [0] erste Aktion
         [one] 1 Aktion gemacht
        *[other] { $acts } Aktionen gemacht
    }, { $left ->
         [one] noch 1 Teil
        *[other] noch { $left } Teile
    }).
prompt-lay = { $tile }: Wohin legst du das Plättchen?
prompt-turn = { $hex }: Wie legst du das Plättchen ({ $tile })?
prompt-build = Wo baust du die Station?
prompt-lay_vein = Auf welches Plättchen legst du die Ader?
prompt-colour = Welche Steine hat die Ader auf { $hex }?
prompt-take = Nutze die Kaufoption: Punkte oder ein Teil aus dem Kaufpool.
prompt-start =
    { $starts ->
         [0] { $stations ->
             [0] Du hast keine Station, und ein Weg führt von einer eigenen Station zu einer anderen: Du kannst nur ohne Weg schürfen.
             [one] Du hast eine Station, und ein Weg führt von einer eigenen Station zu einer anderen: Du kannst nur ohne Weg schürfen.
            *[other] Keine Tunnel verbinden zwei deiner { $stations } Stationen, also ist kein Weg möglich: Du kannst nur ohne Weg schürfen.
         }
        *[other] An welcher Station beginnt dein Weg?
    }
prompt-route =
    Der Weg steht bei { $place } ({ $count ->
         [0] noch keine Steine
         [one] 1 Stein
        *[other] { $count } Steine
    }): wohin weiter?
prompt-sale =
    Farbverkauf, { $colour }: { $bids ->
         [0] Biete zuerst höchstens { $price }
        *[other] Biete weniger als { $price }
    } oder passe.
prompt-sell = Du verkaufst zu { $price } ({ $colour }): wie viele Steine? Du hast { $have }.
prompt-fulfil = Erfülle einen Auftrag oder höre auf.
prompt-final_sale = Schlussverkauf: Verkaufe einen Stein.

## Events

event-phase_started = Phase { $phase } beginnt.
event-order_turned_up = { $order } wird aufgedeckt.
event-first_bidder = { $seat } bietet zuerst.
event-bid_made = { $seat } bietet { $amount }.
event-bid_passed = { $seat } passt.
event-bid_out = { $seat } kann { $amount } nicht überbieten und ist raus.
event-auction_won =
    { $seat } gewinnt die Versteigerung für { $amount ->
         [one] 1 Punkt
        *[other] { $amount } Punkte
    }.
event-card_taken = { $seat } nimmt Reihenfolgekarte { $card }.
event-pieces_taken = { $seat } nimmt zwölf Teile, darunter: { $dynamite }.
event-order_taken =
    { $seat } nimmt { $order }{ $points ->
         [0] {""}
        *[other] {" "}({ $points } Punkte für die Chips)
    }.
event-order_passed = { $seat } passt und nimmt keinen Auftrag.
event-chip_laid = Ein Chip kommt auf { $order } (jetzt { $chips }).
event-option_points =
    { $seat } gibt eine Kaufoption für { $points ->
         [one] 1 Punkt
        *[other] { $points } Punkte
    } ab.
event-option_used = { $seat } nutzt eine Kaufoption und nimmt aus dem Kaufpool: { $piece }.
event-tile_laid =
    { $seat } legt auf { $hex }: { $tile }{ $level ->
         [1] {""}
        *[other] {" "}(Ebene { $level })
    }.
event-station_built = { $seat } baut eine Station auf { $hex }.
event-city_station_built = { $seat } baut eine Station in einer Stadt: { $space }.
event-vein_laid =
    { $seat } legt eine Ader auf { $hex }: { $colour }, { $count ->
         [one] 1 Stein
        *[other] { $count } Steine
    }.
event-given_up = { $seat } gibt ein Teil auf: { $piece }.
event-prospected =
    { $seat } schürft und erhält { $count ->
         [0] nichts
         [one] 1 Stein: { $colours }
        *[other] { $count } Steine: { $colours }
    } (Weg: { $route }).
event-no_route = { $seat } schürft ohne Weg.
event-vein_emptied = Die Ader auf { $hex } ist leer ({ $colour }) und kommt in den Kaufpool.
event-turn_ended = { $seat } beendet den Zug.
event-city_scored =
    { $city }: { $seat } hat { $count ->
         [one] 1 verbundene Station
        *[other] { $count } verbundene Stationen
    }, { $free ->
         [one] 1 Feld ist frei
        *[other] { $free } Felder sind frei
    }: { $points ->
         [one] 1 Punkt
        *[other] { $points } Punkte
    }.
event-blast = Auf { $hex } explodiert Dynamit. Zerstört: { $tiles }; daneben aufgerissen: { $torn }.
event-sale_opened = Verkauf einer Farbe: { $colour } (höchster offener Preis { $price }).
event-sale_bid = { $seat } bietet an, zu { $price } zu verkaufen ({ $colour }).
event-sale_passed = { $seat } passt ({ $colour }).
event-sale_out = { $seat } kann nicht bieten und ist raus ({ $colour }).
event-stones_sold =
    { $seat } verkauft { $count ->
         [one] 1 Stein
        *[other] { $count } Steine
    } ({ $colour }) zu { $price }: { $points ->
         [one] 1 Punkt
        *[other] { $points } Punkte
    }.
event-nothing_sold = Nichts wird verkauft ({ $colour }).
event-order_fulfilled =
    { $seat } erfüllt { $order }, { $points ->
         [one] 1 Punkt
        *[other] { $points } Punkte
    }.
event-orders_done = { $seat } erfüllt keine Aufträge mehr.
event-closing_started = Die letzte Phase ist vorbei, der Abschluss beginnt: Städte, Strafen, Schlussverkauf.
event-penalty =
    { $seat } hat { $order } nicht erfüllt: minus { $points ->
         [one] 1 Punkt
        *[other] { $points } Punkte
    }.
event-stone_sold =
    { $seat } verkauft einen Stein: { $colour }, { $points ->
         [one] 1 Punkt
        *[other] { $points } Punkte
    }.
event-match_ended =
    Die Partie ist zu Ende: { $seat } gewinnt mit { $score ->
         [one] 1 Punkt
        *[other] { $score } Punkten
    }.

## Why not

why-C3_4 = Drehung { $rotation } ergibt dieselben Ausgänge wie eine kleinere: { $tile }.
why-C3_11 = Von dort ist keine andere eigene Station zu erreichen: { $place }.
why-C6_2 = { $active_seat } bietet laut Los zuerst und eröffnet diese Versteigerung.
why-C6_3 = { $active_seat } hatte in der vorigen Phase die niedrigste Reihenfolgekarte und eröffnet diese Versteigerung.
why-C6_4 = Du eröffnest diese Versteigerung und musst bieten, und sei es 0.
why-C6_5 = Du kannst nicht { $amount } bieten: Deine Grenze ist { $limit }.
why-C6_6 = { $amount } ist zu wenig: Biete mindestens { $needed }.
why-C6_6-bare = Geboten wird in der Versteigerung der Reihenfolge, im Uhrzeigersinn, von denen ohne Karte, die an der Reihe sind.
why-C6_7 = Du hast gepasst, und das gilt für die ganze Versteigerung; jetzt entscheidet { $active_seat }.
why-C6_7-bare = Gepasst wird in einer Versteigerung der Reihenfolge, wenn du auf ein Gebot antworten musst.
why-C6_8 = Deine Grenze von { $limit } liegt nicht über dem Gebot von { $amount }; in dieser Versteigerung bist du draußen.
why-C6_9 = Diese Versteigerung ist vorbei: Du hast gewonnen und nimmst eine Karte.
why-C6_11 = Reihenfolgekarte { $card } liegt nicht mehr auf dem Plan.
why-C6_11-bare = Reihenfolgekarten nimmt nach einer Versteigerung, wer sie gewonnen hat; wer als Letzter keine hat, nimmt eine ohne Versteigerung.
why-C6_12 = { $active_seat } hat im Uhrzeigersinn nach dem letzten Gewinner als Erster keine Karte und eröffnet diese Versteigerung.
why-C6_13 = Du hast Reihenfolgekarte { $card } und nimmst in dieser Phase an keiner Versteigerung mehr teil.
why-C6_14 = { $active_seat } hat als Letzter keine Reihenfolgekarte und wählt jetzt eine.
why-C6_14-bare = Du hast als Letzter keine Reihenfolgekarte: Du wählst eine, ohne zu bieten.
why-C8_3 = { $order } liegt nicht offen und kann nicht genommen werden.
why-C8_3-bare = Aufträge werden in der Vorbereitung genommen, einer nach dem anderen in Kartenfolge.
why-C8_4 = Du hast bei den Aufträgen gepasst; jetzt wählt { $active_seat }.
why-C8_4-bare = Auf Aufträge verzichten kannst du nur, während Aufträge genommen werden.
why-C8_7 = { $order } liegt schon bei { $owner_seat }.
why-C9_3 = { $active_seat } ist mit dem Bauen an der Reihe.
why-C9_4 = Davon hast du keins mehr: { $piece }.
why-C9_4-bare = Du musst mindestens eine Aktion ausführen, bevor du deinen Zug beendest.
why-C9_5 = Ein Zug wird nur beim Bauen beendet, zwischen Aktionen.
why-C9_6 = Teile werden beim Bauen gewählt, zu Beginn einer Aktion.
why-C9_7 = Das Schürfplättchen ist dein letztes Teil, und du hast noch { $left }.
why-C9_8 = Beende zuerst die angefangene Aktion.
why-C9_9 = Du hast in dieser Phase keine Teile mehr; { $active_seat } baut.
why-C10_1 = Ein Feld wird gewählt, gleich nachdem du ein Tunnel- oder Dynamitplättchen genommen hast.
why-C10_2 = Auf { $hex } steht eine Station, dorthin kommt kein Plättchen.
why-C10_3 = Auf { $hex } liegt eine Ader, dorthin kommt kein Plättchen.
why-C10_4 = Auf { $hex } würde kein Ausgang einen Tunnel fortsetzen: { $tile }.
why-C10_4-bare = Ein Plättchen wird gedreht, gleich nachdem sein Feld gewählt ist.
why-C10_9 = Auf { $hex } würde kein Ausgang einen Tunnel fortsetzen, denn die Ader daneben erreicht kein Tunnel: { $tile }.
why-C10_14 = { $hex } liegt neben einem Stadtfeld mit einer fremden Station.
why-C10_16 = Auf { $hex } würde kein Ausgang einen Tunnel fortsetzen, denn er träfe kein Stadtfeld mit eigener Station: { $tile }.
why-C10_17 = Um { $hex } zu überdecken, braucht ein Plättchen mindestens { $needed } Ausgänge; dieses hat { $have }.
why-C10_18 = Auf { $hex } liegt ein Plättchen mit sechs Ausgängen, das sich nicht überdecken lässt.
why-C10_19 = Auch über dem Plättchen auf { $hex } muss ein Ausgang einen Tunnel fortsetzen, und keiner tut es: { $tile }.
why-C10_22 = Auf { $hex } würde kein Ausgang einen Tunnel fortsetzen: Nur das überdeckte Plättchen erreicht die Ader daneben ({ $tile }).
why-C12_2 =
    { $acts ->
         [0] Du hast in diesem Zug noch kein Plättchen gelegt; im Berg kommt eine Station nur auf ein Plättchen aus der Aktion davor.
        *[other] Deine letzte Aktion legte kein Plättchen; im Berg kommt eine Station nur auf ein Plättchen aus der Aktion davor.
    }
why-C12_2-bare = Eine Station wird gebaut, gleich nachdem du sie genommen hast.
why-C12_4 = Das Plättchen auf { $hex } liegt auf Ebene { $level }; eine Station braucht Ebene 1.
why-C12_5 = Das Plättchen auf { $hex } ist Dynamit; dorthin kommt keine Station.
why-C12_9 = Von dort führt kein Weg von dir zu einer eigenen Station im Berg: { $space }.
why-C12_9-bare = Ein Stadtfeld wird gewählt, gleich nachdem du eine Station genommen hast.
why-C12_11 = Auf diesem Stadtfeld steht schon eine Station: { $space }.
why-C13_1 = { $hex } hat kein freies Plättchen für eine Ader.
why-C13_1-bare = Ein Plättchen für eine Ader wird gewählt, gleich nachdem du eine Ader genommen hast.
why-C13_3 = { $hex } liegt neben einem Stadtfeld, dorthin kommt keine Ader.
why-C13_4 = { $hex } liegt neben einer anderen Ader.
why-C13_5 = Von dieser Farbe liegen keine Steine auf der Skala: { $colour }.
why-C13_5-bare = Die Farbe wird gleich nach dem Ort der Ader gewählt.
why-C13_10 = Auf keiner Skala liegt ein Stein, also lässt sich keine Ader legen.
why-C14_2 = Punkte werden genommen, gleich nachdem du eine Kaufoption genommen hast, statt eines Teils.
why-C14_3 = Das liegt nicht im Kaufpool: { $piece }.
why-C14_3-bare = Aus dem Kaufpool wird genommen, gleich nachdem du eine Kaufoption genommen hast.
why-C14_5 =
    { $taken ->
         [1] Was eine Kaufoption nahm, muss genutzt werden und wird nicht aufgegeben: { $piece }.
        *[other] Eine Kaufoption nimmt nur, was sich sofort nutzen lässt, und dafür ist jetzt kein Platz: { $piece }.
    }
why-C15_1 = Mit dieser Option gibst du eine Station nur auf, wenn sie nirgends gebaut werden kann ({ $piece }).
why-C15_2 = Mit dieser Option gibst du eine Ader nur auf, wenn sie nirgends gelegt werden kann ({ $piece }).
why-C15_3 = Ein Teil wird aufgegeben, gleich nachdem du es genommen hast, statt einen Ort zu wählen.
why-C15_4 = Dieses Plättchen passt noch irgendwo und muss gelegt werden: { $piece }.
why-C15_5 = Kaufoptionen und das Schürfplättchen werden nie aufgegeben.
why-C16_2 = Ohne Weg schürfen wählst du nur am Anfang des Schürfens.
why-C16_3 = Ein Weg beginnt und endet an zwei verschiedenen eigenen Stationen; { $place } passt nicht.
why-C16_3-bare = Ein Weg wird begonnen, gleich nachdem du das Schürfplättchen genommen hast, und beendet, wenn er seine erste Station verlassen hat.
why-C16_4 = Der Weg war schon bei { $place }.
why-C16_6 = Der Weg kann von hier nicht dorthin: { $place }.
why-C16_6-bare = Ein Weg wird nur beim Schürfen gegangen, wenn er begonnen hat.
why-C16_7 = Du gehst nur einen Weg, und er hat begonnen.
why-C19_2 = Im Farbverkauf ist jetzt { $active_seat } dran.
why-C19_3 = Nur wer so einen Stein hat, macht mit, und du hast keinen: { $colour }.
why-C19_3-bare = Du hast keinen Stein zu verkaufen.
why-C19_4 = Das erste Gebot kann nicht { $price } sein: Der höchste offene Preis ist { $high }.
why-C19_5 = { $price } ist nicht niedriger als das niedrigste Gebot, { $low }.
why-C19_5-bare = Preise werden nur beim Bieten im Farbverkauf genannt.
why-C19_6 = Du hast bei dieser Farbe gepasst: { $colour }.
why-C19_6-bare = Bei einer Farbe passen kannst du nur beim Bieten im Farbverkauf.
why-C19_7 = Unter ein Gebot von { $price } kann niemand gehen.
why-C19_8 = Das Bieten um diese Farbe ist vorbei: { $colour }.
why-C19_10 = Du kannst nicht { $count } verkaufen: Du hast { $have } von dieser Farbe.
why-C19_10-bare = Nur wer bei einer Farbe am niedrigsten bot, verkauft, gleich nach dem Bieten.
why-C20_1 = { $order } gehört nicht zu deinen Aufträgen.
why-C20_1-bare = Aufträge werden im Auftragsverkauf erfüllt, in Kartenfolge.
why-C20_2 = { $order } verlangt einen Stein, der dir fehlt: { $colour }.
why-C20_3 = Das Erfüllen von Aufträgen beendest du nur im Auftragsverkauf.
why-C20_5 = { $order } ist erfüllt und aus dem Spiel.
why-C20_9 = Du kannst keinen deiner Aufträge erfüllen und bist damit fertig.
why-C22_5 = Zum Abschluss gibt es keinen Farbverkauf und keinen Auftragsverkauf mehr.
why-C23_2 =
    { $tied ->
         [1] { $active_seat } hat so wenige Punkte wie du und die niedrigere Reihenfolgekarte und verkauft jetzt.
        *[other] { $active_seat } hat von denen mit Steinen die wenigsten Punkte und verkauft jetzt.
    }
why-C23_3 = Du hast keinen Stein dieser Farbe: { $colour }.
why-C23_3-bare = Einzelne Steine werden nur im Schlussverkauf verkauft.
why-C23_6 = Niemand hat mehr Steine, der Schlussverkauf ist vorbei.

## Points and the end

source-start = Start
source-bids = Gebote
source-options = Kaufoptionen
source-chips = Chips
source-cities = Städte
source-sales = Farbverkauf
source-orders = Aufträge
source-penalties = Strafpunkte
source-final_sale = Schlussverkauf
end-C23_7 = Alle Steine sind verkauft; die höchste Punktzahl gewinnt.
end-C23_8 = Alle Steine sind verkauft; bei Gleichstand entschied die niedrigste Reihenfolgekarte.

## Reasons of hints

term-score = { $points } auf deinem Punktestand
term-rival = { $points } im Vergleich zum stärksten Gegner
term-city = { $points } für Stationen in { $about }
term-site = { $points } für erreichbare Felder in { $about }
term-stones = { $points } für Steine auf der Hand ({ $about })
term-order = { $points } für die Aussicht auf { $about }
term-route = { $points } für den künftigen Weg
term-pieces = { $points } für deine restlichen Teile

## Options

option-phases = Phasen
option-phases-about = Wie viele Phasen das Spiel hat; zwei sind ein Lernspiel.
option-phases-3 = 3 (ganze Partie)
option-phases-2 = 2 (Lernspiel)
option-first_bidder = Erstes Gebot
option-first_bidder-about = Wer die erste Versteigerung eröffnet.
option-first_bidder-random = Ausgelost
option-bid_limit = Grenze der Gebote
option-bid_limit-about = Wie viel du für eine Reihenfolgekarte bieten darfst.
option-bid_limit-own_score = Die eigenen Punkte
option-cards_on_offer = Angebotene Reihenfolgekarten
option-cards_on_offer-about = Welche Reihenfolgekarten bei weniger als vier Personen wählbar sind.
option-cards_on_offer-all = Alle vier
option-order_pass = Passen bei Aufträgen
option-order_pass-about = Ob ein Passen für den ganzen Schritt oder nur eine Runde gilt.
option-order_pass-final = Endgültig
option-order_pass-reenter = Für eine Runde
option-chip_supply = Vorrat an Chips
option-chip_supply-about = Wie viele Chips es für liegen gebliebene Aufträge gibt.
option-chip_supply-unlimited = Unbegrenzt
option-give_up = Stationen und Adern aufgeben
option-give_up-about = Ob du eine Station oder Ader aufgeben darfst, die du nutzen könntest.
option-give_up-voluntary = Freiwillig
option-give_up-only_if_impossible = Nur wenn nicht nutzbar
option-tile_give_up = Plättchen aufgeben
option-tile_give_up-about = Wann ein Tunnel- oder Dynamitplättchen aufgegeben werden darf.
option-tile_give_up-only_if_stuck = Nur wenn es nirgends passt
option-city_edge = Legen neben Städten
option-city_edge-about = Ob Plättchen neben einem Stadtfeld mit fremder Station liegen dürfen.
option-city_edge-open = Für alle offen
option-city_edge-owner_only = Nur für die Station selbst
option-attach_foreign = Anschluss an fremde Stationen
option-attach_foreign-about = Ob ein Tunnel an einem Plättchen mit fremder Station fortgesetzt wird.
option-attach_foreign-yes = Ja
option-station_tile = Plättchen einer Bergstation
option-station_tile-about = Auf welches Plättchen eine Bergstation kommen darf.
option-station_tile-previous_action = In der Aktion davor gelegt
option-short_vein = Zu wenige Steine für eine Ader
option-short_vein-about = Was geschieht, wenn weniger Steine übrig sind, als eine Ader bekommt.
option-short_vein-take_all = Sie bekommt alle
option-four_exit = Plättchen mit vier Ausgängen
option-four_exit-about = Ob sich die vier Tunnel eines solchen Plättchens treffen.
option-four_exit-joined = Sie treffen sich
option-city_through = Durchgang durch Städte
option-city_through-about = Durch wessen Stadtstationen ein Weg führen darf.
option-city_through-own = Die eigenen
option-empty_vein = Geleerte Adern
option-empty_vein-about = Wann eine Ader ohne Steine den Plan verlässt.
option-empty_vein-after_route = Nach dem Weg
option-city_points = Stadtpunkte
option-city_points-about = Wofür die freien Felder einer Stadt zählen.
option-city_points-per_station = Je Station
option-sale_opening = Erstes Gebot eines Verkaufs
option-sale_opening-about = Ob das erste Gebot im Farbverkauf frei ist oder der höchste offene Preis.
option-sale_opening-free = Frei
option-sale_opening-top = Der höchste offene Preis
option-penalty_floor = Untergrenze der Strafen
option-penalty_floor-about = Ob Strafen die Punkte unter 0 drücken dürfen.
option-penalty_floor-none = Keine Untergrenze
option-hands = Steine auf der Hand
option-hands-about = Ob alle deine Steine sehen.
option-hands-hidden = Verdeckt
option-hands-open = Offen
option-stacks = Überdeckte Plättchen
option-stacks-about = Ob man Plättchen unter anderen ansehen darf.
option-stacks-hidden = Verdeckt

## Der Plan als Text

board-mountain = Berg
board-prices = Preise
board-orders = Aufträge
board-pool = Kaufpool
board-phase = Phase { $phase } von { $phases }
board-city = { $city } { $side }: { $free } von { $size } frei
board-bid = { $seat } bietet { $amount }
board-deck = Verdeckt: { $count }
board-score = { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    }, { $stones ->
        [one] 1 Stein
       *[other] { $stones } Steine
    } auf der Hand
board-card = Karte { $card }
board-legend = (A) Mine  ⌂A Stadtstation  Ro3 Ader mit Steinen  o Plättchen  * Dynamit  2 Ebene  a: nicht verbunden
board-mark-yellow = Ge
board-mark-red = Ro
board-mark-purple = Li
board-mark-blue = Bl
board-mark-green = Gr
board-mark-white = We

## Hilfe zu allem, was auf dem Tisch liegt

about-tunnel = Ein Tunnelplättchen mit { $exits } Ausgängen. Mindestens ein Ausgang muss einen Tunnel fortsetzen; es darf ein Plättchen mit weniger Ausgängen überdecken.
about-dynamite_tile = Ein Dynamitplättchen. Es wirkt wie ein Tunnel, bis es am Ende der Phase explodiert und die Plättchen daneben aufreißt. Lege es dorthin, wo es den anderen wehtut.
about-vein = Eine Ader mit Edelsteinen einer Farbe, für alle da. Führt dein Weg darüber, nimmst du einen Stein heraus.
about-station = Eine Station. Im Berg kommt sie auf das eben gelegte Plättchen; in einer Stadt bringt sie jede Phase Punkte, solange sie mit einer deiner Stationen im Berg verbunden ist.
about-option = Eine Kaufoption: Nimm dafür 3 Punkte oder ein Teil aus dem Kaufpool, das du sofort nutzt.
about-prospect = Das Schürfplättchen: dein letztes Teil der Phase. Du gehst einen Weg von Station zu Station und nimmst aus jeder Ader darauf einen Stein.
about-gem = Steine, Farbe { $colour }. Verkaufe sie im Farbverkauf, gib sie für Aufträge ab oder behalte sie; je weniger auf der Skala liegen, desto höher der Preis.
about-order = { $order }: Gib { $stones } ab und erhalte { $value } Punkte. Erfüllst du ihn nie, kostet er am Ende { $penalty } Punkte.
about-city = { $city } { $side }, { $size } Felder. Jede verbundene Station hier bringt so viele Punkte, wie Felder frei sind: Eine volle Stadt bringt nichts.
about-city_space = Ein Stadtfeld ({ $city }). Es fasst eine Station; bauen kannst du, wenn ein Weg zu einer deiner Stationen im Berg führt.
about-hex = Ein Feld des Berges. Hier werden Plättchen gelegt; eine Station oder Ader hält sie fern.
about-sequence_card = Reihenfolgekarte { $card }: Sie bestimmt, wann du dran bist, und bringt dir dieses Teil: { $dynamite }. Niedrige spielen zuerst, hohe können noch reagieren.
about-chip = Ein Chip auf einem liegen gebliebenen Auftrag: 2 Punkte für den, der den Auftrag nimmt.
about-pool = Der Kaufpool: Hierher kommt alles, was aufgegeben, gesprengt oder geleert wurde. Eine Kaufoption holt etwas heraus.
about-supply = Der Vorrat: Von hier bekommen alle in jeder Phase zwölf Teile.
about-scale = Die Preisskala einer Farbe. Das höchste offene Feld ist der höchste Preis; jeder verkaufte Stein schließt ein Feld und macht die Farbe billiger.
about-price = Der höchste offene Preis dieser Farbe. Im Farbverkauf verkauft, wer am wenigsten verlangt.
about-hand = Die Steine auf deiner Hand. Die anderen sehen nur, wie viele es sind.
about-points = Deine Punkte. Auch Gebote bezahlst du damit; am Ende gewinnt, wer die meisten hat.
about-level = Wie hoch die Plättchen hier liegen. Im Berg baust du nur auf Ebene 1; ein Plättchen obendrauf braucht mehr Ausgänge.
about-action_board = Deine Aktionstafel mit den Teilen, die du in dieser Phase noch nutzen musst. Alle zwölf werden gebraucht, das Schürfplättchen zuletzt.
about-seat = Ein Mitspieler: Punkte, Reihenfolgekarte, Aufträge und Teile sind offen, die Farben der Steine nicht.
about-phase_turn_up = Fünf Aufträge werden aufgedeckt, damit alle sie vor dem Bieten sehen.
about-phase_first_bidder = Wer zuerst bietet, wird ausgelost.
about-phase_bid = Biete Punkte um die erste Wahl einer Reihenfolgekarte. Nur wer gewinnt, zahlt; wer übrig bleibt, bekommt eine umsonst.
about-phase_card = Wähle deinen Platz in der Reihenfolge. Wer früh dran ist, schürft und verkauft zuerst; wer spät dran ist, bekommt Dynamit mit mehr Ausgängen.
about-phase_order = Nimm Aufträge, die du erfüllen kannst; was offen bleibt, kostet am Ende Punkte.
about-phase_piece = Wähle das Teil für deine nächste Aktion: ein bis vier Aktionen je Zug, zwölf je Phase, das Schürfplättchen zuletzt.
about-phase_lay = Wähle, wohin das Plättchen kommt. Verlängere deine Tunnel zu Adern und Städten, oder schneide fremde ab.
about-phase_turn = Drehe das Plättchen: Mindestens ein Ausgang muss einen Tunnel fortsetzen.
about-phase_build = Baue deine Station: auf das eben gelegte Plättchen oder in einer Stadt, die deine Tunnel erreichen.
about-phase_lay_vein = Wähle das Plättchen für die Ader: wo dein Weg vorbeiführt und die Wege der anderen möglichst nicht.
about-phase_colour = Wähle die Farbe der Ader. Die Steine kommen von der Skala, also steigt der Preis dieser Farbe.
about-phase_take = Nimm 3 Punkte oder etwas aus dem Kaufpool, das du sofort nutzt.
about-phase_start = Wähle die Station, an der dein Weg beginnt. Ein guter Weg führt über viele Adern.
about-phase_route = Geh weiter, Feld für Feld, nirgends zweimal. Am Ende muss eine andere eigene Station stehen.
about-phase_sale = Biete, wie billig du verkaufen würdest: Wer am wenigsten verlangt, darf verkaufen, so viel er will.
about-phase_sell = Du darfst verkaufen: Wähle, wie viele Steine. Was du behältst, kann noch in einen Auftrag oder den Schlussverkauf.
about-phase_fulfil = Gib die Steine für deine Aufträge ab. Du darfst sie auch für eine spätere Phase behalten.
about-phase_final_sale = Wer die wenigsten Punkte hat, verkauft immer wieder einen Stein zum höchsten offenen Preis seiner Farbe.
about-phase_over = Alle Steine sind verkauft; die höchste Punktzahl gewinnt.
