# Rockwell in het Nederlands. Namen, vragen, handelingen, gebeurtenissen, overtredingen, opties; variabelen zijn de feiten van het spel.

## Names

title = Rockwell
neutral-title = Nucleus
name-zinc = Zink
name-copper = Koper
name-silver = Zilver
name-gold = Goud
name-money = Geld
name-a = Niveau A
name-b = Niveau B
name-c = Niveau C
name-d = Niveau D
name-a0 = A0
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-a7 = A7
name-b0 = B0
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-b7 = B7
name-c0 = C0
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-c6 = C6
name-c7 = C7
name-d0 = D0
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-d6 = D6
name-d7 = D7
name-a0_a1 = A0|A1
name-a1_a2 = A1|A2
name-a2_a3 = A2|A3
name-a3_a4 = A3|A4
name-a4_a5 = A4|A5
name-a5_a6 = A5|A6
name-a6_a7 = A6|A7
name-a7_a0 = A7|A0
name-b0_b1 = B0|B1
name-b1_b2 = B1|B2
name-b2_b3 = B2|B3
name-b3_b4 = B3|B4
name-b4_b5 = B4|B5
name-b5_b6 = B5|B6
name-b6_b7 = B6|B7
name-b7_b0 = B7|B0
name-c0_c1 = C0|C1
name-c1_c2 = C1|C2
name-c2_c3 = C2|C3
name-c3_c4 = C3|C4
name-c4_c5 = C4|C5
name-c5_c6 = C5|C6
name-c6_c7 = C6|C7
name-c7_c0 = C7|C0
name-d0_d1 = D0|D1
name-d1_d2 = D1|D2
name-d2_d3 = D2|D3
name-d3_d4 = D3|D4
name-d4_d5 = D4|D5
name-d5_d6 = D5|D6
name-d6_d7 = D6|D7
name-d7_d0 = D7|D0
name-e0 = Ingang E0
name-e1 = Ingang E1
name-e2 = Ingang E2
name-e3 = Ingang E3
name-core = Kern
name-board_1 = Bord I (controlecentrum)
name-board_2 = Bord II (markt)
name-board_3 = Bord III (werkplaats)
name-low = Laag
name-middle = Midden
name-high = Hoog
name-bribe = Omkopen
name-subcontractor = Onderaannemer
name-safety = Veiligheid
name-mobility = Mobiliteit
name-shaft = Schacht
name-crew = Team
name-strongest = Sterkste
name-active = Actieve speler
name-ai = AI
name-zinc8_copper8 = 8 zink en 8 koper
name-six_extractions = Zes ontginningen
name-silver10 = 10 zilver
name-three_crews_2 = Drie teams van kracht 2
name-gold12 = 12 goud
name-all_at_c = Alle teams op niveau C of dieper
name-six_of_each = 6 van elke grondstof
name-two_crews_4 = Twee teams van kracht 4
name-core_reached = Een team in de kern
name-dz1 = Levering zink 1
name-dz2 = Levering zink 2
name-dz3 = Levering zink 3
name-dz4 = Levering zink 4
name-dz5 = Levering zink 5
name-dz6 = Levering zink 6
name-dz7 = Levering zink 7
name-dc1 = Levering koper 1
name-dc2 = Levering koper 2
name-dc3 = Levering koper 3
name-dc4 = Levering koper 4
name-dc5 = Levering koper 5
name-dc6 = Levering koper 6
name-dc7 = Levering koper 7
name-ds1 = Levering zilver 1
name-ds2 = Levering zilver 2
name-ds3 = Levering zilver 3
name-ds4 = Levering zilver 4
name-ds5 = Levering zilver 5
name-ds6 = Levering zilver 6
name-ds7 = Levering zilver 7
name-dg1 = Levering goud 1
name-dg2 = Levering goud 2
name-dg3 = Levering goud 3
name-dg4 = Levering goud 4
name-dg5 = Levering goud 5
name-dg6 = Levering goud 6
name-dg7 = Levering goud 7
name-e03a = Kaart 3a
name-e03b = Kaart 3b
name-e03c = Kaart 3c
name-e03d = Kaart 3d
name-e03e = Kaart 3e
name-e03f = Kaart 3f
name-e04a = Kaart 4a
name-e04b = Kaart 4b
name-e04c = Kaart 4c
name-e04d = Kaart 4d
name-e04e = Kaart 4e
name-e04f = Kaart 4f
name-e05a = Kaart 5a
name-e05b = Kaart 5b
name-e05c = Kaart 5c
name-e05d = Kaart 5d
name-e05e = Kaart 5e
name-e05f = Kaart 5f
name-e06a = Kaart 6a
name-e06b = Kaart 6b
name-e06c = Kaart 6c
name-e06d = Kaart 6d
name-e06e = Kaart 6e
name-e06f = Kaart 6f
name-e07a = Kaart 7a
name-e07b = Kaart 7b
name-e07c = Kaart 7c
name-e07d = Kaart 7d
name-e07e = Kaart 7e
name-e07f = Kaart 7f
name-e08a = Kaart 8a
name-e08b = Kaart 8b
name-e08c = Kaart 8c
name-e08d = Kaart 8d
name-e08e = Kaart 8e
name-e08f = Kaart 8f
name-e09a = Kaart 9a
name-e09b = Kaart 9b
name-e09c = Kaart 9c
name-e09d = Kaart 9d
name-e09e = Kaart 9e
name-e09f = Kaart 9f
name-e10a = Kaart 10a
name-e10b = Kaart 10b
name-e10c = Kaart 10c
name-e10d = Kaart 10d
name-e10e = Kaart 10e
name-e10f = Kaart 10f
name-a3a = Achterkant A3a
name-a3b = Achterkant A3b
name-a3c = Achterkant A3c
name-a3d = Achterkant A3d
name-a4a = Achterkant A4a
name-a4b = Achterkant A4b
name-a4c = Achterkant A4c
name-a4d = Achterkant A4d
name-b5a = Achterkant B5a
name-b5b = Achterkant B5b
name-b5c = Achterkant B5c
name-b5d = Achterkant B5d
name-b6a = Achterkant B6a
name-b6b = Achterkant B6b
name-b6c = Achterkant B6c
name-b6d = Achterkant B6d
name-c7a = Achterkant C7a
name-c7b = Achterkant C7b
name-c7c = Achterkant C7c
name-c7d = Achterkant C7d
name-c8a = Achterkant C8a
name-c8b = Achterkant C8b
name-c8c = Achterkant C8c
name-c8d = Achterkant C8d
name-d9a = Achterkant D9a
name-d9b = Achterkant D9b
name-d9c = Achterkant D9c
name-d9d = Achterkant D9d
name-d10a = Achterkant D10a
name-d10b = Achterkant D10b
name-d10c = Achterkant D10c
name-d10d = Achterkant D10d

