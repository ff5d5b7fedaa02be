# Rockwell auf Deutsch. Namen, Fragen, Handlungen, Ereignisse, Verstöße, Optionen; Variablen sind die Fakten des Spiels.

## Names

title = Rockwell
neutral-title = Nucleus
name-zinc = Zink
name-copper = Kupfer
name-silver = Silber
name-gold = Gold
name-money = Geld
name-a = Ebene A
name-b = Ebene B
name-c = Ebene C
name-d = Ebene D
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
name-e0 = Eingang E0
name-e1 = Eingang E1
name-e2 = Eingang E2
name-e3 = Eingang E3
name-core = Erdkern
name-board_1 = Brett I (Kontrollzentrum)
name-board_2 = Brett II (Markt)
name-board_3 = Brett III (Werkstatt)
name-low = Niedrig
name-middle = Mittel
name-high = Hoch
name-bribe = Bestechung
name-subcontractor = Subunternehmer
name-safety = Schutz
name-mobility = Mobilität
name-shaft = Schacht
name-crew = Trupp
name-strongest = Stärkster
name-active = Am Zug
name-ai = AI
name-zinc8_copper8 = 8 Zink und 8 Kupfer
name-six_extractions = Sechs Förderungen
name-silver10 = 10 Silber
name-three_crews_2 = Drei Trupps der Stärke 2
name-gold12 = 12 Gold
name-all_at_c = Alle Trupps auf Ebene C oder tiefer
name-six_of_each = 6 von jedem Rohstoff
name-two_crews_4 = Zwei Trupps der Stärke 4
name-core_reached = Ein Trupp im Erdkern
name-dz1 = Zinklieferung 1
name-dz2 = Zinklieferung 2
name-dz3 = Zinklieferung 3
name-dz4 = Zinklieferung 4
name-dz5 = Zinklieferung 5
name-dz6 = Zinklieferung 6
name-dz7 = Zinklieferung 7
name-dc1 = Kupferlieferung 1
name-dc2 = Kupferlieferung 2
name-dc3 = Kupferlieferung 3
name-dc4 = Kupferlieferung 4
name-dc5 = Kupferlieferung 5
name-dc6 = Kupferlieferung 6
name-dc7 = Kupferlieferung 7
name-ds1 = Silberlieferung 1
name-ds2 = Silberlieferung 2
name-ds3 = Silberlieferung 3
name-ds4 = Silberlieferung 4
name-ds5 = Silberlieferung 5
name-ds6 = Silberlieferung 6
name-ds7 = Silberlieferung 7
name-dg1 = Goldlieferung 1
name-dg2 = Goldlieferung 2
name-dg3 = Goldlieferung 3
name-dg4 = Goldlieferung 4
name-dg5 = Goldlieferung 5
name-dg6 = Goldlieferung 6
name-dg7 = Goldlieferung 7
name-e03a = Karte 3a
name-e03b = Karte 3b
name-e03c = Karte 3c
name-e03d = Karte 3d
name-e03e = Karte 3e
name-e03f = Karte 3f
name-e04a = Karte 4a
name-e04b = Karte 4b
name-e04c = Karte 4c
name-e04d = Karte 4d
name-e04e = Karte 4e
name-e04f = Karte 4f
name-e05a = Karte 5a
name-e05b = Karte 5b
name-e05c = Karte 5c
name-e05d = Karte 5d
name-e05e = Karte 5e
name-e05f = Karte 5f
name-e06a = Karte 6a
name-e06b = Karte 6b
name-e06c = Karte 6c
name-e06d = Karte 6d
name-e06e = Karte 6e
name-e06f = Karte 6f
name-e07a = Karte 7a
name-e07b = Karte 7b
name-e07c = Karte 7c
name-e07d = Karte 7d
name-e07e = Karte 7e
name-e07f = Karte 7f
name-e08a = Karte 8a
name-e08b = Karte 8b
name-e08c = Karte 8c
name-e08d = Karte 8d
name-e08e = Karte 8e
name-e08f = Karte 8f
name-e09a = Karte 9a
name-e09b = Karte 9b
name-e09c = Karte 9c
name-e09d = Karte 9d
name-e09e = Karte 9e
name-e09f = Karte 9f
name-e10a = Karte 10a
name-e10b = Karte 10b
name-e10c = Karte 10c
name-e10d = Karte 10d
name-e10e = Karte 10e
name-e10f = Karte 10f
name-a3a = Rückseite A3a
name-a3b = Rückseite A3b
name-a3c = Rückseite A3c
name-a3d = Rückseite A3d
name-a4a = Rückseite A4a
name-a4b = Rückseite A4b
name-a4c = Rückseite A4c
name-a4d = Rückseite A4d
name-b5a = Rückseite B5a
name-b5b = Rückseite B5b
name-b5c = Rückseite B5c
name-b5d = Rückseite B5d
name-b6a = Rückseite B6a
name-b6b = Rückseite B6b
name-b6c = Rückseite B6c
name-b6d = Rückseite B6d
name-c7a = Rückseite C7a
name-c7b = Rückseite C7b
name-c7c = Rückseite C7c
name-c7d = Rückseite C7d
name-c8a = Rückseite C8a
name-c8b = Rückseite C8b
name-c8c = Rückseite C8c
name-c8d = Rückseite C8d
name-d9a = Rückseite D9a
name-d9b = Rückseite D9b
name-d9c = Rückseite D9c
name-d9d = Rückseite D9d
name-d10a = Rückseite D10a
name-d10b = Rückseite D10b
name-d10c = Rückseite D10c
name-d10d = Rückseite D10d

## Phrases: kinds in a sentence; zinc, copper, silver and gold, those of which there are none left out

phrase-kind =
    { $kind ->
         [zinc] Zink
         [copper] Kupfer
         [silver] Silber
        *[gold] Gold
    }
phrase-cubes =
    { $zinc ->
         [0] { phrase-cubes_from_copper }
        *[other] { $zinc } Zink{ phrase-cubes_then_copper }
    }
phrase-cubes_from_copper =
    { $copper ->
         [0] { phrase-cubes_from_silver }
        *[other] { $copper } Kupfer{ phrase-cubes_then_silver }
    }
phrase-cubes_then_copper =
    { $copper ->
         [0] { phrase-cubes_then_silver }
        *[other] , { $copper } Kupfer{ phrase-cubes_then_silver }
    }
phrase-cubes_from_silver =
    { $silver ->
         [0] { phrase-cubes_from_gold }
        *[other] { $silver } Silber{ phrase-cubes_then_gold }
    }
