### Die Wörter von Thebes auf Deutsch.

title = Jenseits von Theben
neutral-title = Vestigia

## Orte
name-berlin = Berlin
name-london = London
name-moscow = Moskau
name-paris = Paris
name-rome = Rom
name-vienna = Wien
name-warsaw = Warschau
name-greece = Griechenland
name-crete = Kreta
name-egypt = Ägypten
name-palestine = Palästina
name-mesopotamia = Mesopotamien

## Felder der Reihe
name-a = a
name-b = b
name-c = c

## Kartenarten
name-special = Spezialwissen
name-rumour = Gerücht
name-general = Allgemeinwissen
name-assistant = Assistent
name-shovel = Schaufel
name-car = Automobil
name-zeppelin = Zeppelin
name-special_permission = Sondergenehmigung
name-congress = Kongress
name-small = Kleine Ausstellung
name-large = Große Ausstellung

## Forschungskarten
name-special_greece_1_rome = 1 Buch über Griechenland (Rom)
name-special_greece_1_berlin = 1 Buch über Griechenland (Berlin)
name-special_greece_1_vienna = 1 Buch über Griechenland (Wien)
name-special_greece_1_moscow = 1 Buch über Griechenland (Moskau)
name-special_greece_2_rome = 2 Bücher über Griechenland (Rom)
name-special_greece_2_london = 2 Bücher über Griechenland (London)
name-special_greece_3_berlin = 3 Bücher über Griechenland (Berlin)
name-special_greece_3_london = 3 Bücher über Griechenland (London)
name-special_crete_1_berlin = 1 Buch über Kreta (Berlin)
name-special_crete_1_paris = 1 Buch über Kreta (Paris)
name-special_crete_1_vienna = 1 Buch über Kreta (Wien)
name-special_crete_2_paris = 2 Bücher über Kreta (Paris)
name-special_crete_2_vienna = 2 Bücher über Kreta (Wien)
name-special_crete_2_rome = 2 Bücher über Kreta (Rom)
name-special_crete_3_moscow = 3 Bücher über Kreta (Moskau)
name-special_egypt_1_rome = 1 Buch über Ägypten (Rom)
name-special_egypt_1_paris = 1 Buch über Ägypten (Paris)
name-special_egypt_1_moscow = 1 Buch über Ägypten (Moskau)
name-special_egypt_2_berlin = 2 Bücher über Ägypten (Berlin)
name-special_egypt_2_london = 2 Bücher über Ägypten (London)
name-special_egypt_3_london = 3 Bücher über Ägypten (London)
name-special_egypt_3_moscow = 3 Bücher über Ägypten (Moskau)
name-special_palestine_1_vienna = 1 Buch über Palästina (Wien)
name-special_palestine_1_rome = 1 Buch über Palästina (Rom)
name-special_palestine_2_paris = 2 Bücher über Palästina (Paris)
name-special_palestine_2_berlin = 2 Bücher über Palästina (Berlin)
name-special_palestine_2_london = 2 Bücher über Palästina (London)
name-special_palestine_3_london = 3 Bücher über Palästina (London)
name-special_palestine_3_paris = 3 Bücher über Palästina (Paris)
name-special_mesopotamia_1_paris = 1 Buch über Mesopotamien (Paris)
name-special_mesopotamia_1_rome = 1 Buch über Mesopotamien (Rom)
name-special_mesopotamia_1_moscow = 1 Buch über Mesopotamien (Moskau)
name-special_mesopotamia_2_vienna = 2 Bücher über Mesopotamien (Wien)
name-special_mesopotamia_2_london = 2 Bücher über Mesopotamien (London)
name-special_mesopotamia_3_moscow = 3 Bücher über Mesopotamien (Moskau)
name-special_mesopotamia_3_london = 3 Bücher über Mesopotamien (London)
name-rumour_greece = Gerücht über Griechenland (Moskau)
name-rumour_crete = Gerücht über Kreta (Paris)
name-rumour_egypt = Gerücht über Ägypten (Rom)
name-rumour_palestine = Gerücht über Palästina (Wien)
name-rumour_mesopotamia = Gerücht über Mesopotamien (Berlin)
name-general_1_paris = 1 Buch Allgemeinwissen (Paris)
name-general_1_rome = 1 Buch Allgemeinwissen (Rom)
name-general_1_berlin = 1 Buch Allgemeinwissen (Berlin)
name-general_1_vienna = 1 Buch Allgemeinwissen (Wien)
name-general_2_paris = 2 Bücher Allgemeinwissen (Paris)
name-general_2_berlin = 2 Bücher Allgemeinwissen (Berlin)
name-general_2_london = 2 Bücher Allgemeinwissen (London)
name-general_2_moscow = 2 Bücher Allgemeinwissen (Moskau)
name-assistant_paris = Assistent (Paris)
name-assistant_vienna = Assistent (Wien)
name-assistant_berlin = Assistent (Berlin)
name-assistant_rome = Assistent (Rom)
name-shovel_london = Schaufel (London)
name-shovel_rome = Schaufel (Rom)
name-shovel_moscow = Schaufel (Moskau)
name-car_moscow = Automobil (Moskau)
name-car_rome = Automobil (Rom)
name-zeppelin_rome = Zeppelin (Rom)
name-zeppelin_vienna = Zeppelin (Wien)
name-special_permission_london = Sondergenehmigung (London)
name-special_permission_moscow = Sondergenehmigung (Moskau)
name-congress_london = Kongress (London)
name-congress_paris = Kongress (Paris)
name-congress_berlin = Kongress (Berlin)
name-congress_vienna = Kongress (Wien)
name-congress_moscow = Kongress (Moskau)