## Phrases: kinds in a sentence; zinc, copper, silver and gold, those of which there are none left out

phrase-kind =
    { $kind ->
         [zinc] zink
         [copper] koper
         [silver] zilver
        *[gold] goud
    }
phrase-cubes =
    { $zinc ->
         [0] { phrase-cubes_from_copper }
        *[other] { $zinc } zink{ phrase-cubes_then_copper }
    }
phrase-cubes_from_copper =
    { $copper ->
         [0] { phrase-cubes_from_silver }
        *[other] { $copper } koper{ phrase-cubes_then_silver }
    }
phrase-cubes_then_copper =
    { $copper ->
         [0] { phrase-cubes_then_silver }
        *[other] , { $copper } koper{ phrase-cubes_then_silver }
    }
phrase-cubes_from_silver =
    { $silver ->
         [0] { phrase-cubes_from_gold }
        *[other] { $silver } zilver{ phrase-cubes_then_gold }
    }
phrase-cubes_then_silver =
    { $silver ->
         [0] { phrase-cubes_then_gold }
        *[other] , { $silver } zilver{ phrase-cubes_then_gold }
    }
phrase-cubes_from_gold =
    { $gold ->
         [0] niets
        *[other] { $gold } goud
    }
phrase-cubes_then_gold =
    { $gold ->
         [0] {""}
        *[other] , { $gold } goud
    }

## Phases

phase-laying = Mijn leggen
phase-directing = Directievolgorde loten
phase-controlling = Controlevolgorde loten
phase-auction = Veiling
phase-placing = Vicepresidenten plaatsen
phase-insuring = Fase I: verzekering
phase-drilling = Fase I: team kiezen
phase-moving = Fase I: verplaatsen
phase-carrying = Fase I: de dobbelsteen
phase-bribing = Fase I: omkopen
phase-bribing_to = Fase I: doel van de omkoping
phase-hiring = Fase I: onderaannemer
phase-choosing_tile = Ontginning: welke tegel eerst
phase-flipping = Ontginning: tegel omdraaien
phase-drawing = Ontginning: kaart trekken
phase-endangered = Ontginning: gevaar
phase-ai_crew = AI: welk team
phase-ai_moving = AI: waarheen
phase-trading = Fase II: markt
phase-counting = Fase II: hoeveel
phase-working = Fase III: werkplaats
phase-shaft_level = Fase III: niveau van de schacht
phase-shaft_moving = Fase III: schacht verplaatsen
phase-ai_raising = AI: versterking
phase-over = De partij is voorbij

## Actions

action-bid_cubes = Bied er { $cubes } bij: { $kind } (nog { $have }, waard ${ $value })
action-bid_money = Bied er ${ $money } bij (nog ${ $have })
action-bid_done = Bied ${ $value } ({ phrase-cubes }; ${ $money })
action-place_vp =
    { $board ->
         [board_1] { $board }, zetel { $chair }: { $gives }
        *[board_2] { $board }, zetel { $chair }: { $times } keer
    }
action-insure = Verzeker er { $cubes }: { $kind } (nog { $have })
action-insure_done =
    { $tokens ->
         [0] Niets verzekeren
         [one] Ruil { phrase-cubes } voor 1 fiche
        *[other] Ruil { phrase-cubes } voor { $tokens } fiches
    }
action-crew =
    Team van kracht { $strength } op { $place }{ $die ->
         [0] {""}
        *[other] {" "}(dobbelsteen { $die })
    }
action-stay =
    Blijf op { $place } (kracht { $strength }){ $die ->
         [0] {""}
        *[other] {" "}(dobbelsteen { $die })
    }
action-move =
    { $place ->
         [core] { $from } → { $place }
        *[other] { $from } → { $place } ({ $flipped ->
             [1] omgedraaid
            *[other] kracht daar { $total } van { $power }
        })
    }
action-take_die = Neem de dobbelsteen mee naar { $place } met kracht { $strength } (${ $price })
action-leave_die = Laat de dobbelsteen achter
action-bribe =
    Koop een team van { $victim_seat } om: kracht { $strength } op { $place }{ $die ->
         [0] {""}
        *[other] {" "}met een dobbelsteen van { $die } (${ $price })
    }
action-bribe_ai = Koop een AI-team om: kracht { $strength } op { $place }
action-bribe_to = Naar { $tile }
action-hire = Huur een dobbelsteen van kracht { $strength } voor het team op { $place } (${ $price })
action-no_advantage = Niet omkopen en niets huren
action-first_tile = Eerst { $tile } (kracht { $total } van { $power })
action-ai_crew = AI-team van kracht { $strength } op { $place }
action-ai_move =
    { $from } → { $tile } ({ $missing ->
         [0] genoeg voor ontginning
        *[other] dan ontbreekt { $missing } van { $power }
    })
action-ai_upgrade = AI-team op { $place } naar kracht { $strength }
action-buy = Koop: { $kind } (${ $price } per stuk, hoogstens { $most })
action-sell = Verkoop: { $kind } (${ $price } per stuk, hoogstens { $most })
action-amount = { $cubes } erbij: { $total } { phrase-kind } voor ${ $price }
action-amount_done =
    { $selling ->
         [0] Koop { $total } { phrase-kind } voor ${ $price }
        *[other] Verkoop { $total } { phrase-kind } voor ${ $price }
    }