phrase-cubes_then_silver =
    { $silver ->
         [0] { phrase-cubes_then_gold }
        *[other] , { $silver } Silber{ phrase-cubes_then_gold }
    }
phrase-cubes_from_gold =
    { $gold ->
         [0] nichts
        *[other] { $gold } Gold
    }
phrase-cubes_then_gold =
    { $gold ->
         [0] {""}
        *[other] , { $gold } Gold
    }

## Phases

phase-laying = Auslegen der Mine
phase-directing = Auslosen der Direktion
phase-controlling = Auslosen der Kontrolle
phase-auction = Versteigerung
phase-placing = Vizepräsidenten setzen
phase-insuring = Phase I: Versicherung
phase-drilling = Phase I: Trupp wählen
phase-moving = Phase I: Bewegen
phase-carrying = Phase I: der Würfel
phase-bribing = Phase I: Bestechung
phase-bribing_to = Phase I: Ziel der Bestechung
phase-hiring = Phase I: Subunternehmer
phase-choosing_tile = Förderung: welches Feld zuerst
phase-flipping = Förderung: Feld umdrehen
phase-drawing = Förderung: Karte ziehen
phase-endangered = Förderung: Gefahr
phase-ai_crew = AI: welcher Trupp
phase-ai_moving = AI: wohin
phase-trading = Phase II: Markt
phase-counting = Phase II: wie viele
phase-working = Phase III: Werkstatt
phase-shaft_level = Phase III: Stufe des Schachts
phase-shaft_moving = Phase III: Schacht versetzen
phase-ai_raising = AI: Verstärkung
phase-over = Die Partie ist zu Ende

## Actions

action-bid_cubes = { $cubes } dazubieten: { $kind } (noch { $have }, Wert { $value } $)
action-bid_money = { $money } $ dazubieten (noch { $have } $)
action-bid_done = { $value } $ bieten ({ phrase-cubes }; { $money } $)
action-place_vp =
    { $board ->
         [board_1] { $board }, Platz { $chair }: { $gives }
        *[board_2] { $board }, Platz { $chair }: { $times }-mal
    }
action-insure = { $cubes } versichern: { $kind } (noch { $have })
action-insure_done =
    { $tokens ->
         [0] Nichts versichern
         [one] { phrase-cubes } gegen 1 Versicherung tauschen
        *[other] { phrase-cubes } gegen { $tokens } Versicherungen tauschen
    }
action-crew =
    Trupp der Stärke { $strength } auf { $place }{ $die ->
         [0] {""}
        *[other] {" "}(Würfel { $die })
    }
action-stay =
    Bleiben: { $place } (Stärke { $strength }){ $die ->
         [0] {""}
        *[other] {" "}(Würfel { $die })
    }
action-move =
    { $place ->
         [core] { $from } → { $place }
        *[other] { $from } → { $place } ({ $flipped ->
             [1] umgedreht
            *[other] Stärke dort { $total } von { $power }
        })
    }
action-take_die = Würfel mitnehmen: { $place }, Stärke { $strength } ({ $price } $)
action-leave_die = Würfel zurücklassen
action-bribe =
    Trupp von { $victim_seat } bestechen: Stärke { $strength } auf { $place }{ $die ->
         [0] {""}
        *[other] {" "}mit einem Würfel von { $die } ({ $price } $)
    }
action-bribe_ai = AI-Trupp bestechen: Stärke { $strength } auf { $place }
action-bribe_to = Nach { $tile }
action-hire = Würfel der Stärke { $strength } für den Trupp auf { $place } anheuern ({ $price } $)
action-no_advantage = Weder bestechen noch anheuern
action-first_tile = Zuerst { $tile } (Stärke { $total } von { $power })
action-ai_crew = AI-Trupp der Stärke { $strength } auf { $place }
action-ai_move =
    { $from } → { $tile } ({ $missing ->
         [0] reicht zur Förderung
         [one] dann fehlt 1 von { $power }
        *[other] dann fehlen { $missing } von { $power }
    })
action-ai_upgrade = AI-Trupp auf { $place } auf Stärke { $strength }
action-buy = Kaufen: { $kind } (je { $price } $, höchstens { $most })
action-sell = Verkaufen: { $kind } (je { $price } $, höchstens { $most })
action-amount = { $cubes } mehr: { $total } { phrase-kind } für { $price } $
action-amount_done =
    { $selling ->
         [0] { $total } { phrase-kind } für { $price } $ kaufen
        *[other] { $total } { phrase-kind } für { $price } $ verkaufen
    }
action-pass_market = Den Markt verlassen
action-upgrade_crew = Trupp auf { $place } verstärken: Stärke { $strength } ({ $price } $)
action-upgrade_safety = Schutz auf Stufe { $level } ({ $price } $)
action-upgrade_mobility = Mobilität auf Stufe { $level } ({ $price } $)
action-build_shaft = Schacht { $level } auf { $tile } bauen ({ $price } $)
action-move_shaft = Schacht von { $tile } versetzen
action-shaft_level = Nach der Regel von Stufe { $level } ({ $price } $)
action-shaft_to = Nach { $tile }
action-deliver = { phrase-cubes } für { $stars } Sterne liefern
action-pass_works = Die Werkstatt verlassen
action-use_insurance =
    { $tokens ->
         [0] Keine Versicherung abgeben
         [one] 1 Versicherung abgeben
        *[other] { $tokens } Versicherungen abgeben
    }: { $lost ->
         [0] kein Verlust
         [one] 1 Rohstoff weg
        *[other] { $lost } Rohstoffe weg
    }

## Questions

prompt-bid = Dein geheimes Gebot um die erste Wahl der Plätze: { $value } $ ({ phrase-cubes }; { $money } $).
prompt-place_vp =
    Runde { $round }: Setze deinen { $vp ->
         [1] ersten
        *[2] zweiten
    } Vizepräsidenten.
prompt-insure =
    Versicherung: Tausche Rohstoffe gegen Versicherungen (bisher { phrase-cubes }, { $tokens ->
         [one] 1 Versicherung
        *[other] { $tokens } Versicherungen
    }).
prompt-crew = Bohrrunde { $drilling_round }: Wähle deinen aktiven Trupp.
prompt-move =
    Der Trupp auf { $place } (Stärke { $strength }){ $die ->
         [0] {""}
        *[other] {" "}(Würfel { $die })
    }: bewegen oder bleiben?