## Ausstellungen
name-exhibition_small_london = Kleine Ausstellung (London)
name-exhibition_small_paris = Kleine Ausstellung (Paris)
name-exhibition_small_berlin = Kleine Ausstellung (Berlin)
name-exhibition_small_vienna = Kleine Ausstellung (Wien)
name-exhibition_small_moscow = Kleine Ausstellung (Moskau)
name-exhibition_large_london = Große Ausstellung (London)
name-exhibition_large_paris = Große Ausstellung (Paris)
name-exhibition_large_berlin = Große Ausstellung (Berlin)
name-exhibition_large_vienna = Große Ausstellung (Wien)
name-exhibition_large_moscow = Große Ausstellung (Moskau)

## Plättchen: Griechenland
name-greece_a1_1 = Helm aus Olympia
name-greece_a1_2 = Attische Trinkschale
name-greece_a1_3 = Bronzepferd
name-greece_a1_4 = Attische Münze
name-greece_a2_1 = Marmorne Athene
name-greece_a2_2 = Omphalos von Delphi
name-greece_a2_3 = Venus von Milo
name-greece_a3_1 = Maske des Agamemnon
name-greece_a3_2 = Bronzestatue von Delphi
name-greece_a4_1 = Schatz des Priamos
name-greece_a5_1 = Zeusstatue
name-greece_a5_2 = Parthenonrelief
name-greece_a6_1 = Siegel von Troja
name-greece_special = Wissen über Kreta (aus Griechenland)
name-greece_general = Allgemeinwissen (aus Griechenland)
name-greece_debris = Schutt

## Plättchen: Kreta
name-crete_a1_1 = Sphinx von Malia
name-crete_a1_2 = Statuetten von Dreros
name-crete_a1_3 = Gefäß aus Bergkristall
name-crete_a2_1 = Stierkopfgefäß (Minotaurus)
name-crete_a2_2 = Kretische Münze
name-crete_a3_1 = Muttergöttin von Knossos
name-crete_a3_2 = Diskos von Phaistos
name-crete_a3_3 = Stierfries von Knossos
name-crete_a3_4 = Helm von Axos
name-crete_a4_1 = Keramikkrug von Chania
name-crete_a4_2 = Marmorne Aphrodite
name-crete_a4_3 = Mechanismus von Antikythera
name-crete_a5_1 = Tonsarg
name-crete_special = Wissen über Griechenland (aus Kreta)
name-crete_general = Allgemeinwissen (aus Kreta)
name-crete_debris = Schutt

## Plättchen: Ägypten
name-egypt_a1_1 = Skarabäusamulett
name-egypt_a1_2 = Amulett des Sesostris
name-egypt_a1_3 = Uschebtifigur
name-egypt_a1_4 = Papyrus von Abusir
name-egypt_a2_1 = Zylinder der Nofrusobek
name-egypt_a2_2 = Blaue Fayenceschale
name-egypt_a3_1 = Büste der Nofretete
name-egypt_a3_2 = Bronzespiegel
name-egypt_a3_3 = Grabmalerei des Pepinacht
name-egypt_a4_1 = Narmerpalette
name-egypt_a4_2 = Mumie Ramses’ II.
name-egypt_a5_1 = Stein von Rosette
name-egypt_a6_1 = Maske des Tutanchamun
name-egypt_special = Wissen über Mesopotamien (aus Ägypten)
name-egypt_general = Allgemeinwissen (aus Ägypten)
name-egypt_debris = Schutt

