# Cavum in het Nederlands. Namen, vragen, handelingen, gebeurtenissen, overtredingen, opties; variabelen zijn de feiten van het spel.

## Names

title = Cavum
neutral-title = Vena
name-tunnel_2 = Tunnel met 2 uitgangen
name-tunnel_3 = Tunnel met 3 uitgangen
name-tunnel_4 = Tunnel met 4 uitgangen
name-tunnel_6 = Tunnel met 6 uitgangen
name-dynamite_2 = Dynamiet met 2 uitgangen
name-dynamite_3 = Dynamiet met 3 uitgangen
name-dynamite_4 = Dynamiet met 4 uitgangen
name-dynamite_6 = Dynamiet met 6 uitgangen
name-dynamite = Dynamiettegel
name-vein = Ader
name-station = Station
name-option = Koopoptie
name-prospect = Delftegel
name-yellow = Geel
name-red = Rood
name-purple = Paars
name-blue = Blauw
name-green = Groen
name-white = Wit
name-order_1 = Opdracht 1
name-order_2 = Opdracht 2
name-order_3 = Opdracht 3
name-order_4 = Opdracht 4
name-order_5 = Opdracht 5
name-order_6 = Opdracht 6
name-order_7 = Opdracht 7
name-order_8 = Opdracht 8
name-order_9 = Opdracht 9
name-order_10 = Opdracht 10
name-order_11 = Opdracht 11
name-order_12 = Opdracht 12
name-order_13 = Opdracht 13
name-order_14 = Opdracht 14
name-order_15 = Opdracht 15
name-to_east = oost
name-to_north_east = noordoost
name-to_north_west = noordwest
name-to_west = west
name-to_south_west = zuidwest
name-to_south_east = zuidoost
name-side_south = in het zuiden
name-side_south_east = in het zuidoosten
name-side_north_east = in het noordoosten
name-side_north_west = in het noordwesten
name-side_south_west = in het zuidwesten
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

phase-turn_up = Opdrachten openleggen
phase-first_bidder = Eerste bieder loten
phase-bid = Veiling van de volgorde
phase-card = Volgordekaart kiezen
phase-order = Opdrachten nemen
phase-piece = Bouwen: onderdeel kiezen
phase-lay = Bouwen: tegel leggen
phase-turn = Bouwen: tegel draaien
phase-build = Bouwen: station
phase-lay_vein = Bouwen: ader
phase-colour = Bouwen: kleur van de ader
phase-take = Bouwen: koopoptie
phase-start = Delven: begin
phase-route = Delven: route
phase-sale = Kleurverkoop
phase-sell = Kleurverkoop: verkopen
phase-fulfil = Opdrachtverkoop
phase-final_sale = Slotverkoop
phase-over = De partij is voorbij

## Actions

action-bid = Bied { $amount }
action-bid_pass = Pas
action-card = Kaart { $card } ({ $dynamite })
action-take_order =
    { $order }: { $stones }; waarde { $value }, straf { $penalty }{ $points ->
         [0] {""}
        *[other] , meteen { $points } punten
    }
action-order_pass = Geen opdrachten meer
action-piece = { $piece } (nog { $left })
action-end_turn =
    Beëindig je beurt na { $acts ->
         [one] 1 actie
        *[other] { $acts } acties
    }
action-lay =
    { $hex } ({ $level ->
         [1] op het bord
        *[other] als niveau { $level }
    })
action-turn = Draai: uitgangen { $exits }
action-build_here = Hier, op { $hex }
action-build_city =
    { $space } ({ $free ->
         [one] 1 vrij veld in de stad
        *[other] { $free } vrije velden in de stad
    })
action-lay_vein = { $hex }
action-colour =
    { $colour } ({ $count ->
         [one] 1 steen
        *[other] { $count } stenen
    }, prijs nu { $price })
action-give_up = Inleveren: { $piece }
action-points =
    Neem { $points ->
         [one] 1 punt
        *[other] { $points } punten
    }
action-from_pool = Van de koophoop: { $piece } ({ $left } aanwezig)
action-no_route = Delven zonder route
action-start = Begin bij { $place }
action-go =
    { $place }{ $colour ->
         [yellow] {" "}(ader: { $colour })
         [red] {" "}(ader: { $colour })
         [purple] {" "}(ader: { $colour })
         [blue] {" "}(ader: { $colour })
         [green] {" "}(ader: { $colour })
         [white] {" "}(ader: { $colour })
        *[none] {""}
    }