action-pass_market = Verlaat de markt
action-upgrade_crew = Versterk het team op { $place } tot kracht { $strength } (${ $price })
action-upgrade_safety = Veiligheid naar niveau { $level } (${ $price })
action-upgrade_mobility = Mobiliteit naar niveau { $level } (${ $price })
action-build_shaft = Bouw schacht { $level } op { $tile } (${ $price })
action-move_shaft = Verplaats de schacht van { $tile }
action-shaft_level = Volgens de regel van niveau { $level } (${ $price })
action-shaft_to = Naar { $tile }
action-deliver = Lever { phrase-cubes } voor { $stars } sterren
action-pass_works = Verlaat de werkplaats
action-use_insurance =
    { $tokens ->
         [0] Lever geen fiche in
         [one] Lever 1 fiche in
        *[other] Lever { $tokens } fiches in
    }: { $lost ->
         [0] niets verloren
         [one] 1 blokje verloren
        *[other] { $lost } blokjes verloren
    }

## Questions

prompt-bid = Je geheime bod om als eerste zetels te kiezen: ${ $value } ({ phrase-cubes }; ${ $money }).
prompt-place_vp =
    Ronde { $round }: plaats je { $vp ->
         [1] eerste
        *[2] tweede
    } vicepresident.
prompt-insure =
    Verzekering: ruil blokjes voor fiches (tot nu toe { phrase-cubes }, { $tokens ->
         [one] 1 fiche
        *[other] { $tokens } fiches
    }).
prompt-crew = Boorronde { $drilling_round }: kies je actieve team.
prompt-move =
    Het team op { $place } (kracht { $strength }){ $die ->
         [0] {""}
        *[other] {" "}(dobbelsteen { $die })
    }: verplaatsen of blijven?
prompt-die = Het team gaat naar { $place }: de dobbelsteen meenemen (grens van { $ring }) of achterlaten?
prompt-advantage_bribe =
    Een team omkopen en naar { $place } halen ({ $bribes ->
         [one] nog 1 omkoopfiche
        *[other] nog { $bribes } omkoopfiches
    } voor iedereen)?
prompt-advantage_hire = Een dobbelsteen huren voor het team op { $place } (nog { $dice })?
prompt-bribe_target = Naar welke tegel haal je het team van { $place }?
prompt-first_tile = Er zijn meer tegels klaar: welke eerst?
prompt-use_insurance =
    Gevaar ({ $card })! Kracht { $strength } min veiligheid { $safety }: er { $due ->
         [one] staat 1 blokje
        *[other] staan { $due } blokjes
    } van je buit ({ phrase-cubes }) op het spel. Fiches inleveren (je hebt er { $tokens })?
prompt-ai_crew = Jij bent eerste in Controlevolgorde en verplaatst een team van de AI: welk?
prompt-ai_move = Het AI-team op { $place } (kracht { $strength }): jij kiest waar het heen gaat.
prompt-ai_upgrade = Ronde { $round } is voorbij en één AI-team wordt sterker. Jij bent eerste in Directievolgorde: welk?
prompt-market =
    Markt: koop, verkoop of vertrek ({ $left ->
         [one] nog 1 transactie
        *[other] nog { $left } transacties
    }).
prompt-amount =
    Hoeveel { $selling ->
         [0] koop
        *[other] verkoop
    } je: { $kind }? Tot nu toe { $total }, hoogstens { $most }.
prompt-works =
    Werkplaats: verbeter, bouw, lever of vertrek ({ $left ->
         [one] nog 1 actie
        *[other] nog { $left } acties
    }).
prompt-shaft_level = De schacht gaat weg van { $tile }: volgens de regel van welk niveau?
prompt-shaft_to = De schacht gaat weg van { $tile } volgens de regel van niveau { $level }: waarheen?

## Events

event-ring_laid = { $ring } is gelegd: kracht { $power } in sector 0, afgewisseld met { $other }.
event-direction_order = Directievolgorde: { $seats }.
event-control_order = Controlevolgorde: { $seats }.
event-round_started = Ronde { $round } begint.
event-bid_revealed = { $seat } heeft ${ $value } geboden ({ phrase-cubes }; ${ $money }).
event-vp_placed = { $seat } plaatst een vicepresident: { $board }, zetel { $chair }.
event-vp_stayed_home = Voor een vicepresident van { $seat } is er geen zetel.
event-insurance_closed = Iedereen heeft gekozen wat te verzekeren.
event-insured =
    { $tokens ->
         [0] { $seat } verzekert niets.
         [one] { $seat } ruilt { phrase-cubes } voor 1 verzekeringsfiche.
        *[other] { $seat } ruilt { phrase-cubes } voor { $tokens } verzekeringsfiches.
    }
event-insured_secretly =
    { $tokens ->
         [0] { $seat } verzekert niets.
         [one] { $seat } ruilt in het geheim { phrase-cubes } voor 1 verzekeringsfiche.
        *[other] { $seat } ruilt in het geheim { phrase-cubes } voor { $tokens } verzekeringsfiches.
    }
event-insured_secretly-bare = { $seat } heeft misschien iets verzekerd.
event-drilling_round = Boorronde { $drilling_round } begint.
event-turn_skipped = { $seat } heeft alle teams in de kern en slaat de beurt over.
event-crew_moved =
    { $seat } verplaatst een team van kracht { $strength }: { $from } → { $to }{ $die ->
         [0] {""}
        *[other] {" "}(dobbelsteen { $die })
    }.
event-crew_stayed =
    { $seat } laat een team van kracht { $strength } staan: { $place }{ $die ->
         [0] {""}
        *[other] {" "}(dobbelsteen { $die })
    }.
event-core_entered = { $seat } bereikt vanaf { $from } de kern met een team van kracht { $strength }.
event-die_taken = { $seat } neemt de dobbelsteen mee met kracht { $strength } voor ${ $price }.
event-die_returned = Een dobbelsteen van { $seat } gaat terug naar bord I.
event-bribed =
    { $seat } koopt een team van { $victim_seat } om (kracht { $strength }): { $from } → { $to }{ $die ->
         [0] {""}
        *[other] , met een dobbelsteen van { $die } voor ${ $price }
    }.