## Plättchen: Palästina
name-palestine_a1_1 = Römische Münze
name-palestine_a1_2 = Stele von Tel Dan
name-palestine_a1_3 = Stierstatuette
name-palestine_a1_4 = Römisches Mühlespiel
name-palestine_a1_5 = Medaillon
name-palestine_a2_1 = Säulenfigur von Arad
name-palestine_a2_2 = Siebenarmiger Leuchter
name-palestine_a2_3 = Kultständer von Aschdod
name-palestine_a3_1 = Tonsarkophage
name-palestine_a4_1 = Fragment eines Amarnabriefs
name-palestine_a5_1 = Ossuar
name-palestine_a6_1 = Merenptah-Stele
name-palestine_a7_1 = Schriftrollenkrug von Qumran
name-palestine_special = Wissen über Ägypten (aus Palästina)
name-palestine_general = Allgemeinwissen (aus Palästina)
name-palestine_debris = Schutt

## Plättchen: Mesopotamien
name-mesopotamia_a1_1 = Glasschale von Nimrud
name-mesopotamia_a1_2 = Löwe von Babylon
name-mesopotamia_a1_3 = Weißer Obelisk
name-mesopotamia_a1_4 = Älteste Tontafel
name-mesopotamia_a1_5 = Gudea-Stück
name-mesopotamia_a3_1 = Goldbecher von Ur
name-mesopotamia_a3_2 = Relief der Königin der Nacht
name-mesopotamia_a3_3 = Sumerischer Goldhelm
name-mesopotamia_a4_1 = Schatz von Nimrud
name-mesopotamia_a4_2 = Gilgamesch-Tafel
name-mesopotamia_a4_3 = Warka-Vase
name-mesopotamia_a5_1 = Codex Hammurapi
name-mesopotamia_a5_2 = Maske des Sargon
name-mesopotamia_special = Wissen über Palästina (aus Mesopotamien)
name-mesopotamia_general = Allgemeinwissen (aus Mesopotamien)
name-mesopotamia_debris = Schutt

## Satzteile

phrase-in_place = { $place ->
    [crete] auf { $place }
   *[other] in { $place }
}
phrase-about_place = über { $place }
phrase-in_site = { $site ->
    [crete] auf { $site }
   *[other] in { $site }
}
phrase-about_site = über { $site }
phrase-to_place = nach { $place }
phrase-from_site = aus { $site }

## Aktionen

action-take = { $card } nehmen: { $travel ->
    [0] { "" }
   *[other] Reise { $travel } +{ " " }
}{ $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
}
action-take-bare = Karte von Platz { $slot } nehmen
action-swap = Auslage { phrase-in_place } austauschen: { $travel ->
    [0] { "" }
   *[other] Reise { $travel } +{ " " }
}{ $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
}
action-dig = Graben { phrase-in_site }: { $travel ->
    [0] du bist schon dort
    [one] Reise 1 Woche
   *[other] Reise { $travel } Wochen
}
action-exhibit = { $card } ausrichten: { $travel ->
    [0] { "" }
   *[other] Reise { $travel } +{ " " }
}{ $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
}
action-exhibit-bare = Ausstellung auf Feld { $space } ausrichten
action-pass = Passen und { $weeks ->
    [one] die letzte Woche
   *[other] die letzten { $weeks } Wochen
} verstreichen lassen
action-zeppelin = { $answer ->
    [yes] Mit dem Zeppelin fliegen
   *[no] Über Land reisen
}
action-rumour = { $answer ->
    [yes] Gerücht einsetzen
   *[no] Gerücht behalten
}
action-assistant = { $answer ->
    [yes] Assistenten einsetzen
   *[no] Assistenten behalten
}
action-shovel = { $answer ->
    [yes] Schaufel einsetzen
   *[no] Schaufel behalten
}
action-weeks = { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
} graben: { $tokens ->
    [one] 1 Plättchen
   *[other] { $tokens } Plättchen
}
action-weeks-bare = { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
} graben

draw-token = Aus dem Beutel: { $token }
draw-card = Vom Stapel: { $card }
draw-marker = Oben auf den Zeitsteinen: { $seat }

## Fragen