action-stop =
    Eindig de route bij { $place } ({ $count ->
         [0] geen stenen
         [one] 1 steen
        *[other] { $count } stenen
    })
action-sale_bid = Bied { $price } ({ $colour })
action-sale_pass = Pas ({ $colour })
action-sell =
    Verkoop { $count ->
         [one] 1 steen
        *[other] { $count } stenen
    } ({ $colour }) voor { $price }: { $points ->
         [one] 1 punt
        *[other] { $points } punten
    }
action-fulfil = { $order }: geef { $stones } voor { $value } punten
action-done = Geen opdrachten meer vervullen
action-sell_stone =
    Verkoop een steen: { $colour } ({ $points ->
         [one] 1 punt
        *[other] { $points } punten
    })

## Gestures: several actions in one phrase

gesture-lay-turn =
    { $turn_tile } op { $lay_hex }{ $lay_level ->
         [1] {""}
        *[other] , niveau { $lay_level }
    }{ $turn_tile ->
         [tunnel_6] {""}
         [dynamite_6] {""}
        *[other] {" "}({ $turn_exits })
    }
gesture-piece-lay-turn = { gesture-lay-turn }
gesture-piece-build_here = Station op { $build_here_hex }
gesture-piece-build_city = Station in { $build_city_space }
gesture-lay_vein-colour =
    Ader op { $lay_vein_hex }: { $colour_colour } ({ $colour_count ->
         [one] 1 steen
        *[other] { $colour_count } stenen
    })
gesture-piece-lay_vein-colour = { gesture-lay_vein-colour }
gesture-piece-give_up = Inleveren: { $piece_piece }
gesture-piece-points =
    Koopoptie voor { $points_points ->
         [one] 1 punt
        *[other] { $points_points } punten
    }
gesture-piece-from_pool-lay-turn = Met een koopoptie: { gesture-lay-turn }
gesture-piece-from_pool-build_here = Met een koopoptie: { gesture-piece-build_here }
gesture-piece-from_pool-build_city = Met een koopoptie: { gesture-piece-build_city }
gesture-piece-from_pool-lay_vein-colour = Met een koopoptie: { gesture-lay_vein-colour }
gesture-piece-no_route = Delven zonder route
gesture-start-go-stop =
    Delven van { $start_place } naar { $stop_place } ({ $stop_count ->
         [0] geen stenen
         [one] 1 steen
        *[other] { $stop_count } stenen
    })
gesture-piece-start-go-stop = { gesture-start-go-stop }

## Questions

prompt-bid =
    { $high ->
         [-1] Bied om als eerste een volgordekaart te kiezen (hoogstens { $limit }).
        *[other] Bied om een volgordekaart: het bod is { $high }. Ga hoger (hoogstens { $limit }) of pas.
    }
prompt-card =
    Kies een volgordekaart ({ $amount ->
         [0] gratis
        *[other] betaald: { $amount }
    }).
prompt-order = Neem een opdracht ({ $on_offer } te krijgen), of pas.
prompt-piece =
    Kies een onderdeel ({ $acts ->
         [0] eerste actie
         [one] 1 actie gedaan
        *[other] { $acts } acties gedaan
    }, { $left ->
         [one] nog 1 onderdeel
        *[other] nog { $left } onderdelen
    }).
prompt-lay = { $tile }: waar leg je de tegel?
prompt-turn = { $hex }: hoe leg je de tegel ({ $tile })?
prompt-build = Waar bouw je het station?
prompt-lay_vein = Op welke tegel leg je de ader?
prompt-colour = Welke stenen heeft de ader op { $hex }?
prompt-take = Gebruik de koopoptie: punten, of een onderdeel van de koophoop.
prompt-start =
    { $starts ->
         [0] { $stations ->
             [0] Je hebt geen station, en een route gaat van het ene eigen station naar het andere: je kunt alleen zonder route delven.
             [one] Je hebt één station, en een route gaat van het ene eigen station naar het andere: je kunt alleen zonder route delven.
            *[other] Geen tunnels verbinden twee van je { $stations } stations, dus is er geen route mogelijk: je kunt alleen zonder route delven.
         }
        *[other] Bij welk station begint je route?
    }