event-ai_bribed = { $seat } koopt een AI-team om (kracht { $strength }): { $from } → { $to }.
event-hired = { $seat } huurt een dobbelsteen van kracht { $strength } op { $place } voor ${ $price }.
event-tile_extracted = { $seat } begint een ontginning: { $tile } (kracht { $total }, benodigd { $power }).
event-ai_extracted = De AI begint een ontginning: { $tile } (kracht { $total }, benodigd { $power }).
event-tile_flipped = { $tile } is omgedraaid: een schacht levert daar { phrase-cubes } op.
event-card_drawn =
    { $card } is getrokken: { phrase-cubes }{ $danger ->
         [0] {""}
        *[other] {" "}en gevaar
    }.
event-share = { $seat } krijgt een aandeel: { phrase-cubes }.
event-ai_share = Het aandeel van de AI gaat naar de voorraad: { phrase-cubes }.
event-surplus =
    { $seat } krijgt het overschot { $reason ->
         [shaft] voor de schacht
         [strongest] als sterkste
        *[active] als actieve speler
    }: { phrase-cubes }.
event-ai_surplus =
    Het overschot van de AI ({ $reason ->
         [shaft] schacht
         [strongest] sterkste
        *[active] actief
    }) gaat naar de voorraad: { phrase-cubes }.
event-danger =
    Gevaar voor { $seat }: kracht { $strength }, veiligheid { $safety }, { $due ->
         [0] niets op het spel
         [one] 1 blokje op het spel
        *[other] { $due } blokjes op het spel
    }.
event-tokens_used =
    { $seat } levert { $tokens ->
         [0] geen verzekeringsfiche
         [one] 1 verzekeringsfiche
        *[other] { $tokens } verzekeringsfiches
    } in.
event-cubes_lost = { $seat } verliest { phrase-cubes } door het gevaar.
event-cubes_received = { $seat } neemt { phrase-cubes } achter het scherm.
event-cubes_shown = { $seat } biedt te koop aan: { $cubes } { phrase-kind }.
event-card_kept =
    { $seat } houdt { $card } (nu { $cards ->
         [one] 1 kaart
        *[other] { $cards } kaarten
    }).
event-card_set_aside = { $card } wordt weggelegd.
event-achievement =
    { $seat } behaalt een prestatie: { $achievement } ({ $stars ->
         [one] 1 ster
        *[other] { $stars } sterren
    }).
event-achievement-bare = { $seat } behaalt een prestatie: { $achievement }.
event-achievement_tested =
    { $seat } { $met ->
         [0] heeft niet
        *[other] toont
    } wat deze prestatie vraagt: { $achievement }.
event-shaft_yield = De schacht van { $seat } op { $tile } levert { phrase-cubes } op.
event-market_opened = Fase II, de markt, voor { $seats }.
event-works_opened = Fase III, de werkplaats, voor { $seats }.
event-bought = { $seat } koopt { $cubes } { phrase-kind } voor ${ $price }.
event-sold = { $seat } verkoopt { $cubes } { phrase-kind } voor ${ $price }.
event-market_left = { $seat } verlaat de markt.
event-works_left = { $seat } verlaat de werkplaats.
event-crew_upgraded = { $seat } versterkt het team op { $place } tot kracht { $strength } voor ${ $price }.
event-safety_upgraded = { $seat } verbetert de veiligheid tot niveau { $level } voor ${ $price }.
event-mobility_upgraded = { $seat } verbetert de mobiliteit tot niveau { $level } voor ${ $price }.
event-shaft_built = { $seat } bouwt schacht { $level } op { $tile } voor ${ $price }.
event-shaft_moved = { $seat } verplaatst een schacht volgens niveau { $level } voor ${ $price }: { $from } → { $to }.
event-delivered = { $seat } levert { phrase-cubes } en neemt { $delivery }.
event-ai_moved = De AI verplaatst een team van kracht { $strength }: { $from } → { $to }.
event-ai_upgraded = Het AI-team op { $place } heeft nu kracht { $strength }.
event-last_round = Dit is de laatste ronde (regel { $clause }).
event-cleaned_up = Ronde { $round } is voorbij; omkoopfiches, dobbelstenen en vicepresidenten gaan terug.
event-holdings_revealed =
    { $seat } toont { phrase-cubes }, ${ $money }, { $tokens ->
         [one] 1 verzekeringsfiche
        *[other] { $tokens } verzekeringsfiches
    } en sterren: { $achievements } voor prestaties, { $deliveries } voor leveringen.
event-majority =
    Meerderheid ({ $category }): { $points ->
         [one] 1 ster
        *[other] { $points } sterren
    } voor { $seat }.
event-match_ended = De partij is voorbij (regel { $clause }).

## Why not