prompt-die = Der Trupp geht nach { $place }: Würfel mitnehmen (Grenze: { $ring }) oder zurücklassen?
prompt-advantage_bribe = Einen fremden Trupp durch Bestechung auf { $place } holen (noch { $bribes } Marker für alle)?
prompt-advantage_hire = Einen Würfel für den Trupp auf { $place } anheuern (noch { $dice })?
prompt-bribe_target = Auf welches Feld holst du den Trupp von { $place }?
prompt-first_tile = Mehrere Felder sind reif: welches zuerst?
prompt-use_insurance =
    Gefahr ({ $card })! Stärke { $strength } minus Schutz { $safety }: { $due ->
         [one] 1 Rohstoff
        *[other] { $due } Rohstoffe
    } deiner Beute ({ phrase-cubes }) { $due ->
         [one] steht
        *[other] stehen
    } auf dem Spiel. Versicherungen abgeben (du hast { $tokens })?
prompt-ai_crew = Du stehst vorn in der Kontrollreihenfolge und bewegst einen Trupp der AI: welchen?
prompt-ai_move = Der AI-Trupp auf { $place } (Stärke { $strength }): Du bestimmst, wohin er geht.
prompt-ai_upgrade = Runde { $round } ist vorbei, ein AI-Trupp wird stärker. Du stehst vorn in der Direktionsreihenfolge: welcher?
prompt-market =
    Markt: kaufen, verkaufen oder gehen ({ $left ->
         [one] noch 1 Geschäft
        *[other] noch { $left } Geschäfte
    }).
prompt-amount =
    Wie viel { $selling ->
         [0] kaufst
        *[other] verkaufst
    } du: { $kind }? Bisher { $total }, höchstens { $most }.
prompt-works =
    Werkstatt: verbessern, bauen, liefern oder gehen ({ $left ->
         [one] noch 1 Aktion
        *[other] noch { $left } Aktionen
    }).
prompt-shaft_level = Der Schacht verlässt { $tile }: nach der Regel welcher Stufe?
prompt-shaft_to = Der Schacht verlässt { $tile } nach der Regel von Stufe { $level }: wohin?

## Events

event-ring_laid = { $ring } ist ausgelegt: Härte { $power } in Sektor 0, abwechselnd mit { $other }.
event-direction_order = Direktionsreihenfolge: { $seats }.
event-control_order = Kontrollreihenfolge: { $seats }.
event-round_started = Runde { $round } beginnt.
event-bid_revealed = { $seat } hat { $value } $ geboten ({ phrase-cubes }; { $money } $).
event-vp_placed = { $seat } setzt einen Vizepräsidenten: { $board }, Platz { $chair }.
event-vp_stayed_home = Für einen Vizepräsidenten von { $seat } ist kein Platz frei.
event-insurance_closed = Alle haben gewählt, was sie versichern.
event-insured =
    { $tokens ->
         [0] { $seat } versichert nichts.
         [one] { $seat } tauscht { phrase-cubes } gegen 1 Versicherung.
        *[other] { $seat } tauscht { phrase-cubes } gegen { $tokens } Versicherungen.
    }
event-insured_secretly =
    { $tokens ->
         [0] { $seat } versichert nichts.
         [one] { $seat } tauscht geheim { phrase-cubes } gegen 1 Versicherung.
        *[other] { $seat } tauscht geheim { phrase-cubes } gegen { $tokens } Versicherungen.
    }
event-insured_secretly-bare = { $seat } hat vielleicht etwas versichert.
event-drilling_round = Bohrrunde { $drilling_round } beginnt.
event-turn_skipped = { $seat } hat alle Trupps im Erdkern und setzt aus.
event-crew_moved =
    { $seat } bewegt einen Trupp der Stärke { $strength }: { $from } → { $to }{ $die ->
         [0] {""}
        *[other] {" "}(Würfel { $die })
    }.
event-crew_stayed =
    { $seat } lässt einen Trupp der Stärke { $strength } stehen: { $place }{ $die ->
         [0] {""}
        *[other] {" "}(Würfel { $die })
    }.
event-core_entered = { $seat } erreicht von { $from } aus den Erdkern mit einem Trupp der Stärke { $strength }.
event-die_taken = { $seat } nimmt den Würfel mit Stärke { $strength } für { $price } $ mit.
event-die_returned = Ein Würfel von { $seat } geht zurück auf Brett I.
event-bribed =
    { $seat } besticht einen Trupp von { $victim_seat } (Stärke { $strength }): { $from } → { $to }{ $die ->
         [0] {""}
        *[other] , mit einem Würfel von { $die } für { $price } $
    }.
event-ai_bribed = { $seat } besticht einen AI-Trupp (Stärke { $strength }): { $from } → { $to }.
event-hired = { $seat } heuert auf { $place } einen Würfel der Stärke { $strength } für { $price } $ an.
event-tile_extracted = { $seat } löst eine Förderung aus: { $tile } (Stärke { $total }, Härte { $power }).
event-ai_extracted = Die AI löst eine Förderung aus: { $tile } (Stärke { $total }, Härte { $power }).
event-tile_flipped = { $tile } ist umgedreht: Ein Schacht bringt dort { phrase-cubes }.
event-card_drawn =
    { $card } wird gezogen: { phrase-cubes }{ $danger ->
         [0] {""}
        *[other] {" "}und Gefahr
    }.
event-share = { $seat } erhält einen Anteil: { phrase-cubes }.
event-ai_share = Der Anteil der AI geht in den Vorrat: { phrase-cubes }.
event-surplus =
    { $seat } erhält den Überschuss { $reason ->
         [shaft] für den Schacht
         [strongest] dank größter Stärke
        *[active] als Auslöser
    }: { phrase-cubes }.
event-ai_surplus =
    Der Überschuss der AI ({ $reason ->
         [shaft] Schacht
         [strongest] größte Stärke
        *[active] Auslöser
    }) geht in den Vorrat: { phrase-cubes }.
event-danger =
    Gefahr für { $seat }: Stärke { $strength }, Schutz { $safety }, { $due ->
         [0] nichts auf dem Spiel
         [one] 1 Rohstoff auf dem Spiel
        *[other] { $due } Rohstoffe auf dem Spiel
    }.
event-tokens_used =
    { $seat } gibt { $tokens ->
         [0] keine Versicherung
         [one] 1 Versicherung
        *[other] { $tokens } Versicherungen
    } ab.