prompt-route =
    De route staat bij { $place } ({ $count ->
         [0] nog geen stenen
         [one] 1 steen
        *[other] { $count } stenen
    }): waarheen?
prompt-sale =
    Kleurverkoop, { $colour }: { $bids ->
         [0] doe een eerste bod van hoogstens { $price }
        *[other] bied minder dan { $price }
    }, of pas.
prompt-sell = Je verkoopt voor { $price } ({ $colour }): hoeveel stenen? Je hebt er { $have }.
prompt-fulfil = Vervul een opdracht, of stop.
prompt-final_sale = Slotverkoop: verkoop één steen.

## Events

event-phase_started = Fase { $phase } begint.
event-order_turned_up = { $order } komt open.
event-first_bidder = { $seat } biedt als eerste.
event-bid_made = { $seat } biedt { $amount }.
event-bid_passed = { $seat } past.
event-bid_out = { $seat } kan niet boven { $amount } en valt af.
event-auction_won =
    { $seat } wint de veiling voor { $amount ->
         [one] 1 punt
        *[other] { $amount } punten
    }.
event-card_taken = { $seat } neemt volgordekaart { $card }.
event-pieces_taken = { $seat } neemt twaalf onderdelen, waaronder: { $dynamite }.
event-order_taken =
    { $seat } neemt { $order }{ $points ->
         [0] {""}
        *[other] {" "}({ $points } punten voor de schijfjes)
    }.
event-order_passed = { $seat } past en neemt geen opdracht.
event-chip_laid = Er komt een schijfje op { $order } (nu { $chips }).
event-option_points =
    { $seat } levert een koopoptie in voor { $points ->
         [one] 1 punt
        *[other] { $points } punten
    }.
event-option_used = { $seat } gebruikt een koopoptie en neemt van de koophoop: { $piece }.
event-tile_laid =
    { $seat } legt op { $hex }: { $tile }{ $level ->
         [1] {""}
        *[other] {" "}(niveau { $level })
    }.
event-station_built = { $seat } bouwt een station op { $hex }.
event-city_station_built = { $seat } bouwt een station in een stad: { $space }.
event-vein_laid =
    { $seat } legt een ader op { $hex }: { $colour }, { $count ->
         [one] 1 steen
        *[other] { $count } stenen
    }.
event-given_up = { $seat } geeft een onderdeel op: { $piece }.
event-prospected =
    { $seat } delft en krijgt { $count ->
         [0] niets
         [one] 1 steen: { $colours }
        *[other] { $count } stenen: { $colours }
    } (route: { $route }).
event-no_route = { $seat } delft zonder route.
event-vein_emptied = De ader op { $hex } is leeg ({ $colour }) en gaat naar de koophoop.
event-turn_ended = { $seat } beëindigt de beurt.
event-city_scored =
    { $city }: { $seat } heeft { $count ->
         [one] 1 aangesloten station
        *[other] { $count } aangesloten stations
    }, { $free ->
         [one] 1 veld is vrij
        *[other] { $free } velden zijn vrij
    }: { $points ->
         [one] 1 punt
        *[other] { $points } punten
    }.
event-blast = Op { $hex } ontploft dynamiet. Vernietigd: { $tiles }; ernaast opengereten: { $torn }.
event-sale_opened = Verkoop van een kleur: { $colour } (hoogste open prijs { $price }).
event-sale_bid = { $seat } biedt aan voor { $price } te verkopen ({ $colour }).
event-sale_passed = { $seat } past ({ $colour }).
event-sale_out = { $seat } kan niet bieden en valt af ({ $colour }).
event-stones_sold =
    { $seat } verkoopt { $count ->
         [one] 1 steen
        *[other] { $count } stenen
    } ({ $colour }) voor { $price }: { $points ->
         [one] 1 punt
        *[other] { $points } punten
    }.
event-nothing_sold = Er wordt niets verkocht ({ $colour }).
event-order_fulfilled =
    { $seat } vervult { $order }, { $points ->
         [one] 1 punt
        *[other] { $points } punten
    }.
event-orders_done = { $seat } vervult geen opdrachten meer.
event-closing_started = De laatste fase is voorbij en de afsluiting begint: steden, straffen, slotverkoop.
event-penalty =
    { $seat } heeft { $order } niet vervuld: { $points ->
         [one] 1 punt
        *[other] { $points } punten
    } eraf.