why-R1_1 = Op die plaats zit in deze partij niemand.
why-R1_9 = Daarvoor is { $needed } nodig en je hebt { $have }: krediet bestaat niet.
why-R4_1 = Nu is niemand aan zet: de mijn wordt opgebouwd.
why-R4_5 = Nu handelen alleen spelers met een vicepresident op dit bord, en jij hebt er daar geen: { $board }.
why-R5_1 = Bieden doe je één keer in de veiling: blokjes soort voor soort, vijven vóór enen, dan biljetten van groot naar klein.
why-R6_1 = { $active_seat } plaatst nu een vicepresident.
why-R6_1-bare = Vicepresidenten plaats je tussen de veiling en fase I.
why-R6_2 = Je hebt daar al een vicepresident: { $board }.
why-R6_3 = Zetel { $chair } is bezet: { $board }.
why-R6_7 = Met dit aantal spelers is er geen zetel { $chair }: { $board }.
why-R7_1 = Blokjes verzeker je aan het begin van fase I, soort voor soort, vijven vóór enen.
why-R7_2 = Je verzekering staat al vast; de anderen kiezen nog.
why-R8_1 = In deze boorronde is { $active_seat } aan de beurt.
why-R8_2 = In je beurt van een boorronde kies je één team; daarna verplaatst het zich of blijft het staan, één keer.
why-R8_3 = Een voordeel gebruik of weiger je één keer, direct na de verplaatsing, met een zetel op bord I.
why-R8_4 = In een beurt verplaatst het team zich eerst of blijft het staan, en dan komt het voordeel: de verplaatsing is voorbij.
why-R8_5 = Al je teams zijn in de kern: in de boorrondes sla je je beurten over.
why-R8_6 = Op { $place } staat het team al: een stap gaat naar een plek ernaast.
why-R8_6-bare = Een team verplaatst zich alleen in je beurt van een boorronde, nadat je het hebt gekozen.
why-R8_8 = Vanaf een ingang komt een team alleen op de twee tegels die hij raakt, niet op { $place }.
why-R8_10 = { $place }: een team komt daar alleen vanaf een D-tegel.
why-R8_10-bare = De kern ga je alleen in met een verplaatsing in je beurt.
why-R8_11 = Dat team is in de kern en uit het spel.
why-R8_15 = { $place } is buiten bereik: met mobiliteit { $mobility } gaat een team één stap.
why-R8_16 = { $place } is buiten bereik: met mobiliteit { $mobility } gaat een team één stap, of twee opzij.
why-R8_17 = { $place } is een rand, en met mobiliteit { $mobility } kan een team daar niet stoppen.
why-R8_17-bare = Een team gaat alleen in je beurt op een rand, nadat je het hebt gekozen.
why-R8_18 = { $place } is buiten bereik met mobiliteit { $mobility }.
why-R8_19 = { $place } is buiten bereik: met mobiliteit { $mobility } gaat een team twee stappen, niet over een rand heen.
why-R8_20 = { $place } is vanaf een ingang niet in twee stappen te bereiken.
why-R8_21 = { $place } zou alleen door de kern heen bereikbaar zijn, en daar gaat geen team doorheen.
why-R8_24 = { $place }: je hebt al een team op een rand, of deze rand is vol.
why-R9_1 = Omkopen kan alleen na je verplaatsing, met zetel I.1 of I.2.
why-R9_2 = Een team haal je alleen naar een tegel die niet is omgedraaid.
why-R9_3 = Het team op { $place } staat niet op een tegel naast { $tile }.
why-R9_4 = Het team op { $place } staat op een omgedraaide tegel en kan met deze optie niet worden omgekocht.
why-R9_5 = Het team op { $place } kan niet worden omgekocht: het is van jou, staat op een ingang of is in de kern.
why-R9_6 = Er is deze ronde geen omkoopfiche meer.
why-R9_7 = In een boorronde mag je één keer omkopen, en dat doe je nu of heb je al gedaan.
why-R9_10 = De dobbelsteen van het team heeft kracht { $die }, en het doel laat hoogstens { $cap } toe.
why-R9_11 = De dobbelsteen van het team kost { $needed }, en je hebt { $have }.
why-R9_12 = Het team op { $place } staat al op { $tile }: vanaf een rand haal je het alleen naar een derde tegel.
why-R9_13 = { $tile } is geen tegel van je actieve team.
why-R9_13-bare = Een doel noem je alleen na het team dat je omkoopt, vanaf een rand die de keuze uit twee tegels laat.
why-R9_14 = Een team op een ingang of in de kern kan niet omkopen.
why-R10_1 = Huren kan alleen na je verplaatsing, met zetel I.3 of I.4.
why-R10_4 = Je hebt in deze boorronde al gehuurd, of het team heeft al een dobbelsteen.
why-R10_5 = Een dobbelsteen van kracht { $strength } is hier te sterk: dit niveau laat hoogstens { $cap } toe.
why-R10_6 = Er ligt geen dobbelsteen meer op bord I.
why-R10_7 = Beslis eerst of het team zijn dobbelsteen meeneemt of achterlaat.
why-R10_8 = Een dobbelsteen neem je alleen mee als een team dat er een heeft zich verplaatst.
why-R10_9 = De dobbelsteen meenemen was je huur van deze boorronde.
why-R10_10 = Een dobbelsteen laat je alleen achter als een team dat er een heeft zich verplaatst.
why-R10_11 = Op een team dat blijft staan kan de dobbelsteen niet veranderen of weg; meenemen of achterlaten kan bij een verplaatsing.
why-R10_12 = Een team op een ingang of in de kern kan geen dobbelsteen krijgen.
why-R11_1 = Er wordt een tegel ontgonnen: al het andere wacht tot dat klaar is.
why-R11_4 = { $tile } is omgedraaid, en een omgedraaide tegel wordt nooit meer ontgonnen.
why-R11_17 = { $tile } is niet klaar voor ontginning.
why-R11_17-bare = De actieve speler kiest de eerste tegel, en alleen als er meer klaar zijn.
why-R12_6 = Je kunt er geen { $tokens } inleveren: er { $most ->
         [one] staat maar 1 blokje
        *[other] staan maar { $most } blokjes
    } op het spel.
why-R12_6-bare = Verzekeringsfiches lever je alleen in tegen gevaar.
why-R12_7 = Je kunt er geen { $tokens } inleveren: je buit telt { $most ->
        [one] 1 blokje
       *[other] { $most } blokjes
    }.
why-R12_11 = { $active_seat } beslist eerst wat te doen tegen het gevaar.
why-R14_1 = { $active_seat } handelt nu.
why-R14_3 = De markt verlaat je alleen in fase II, tussen twee transacties.
why-R14_4 = Een transactie is één aankoop of verkoop van één soort in fase II: eerst de soort, dan minstens één blokje, vijven vóór enen.
why-R14_5 = Deze soort heb je in deze fase al verhandeld: { $kind }.
why-R15_1 = { $active_seat } is nu bezig in de werkplaats.
why-R15_3 = De werkplaats verlaat je alleen in fase III, tussen twee acties.
why-R15_5 = Teams versterk je alleen in fase III, met een actie in de werkplaats.
why-R15_6 =
    { $place ->
         [core] Dat team is in de kern en kan niet meer groeien.
        *[other] Het team op { $place } heeft kracht { $strength }, en meer kan niet.
    }