prompt-choose = { $seat }, was möchtest du tun? Dir { $left ->
    [one] bleibt noch 1 Woche
   *[other] bleiben noch { $left } Wochen
}.
prompt-zeppelin = Mit dem Zeppelin { phrase-to_place } fliegen und { $travel ->
    [one] 1 Woche
   *[other] { $travel } Wochen
} sparen?
prompt-rumour = Das Gerücht { phrase-about_place } bei dieser Grabung einsetzen und 2 Wissen mehr haben?
prompt-assistant = Deinen einzigen Assistenten bei dieser Grabung für 1 Wissen mehr einsetzen und abgeben?
prompt-shovel = Deine einzige Schaufel bei dieser Grabung für 1 Plättchen mehr einsetzen und abgeben?
prompt-weeks = Wie lange willst du { phrase-in_place } graben? Dein Wissen beträgt { $knowledge }; dir { $left ->
    [one] bleibt 1 Woche
   *[other] bleiben { $left } Wochen
}, davon kostet die Reise { $travel }.

## Phasen

phase-bonus = Bonusartefakte auslegen
phase-opening = Erste Forschungskarten aufdecken
phase-markers = Zeitsteine stapeln
phase-choose = Aktion wählen
phase-zeppelin = Reiseart wählen
phase-rumour = Gerüchte einsetzen
phase-assistant = Assistenten einsetzen
phase-shovel = Schaufel einsetzen
phase-weeks = Grabungsdauer wählen
phase-refill = Auslage auffüllen
phase-token = Plättchen ziehen
phase-over = Ende

## Ereignisse

event-bonus_laid = Bonus für die erste Grabung { phrase-in_site }: { $token }.
event-markers_stacked = Die Zeitsteine sind gestapelt, von oben: { $seats }.
event-travelled = { $seat } reist { phrase-to_place } ({ $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
}).
event-flew = { $seat } fliegt { phrase-to_place }: { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}, ohne eine Woche zu verlieren.
event-card_taken = { $seat } nimmt von Platz { $slot }: { $card }.
event-card_opened = Auf Platz { $slot } liegt jetzt: { $card }.
event-display_swapped = { $seat } tauscht die Auslage aus und legt ab: { $cards }.
event-exhibition_opened = Neu in der Reihe: { $exhibition }.
event-exhibition_dropped = Fällt aus der Reihe: { $exhibition }.
event-exhibition_shown = { $seat } richtet eine Ausstellung aus: { $exhibition }, { $points } Punkte wert.
event-pile_renewed = Der Stapel wird erneuert und hat jetzt { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}.
event-dig_begun = { $seat } gräbt { phrase-in_site } { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
} mit Wissen { $knowledge } und zieht { $tokens ->
    [one] 1 Plättchen
   *[other] { $tokens } Plättchen
} (Bücher { $books }, eingesetzte Gerüchte { $rumours }, Assistenten +{ $assistants }, Allgemeinwissen +{ $general }).
event-token_drawn = { $seat } holt { phrase-in_site } aus dem Beutel: { $token }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}.
event-bonus_taken = Die erste Grabung { phrase-in_site }: { $seat } nimmt den Bonus „{ $token }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}“.
event-card_spent = { $seat } verbraucht „{ $card }“; die Karte wird abgelegt.
event-card_removed = { $seat } verbraucht „{ $card }“; die Karte kommt aus dem Spiel.
event-time_spent = { $seat } verbraucht { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
}; der Zeitstein liegt jetzt auf Feld { $week }.
event-year_crossed = { $year ->
    [1904] { $seat } hat das Ende von 1903 erreicht.
   *[other] Für { $seat } beginnt { NUMBER($year, useGrouping: 0) }: Alle fünf Genehmigungen sind wieder offen.
}
event-passed = { $seat } passt und geht direkt ans Ende.
event-match_over = Alle Zeitsteine sind am Ende; die Punkte werden gezählt.

## Warum nicht