event-stone_sold =
    { $seat } verkoopt een steen: { $colour }, { $points ->
         [one] 1 punt
        *[other] { $points } punten
    }.
event-match_ended =
    De partij is voorbij: { $seat } wint met { $score ->
         [one] 1 punt
        *[other] { $score } punten
    }.

## Why not

why-C3_4 = Draaiing { $rotation } geeft dezelfde uitgangen als een kleinere: { $tile }.
why-C3_11 = Vanaf { $place } is geen ander station van jou te bereiken.
why-C6_2 = { $active_seat } is geloot als eerste bieder en opent deze veiling.
why-C6_3 = { $active_seat } had in de vorige fase de laagste volgordekaart en opent deze veiling.
why-C6_4 = Jij opent deze veiling en moet een bod noemen, al is het 0.
why-C6_5 = Je kunt geen { $amount } bieden: je grens is { $limit }.
why-C6_6 = { $amount } is te laag: bied minstens { $needed }.
why-C6_6-bare = Bieden doe je in de veiling van de volgorde, met de klok mee, als je nog geen kaart hebt en aan de beurt bent.
why-C6_7 = Je hebt gepast, en dat geldt voor de hele veiling; nu beslist { $active_seat }.
why-C6_7-bare = Passen doe je in een veiling van de volgorde, als je een bod moet beantwoorden.
why-C6_8 = Je grens van { $limit } ligt niet boven het bod van { $amount }; je doet in deze veiling niet meer mee.
why-C6_9 = Deze veiling is voorbij: jij hebt gewonnen en neemt een kaart.
why-C6_11 = Volgordekaart { $card } ligt niet meer op het bord.
why-C6_11-bare = Een volgordekaart neem je na een veiling die je gewonnen hebt; wie als laatste geen kaart heeft, neemt er een zonder veiling.
why-C6_12 = { $active_seat } is met de klok mee na de laatste winnaar de eerste zonder kaart en opent deze veiling.
why-C6_13 = Je hebt volgordekaart { $card } en doet in deze fase niet meer mee aan veilingen.
why-C6_14 = { $active_seat } heeft als laatste nog geen volgordekaart en kiest er nu een.
why-C6_14-bare = Je hebt als laatste nog geen volgordekaart: je kiest er een zonder te bieden.
why-C8_3 = { $order } ligt niet open en kan dus niet genomen worden.
why-C8_3-bare = Opdrachten neem je in de voorbereiding, één tegelijk in kaartvolgorde.
why-C8_4 = Je hebt bij de opdrachten gepast; nu kiest { $active_seat }.
why-C8_4-bare = Opdrachten afslaan kan alleen terwijl er opdrachten genomen worden.
why-C8_7 = { $order } ligt al bij { $owner_seat }.
why-C9_3 = { $active_seat } is aan de beurt om te bouwen.
why-C9_4 = Daar heb je er geen meer van: { $piece }.
why-C9_4-bare = Je moet minstens één actie doen voor je je beurt beëindigt.
why-C9_5 = Een beurt beëindig je alleen tijdens het bouwen, tussen acties.
why-C9_6 = Onderdelen kies je tijdens het bouwen, aan het begin van een actie.
why-C9_7 = De delftegel is je laatste onderdeel, en je hebt er nog { $left }.
why-C9_8 = Maak eerst de actie af waaraan je begonnen bent.
why-C9_9 = Je hebt in deze fase geen onderdelen meer; { $active_seat } bouwt.
why-C10_1 = Een veld kies je direct nadat je een tunnel- of dynamiettegel hebt gepakt.
why-C10_2 = Op { $hex } staat een station, dus daar komt geen tegel.
why-C10_3 = Op { $hex } ligt een ader, dus daar komt geen tegel.
why-C10_4 = Op { $hex } zou geen uitgang op een tunnel aansluiten: { $tile }.
why-C10_4-bare = Een tegel draai je direct nadat je het veld hebt gekozen.
why-C10_9 = Op { $hex } zou geen uitgang op een tunnel aansluiten, want de ader ernaast wordt door geen tunnel bereikt: { $tile }.
why-C10_14 = { $hex } ligt naast een stadsveld met een station van een ander.
why-C10_16 = Op { $hex } zou geen uitgang op een tunnel aansluiten, want hij raakt geen stadsveld met een station van jou: { $tile }.
why-C10_17 = Om { $hex } te bedekken heeft een tegel minstens { $needed } uitgangen nodig; deze heeft er { $have }.
why-C10_18 = Op { $hex } ligt een tegel met zes uitgangen, en die kan niet bedekt worden.
why-C10_19 = Ook boven op de tegel op { $hex } moet een uitgang op een tunnel aansluiten, en dat doet er geen: { $tile }.
why-C10_22 = Op { $hex } zou geen uitgang op een tunnel aansluiten: alleen de tegel die bedekt wordt, bereikt de ader ernaast ({ $tile }).
why-C12_2 =
    { $acts ->
         [0] Je hebt in deze beurt nog geen tegel gelegd; in de berg komt een station alleen op een tegel uit de vorige actie.
        *[other] Je vorige actie legde geen tegel; in de berg komt een station alleen op een tegel uit de vorige actie.
    }