event-cubes_lost = { $seat } verliert durch die Gefahr { phrase-cubes }.
event-cubes_received = { $seat } nimmt { phrase-cubes } hinter den Sichtschirm.
event-cubes_shown = { $seat } bietet zum Verkauf an: { $cubes } { phrase-kind }.
event-card_kept =
    { $seat } behält { $card } (jetzt { $cards ->
         [one] 1 Karte
        *[other] { $cards } Karten
    }).
event-card_set_aside = { $card } wird beiseitegelegt.
event-achievement =
    { $seat } erreicht eine Errungenschaft: { $achievement } ({ $stars ->
         [one] 1 Stern
        *[other] { $stars } Sterne
    }).
event-achievement-bare = { $seat } erreicht eine Errungenschaft: { $achievement }.
event-achievement_tested =
    { $seat } { $met ->
         [0] hat nicht
        *[other] zeigt
    }, was diese Errungenschaft verlangt: { $achievement }.
event-shaft_yield = Der Schacht von { $seat } auf { $tile } bringt { phrase-cubes }.
event-market_opened = Phase II, der Markt, für { $seats }.
event-works_opened = Phase III, die Werkstatt, für { $seats }.
event-bought = { $seat } kauft { $cubes } { phrase-kind } für { $price } $.
event-sold = { $seat } verkauft { $cubes } { phrase-kind } für { $price } $.
event-market_left = { $seat } verlässt den Markt.
event-works_left = { $seat } verlässt die Werkstatt.
event-crew_upgraded = { $seat } verstärkt den Trupp auf { $place } für { $price } $ auf Stärke { $strength }.
event-safety_upgraded = { $seat } verbessert den Schutz für { $price } $ auf Stufe { $level }.
event-mobility_upgraded = { $seat } verbessert die Mobilität für { $price } $ auf Stufe { $level }.
event-shaft_built = { $seat } baut Schacht { $level } auf { $tile } für { $price } $.
event-shaft_moved = { $seat } versetzt einen Schacht nach Stufe { $level } für { $price } $: { $from } → { $to }.
event-delivered = { $seat } liefert { phrase-cubes } und nimmt { $delivery }.
event-ai_moved = Die AI bewegt einen Trupp der Stärke { $strength }: { $from } → { $to }.
event-ai_upgraded = Der AI-Trupp auf { $place } hat jetzt Stärke { $strength }.
event-last_round = Dies ist die letzte Runde (Regel { $clause }).
event-cleaned_up = Runde { $round } ist vorbei; Bestechungsmarker, Würfel und Vizepräsidenten gehen zurück.
event-holdings_revealed =
    { $seat } zeigt { phrase-cubes }, { $money } $, { $tokens ->
         [one] 1 Versicherung
        *[other] { $tokens } Versicherungen
    } und Sterne: { $achievements } für Errungenschaften, { $deliveries } für Lieferungen.
event-majority =
    Mehrheit ({ $category }): { $points ->
         [one] 1 Stern
        *[other] { $points } Sterne
    } für { $seat }.
event-match_ended = Die Partie ist zu Ende (Regel { $clause }).

## Why not