why-T3_6 = Du hast das Ende erreicht und kommst nicht mehr an die Reihe.
why-T3_7 = Du bist jetzt nicht an der Reihe: Am Zug ist { $active_seat }, zeitlich am weitesten zurück.
why-T3_8 = Du bist jetzt nicht an der Reihe: Du und { $active_seat } liegt gleich weit zurück, aber jener Zeitstein liegt über deinem.
why-T3_10 = Das Spiel wird noch aufgebaut; danach beginnt, wessen Zeitstein oben auf dem Stapel liegt.
why-T4_10 = Du hast keinen Zeppelin, um { phrase-to_place } zu fliegen.
why-T4_10-bare = Nach dem Flug wird nur gefragt, wenn du einen Zeppelin hast und eine Aktion an einem anderen Ort gewählt hast.
why-T4_13 = Du bist schon { phrase-in_place }; ein Zeppelin ist nur für eine Reise da.
why-T4_13-bare = In einem Zug setzt du höchstens einen Zeppelin ein.
why-T5_4 = Das dauert mit der Reise { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
}, aber bis zum Ende { $left ->
    [one] bleibt nur 1 Woche
   *[other] bleiben nur { $left } Wochen
}.
why-T5_5 = Die Aktion wählst du am Anfang eines Zuges; schließe zuerst die begonnene ab.
why-T5_7 = Du hast alles in diesem Zug entschieden; jetzt werden Karten oder Plättchen gezogen.
why-T6_2 = Auf diesem Platz liegt keine Karte.
why-T6_5 = Zuerst wird die Auslage aufgefüllt.
why-T8_2 = Deine Genehmigung für eine Grabung { phrase-in_site } ist dieses Jahr verbraucht, und du hast keine Sondergenehmigung zum Einsetzen.
why-T8_8 = Ohne Spezialwissen { phrase-about_site } kannst du dort nicht graben.
why-T8_10 = Assistenten und Allgemeinwissen allein erlauben keine Grabung: Du brauchst Spezialwissen { phrase-about_site }.
why-T9_2 = Du hast kein Gerücht { phrase-about_site }.
why-T9_2-bare = Nach Gerüchten wird nur bei einer Grabung gefragt, über deren Stätte du eines hast.
why-T9_3 = Deine Gerüchte betreffen andere Stätten; bei einer Grabung { phrase-in_site } nützen sie nichts.
why-T9_5 = { $owned ->
    [0] Du hast keinen Assistenten.
   *[other] Du hast { $owned } Assistenten: Sie zählen immer; gefragt wird nur nach einem einzelnen.
}
why-T9_5-bare = Nach dem Assistenten wird nur bei einer Grabung gefragt, und nur, wenn du genau einen hast.
why-T10_1 = Die Wochen wählst du zuletzt, wenn alles andere an deiner Grabung feststeht.
why-T10_2 = Bei Wissen { $knowledge } zeigt die Drehscheibe für { $weeks ->
    [one] 1 Woche
   *[other] { $weeks } Wochen
} 0 Plättchen.
why-T10_4 = { $owned ->
    [0] Du hast keine Schaufel.
   *[other] Du hast { $owned } Schaufeln: Sie zählen immer; gefragt wird nur nach einer einzelnen.
}
why-T10_4-bare = Nach der Schaufel wird nur bei einer Grabung gefragt, und nur, wenn du genau eine hast.
why-T10_9 = Die Wochen stehen fest, sobald Plättchen gezogen werden.
why-T10_10 = Über eine Grabung entscheidest du in dieser Reihenfolge: Zeppelin, Gerüchte, Assistent, Schaufel, Wochen. Jetzt ist etwas anderes zu entscheiden.
why-T11_2 = Zuerst werden die Plättchen einer Grabung gezogen.
why-T12_1 = Feld { $space } der Reihe ist leer.
why-T12_2 = Diese Ausstellung braucht { $needed ->
    [one] 1 Artefakt
   *[other] { $needed } Artefakte
} { phrase-from_site }; du hast { $have }.
why-T12_4 = Wissensplättchen sind keine Artefakte. Diese Ausstellung braucht { $needed ->
    [one] 1 Artefakt
   *[other] { $needed } Artefakte
} { phrase-from_site }; du hast { $have }.
why-T14_5 = Dir { $left ->
    [one] bleibt 1 Woche
   *[other] bleiben { $left } Wochen
}; { $window ->
    [0] passen darfst du nur, wenn keine Aktion möglich ist.
   *[other] passen darfst du, wenn es höchstens { $window } sind oder wenn keine Aktion möglich ist.
}
why-T14_6 = Dir { $left ->
    [one] bleibt 1 Woche
   *[other] bleiben { $left } Wochen
}; { $window ->
    [0] passen darfst du nur, wenn keine Aktion möglich ist, und ein Austausch ist es noch.
   *[other] passen darfst du, wenn es höchstens { $window } sind. Bis dahin musst du handeln, und ein Austausch ist möglich.
}
why-T14_7 = Die Partie ist zu Ende.

## Punkte

source-artifacts = Artefakte
source-exhibitions = Ausstellungen
source-congresses = Kongresse
source-majorities = Wissensmehrheiten

end-T14_7 = Alle Zeitsteine haben das Ende von 1903 erreicht.