why-C12_2-bare = Een station bouw je direct nadat je het hebt gepakt.
why-C12_4 = De tegel op { $hex } ligt op niveau { $level }; een station heeft niveau 1 nodig.
why-C12_5 = De tegel op { $hex } is dynamiet; daar komt geen station.
why-C12_9 = Vandaar leidt geen pad van jou naar een station van jou in de berg: { $space }.
why-C12_9-bare = Een stadsveld kies je direct nadat je een station hebt gepakt.
why-C12_11 = Op dat stadsveld staat al een station: { $space }.
why-C13_1 = { $hex } heeft geen vrije tegel voor een ader.
why-C13_1-bare = Een tegel voor een ader kies je direct nadat je een ader hebt gepakt.
why-C13_3 = { $hex } ligt naast een stadsveld, dus daar komt geen ader.
why-C13_4 = { $hex } ligt naast een andere ader.
why-C13_5 = Van deze kleur liggen er geen stenen op de prijzenrij: { $colour }.
why-C13_5-bare = De kleur kies je direct na de plaats van de ader.
why-C13_10 = Op geen enkele prijzenrij ligt een steen, dus er kan geen ader worden gelegd.
why-C14_2 = Punten neem je direct nadat je een koopoptie hebt gepakt, in plaats van een onderdeel.
why-C14_3 = Die ligt niet op de koophoop: { $piece }.
why-C14_3-bare = Van de koophoop neem je iets direct nadat je een koopoptie hebt gepakt.
why-C14_5 =
    { $taken ->
         [1] Wat met een koopoptie genomen is, moet gebruikt worden en kan niet worden opgegeven: { $piece }.
        *[other] Een koopoptie neemt alleen wat meteen gebruikt kan worden, en hiervoor is nu geen plaats: { $piece }.
    }