why-R15_8 = Veiligheid verbeter je alleen in fase III, met een actie in de werkplaats.
why-R15_9 = Mobiliteit verbeter je alleen in fase III, met een actie in de werkplaats.
why-R15_10 = Niveau { $level } bestaat niet: drie is het laatste.
why-R15_11 = Schachten bouw je alleen in fase III, met een actie in de werkplaats.
why-R15_12 = Een schacht van niveau 1 kan niet op { $tile }: dat vraagt een niet-omgedraaide tegel bij een team van jou, zonder teams van anderen.
why-R15_12-bare = Volgens de regel van niveau 1 is er geen tegel voor deze schacht.
why-R15_13 = Een schacht van niveau 2 kan niet op { $tile }: er staat geen team van jou op of naast, of anderen staan op een niet-omgedraaide tegel.
why-R15_13-bare = Volgens de regel van niveau 2 is er geen tegel voor deze schacht.
why-R15_15 = Op { $tile } ligt al een schacht.
why-R15_16 = Bij { $tile } staat alleen op de ingang een team van jou, en daar steunt een team geen schacht.
why-R15_17 = Op { $tile } heb je geen schacht om te verplaatsen.
why-R15_17-bare = Een schacht verplaats je in fase III: eerst de schacht, dan een niveau dat je hebt gekocht, dan de nieuwe tegel.
why-R15_19 = Leveren doe je alleen in fase III, met een actie in de werkplaats.
why-R15_20 = Er zijn geen leveringen meer: { $kind }.
why-R17_5 = De partij is voorbij: genoeg spelers hebben de kern bereikt.
why-R17_6 = De partij is voorbij: een speler heeft zes prestaties, met alle hoge.
why-R17_15 = De partij is voorbij: de laatste ronde is gespeeld.
why-R19_2 = Zo’n team is er niet: de AI speelt alleen mee met twee spelers.
why-R19_7 = { $tile } ligt niet naast het AI-team: dat gaat precies één tegel ver.
why-R19_8 = AI-team { $crew } beweegt niet: een team op een ingang of omgedraaide tegel gaat voor.
why-R19_9 = AI-team { $crew } beweegt niet: een sterker team, of een dat verder van de kern is, gaat voor.
why-R19_10 = { $active_seat }, eerste in Controlevolgorde, kiest het AI-team.
why-R19_10-bare = Een AI-team kies je één keer na een boorronde met twee spelers, en alleen als er meer kunnen bewegen.
why-R19_11 = { $tile } mist meer kracht dan een andere tegel naast het AI-team, of is omgedraaid.
why-R19_12 = { $active_seat }, eerste in Controlevolgorde, kiest de tegel van het AI-team.
why-R19_12-bare = Een tegel voor de AI kies je alleen na haar team, en alleen als er meer even goed zijn.
why-R19_13 = Elke tegel naast het AI-team is omgedraaid: { $active_seat }, eerste in Controlevolgorde, kiest er een.
why-R19_18 = AI-team { $crew } heeft al kracht 4.
why-R19_18-bare = De eerste speler in Directievolgorde versterkt een AI-team, na het opruimen.

## Points and the end

source-achievements = Prestaties
source-deliveries = Leveringen
source-majorities = Meerderheden
end-R17_5 = Meer dan de helft van de spelers heeft de kern bereikt.
end-R17_6 = Iemand heeft zes prestaties, waaronder alle drie de hoge.
end-R17_15 = De laatste toegestane ronde is gespeeld.

## Options

option-edge_limit = Teams op randen
option-edge_limit-about = Of elke speler één team op een rand mag hebben of elke rand er één draagt.
option-edge_limit-per_player = Eén per speler
option-edge_limit-per_border = Eén per rand
option-shaft2_rule = Schachten van niveau 2
option-shaft2_rule-about = Waar een schacht van niveau 2 mag komen.
option-shaft2_rule-near_flipped = Ook omgedraaide tegels bij eigen teams
option-shaft2_rule-free = Bijna overal
option-market_limit = Een soort opnieuw verhandelen
option-market_limit-about = Hoe vaak je dezelfde soort in één fase II mag verhandelen.
option-market_limit-one_per_kind = Eén keer per soort
option-market_limit-no_opposite = Vaker, maar niet beide kanten op
option-bribe_source = Waar omgekochte teams vandaan komen
option-bribe_source-about = Of de tegel die een omgekocht team verlaat omgedraaid mag zijn.
option-bribe_source-any = Elke tegel
option-bribe_source-unflipped = Alleen niet-omgedraaide tegels
option-delivery_order = Volgorde van leveringen
option-delivery_order-about = Of de goedkoopste of de duurste levering van een soort eerst gaat.
option-delivery_order-cheapest_first = Goedkoopste eerst
option-delivery_order-dearest_first = Duurste eerst
option-tiebreak_tiles = Gelijke stand
option-tiebreak_tiles-about = Welke tegels tellen bij gelijke stand.
option-tiebreak_tiles-achievements = Prestaties
option-tiebreak_tiles-achievements_and_deliveries = Prestaties en leveringen
option-danger_cap = Verlies door gevaar
option-danger_cap-about = Hoe kracht, veiligheid, fiches en buit tegen elkaar worden verrekend.
option-danger_cap-after_safety = Buit begrenst wat veiligheid overlaat
option-danger_cap-before_safety = Buit begrenst vóór veiligheid
option-danger_cap-joint = Veiligheid en fiches samen
option-score_zero = Niets hebben
option-score_zero-about = Of niets hebben kan meetellen voor een meerderheid.
option-score_zero-none = Levert niets op
option-score_zero-ranked = Telt als elk aantal
option-insurance_visibility = Verzekering
option-insurance_visibility-about = Of de anderen zien wat je verzekert.
option-insurance_visibility-open = Open
option-insurance_visibility-secret = Geheim
option-power_set = Krachten van de tegels
option-power_set-about = Welke krachten de tegels vragen.
option-power_set-3_to_10 = 3 tot 10
option-power_set-2_to_9 = 2 tot 9
option-seat_table = Zetels van bord II en III
option-seat_table-about = Hoeveel zetels de markt en de werkplaats hebben.
option-seat_table-closing = Eén minder dan spelers
option-seat_table-one_per_player = Eén per speler
option-ring_alignment = Ringen
option-ring_alignment-about = Of de ringen van de mijn recht of verspringend liggen.
option-ring_alignment-aligned = Recht
option-ring_alignment-offset = Verspringend
option-phase_order = Volgorde in fase II en III
option-phase_order-about = Wie in de markt en de werkplaats eerst handelt.
option-phase_order-seat = Naar zetel
option-phase_order-direction = Naar Directievolgorde
option-mobility_price_2_3p = Mobiliteit met twee of drie spelers
option-mobility_price_2_3p-about = Of mobiliteit met minder dan vier spelers meer kost.
option-mobility_price_2_3p-raised = Verhoogde prijzen
option-mobility_price_2_3p-same = Prijzen van vier spelers
option-max_rounds = Hoogste aantal rondes
option-max_rounds-about = Na hoeveel rondes een partij hoe dan ook wordt geteld.
option-vp_passes = Vicepresidenten plaatsen
option-vp_passes-about = Of de tweede keer gaat als de eerste of achterstevoren.
option-vp_passes-forward = Zelfde volgorde
option-vp_passes-snake = Achterstevoren