## Varianten
option-two_player_stacks = Stapel zu zweit
option-two_player_stacks-about = Wie die Karten bei zwei Spielern gestapelt werden.
option-two_player_stacks-three = Drei Stapel, der dritte liegt beiseite
option-two_player_stacks-two = Zwei Stapel, keiner liegt beiseite
option-bonus_token = Bonus der ersten Grabung
option-bonus_token-about = Welches Artefakt vom Wert 1 bei jeder Grabungsstätte für den liegt, der dort zuerst gräbt.
option-bonus_token-random = Zufällig gezogen
option-bonus_token-first_listed = Immer das erste der Liste
option-route = Reiseweg
option-route-about = Auf welchem Weg die Figuren reisen.
option-route-shortest = Immer ein kürzester Weg
option-cars_stack = Zweites Automobil
option-cars_stack-about = Ob ein zweites Automobil lange Reisen um eine weitere Woche verkürzt.
option-cars_stack-false = Bringt nichts mehr
option-cars_stack-true = Spart eine weitere Woche
option-reshuffle_timing = Stapel erneuern
option-reshuffle_timing-about = Wann der Nachziehstapel erneuert wird.
option-reshuffle_timing-when_needed = Wenn eine Karte gebraucht wird
option-reshuffle_timing-when_emptied = Sobald er leer ist
option-exhibition_shift = Ausstellungsreihe
option-exhibition_shift-about = Wie die Reihe rückt, wenn eine neue Ausstellung erscheint.
option-exhibition_shift-all = Jede Karte rückt weiter
option-exhibition_shift-push = Nur Karten, die Platz machen müssen
option-single_use_discard = Verbrauchte Karten
option-single_use_discard-about = Wohin Karten kommen, die nur einmal wirken.
option-single_use_discard-common = Auf den gemeinsamen Ablagestapel
option-single_use_discard-removed = Aus dem Spiel
option-swap_escalation = Wiederholtes Austauschen
option-swap_escalation-about = Was eine Serie immer teureren Austauschens der Auslage beendet.
option-swap_escalation-consecutive = Jede andere Aktion oder ein fremder Zug
option-swap_escalation-run = Nur der Zug eines anderen
option-rumour_opens_dig = Graben auf ein Gerücht hin
option-rumour_opens_dig-about = Ob ein eingesetztes Gerücht als Wissen zum Graben genügt.
option-rumour_opens_dig-true = Ein Gerücht genügt
option-rumour_opens_dig-false = Buchpunkte sind nötig
option-rumour_use = Gerüchte einsetzen
option-rumour_use-about = Ob Gerüchte nach Wahl eingesetzt werden.
option-rumour_use-chosen = Nach Wahl des Spielers
option-assistants_shovels_above_three = Vier und mehr Assistenten oder Schaufeln
option-assistants_shovels_above_three-about = Was mehr als drei Assistenten oder Schaufeln bringen.
option-assistants_shovels_above_three-cap = Immer 2
option-assistants_shovels_above_three-sets = 2, 3, 4 bei vier, fünf, sechs
option-assistants_shovels_above_three-linear = 3, 4, 5 bei vier, fünf, sechs
option-wheel_9_5 = Drehscheibe: 9 Wissen, 5 Wochen
option-wheel_9_5-about = Wie viele Plättchen das strittige Feld der Drehscheibe ergibt.
option-wheel_9_5-6 = 6 Plättchen
option-wheel_9_5-5 = 5 Plättchen
option-permission_check = Prüfung der Genehmigung
option-permission_check-about = Wann die Grabungsgenehmigung offen sein muss.
option-permission_check-on_arrival = Bei der Ankunft
option-permission_check-before_travel = Vor der Reise
option-dig_across_new_year = Graben über den Jahreswechsel
option-dig_across_new_year-about = Zu welchem Jahr eine Grabung zählt, die über den Jahreswechsel geht.
option-dig_across_new_year-old_year = Zum alten, die Genehmigung wird wieder offen
option-dig_across_new_year-new_year = Zum neuen, die Genehmigung ist verbraucht
option-special_permission_repeat = Mehrere Sondergenehmigungen
option-special_permission_repeat-about = Ob jede Sondergenehmigung im selben Jahr eine weitere Grabung an derselben Stätte erlaubt.
option-special_permission_repeat-true = Jede erlaubt eine weitere Grabung
option-pass_window_weeks = Passen erlaubt (Wochen)
option-pass_window_weeks-about = Wie viele Wochen vor dem Ende man passen darf; bei 0 nur, wenn keine Aktion mehr möglich ist.
option-majority_needs_book = Mehrheit ohne Bücher
option-majority_needs_book-about = Ob eine Stätte Punkte bringt, für die niemand einen Buchpunkt hat.
option-majority_needs_book-true = Niemand bekommt Punkte
option-majority_needs_book-false = Alle liegen gleichauf und bekommen Punkte
option-tie_break = Gleichstand
option-tie_break-about = Was geschieht, wenn die Summen gleich sind.
option-tie_break-shared = Der Sieg wird geteilt