why-R1_1 = Auf diesem Platz sitzt in dieser Partie niemand.
why-R1_9 = Das kostet { $needed }, und du hast { $have }: Kredit gibt es nicht.
why-R4_1 = Jetzt ist niemand am Zug: Die Mine wird aufgebaut.
why-R4_5 = Jetzt handeln nur Spieler mit einem Vizepräsidenten auf diesem Brett, und du hast dort keinen: { $board }.
why-R5_1 = Geboten wird einmal in der Versteigerung: Rohstoffe Sorte für Sorte, Fünfer vor Einern, dann Scheine von groß nach klein.
why-R6_1 = { $active_seat } setzt jetzt einen Vizepräsidenten.
why-R6_1-bare = Vizepräsidenten werden zwischen der Versteigerung und Phase I gesetzt.
why-R6_2 = Dort hast du schon einen Vizepräsidenten: { $board }.
why-R6_3 = Platz { $chair } ist besetzt: { $board }.
why-R6_7 = Bei dieser Spielerzahl gibt es keinen Platz { $chair }: { $board }.
why-R7_1 = Versichert wird zu Beginn von Phase I, Sorte für Sorte, Fünfer vor Einern.
why-R7_2 = Deine Versicherung steht fest; die anderen wählen noch.
why-R8_1 = In dieser Bohrrunde ist { $active_seat } an der Reihe.
why-R8_2 = In deinem Zug einer Bohrrunde wählst du einen Trupp; dann bewegt er sich oder bleibt, einmal.
why-R8_3 = Ein Vorteil wird einmal genutzt oder abgelehnt, gleich nach der Bewegung, mit einem Platz auf Brett I.
why-R8_4 = In einem Zug bewegt sich der Trupp zuerst oder bleibt, dann kommt der Vorteil: Die Bewegung ist vorbei.
why-R8_5 = Alle deine Trupps sind im Erdkern: In den Bohrrunden setzt du aus.
why-R8_6 = Auf { $place } steht der Trupp schon: Ein Schritt führt auf einen Ort daneben.
why-R8_6-bare = Ein Trupp bewegt sich nur in deinem Zug einer Bohrrunde, nachdem du ihn gewählt hast.
why-R8_8 = Von einem Eingang erreicht ein Trupp nur die zwei Felder daneben, nicht { $place }.
why-R8_10 = { $place }: Dorthin kommt ein Trupp nur von einem D-Feld.
why-R8_10-bare = In den Erdkern geht es nur mit einer Bewegung in deinem Zug.
why-R8_11 = Dieser Trupp ist im Erdkern und aus dem Spiel.
why-R8_15 = { $place } ist nicht erreichbar: Mit Mobilität { $mobility } geht ein Trupp einen Schritt.
why-R8_16 = { $place } ist nicht erreichbar: Mit Mobilität { $mobility } geht ein Trupp einen Schritt oder zwei zur Seite.
why-R8_17 = { $place } ist eine Kante, und mit Mobilität { $mobility } kann dort kein Trupp halten.
why-R8_17-bare = Ein Trupp geht nur in deinem Zug auf eine Kante, nachdem du ihn gewählt hast.
why-R8_18 = { $place } ist mit Mobilität { $mobility } nicht erreichbar.
why-R8_19 = { $place } ist nicht erreichbar: Mit Mobilität { $mobility } geht ein Trupp zwei Schritte, nicht über eine Kante hinweg.
why-R8_20 = { $place } ist von einem Eingang nicht in zwei Schritten erreichbar.
why-R8_21 = { $place } wäre nur durch den Erdkern erreichbar, und durch ihn geht kein Trupp hindurch.
why-R8_24 = { $place }: Du hast schon einen Trupp auf einer Kante, oder diese Kante ist voll.
why-R9_1 = Bestechen geht nur nach deiner Bewegung, von Platz I.1 oder I.2 aus.
why-R9_2 = Ein Trupp lässt sich nur auf ein nicht umgedrehtes Feld holen.
why-R9_3 = Der Trupp auf { $place } steht nicht auf einem Feld neben { $tile }.
why-R9_4 = Der Trupp auf { $place } steht auf einem umgedrehten Feld und ist mit dieser Option nicht bestechlich.
why-R9_5 = Der Trupp auf { $place } ist nicht bestechlich: Er gehört dir, steht auf einem Eingang oder ist im Erdkern.
why-R9_6 = In dieser Runde ist kein Bestechungsmarker mehr da.
why-R9_7 = In einer Bohrrunde ist eine Bestechung erlaubt, und deine läuft oder ist vorbei.
why-R9_10 = Der Würfel des Trupps hat Stärke { $die }, und das Ziel erlaubt höchstens { $cap }.
why-R9_11 = Der Würfel des Trupps kostet { $needed }, und du hast { $have }.
why-R9_12 = Der Trupp auf { $place } steht schon auf { $tile }: Von einer Kante lässt er sich nur auf ein drittes Feld holen.
why-R9_13 = { $tile } ist kein Feld deines aktiven Trupps.
why-R9_13-bare = Ein Ziel wird nur nach dem Trupp genannt, der bestochen wird, von einer Kante aus, die zwei Felder zur Wahl lässt.
why-R9_14 = Ein Trupp auf einem Eingang oder im Erdkern kann nicht bestechen.
why-R10_1 = Anheuern geht nur nach deiner Bewegung, von Platz I.3 oder I.4 aus.
why-R10_4 = Du hast in dieser Bohrrunde schon angeheuert, oder der Trupp hat schon einen Würfel.
why-R10_5 = Ein Würfel der Stärke { $strength } ist hier zu stark: Diese Ebene erlaubt höchstens { $cap }.
why-R10_6 = Auf Brett I liegt kein Würfel mehr.
why-R10_7 = Entscheide zuerst, ob der Trupp seinen Würfel mitnimmt oder zurücklässt.
why-R10_8 = Ein Würfel wird nur mitgenommen, wenn ein Trupp mit Würfel sich bewegt.
why-R10_9 = Den Würfel mitzunehmen war dein Anheuern in dieser Bohrrunde.
why-R10_10 = Ein Würfel wird nur zurückgelassen, wenn ein Trupp mit Würfel sich bewegt.
why-R10_11 = Auf einem Trupp, der bleibt, lässt sich der Würfel weder ändern noch abgeben; mitgenommen oder zurückgelassen wird er bei einer Bewegung.
why-R10_12 = Ein Trupp auf einem Eingang oder im Erdkern kann keinen Würfel bekommen.
why-R11_1 = Auf einem Feld wird gefördert: Alles andere wartet, bis das vorbei ist.
why-R11_4 = { $tile } ist umgedreht, und auf einem umgedrehten Feld wird nie wieder gefördert.
why-R11_17 = { $tile } ist nicht reif für eine Förderung.
why-R11_17-bare = Wer die Förderung auslöst, wählt das erste Feld, und nur wenn mehrere reif sind.
why-R12_6 = { $tokens } abgeben geht nicht: Nur { $most ->
         [one] 1 Rohstoff steht
        *[other] { $most } Rohstoffe stehen
    } auf dem Spiel.
why-R12_6-bare = Versicherungen werden nur gegen Gefahr abgegeben.
why-R12_7 = { $tokens } abgeben geht nicht: Deine Beute hat { $most ->
        [one] 1 Rohstoff
       *[other] { $most } Rohstoffe
    }.
why-R12_11 = { $active_seat } entscheidet zuerst, wie der Gefahr begegnet wird.
why-R14_1 = { $active_seat } handelt jetzt.
why-R14_3 = Den Markt verlässt du nur in Phase II, zwischen zwei Geschäften.
why-R14_4 = Ein Geschäft ist ein Kauf oder Verkauf einer Sorte in Phase II: zuerst die Sorte, dann mindestens ein Stück, Fünfer vor Einern.
why-R14_5 = Diese Sorte hast du in dieser Phase schon gehandelt: { $kind }.
why-R15_1 = { $active_seat } arbeitet jetzt in der Werkstatt.
why-R15_3 = Die Werkstatt verlässt du nur in Phase III, zwischen zwei Aktionen.
why-R15_5 = Trupps werden nur in Phase III verstärkt, mit einer Aktion in der Werkstatt.
why-R15_6 =
    { $place ->
         [core] Dieser Trupp ist im Erdkern und kann nicht mehr wachsen.
        *[other] Der Trupp auf { $place } hat Stärke { $strength }, und mehr geht nicht.
    }