why-C15_1 = Met deze optie geef je een station alleen op als het nergens gebouwd kan worden ({ $piece }).
why-C15_2 = Met deze optie geef je een ader alleen op als ze nergens gelegd kan worden ({ $piece }).
why-C15_3 = Een onderdeel geef je op direct nadat je het hebt gepakt, in plaats van er een plaats voor te kiezen.
why-C15_4 = Deze tegel past nog ergens en moet dus gelegd worden: { $piece }.
why-C15_5 = Koopopties en de delftegel geef je nooit op.
why-C16_2 = Zonder route delven kies je alleen bij het begin van het delven.
why-C16_3 = Een route begint en eindigt bij twee verschillende stations van jou; { $place } voldoet niet.
why-C16_3-bare = Een route begin je direct nadat je de delftegel hebt gepakt, en eindig je als ze haar eerste station heeft verlaten.
why-C16_4 = De route is al bij { $place } geweest.
why-C16_6 = De route kan van hier niet naar { $place }.
why-C16_6-bare = Een route loop je alleen tijdens het delven, als ze begonnen is.
why-C16_7 = Je loopt maar één route, en die is begonnen.
why-C19_2 = In de kleurverkoop is nu { $active_seat } aan het woord.
why-C19_3 = Alleen wie zo’n steen heeft doet mee, en jij hebt er geen: { $colour }.
why-C19_3-bare = Je hebt geen steen om te verkopen.
why-C19_4 = Het eerste bod kan niet { $price } zijn: de hoogste open prijs is { $high }.
why-C19_5 = { $price } is niet lager dan het laagste bod, { $low }.
why-C19_5-bare = Prijzen noem je alleen bij het bieden in de kleurverkoop.
why-C19_6 = Je hebt voor deze kleur gepast: { $colour }.
why-C19_6-bare = Een kleur passen kan alleen bij het bieden in de kleurverkoop.
why-C19_7 = Onder een bod van { $price } kan niemand gaan.
why-C19_8 = Het bieden voor deze kleur is voorbij: { $colour }.
why-C19_10 = Je kunt er geen { $count } verkopen: je hebt er { $have } van deze kleur.
why-C19_10-bare = Alleen de laagste bieder van een kleur verkoopt, direct na het bieden.
why-C20_1 = { $order } is niet een van jouw opdrachten.
why-C20_1-bare = Opdrachten vervul je in de opdrachtverkoop, in kaartvolgorde.
why-C20_2 = { $order } vraagt een steen die je mist: { $colour }.
why-C20_3 = Stoppen met opdrachten vervullen doe je alleen in de opdrachtverkoop.
why-C20_5 = { $order } is vervuld en uit het spel.
why-C20_9 = Je kunt geen van je opdrachten vervullen, dus je bent ermee klaar.
why-C22_5 = In de afsluiting is er geen kleurverkoop en geen opdrachtverkoop meer.
why-C23_2 =
    { $tied ->
         [1] { $active_seat } heeft even weinig punten als jij en de lagere volgordekaart, en verkoopt nu.
        *[other] { $active_seat } heeft van wie nog stenen heeft de laagste score en verkoopt nu.
    }
why-C23_3 = Je hebt geen steen van deze kleur: { $colour }.
why-C23_3-bare = Losse stenen verkoop je alleen in de slotverkoop.
why-C23_6 = Niemand heeft nog stenen, dus de slotverkoop is voorbij.

## Points and the end

source-start = Begin
source-bids = Biedingen
source-options = Koopopties
source-chips = Schijfjes
source-cities = Steden
source-sales = Kleurverkoop
source-orders = Opdrachten
source-penalties = Strafpunten
source-final_sale = Slotverkoop
end-C23_7 = Alle stenen zijn verkocht; de hoogste score wint.
end-C23_8 = Alle stenen zijn verkocht; bij gelijke stand besliste de laagste volgordekaart.

## Reasons of hints

term-score = { $points } op je score
term-rival = { $points } vergeleken met je sterkste tegenstander
term-city = { $points } voor stations in { $about }
term-site = { $points } voor velden die nog te halen zijn in { $about }
term-stones = { $points } voor stenen in je hand ({ $about })
term-order = { $points } voor je kansen op { $about }
term-route = { $points } voor de route die nog komt
term-pieces = { $points } voor de onderdelen die je overhoudt

## Options