## Wozu etwas gut ist
about-special = Wissen über eine Stätte. Es bleibt: Es zählt bei jeder Grabung dort, und die meisten Bücher über eine Stätte sind am Ende 5 Punkte wert (3 bei Gleichstand).
about-rumour = Gilt für eine Stätte: 2 mehr Wissen bei einer Grabung dort, dann ist es weg. Es kann die Grabung sogar eröffnen.
about-general = Zählt überall, bei einer Grabung aber nie mehr als dein Spezialwissen über diese Stätte.
about-assistant = Zwei geben bei jeder Grabung 1 mehr Wissen, drei geben 2, und sie bleiben. Ein einzelner hilft einmal und geht.
about-shovel = Zwei ziehen bei jeder Grabung 1 Plättchen mehr, drei ziehen 2, und sie bleiben. Eine einzelne hilft einmal und ist weg.
about-car = Jede Reise von drei Schritten oder mehr dauert eine Woche weniger. Es bleibt.
about-zeppelin = Eine Reise, egal wie weit, ohne eine Woche; dann ist er weg.
about-special_permission = Erlaubt eine weitere Grabung an einer Stätte, deren Genehmigung dieses Jahr verbraucht ist; dann ist sie weg.
about-congress = Punkte am Ende, je mehr desto besser: 1, 3, 6, 10, 15, 21, 28 für einen bis sieben.
about-small = Artefakte dieser Stätten in dieser Stadt zeigen, für Punkte. Die Artefakte bleiben.
about-large = Artefakte dieser Stätten in dieser Stadt zeigen, für Punkte. Die Artefakte bleiben.

## Board