why-R15_8 = Der Schutz wird nur in Phase III verbessert, mit einer Aktion in der Werkstatt.
why-R15_9 = Die Mobilität wird nur in Phase III verbessert, mit einer Aktion in der Werkstatt.
why-R15_10 = Stufe { $level } gibt es nicht: Drei ist die letzte.
why-R15_11 = Schächte werden nur in Phase III gebaut, mit einer Aktion in der Werkstatt.
why-R15_12 = Ein Schacht der Stufe 1 kann nicht auf { $tile }: Er braucht ein nicht umgedrehtes Feld an einem eigenen Trupp, ohne fremde Trupps.
why-R15_12-bare = Nach der Regel von Stufe 1 gibt es kein Feld für diesen Schacht.
why-R15_13 = Ein Schacht der Stufe 2 kann nicht auf { $tile }: Kein eigener Trupp steht dort oder daneben, oder fremde Trupps stehen auf dem nicht umgedrehten Feld.
why-R15_13-bare = Nach der Regel von Stufe 2 gibt es kein Feld für diesen Schacht.
why-R15_15 = Auf { $tile } liegt schon ein Schacht.
why-R15_16 = Bei { $tile } steht nur auf dem Eingang ein Trupp von dir, und dort stützt ein Trupp keinen Schacht.
why-R15_17 = Auf { $tile } hast du keinen Schacht zu versetzen.
why-R15_17-bare = Ein Schacht wird in Phase III versetzt: zuerst der Schacht, dann eine gekaufte Stufe, dann das neue Feld.
why-R15_19 = Geliefert wird nur in Phase III, mit einer Aktion in der Werkstatt.
why-R15_20 = Es gibt keine Lieferungen mehr: { $kind }.
why-R17_5 = Die Partie ist zu Ende: Genügend Spieler haben den Erdkern erreicht.
why-R17_6 = Die Partie ist zu Ende: Jemand hat sechs Errungenschaften, darunter alle hohen.
why-R17_15 = Die Partie ist zu Ende: Die letzte Runde ist gespielt.
why-R19_2 = Diesen Trupp gibt es nicht: Die AI spielt nur zu zweit mit.
why-R19_7 = { $tile } liegt nicht neben dem AI-Trupp: Er geht genau ein Feld weit.
why-R19_8 = AI-Trupp { $crew } bewegt sich nicht: Einer auf einem Eingang oder umgedrehten Feld geht vor.
why-R19_9 = AI-Trupp { $crew } bewegt sich nicht: Ein stärkerer oder weiter vom Erdkern entfernter geht vor.
why-R19_10 = { $active_seat }, vorn in der Kontrollreihenfolge, wählt den AI-Trupp.
why-R19_10-bare = Ein AI-Trupp wird einmal nach einer Bohrrunde zu zweit gewählt, und nur wenn mehrere in Frage kommen.
why-R19_11 = { $tile } fehlt mehr Stärke als einem anderen Nachbarfeld des AI-Trupps, oder es ist umgedreht.
why-R19_12 = { $active_seat }, vorn in der Kontrollreihenfolge, wählt das Feld des AI-Trupps.
why-R19_12-bare = Ein Feld für die AI wird nur nach ihrem Trupp gewählt, und nur wenn mehrere gleich gut sind.
why-R19_13 = Jedes Feld neben dem AI-Trupp ist umgedreht: { $active_seat }, vorn in der Kontrollreihenfolge, wählt eines davon.
why-R19_18 = AI-Trupp { $crew } hat schon Stärke 4.
why-R19_18-bare = Wer in der Direktionsreihenfolge vorn steht, verstärkt nach dem Aufräumen einen AI-Trupp.

## Points and the end

source-achievements = Errungenschaften
source-deliveries = Lieferungen
source-majorities = Mehrheiten
end-R17_5 = Mehr als die Hälfte hat den Erdkern erreicht.
end-R17_6 = Jemand hat sechs Errungenschaften, darunter alle drei hohen.
end-R17_15 = Die letzte erlaubte Runde ist gespielt.

## Options

option-edge_limit = Trupps auf Kanten
option-edge_limit-about = Ob jede Person einen Trupp auf einer Kante haben darf oder jede Kante einen trägt.
option-edge_limit-per_player = Einer je Person
option-edge_limit-per_border = Einer je Kante
option-shaft2_rule = Schächte der Stufe 2
option-shaft2_rule-about = Wohin ein Schacht der Stufe 2 darf.
option-shaft2_rule-near_flipped = Auch umgedrehte Felder an eigenen Trupps
option-shaft2_rule-free = Fast überall
option-market_limit = Eine Sorte erneut handeln
option-market_limit-about = Wie oft du dieselbe Sorte in einer Phase II handeln darfst.
option-market_limit-one_per_kind = Einmal je Sorte
option-market_limit-no_opposite = Öfter, aber nur in einer Richtung
option-bribe_source = Woher bestochene Trupps kommen
option-bribe_source-about = Ob das Feld, das ein bestochener Trupp verlässt, umgedreht sein darf.
option-bribe_source-any = Jedes Feld
option-bribe_source-unflipped = Nur nicht umgedrehte Felder
option-delivery_order = Reihenfolge der Lieferungen
option-delivery_order-about = Ob die billigste oder die teuerste Lieferung einer Sorte zuerst geht.
option-delivery_order-cheapest_first = Billigste zuerst
option-delivery_order-dearest_first = Teuerste zuerst
option-tiebreak_tiles = Gleichstand
option-tiebreak_tiles-about = Welche Plättchen bei Gleichstand zählen.
option-tiebreak_tiles-achievements = Errungenschaften
option-tiebreak_tiles-achievements_and_deliveries = Errungenschaften und Lieferungen
option-danger_cap = Verlust durch Gefahr
option-danger_cap-about = Wie Stärke, Schutz, Versicherungen und Beute verrechnet werden.
option-danger_cap-after_safety = Beute begrenzt, was der Schutz übrig lässt
option-danger_cap-before_safety = Beute begrenzt vor dem Schutz
option-danger_cap-joint = Schutz und Versicherung zusammen
option-score_zero = Nichts haben
option-score_zero-about = Ob nichts zu haben in einer Mehrheit zählen kann.
option-score_zero-none = Bringt nichts
option-score_zero-ranked = Zählt wie jede Zahl
option-insurance_visibility = Versicherung
option-insurance_visibility-about = Ob die anderen sehen, was du versicherst.
option-insurance_visibility-open = Offen
option-insurance_visibility-secret = Geheim
option-power_set = Härten der Felder
option-power_set-about = Welche Härten die Felder haben.
option-power_set-3_to_10 = 3 bis 10
option-power_set-2_to_9 = 2 bis 9
option-seat_table = Plätze der Bretter II und III
option-seat_table-about = Wie viele Plätze Markt und Werkstatt haben.
option-seat_table-closing = Einer weniger als Personen
option-seat_table-one_per_player = Einer je Person
option-ring_alignment = Ringe
option-ring_alignment-about = Ob die Ringe der Mine bündig oder versetzt liegen.
option-ring_alignment-aligned = Bündig
option-ring_alignment-offset = Versetzt
option-phase_order = Reihenfolge in Phase II und III
option-phase_order-about = Wer in Markt und Werkstatt zuerst handelt.
option-phase_order-seat = Nach Platz
option-phase_order-direction = Nach Direktion
option-mobility_price_2_3p = Mobilität zu zweit oder dritt
option-mobility_price_2_3p-about = Ob Mobilität zu zweit und zu dritt mehr kostet.
option-mobility_price_2_3p-raised = Erhöhte Preise
option-mobility_price_2_3p-same = Preise wie zu viert
option-max_rounds = Höchstzahl der Runden
option-max_rounds-about = Nach wie vielen Runden eine Partie auf jeden Fall gewertet wird.
option-vp_passes = Vizepräsidenten setzen
option-vp_passes-about = Ob die zweite Runde wie die erste läuft oder rückwärts.
option-vp_passes-forward = Gleiche Reihenfolge
option-vp_passes-snake = Rückwärts