# Het bord in de terminal
board-status = Ronde
board-mine = Mijn
board-extraction = Ontginning
board-boards = Faseborden
board-stacks = Leveringen en prestaties
board-screen = Achter je scherm
board-shown = toont
board-round = Ronde { $round } van hoogstens { $rounds }
board-drilling = boorronde { $drilling_round } van 4
board-direction = Directie
board-control = Controle
board-left = dobbelstenen { $dice }, omkoopfiches { $bribes }
board-ending = De laatste ronde: ze wordt uitgespeeld.
board-legend = 2/5 kracht/benodigde kracht  ▒ omgedraaid, met de opbrengst van een schacht  ╫A schacht  A2+1 team en dobbelsteen  ┄ rand  * AI
board-piles = Kaarten per kracht
board-money = ${ $money } · fiches { $tokens }
board-offer = Gekozen (${ $value }):
board-company = veiligheid { $safety } · mobiliteit { $mobility } · schachten { $shaft } · kaarten { $cards }
board-turns = nog { $left }
board-traded = verhandeld: { $kinds }
board-ready = klaar

## Hulp bij wat er op tafel ligt

about-cube = { $kind }: een blokje is op de markt ${ $price } waard. Je biedt ermee, levert het voor sterren, of bewaart het: wie aan het eind de meeste heeft, krijgt sterren.
about-money = Geld: voor teams, schachten, veiligheid, mobiliteit en dobbelstenen, en om te bieden. Ook het meeste geld levert aan het eind sterren op.
about-level = { $level }: tegels die { $low } of { $high } kracht vragen; een dobbelsteen is hier hoogstens { $cap } sterk. Hoe dieper, hoe rijker en hoe gevaarlijker.
about-tile = { $tile }, een tegel van { $level }: benodigde kracht { $low } of { $high }, het getal staat erop. Staan er samen genoeg teams en dobbelstenen op, dan wordt hij meteen ontgonnen en deelt iedereen mee die er een team heeft.
about-edge = De rand { $edge }: een team hierop telt op beide tegels mee. Stoppen op een rand kan vanaf mobiliteit 2.
about-entrance = { $place }: hier begint van elke speler een team. Van hier stapt het alleen op de twee tegels die de ingang raakt.
about-core = De kern. Wie hier een team heen brengt, haalt een hoge prestatie; het team is dan uit het spel. Heeft meer dan de helft van de spelers dat gedaan, dan is dit de laatste ronde.
about-board_1 = Bord I, het controlecentrum: wie hier zit, boort eerder en mag na een zet omkopen of een dobbelsteen huren.
about-board_2 = Bord II, de markt: alleen wie hier zit, mag in fase II kopen en verkopen.
about-board_3 = Bord III, de werkplaats: alleen wie hier zit, mag in fase III teams versterken, schachten bouwen en leveren.
about-class = Klasse van prestaties: { $class }. De eerste die er een haalt, krijgt { $best } sterren, wie later komt minder.
about-bribe = Omkopen: haal na je zet het team van een ander van een tegel ernaast naar je eigen tegel. Zo krijg je een ontginning met andermans kracht.
about-subcontractor = De onderaannemer: huur na je zet een dobbelsteen die je team sterker maakt. Reken: $1000 voor kracht 1, telkens $500 meer, tot 4.
about-safety = Veiligheid beschermt je buit als er gevaar komt: niveau 1 scheelt 1 blokje, niveau 2 scheelt er 3, niveau 3 redt alles.
about-mobility = Mobiliteit laat je teams verder gaan: niveau 1 twee stappen opzij, niveau 2 ook op een rand, niveau 3 twee stappen in elke richting.
about-shaft = Een schacht. Bij de ontginning van zijn tegel krijg jij het overschot, ook zonder team daar; daarna levert hij je elke ronde de blokjes van de achterkant.
about-crew = Een team met kracht 1 tot 4. Het telt zijn kracht op bij die van alle andere teams op de tegel. Sterke teams krijgen eerder het overschot, maar verliezen ook meer bij gevaar.
about-strongest = Wie op de tegel samen de meeste kracht heeft, krijgt het overschot dat niet eerlijk te delen viel.
about-active = De actieve speler: door zijn zet begint de ontginning. Hij houdt de kaart, en bij gelijke kracht ook het overschot.
about-ai = De AI speelt mee als er twee spelers zijn. Haar teams boren mee en nemen hun deel, maar ze verdient geen sterren.
about-achievement = Prestatie: { $achievement }. Zodra je dit hebt, neem je vanzelf de bovenste tegel; de beste is { $stars } sterren waard. Je betaalt er niets voor.
about-delivery = Levering: geef { phrase-cubes } en krijg { $stars } sterren. De blokjes ben je kwijt, en de volgende levering van deze soort vraagt er meer.
about-extraction = Ontginningskaart voor kracht { $power }: { phrase-cubes }{ $danger ->
    [0] {""}
   *[other] {" "}en gevaar
}. Iedereen op de tegel krijgt van elke soort evenveel; de rest is het overschot.
about-back = Achterkant van een tegel: een schacht hier levert elke ronde, na de vierde boorronde, { phrase-cubes } op.
about-seat_bribe = Zetel { $chair } van bord I: je mag in elke boorronde na je zet één team omkopen. Een lager nummer boort eerder.
about-seat_subcontractor = Zetel { $chair } van bord I: je mag in elke boorronde na je zet één dobbelsteen huren. Een lager nummer boort eerder.
about-seat_market = Zetel { $chair } van de markt. Zetel 1 heeft de meeste transacties en handelt het eerst.
about-seat_workshop = Zetel { $chair } van de werkplaats. Zetel 1 heeft de meeste acties en gaat het eerst.
about-die = Een gehuurde dobbelsteen: zijn kracht telt bij die van het team op. Blijft het team staan, dan blijft hij gratis; aan het eind van de ronde gaat hij terug.
about-vice_president = Je vicepresident. Je hebt er twee en zet ze op twee verschillende borden: daarmee kies je wat je deze ronde mag.
about-screen = Achter je scherm liggen je blokjes, geld en fiches. De anderen zien niet hoeveel, al kunnen ze meetellen.
about-insurance_token = Een verzekeringsfiche redt bij gevaar één blokje van je buit. Je ruilt er vooraf een blokje voor; aan het eind is het niets waard.
about-bribe_token = Een omkoopfiche. Er zijn er drie per ronde voor iedereen samen; zijn ze op, dan koopt niemand meer om.
about-direction_order = De Directievolgorde: wie in de veiling het meest bood, kiest als eerste zetels.
about-control_order = De Controlevolgorde: in deze volgorde boren jullie. Wie op bord I zit, gaat voor.
about-drilling_marker = De boorpion toont in welke van de vier boorrondes jullie zijn.
about-danger = Gevaar: van je buit verlies je zoveel blokjes als je kracht daar, min je veiligheid; de duurste eerst. Elk fiche redt er een.
about-star = Sterren zijn de punten: voor prestaties, leveringen en meerderheden. Wie de meeste heeft, wint.
about-power = De benodigde kracht van een tegel: hebben alle teams en dobbelstenen erop samen zoveel, dan wordt hij ontgonnen.
about-strength = De kracht van een team. Ze telt mee voor de ontginning en voor het overschot, maar ook tegen je bij gevaar.
about-company_board = Je bedrijf: niveaus van veiligheid, mobiliteit en schachten, en de prestaties die je hebt. Iedereen ziet het.
about-price = De prijs. Je betaalt alles meteen; krediet bestaat niet.
about-seat = Een speler en zijn bedrijf. Wat achter het scherm ligt, zie je niet; teams, schachten en niveaus wel.
about-phase_laying = De mijn wordt gelegd: vier ringen tegels, waarvan niemand de achterkant kent.
about-phase_directing = De eerste Directievolgorde wordt geloot.
about-phase_controlling = De eerste Controlevolgorde wordt geloot.
about-phase_auction = Bied in het geheim om als eerste zetels te kiezen. Iedereen betaalt zijn bod, ook wie verliest: bied dus geen blokjes die je nodig hebt.
about-phase_placing = Zet je vicepresident: op bord I om sterker te boren, op bord II om te handelen, op bord III om te bouwen en te leveren.
about-phase_insuring = Ruil blokjes voor fiches als je gevaar verwacht. Goedkoop zink is daar het meest geschikt voor.
about-phase_drilling = Kies het team waarmee je deze boorronde iets doet. Zoek een tegel waar nog weinig kracht ontbreekt.
about-phase_moving = Zet het team een stap, of laat het staan. Wie een ontginning op gang brengt, houdt de kaart.
about-phase_carrying = Het team heeft een dobbelsteen: neem hem mee en betaal opnieuw, of laat hem achter.
about-phase_bribing = Je mag een team van een ander naar je tegel halen. Dat helpt als er net kracht ontbreekt.
about-phase_bribing_to = Je team staat op een rand: kies naar welke van de twee tegels het omgekochte team komt.
about-phase_hiring = Je mag een dobbelsteen huren. Dat loont als je daarmee een ontginning op gang brengt of het overschot pakt.
about-phase_choosing_tile = Er zijn meer tegels klaar: de actieve speler kiest welke eerst wordt ontgonnen.
about-phase_flipping = De tegel wordt omgedraaid: nu zie je wat een schacht hier oplevert.
about-phase_drawing = Een kaart bepaalt de buit, en of er gevaar is.
about-phase_endangered = Gevaar! Lever fiches in om de duurste blokjes van je buit te redden.
about-phase_ai_crew = Kies welk AI-team een stap zet.
about-phase_ai_moving = Kies waar het AI-team heen gaat; het zoekt de tegel waar de minste kracht ontbreekt.
about-phase_trading = Koop of verkoop één soort blokjes per transactie, tegen vaste prijzen. Spaar voor prestaties en leveringen, of maak geld.
about-phase_counting = Kies hoeveel blokjes je koopt of verkoopt.
about-phase_working = Eén actie: een team versterken, veiligheid of mobiliteit verbeteren, een schacht bouwen of verplaatsen, of leveren.
about-phase_shaft_level = Kies volgens welk gekocht niveau je de schacht verplaatst; hoger mag op meer tegels, maar kost meer.
about-phase_shaft_moving = Kies de nieuwe tegel van de schacht: een rijke tegel die binnenkort wordt ontgonnen, of een omgedraaide die elke ronde levert.
about-phase_ai_raising = Na elke ronde wordt één AI-team sterker: kies welk.
about-phase_over = De sterren zijn geteld: prestaties, leveringen en meerderheden.

## Waarom een bot een keuze goed vindt
term-deliveries = { $points } voor leveringen
term-achievement = { $points } voor de prestatie ‘{ $about }’
term-approach = { $points } op weg naar de prestatie ‘{ $about }’
term-majority =
    { $points } voor de meerderheid in { $about ->
         [zinc] zink
         [copper] koper
         [silver] zilver
         [gold] goud
        *[money] geld
    }
term-extraction = { $points } uit deze ontginning
term-chairs = { $points } voor zetels op de borden
term-wealth = { $points } voor geld en blokjes om uit te geven
term-tokens = { $points } voor verzekering
term-strength = { $points } voor de kracht van de teams
term-safety = { $points } voor veiligheid
term-mobility = { $points } voor mobiliteit
term-shafts = { $points } voor schachten
term-crews = { $points } voor waar de teams staan
term-rival = { $points } door wat de sterkste tegenstander krijgt
term-victory = { $points } voor de voorsprong aan het eind
count-money = daarna nog ${ $count }