option-phases = Fasen
option-phases-about = Hoeveel fasen het spel heeft; twee is een leerspel.
option-phases-3 = 3 (hele partij)
option-phases-2 = 2 (leerspel)
option-first_bidder = Eerste bieder
option-first_bidder-about = Wie de eerste veiling opent.
option-first_bidder-random = Geloot
option-bid_limit = Grens van biedingen
option-bid_limit-about = Hoeveel je mag bieden voor een volgordekaart.
option-bid_limit-own_score = Je eigen score
option-cards_on_offer = Aangeboden volgordekaarten
option-cards_on_offer-about = Welke volgordekaarten te kiezen zijn met minder dan vier spelers.
option-cards_on_offer-all = Alle vier
option-order_pass = Passen bij opdrachten
option-order_pass-about = Of passen voor de hele stap geldt of voor één ronde.
option-order_pass-final = Definitief
option-order_pass-reenter = Voor één ronde
option-chip_supply = Voorraad schijfjes
option-chip_supply-about = Hoeveel schijfjes er zijn voor opdrachten die blijven liggen.
option-chip_supply-unlimited = Onbeperkt
option-give_up = Stations en aders opgeven
option-give_up-about = Of je een station of ader die je kunt gebruiken mag opgeven.
option-give_up-voluntary = Vrij
option-give_up-only_if_impossible = Alleen als het niet te gebruiken is
option-tile_give_up = Tegels opgeven
option-tile_give_up-about = Wanneer je een tunnel- of dynamiettegel mag opgeven.
option-tile_give_up-only_if_stuck = Alleen als hij nergens past
option-city_edge = Leggen naast steden
option-city_edge-about = Of er tegels mogen liggen naast een stadsveld met een station van een ander.
option-city_edge-open = Voor iedereen
option-city_edge-owner_only = Alleen voor de eigenaar
option-attach_foreign = Aansluiten bij andermans station
option-attach_foreign-about = Of een tunnel aansluit bij een tegel met een station van een ander.
option-attach_foreign-yes = Ja
option-station_tile = Tegel van een station in de berg
option-station_tile-about = Op welke tegel een station in de berg mag komen.
option-station_tile-previous_action = Gelegd in de vorige actie
option-short_vein = Te weinig stenen voor een ader
option-short_vein-about = Wat er gebeurt als er minder stenen zijn dan een ader krijgt.
option-short_vein-take_all = Ze krijgt ze allemaal
option-four_exit = Tegels met vier uitgangen
option-four_exit-about = Of de vier tunnels van zo’n tegel samenkomen.
option-four_exit-joined = Ze komen samen
option-city_through = Door steden heen
option-city_through-about = Door wiens stadsstations een route mag lopen.
option-city_through-own = De eigen
option-empty_vein = Leeggehaalde aders
option-empty_vein-about = Wanneer een ader zonder stenen van het bord gaat.
option-empty_vein-after_route = Na de route
option-city_points = Stadspunten
option-city_points-about = Waarvoor de vrije velden van een stad tellen.
option-city_points-per_station = Per station
option-sale_opening = Eerste bod van een verkoop
option-sale_opening-about = Of het eerste bod in de kleurverkoop vrij is of de hoogste open prijs.
option-sale_opening-free = Vrij
option-sale_opening-top = De hoogste open prijs
option-penalty_floor = Ondergrens van strafpunten
option-penalty_floor-about = Of strafpunten een score onder 0 mogen brengen.
option-penalty_floor-none = Geen ondergrens
option-hands = Stenen in de hand
option-hands-about = Of iedereen de stenen ziet die je hebt.
option-hands-hidden = Geheim
option-hands-open = Open
option-stacks = Bedekte tegels
option-stacks-about = Of je tegels onder andere mag bekijken.
option-stacks-hidden = Geheim

## Het bord als tekst

board-mountain = Berg
board-prices = Prijzen
board-orders = Opdrachten
board-pool = Koophoop
board-phase = Fase { $phase } van { $phases }
board-city = { $city } { $side }: { $free } van { $size } vrij
board-bid = { $seat } biedt { $amount }
board-deck = Gedekt: { $count }
board-score = { $score ->
        [one] 1 punt
       *[other] { $score } punten
    }, { $stones ->
        [one] 1 steen
       *[other] { $stones } stenen
    } in de hand
board-card = kaart { $card }
board-legend = (A) mijn  ⌂A stadsstation  Ro3 ader met stenen  o tegel  * dynamiet  2 niveau  a: niet aangesloten
board-mark-yellow = Ge
board-mark-red = Ro
board-mark-purple = Pa
board-mark-blue = Bl
board-mark-green = Gr
board-mark-white = Wi

## Hulp bij wat er op tafel ligt