board-map = Karte
board-legend = 14/30 =35 +1: Funde von allen Plättchen im Beutel, ihre Punkte, der Bonus
board-display = Karten und Ausstellungen
board-time = Zeit
board-wheel = Drehscheibe
board-pile = Stapel { $pile }, beiseite { $aside }, abgelegt { $discard }
board-weeks = { $weeks } Wo
board-points = { $points } Pkt
board-knowledge = Wissen { $knowledge }
board-wheel-weeks = Wochen
board-wheel-tokens = Plättchen
board-when = Woche { $week } von { $year } · { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-site = Bücher { $books }, Artefakte { $artifacts }
board-general = Allgemeinwissen { $general }

## Hilfe zu allem, was auf dem Tisch liegt

about-city = { $place } ist eine Stadt. Hier holst du die Karten, auf denen { $place } steht, und richtest die Ausstellungen dieser Stadt aus.
about-swap_city = { $place }: Hier beginnen alle. Hier tauschst du für eine Woche alle vier Karten der Auslage aus.
about-site = { $site } ist eine Grabungsstätte. Im Beutel liegen anfangs Artefakte für zusammen { $points } Punkte (das beste zählt { $best }), zwei Wissensplättchen und { $debris } Stück Schutt; je früher du kommst, desto mehr ist noch da.
about-row_space = Feld { $space } der Ausstellungsreihe. Kommt eine neue Ausstellung, rücken alle weiter, von a nach b nach c; was über c hinausgeschoben wird, ist weg.
about-artifact = Ein Artefakt aus { $site }, am Ende { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkte
} wert. Du behältst es, auch wenn du es in einer Ausstellung zeigst.
about-special_token = Ein Wissensplättchen: Ab deiner nächsten Grabung zählt es als 1 Buch { phrase-about_site }, auch für die Mehrheit am Ende. Es ist kein Artefakt.
about-general_token = Ein Wissensplättchen: Ab deiner nächsten Grabung zählt es überall als 1 Allgemeinwissen. Es ist kein Artefakt.
about-debris = Schutt: nichts wert. Nach der Grabung kommt er zurück in den Beutel, für spätere Grabungen wird der Beutel also nicht besser.
about-pawn = Deine Figur auf der Karte. Sie reist von selbst auf kürzestem Weg zum Ort deiner Aktion; jeder Schritt kostet eine Woche.
about-marker = Dein Zeitstein zeigt, wie viele Wochen du verbraucht hast. Wer am weitesten zurückliegt, ist am Zug; auf demselben Feld der oberste Stein.
about-year_stone = Der Jahresstein zeigt das Jahr dessen, der am weitesten zurückliegt. Nach 1903 ist Schluss.
about-track = Die Zeitleiste: 52 Wochen im Kreis. Überschreitest du den Jahreswechsel, sind alle deine Genehmigungen wieder offen.
about-wheel = Die Drehscheibe sagt, wie viele Plättchen du ziehst: Suche dein Wissen und wähle die Wochen. Mehr Wissen oder mehr Wochen bringen mehr Plättchen.
about-permission = Deine Genehmigung für eine Stätte. Offen: Du darfst dort dieses Jahr noch graben. Verbraucht: erst wieder nach dem Jahreswechsel.
about-bag = Der Beutel einer Stätte. Du ziehst blind; Funde behältst du, Schutt kommt zurück. Je öfter hier gegraben wurde, desto mehr Schutt ziehst du.
about-display = Die Auslage: vier offene Forschungskarten. Nimm eine in der Stadt, die darauf steht; sofort kommt eine neue nach.
about-row = Die Reihe: Ausstellungen, die du jetzt ausrichten kannst. Warte nicht zu lange, neue schieben sie hinaus.
about-pile = Der Nachziehstapel. Niemand kennt die Reihenfolge; ist er leer, wird er aus dem Ablagestapel erneuert.
about-discard = Der Ablagestapel, offen für alle: verbrauchte und ausgetauschte Karten und Ausstellungen, die aus der Reihe gefallen sind.
about-bonus = Das Bonusartefakt dieser Stätte, 1 Punkt wert, für die erste Grabung hier.
about-seat = Ein Mitspieler. Karten, Plättchen und Genehmigungen liegen offen; du kannst nachzählen, wer wo stark ist.
about-weeks = Der Preis in Wochen: zuerst die Reise, dann die Aktion. Wochen sind alles, was du ausgibst, und sie kommen nicht wieder.
about-points = Punkte: Artefakte, Ausstellungen, Kongresse und Wissensmehrheiten. Wer die meisten hat, gewinnt.
about-knowledge = Dein Wissen bei einer Grabung: Bücher, Gerüchte und Assistenten, dazu höchstens ebenso viel Allgemeinwissen, bis 12.
about-books = Buchpunkte für eine Stätte. Zum Graben brauchst du mindestens einen; wer am Ende die meisten hat, bekommt 5 Punkte.
about-phase_bonus = An jede Stätte kommt ein Artefakt vom Wert 1, als Lohn für die erste Grabung dort.
about-phase_opening = Die ersten vier Forschungskarten werden aufgedeckt; danach können alle wählen.
about-phase_markers = Die Zeitsteine werden zufällig gestapelt; der oberste beginnt.
about-phase_choose = Wähle eine Aktion: eine Karte nehmen, die Auslage austauschen, graben oder eine Ausstellung ausrichten. Achte auf die Wochen: Nach einer langen Aktion sind erst die anderen dran.
about-phase_zeppelin = Fliegen kostet keine Woche, aber danach ist der Zeppelin weg. Hebe ihn für eine weite Reise auf.
about-phase_rumour = Ein Gerücht gibt bei dieser Grabung 2 Wissen mehr und ist dann weg. In einem leereren Beutel ist es später weniger wert.
about-phase_assistant = Ein einzelner Assistent hilft einmal und geht. Behalte ihn, wenn du noch einen zweiten nehmen willst: Dann bleiben beide.
about-phase_shovel = Eine einzelne Schaufel hilft einmal und ist weg. Behalte sie, wenn du noch eine zweite nehmen willst: Dann bleiben beide.
about-phase_weeks = Wähle, wie lange du gräbst. Die Drehscheibe zeigt, wie viele Plättchen jede Dauer bringt; die letzten Wochen bringen oft nur noch wenig.
about-phase_refill = Leere Plätze der Auslage werden gefüllt; Ausstellungen, die dabei auftauchen, kommen in die Reihe.
about-phase_token = Die Plättchen werden einzeln und blind aus dem Beutel gezogen. Jetzt entscheidet das Glück.
about-phase_over = Alle Zeitsteine sind am Ende von 1903. Die Punkte werden gezählt.

## Warum ein Bot eine Wahl mag
term-artifacts = { $points } für Artefakte
term-exhibitions = { $points } für Ausstellungen
term-congresses = { $points } für Kongresse
term-car = { $points } für das Automobil
term-permits = { $points } für Zeppelin und Sondergenehmigung
term-majority = { $points } für die Mehrheit ({ $about })
term-digs = { $points } für spätere Grabungen ({ $about })
term-weeks = { $points } für Wochen ohne Plan
term-finds = { $points } für Funde ({ $about })
term-helps = { $points } für verbrauchte Hilfen
count-weeks = danach noch { $count ->
    [one] eine Woche
   *[other] { $count } Wochen
}