# Das Brett im Terminal
board-status = Runde
board-mine = Mine
board-extraction = Förderung
board-boards = Phasenbretter
board-stacks = Lieferungen und Errungenschaften
board-screen = Hinter deinem Sichtschirm
board-shown = zeigt
board-round = Runde { $round } von höchstens { $rounds }
board-drilling = Bohrrunde { $drilling_round } von 4
board-direction = Direktion
board-control = Kontrolle
board-left = Würfel { $dice }, Bestechungsmarker { $bribes }
board-ending = Die letzte Runde: Sie wird zu Ende gespielt.
board-legend = 2/5 Stärke/Härte  ▒ umgedreht, mit dem Ertrag eines Schachts  ╫A Schacht  A2+1 Trupp und Würfel  ┄ Kante  * AI
board-piles = Karten nach Härte
board-money = { $money } $ · Versicherungen { $tokens }
board-offer = Gewählt ({ $value } $):
board-company = Schutz { $safety } · Mobilität { $mobility } · Schächte { $shaft } · Karten { $cards }
board-turns = noch { $left }
board-traded = gehandelt: { $kinds }
board-ready = bereit

## Hilfe zu allem, was auf dem Tisch liegt

about-cube = { $kind }: auf dem Markt je { $price } $ wert. Biete damit, liefere es für Sterne oder spare es: Wer am Ende am meisten davon hat, bekommt Sterne.
about-money = Geld: für Trupps, Schächte, Schutz, Mobilität und Würfel, und zum Bieten. Auch das meiste Geld bringt am Ende Sterne.
about-level = { $level }: Felder der Härte { $low } oder { $high }; ein Würfel hat hier höchstens Stärke { $cap }. Je tiefer, desto reicher und gefährlicher.
about-tile = { $tile }, ein Feld: { $level }, Härte { $low } oder { $high }, die Zahl steht darauf. Erreichen Trupps und Würfel darauf sie gemeinsam, wird sofort gefördert, und alle mit einem Trupp dort bekommen einen Anteil.
about-edge = Die Kante { $edge }: Ein Trupp hier zählt auf beiden Feldern. Auf einer Kante halten kannst du ab Mobilität 2.
about-entrance = { $place }: Hier beginnt von allen je ein Trupp. Von hier geht er nur auf die zwei Felder, die der Eingang berührt.
about-core = Der Erdkern. Wer einen Trupp hierher bringt, erreicht eine hohe Errungenschaft; der Trupp ist dann aus dem Spiel. Hat das mehr als die Hälfte geschafft, ist dies die letzte Runde.
about-board_1 = Brett I, das Kontrollzentrum: Wer hier sitzt, bohrt früher und darf nach dem Zug bestechen oder einen Würfel anheuern.
about-board_2 = Brett II, der Markt: Nur wer hier sitzt, darf in Phase II kaufen und verkaufen.
about-board_3 = Brett III, die Werkstatt: Nur wer hier sitzt, darf in Phase III verstärken, Schächte bauen und liefern.
about-class = Klasse der Errungenschaften: { $class }. Wer eine als Erster erreicht, bekommt { $best } Sterne, wer später kommt, weniger.
about-bribe = Bestechung: Hole nach deinem Zug einen fremden Trupp von einem Nachbarfeld auf dein Feld. So gelingt eine Förderung mit fremder Stärke.
about-subcontractor = Subunternehmer: Heuere nach deinem Zug einen Würfel an, der deinen Trupp stärker macht. 1000 $ für Stärke 1, je 500 $ mehr bis Stärke 4.
about-safety = Schutz bewahrt deine Beute vor Gefahr: Stufe 1 rettet 1 Rohstoff, Stufe 2 rettet 3, Stufe 3 alle.
about-mobility = Mobilität lässt deine Trupps weiter gehen: Stufe 1 zwei Schritte zur Seite, Stufe 2 auch auf eine Kante, Stufe 3 zwei Schritte in jede Richtung.
about-shaft = Ein Schacht. Wird auf seinem Feld gefördert, bekommst du den Überschuss, auch ohne Trupp dort; danach bringt er dir jede Runde die Rohstoffe der Rückseite.
about-crew = Ein Trupp der Stärke 1 bis 4. Seine Stärke zählt mit der aller anderen Trupps auf dem Feld zusammen. Starke Trupps bekommen eher den Überschuss, verlieren bei Gefahr aber mehr.
about-strongest = Wer auf dem Feld zusammen die meiste Stärke hat, bekommt den Überschuss, der sich nicht gleich teilen ließ.
about-active = Am Zug: Wer die Förderung auslöst, behält die Karte und bekommt bei gleicher Stärke auch den Überschuss.
about-ai = Die AI spielt zu zweit mit. Ihre Trupps bohren mit und nehmen ihren Anteil, aber sie bekommt keine Sterne.
about-achievement = Errungenschaft: { $achievement }. Sobald du das hast, nimmst du von selbst das oberste Plättchen; das beste zählt { $stars } Sterne. Bezahlt wird dafür nichts.
about-delivery = Lieferung: Gib { phrase-cubes } ab und nimm { $stars } Sterne. Die Rohstoffe sind weg, und die nächste Lieferung dieser Sorte verlangt mehr.
about-extraction = Förderkarte für Härte { $power }: { phrase-cubes }{ $danger ->
    [0] {""}
   *[other] {" "}und Gefahr
}. Alle auf dem Feld bekommen von jeder Sorte gleich viel; der Rest ist der Überschuss.
about-back = Rückseite eines Feldes: Ein Schacht bringt hier in jeder Runde nach der vierten Bohrrunde { phrase-cubes }.
about-seat_bribe = Platz { $chair } auf Brett I: In jeder Bohrrunde darfst du nach deinem Zug einen Trupp bestechen. Eine kleinere Nummer bohrt früher.
about-seat_subcontractor = Platz { $chair } auf Brett I: In jeder Bohrrunde darfst du nach deinem Zug einen Würfel anheuern. Eine kleinere Nummer bohrt früher.
about-seat_market = Platz { $chair } am Markt. Platz 1 hat die meisten Geschäfte und beginnt.
about-seat_workshop = Platz { $chair } in der Werkstatt. Platz 1 hat die meisten Aktionen und beginnt.
about-die = Ein angeheuerter Würfel: Seine Stärke kommt zu der des Trupps. Bleibt der Trupp stehen, bleibt er ohne Aufpreis; am Ende der Runde geht er zurück.
about-vice_president = Dein Vizepräsident. Du hast zwei und setzt sie auf zwei verschiedene Bretter: Damit entscheidest du, was du diese Runde darfst.
about-screen = Hinter deinem Sichtschirm liegen Rohstoffe, Geld und Versicherungen. Die anderen sehen nicht, wie viel, können aber mitzählen.
about-insurance_token = Eine Versicherung rettet bei Gefahr einen Rohstoff deiner Beute. Du tauschst vorher einen Rohstoff dafür ein; am Ende ist sie nichts wert.
about-bribe_token = Ein Bestechungsmarker. Es gibt drei je Runde für alle zusammen; sind sie weg, besticht niemand mehr.
about-direction_order = Die Direktionsreihenfolge: Wer in der Versteigerung am meisten bot, wählt zuerst Plätze.
about-control_order = Die Kontrollreihenfolge: In dieser Reihenfolge wird gebohrt. Wer auf Brett I sitzt, geht vor.
about-drilling_marker = Der Bohrmarker zeigt, in welcher der vier Bohrrunden ihr seid.
about-danger = Gefahr: Von deiner Beute verlierst du so viele Rohstoffe, wie du dort Stärke hast, weniger deinen Schutz; die teuersten zuerst. Jede Versicherung rettet einen.
about-star = Sterne sind die Punkte: für Errungenschaften, Lieferungen und Mehrheiten. Wer die meisten hat, gewinnt.
about-power = Die Härte eines Feldes: Haben alle Trupps und Würfel darauf zusammen so viel Stärke, wird gefördert.
about-strength = Die Stärke eines Trupps. Sie zählt für die Förderung und den Überschuss, bei Gefahr aber gegen dich.
about-company_board = Deine Firma: Stufen von Schutz, Mobilität und Schächten und deine Errungenschaften. Alle sehen sie.
about-price = Der Preis. Bezahlt wird sofort und ganz; Kredit gibt es nicht.
about-seat = Ein Mitspieler und seine Firma. Was hinter dem Sichtschirm liegt, siehst du nicht; Trupps, Schächte und Stufen schon.
about-phase_laying = Die Mine wird ausgelegt: vier Ringe von Feldern, deren Rückseiten niemand kennt.
about-phase_directing = Die erste Direktionsreihenfolge wird ausgelost.
about-phase_controlling = Die erste Kontrollreihenfolge wird ausgelost.
about-phase_auction = Biete geheim um die erste Wahl der Plätze. Alle bezahlen ihr Gebot, auch wer verliert: Biete nichts, was du brauchst.
about-phase_placing = Setze deinen Vizepräsidenten: auf Brett I zum Bohren, auf Brett II zum Handeln, auf Brett III zum Bauen und Liefern.
about-phase_insuring = Tausche Rohstoffe gegen Versicherungen, wenn du Gefahr erwartest. Billiges Zink eignet sich am besten.
about-phase_drilling = Wähle den Trupp, der in dieser Bohrrunde handelt. Suche ein Feld, dem nur wenig Stärke fehlt.
about-phase_moving = Bewege den Trupp einen Schritt oder lass ihn stehen. Wer eine Förderung auslöst, behält die Karte.
about-phase_carrying = Der Trupp hat einen Würfel: Nimm ihn mit und zahle erneut, oder lass ihn zurück.
about-phase_bribing = Du darfst einen fremden Trupp auf dein Feld holen. Das hilft, wenn nur wenig Stärke fehlt.
about-phase_bribing_to = Dein Trupp steht auf einer Kante: Wähle, auf welches der zwei Felder der bestochene Trupp kommt.
about-phase_hiring = Du darfst einen Würfel anheuern. Das lohnt sich, wenn er eine Förderung auslöst oder dir den Überschuss bringt.
about-phase_choosing_tile = Mehrere Felder sind reif: Wer am Zug ist, wählt, wo zuerst gefördert wird.
about-phase_flipping = Das Feld wird umgedreht: Jetzt siehst du, was ein Schacht hier bringt.
about-phase_drawing = Eine Karte bestimmt die Beute und ob Gefahr droht.
about-phase_endangered = Gefahr! Gib Versicherungen ab, um die teuersten Rohstoffe deiner Beute zu retten.
about-phase_ai_crew = Wähle, welcher AI-Trupp einen Schritt geht.
about-phase_ai_moving = Wähle, wohin der AI-Trupp geht; er sucht das Feld, dem am wenigsten Stärke fehlt.
about-phase_trading = Kaufe oder verkaufe je Geschäft eine Sorte zu festen Preisen. Spare für Errungenschaften und Lieferungen, oder mache Geld.
about-phase_counting = Wähle, wie viel du kaufst oder verkaufst.
about-phase_working = Eine Aktion: einen Trupp verstärken, Schutz oder Mobilität verbessern, einen Schacht bauen oder versetzen, oder liefern.
about-phase_shaft_level = Wähle, nach welcher gekauften Stufe der Schacht versetzt wird; eine höhere erlaubt mehr Felder, kostet aber mehr.
about-phase_shaft_moving = Wähle das neue Feld des Schachts: ein reiches, auf dem bald gefördert wird, oder ein umgedrehtes, das jede Runde etwas bringt.
about-phase_ai_raising = Nach jeder Runde wird ein AI-Trupp stärker: Wähle, welcher.
about-phase_over = Die Sterne sind gezählt: Errungenschaften, Lieferungen und Mehrheiten.

## Warum ein Bot eine Wahl mag
term-deliveries = { $points } für Lieferungen
term-achievement = { $points } für die Errungenschaft „{ $about }“
term-approach = { $points } auf dem Weg zur Errungenschaft „{ $about }“
term-majority = { $points } für die Mehrheit an { $about }
term-extraction = { $points } aus dieser Förderung
term-chairs = { $points } für Plätze auf den Brettern
term-wealth = { $points } für Geld und Rohstoffe zum Ausgeben
term-tokens = { $points } für Versicherungen
term-strength = { $points } für die Stärke der Trupps
term-safety = { $points } für Schutz
term-mobility = { $points } für Mobilität
term-shafts = { $points } für Schächte
term-crews = { $points } dafür, wo die Trupps stehen
term-rival = { $points } durch das, was der stärkste Gegner bekommt
term-victory = { $points } für die Führung am Ende
count-money = danach noch { $count } $