about-tunnel = Een tunneltegel met { $exits } uitgangen. Minstens één uitgang moet op een tunnel aansluiten; hij mag op een tegel met minder uitgangen liggen.
about-dynamite_tile = Een dynamiettegel. Hij werkt als een tunnel, tot hij aan het eind van de fase ontploft en ook de tegels ernaast openrijt. Leg hem waar het anderen pijn doet.
about-vein = Een ader met edelstenen van één kleur, van iedereen. Loopt je route erlangs, dan neem je er één steen uit.
about-station = Een station. In de berg zet je het op de tegel die je net hebt gelegd; in een stad levert het elke fase punten op, zolang het met een station in de berg verbonden is.
about-option = Een koopoptie: neem er 3 punten voor, of een onderdeel van de koophoop dat je meteen gebruikt.
about-prospect = De delftegel: je laatste onderdeel van de fase. Je loopt één route van station naar station en neemt uit elke ader onderweg één steen.
about-gem = Stenen, kleur { $colour }. Je verkoopt ze in de kleurverkoop, geeft ze voor opdrachten of bewaart ze; hoe minder er op de prijzenrij liggen, hoe hoger de prijs.
about-order = { $order }: lever { $stones } en krijg { $value } punten. Vervul je hem niet, dan kost hij aan het eind { $penalty } punten.
about-city = { $city } { $side }, { $size } velden groot. Elk aangesloten station hier levert zoveel punten op als er velden vrij zijn: een volle stad brengt niets op.
about-city_space = Een veld van een stad ({ $city }). Er past één station op; bouwen kan als er een pad naar een station van jou in de berg loopt.
about-hex = Een veld van de berg. Hier leg je tegels; een station of ader houdt ze tegen.
about-sequence_card = Volgordekaart { $card }: bepaalt wanneer je aan de beurt bent, en je krijgt er { $dynamite } bij. Laag speelt eerst, hoog kan nog reageren.
about-chip = Een schijfje op een opdracht die bleef liggen: 2 punten voor wie de opdracht neemt.
about-pool = De koophoop: hier komt alles wat is opgegeven, ontploft of leeg is. Met een koopoptie haal je er iets van.
about-supply = De voorraad: hieruit krijgt ieder elke fase twaalf onderdelen.
about-scale = De prijzenrij van een kleur. Het hoogste open veld is de hoogste prijs; elke verkochte steen sluit een veld en maakt de kleur goedkoper.
about-price = De hoogste open prijs van deze kleur nu. In de kleurverkoop verkoopt wie het minst vraagt.
about-hand = De stenen in je hand. De anderen zien alleen hoeveel je er hebt.
about-points = Je score. Je betaalt er ook je biedingen mee; aan het eind wint de hoogste.
about-level = Hoe hoog de tegels hier liggen. Bouwen in de berg kan alleen op niveau 1; een nieuwe tegel erbovenop heeft meer uitgangen nodig.
about-action_board = Je spelerbord met de onderdelen die je deze fase nog moet gebruiken. Alle twaalf gaan op, de delftegel als laatste.
about-seat = Een speler: score, volgordekaart, opdrachten en onderdelen liggen open, de kleuren van de stenen niet.
about-phase_turn_up = Er komen vijf opdrachten open, zodat iedereen ze ziet voor het bieden begint.
about-phase_first_bidder = Er wordt geloot wie als eerste biedt.
about-phase_bid = Bied punten om als eerste een volgordekaart te kiezen. Alleen de winnaar betaalt; de laatste krijgt er gratis een.
about-phase_card = Kies je plaats in de volgorde. Wie vroeg is, delft en verkoopt eerst; wie laat is, krijgt dynamiet met meer uitgangen.
about-phase_order = Neem opdrachten die je denkt te kunnen vervullen; wat je niet vervult, kost aan het eind punten.
about-phase_piece = Kies het onderdeel voor je volgende actie: één tot vier acties per beurt, twaalf per fase, de delftegel als laatste.
about-phase_lay = Kies waar de tegel komt. Verleng je eigen tunnels naar aders en steden, of snijd die van een ander af.
about-phase_turn = Draai de tegel: minstens één uitgang moet aansluiten.
about-phase_build = Zet je station: op de tegel van zonet, of in een stad waar je tunnel heen leidt.
about-phase_lay_vein = Kies de tegel voor de ader: waar jouw route langskomt en die van anderen liever niet.
about-phase_colour = Kies de kleur van de ader. De stenen komen van de prijzenrij, dus stijgt de prijs van die kleur.
about-phase_take = Neem 3 punten, of iets van de koophoop om meteen te gebruiken.
about-phase_start = Kies het station waar je route begint. Een goede route loopt langs veel aders.
about-phase_route = Loop verder, veld voor veld; geen plaats twee keer. Aan het eind staat een ander station van jou.
about-phase_sale = Bied hoe goedkoop je wilt verkopen: wie het minst vraagt, mag verkopen, en zoveel als hij wil.
about-phase_sell = Je mag verkopen: kies hoeveel stenen. Wat je bewaart, kan nog naar een opdracht of de slotverkoop.
about-phase_fulfil = Lever de stenen voor je opdrachten. Bewaren voor een volgende fase mag ook.
about-phase_final_sale = Wie de laagste score heeft, verkoopt telkens één steen tegen de hoogste open prijs van zijn kleur.
about-phase_over = Alle stenen zijn verkocht; de hoogste score wint.
