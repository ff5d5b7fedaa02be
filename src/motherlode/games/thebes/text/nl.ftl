### De woorden van Thebes in het Nederlands.

title = Thebes
neutral-title = Vestigia

## Plaatsen
name-berlin = Berlijn
name-london = Londen
name-moscow = Moskou
name-paris = Parijs
name-rome = Rome
name-vienna = Wenen
name-warsaw = Warschau
name-greece = Griekenland
name-crete = Kreta
name-egypt = Egypte
name-palestine = Palestina
name-mesopotamia = Mesopotamië

## Velden van de rij
name-a = a
name-b = b
name-c = c

## Soorten kaarten
name-special = Speciale kennis
name-rumour = Gerucht
name-general = Algemene kennis
name-assistant = Assistent
name-shovel = Schep
name-car = Auto
name-zeppelin = Zeppelin
name-special_permission = Bijzondere toestemming
name-congress = Congres
name-small = Kleine tentoonstelling
name-large = Grote tentoonstelling

## Onderzoekskaarten
name-special_greece_1_rome = 1 boek over Griekenland (Rome)
name-special_greece_1_berlin = 1 boek over Griekenland (Berlijn)
name-special_greece_1_vienna = 1 boek over Griekenland (Wenen)
name-special_greece_1_moscow = 1 boek over Griekenland (Moskou)
name-special_greece_2_rome = 2 boeken over Griekenland (Rome)
name-special_greece_2_london = 2 boeken over Griekenland (Londen)
name-special_greece_3_berlin = 3 boeken over Griekenland (Berlijn)
name-special_greece_3_london = 3 boeken over Griekenland (Londen)
name-special_crete_1_berlin = 1 boek over Kreta (Berlijn)
name-special_crete_1_paris = 1 boek over Kreta (Parijs)
name-special_crete_1_vienna = 1 boek over Kreta (Wenen)
name-special_crete_2_paris = 2 boeken over Kreta (Parijs)
name-special_crete_2_vienna = 2 boeken over Kreta (Wenen)
name-special_crete_2_rome = 2 boeken over Kreta (Rome)
name-special_crete_3_moscow = 3 boeken over Kreta (Moskou)
name-special_egypt_1_rome = 1 boek over Egypte (Rome)
name-special_egypt_1_paris = 1 boek over Egypte (Parijs)
name-special_egypt_1_moscow = 1 boek over Egypte (Moskou)
name-special_egypt_2_berlin = 2 boeken over Egypte (Berlijn)
name-special_egypt_2_london = 2 boeken over Egypte (Londen)
name-special_egypt_3_london = 3 boeken over Egypte (Londen)
name-special_egypt_3_moscow = 3 boeken over Egypte (Moskou)
name-special_palestine_1_vienna = 1 boek over Palestina (Wenen)
name-special_palestine_1_rome = 1 boek over Palestina (Rome)
name-special_palestine_2_paris = 2 boeken over Palestina (Parijs)
name-special_palestine_2_berlin = 2 boeken over Palestina (Berlijn)
name-special_palestine_2_london = 2 boeken over Palestina (Londen)
name-special_palestine_3_london = 3 boeken over Palestina (Londen)
name-special_palestine_3_paris = 3 boeken over Palestina (Parijs)
name-special_mesopotamia_1_paris = 1 boek over Mesopotamië (Parijs)
name-special_mesopotamia_1_rome = 1 boek over Mesopotamië (Rome)
name-special_mesopotamia_1_moscow = 1 boek over Mesopotamië (Moskou)
name-special_mesopotamia_2_vienna = 2 boeken over Mesopotamië (Wenen)
name-special_mesopotamia_2_london = 2 boeken over Mesopotamië (Londen)
name-special_mesopotamia_3_moscow = 3 boeken over Mesopotamië (Moskou)
name-special_mesopotamia_3_london = 3 boeken over Mesopotamië (Londen)
name-rumour_greece = Gerucht over Griekenland (Moskou)
name-rumour_crete = Gerucht over Kreta (Parijs)
name-rumour_egypt = Gerucht over Egypte (Rome)
name-rumour_palestine = Gerucht over Palestina (Wenen)
name-rumour_mesopotamia = Gerucht over Mesopotamië (Berlijn)
name-general_1_paris = 1 boek algemene kennis (Parijs)
name-general_1_rome = 1 boek algemene kennis (Rome)
name-general_1_berlin = 1 boek algemene kennis (Berlijn)
name-general_1_vienna = 1 boek algemene kennis (Wenen)
name-general_2_paris = 2 boeken algemene kennis (Parijs)
name-general_2_berlin = 2 boeken algemene kennis (Berlijn)
name-general_2_london = 2 boeken algemene kennis (Londen)
name-general_2_moscow = 2 boeken algemene kennis (Moskou)
name-assistant_paris = Assistent (Parijs)
name-assistant_vienna = Assistent (Wenen)
name-assistant_berlin = Assistent (Berlijn)
name-assistant_rome = Assistent (Rome)
name-shovel_london = Schep (Londen)
name-shovel_rome = Schep (Rome)
name-shovel_moscow = Schep (Moskou)
name-car_moscow = Auto (Moskou)
name-car_rome = Auto (Rome)
name-zeppelin_rome = Zeppelin (Rome)
name-zeppelin_vienna = Zeppelin (Wenen)
name-special_permission_london = Bijzondere toestemming (Londen)
name-special_permission_moscow = Bijzondere toestemming (Moskou)
name-congress_london = Congres (Londen)
name-congress_paris = Congres (Parijs)
name-congress_berlin = Congres (Berlijn)
name-congress_vienna = Congres (Wenen)
name-congress_moscow = Congres (Moskou)

## Tentoonstellingen
name-exhibition_small_london = Kleine tentoonstelling (Londen)
name-exhibition_small_paris = Kleine tentoonstelling (Parijs)
name-exhibition_small_berlin = Kleine tentoonstelling (Berlijn)
name-exhibition_small_vienna = Kleine tentoonstelling (Wenen)
name-exhibition_small_moscow = Kleine tentoonstelling (Moskou)
name-exhibition_large_london = Grote tentoonstelling (Londen)
name-exhibition_large_paris = Grote tentoonstelling (Parijs)
name-exhibition_large_berlin = Grote tentoonstelling (Berlijn)
name-exhibition_large_vienna = Grote tentoonstelling (Wenen)
name-exhibition_large_moscow = Grote tentoonstelling (Moskou)

## Fiches: Griekenland
name-greece_a1_1 = Helm uit Olympia
name-greece_a1_2 = Attische drinkschaal
name-greece_a1_3 = Bronzen paard
name-greece_a1_4 = Attische munt
name-greece_a2_1 = Marmeren Athena
name-greece_a2_2 = Omphalos van Delphi
name-greece_a2_3 = Venus van Milo
name-greece_a3_1 = Masker van Agamemnon
name-greece_a3_2 = Bronzen beeld van Delphi
name-greece_a4_1 = Schat van Priamus
name-greece_a5_1 = Beeld van Zeus
name-greece_a5_2 = Reliëf van het Parthenon
name-greece_a6_1 = Zegel van Troje
name-greece_special = Kennis van Kreta (uit Griekenland)
name-greece_general = Algemene kennis (uit Griekenland)
name-greece_debris = Puin

## Fiches: Kreta
name-crete_a1_1 = Sfinx van Malia
name-crete_a1_2 = Beeldjes van Dreros
name-crete_a1_3 = Kan van bergkristal
name-crete_a2_1 = Stierenkopvaas (Minotaurus)
name-crete_a2_2 = Kretenzische munt
name-crete_a3_1 = Moedergodin van Knossos
name-crete_a3_2 = Schijf van Phaistos
name-crete_a3_3 = Stierenfries van Knossos
name-crete_a3_4 = Helm van Axos
name-crete_a4_1 = Aardewerken kruik van Chania
name-crete_a4_2 = Marmeren Aphrodite
name-crete_a4_3 = Mechanisme van Antikythera
name-crete_a5_1 = Doodskist van klei
name-crete_special = Kennis van Griekenland (uit Kreta)
name-crete_general = Algemene kennis (uit Kreta)
name-crete_debris = Puin

## Fiches: Egypte
name-egypt_a1_1 = Scarabeeamulet
name-egypt_a1_2 = Amulet van Senwosret
name-egypt_a1_3 = Oesjabtibeeldje
name-egypt_a1_4 = Papyrus van Aboesir
name-egypt_a2_1 = Cilinder van Sobekneferoe
name-egypt_a2_2 = Schaal van blauwe faience
name-egypt_a3_1 = Buste van Nefertiti
name-egypt_a3_2 = Bronzen spiegel
name-egypt_a3_3 = Grafschildering van Pepi-Nacht
name-egypt_a4_1 = Palet van Narmer
name-egypt_a4_2 = Mummie van Ramses II
name-egypt_a5_1 = Steen van Rosetta
name-egypt_a6_1 = Masker van Toetanchamon
name-egypt_special = Kennis van Mesopotamië (uit Egypte)
name-egypt_general = Algemene kennis (uit Egypte)
name-egypt_debris = Puin

## Fiches: Palestina
name-palestine_a1_1 = Romeinse munt
name-palestine_a1_2 = Stele van Tel Dan
name-palestine_a1_3 = Stierenbeeldje
name-palestine_a1_4 = Romeins molenspel
name-palestine_a1_5 = Medaillon
name-palestine_a2_1 = Zuilfiguur van Arad
name-palestine_a2_2 = Zevenarmige kandelaar
name-palestine_a2_3 = Cultusstandaard van Asdod
name-palestine_a3_1 = Sarcofagen van klei
name-palestine_a4_1 = Fragment van een Amarnabrief
name-palestine_a5_1 = Ossuarium
name-palestine_a6_1 = Stele van Merenptah
name-palestine_a7_1 = Boekrolkruik van Qumran
name-palestine_special = Kennis van Egypte (uit Palestina)
name-palestine_general = Algemene kennis (uit Palestina)
name-palestine_debris = Puin

## Fiches: Mesopotamië
name-mesopotamia_a1_1 = Glazen schaal van Nimrud
name-mesopotamia_a1_2 = Leeuw van Babylon
name-mesopotamia_a1_3 = Witte obelisk
name-mesopotamia_a1_4 = Oudste kleitablet
name-mesopotamia_a1_5 = Stuk van Gudea
name-mesopotamia_a3_1 = Gouden beker van Ur
name-mesopotamia_a3_2 = Reliëf van de Koningin van de Nacht
name-mesopotamia_a3_3 = Soemerische gouden helm
name-mesopotamia_a4_1 = Schat van Nimrud
name-mesopotamia_a4_2 = Gilgamesjtablet
name-mesopotamia_a4_3 = Vaas van Warka
name-mesopotamia_a5_1 = Codex Hammurabi
name-mesopotamia_a5_2 = Masker van Sargon
name-mesopotamia_special = Kennis van Palestina (uit Mesopotamië)
name-mesopotamia_general = Algemene kennis (uit Mesopotamië)
name-mesopotamia_debris = Puin

## Zinsdelen

phrase-in_place = in { $place }
phrase-about_place = over { $place }
phrase-in_site = in { $site }
phrase-about_site = over { $site }
phrase-to_place = naar { $place }
phrase-from_site = uit { $site }

## Acties

action-take = { $card } nemen: { $travel ->
    [0] { "" }
   *[other] reis { $travel } +{ " " }
}{ $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
}
action-take-bare = De kaart in vak { $slot } nemen
action-swap = Het aanbod { phrase-in_place } wisselen: { $travel ->
    [0] { "" }
   *[other] reis { $travel } +{ " " }
}{ $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
}
action-dig = Graven { phrase-in_site }: { $travel ->
    [0] je bent er al
    [one] reis 1 week
   *[other] reis { $travel } weken
}
action-exhibit = { $card } inrichten: { $travel ->
    [0] { "" }
   *[other] reis { $travel } +{ " " }
}{ $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
}
action-exhibit-bare = De tentoonstelling op veld { $space } inrichten
action-pass = Passen en { $weeks ->
    [one] de laatste week
   *[other] de laatste { $weeks } weken
} laten voorbijgaan
action-zeppelin = { $answer ->
    [yes] Met de zeppelin vliegen
   *[no] Over land reizen
}
action-rumour = { $answer ->
    [yes] Het gerucht gebruiken
   *[no] Het gerucht bewaren
}
action-assistant = { $answer ->
    [yes] De assistent inzetten
   *[no] De assistent houden
}
action-shovel = { $answer ->
    [yes] De schep inzetten
   *[no] De schep houden
}
action-weeks = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
} graven: { $tokens ->
    [one] 1 fiche
   *[other] { $tokens } fiches
}
action-weeks-bare = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
} graven

draw-token = Uit de buidel: { $token }
draw-card = Van de stapel: { $card }
draw-marker = Boven op de tijdstenen: { $seat }

## Vragen

prompt-choose = { $seat }, wat ga je doen? Je hebt nog { $left ->
    [one] 1 week
   *[other] { $left } weken
}.
prompt-zeppelin = Met de zeppelin { phrase-to_place } vliegen en { $travel ->
    [one] 1 week
   *[other] { $travel } weken
} besparen?
prompt-rumour = Het gerucht { phrase-about_place } bij deze opgraving gebruiken, voor 2 kennis extra?
prompt-assistant = Je enige assistent bij deze opgraving inzetten, voor 1 kennis extra, en hem daarna afstaan?
prompt-shovel = Je enige schep bij deze opgraving inzetten, voor 1 fiche extra, en haar daarna afstaan?
prompt-weeks = Hoelang ga je graven { phrase-in_place }? Je kennis is { $knowledge }; van de { $left ->
    [one] ene week
   *[other] { $left } weken
} die je nog hebt, kost de reis er { $travel }.

## Fasen

phase-bonus = Bonusartefacten neerleggen
phase-opening = Eerste onderzoekskaarten openleggen
phase-markers = Tijdstenen stapelen
phase-choose = Actie kiezen
phase-zeppelin = Manier van reizen kiezen
phase-rumour = Geruchten gebruiken
phase-assistant = Assistent inzetten
phase-shovel = Schep inzetten
phase-weeks = Graafweken kiezen
phase-refill = Aanbod aanvullen
phase-token = Fiches trekken
phase-over = Einde

## Gebeurtenissen

event-bonus_laid = Bonus voor de eerste opgraving { phrase-in_site }: { $token }.
event-markers_stacked = De tijdstenen zijn gestapeld, van boven af: { $seats }.
event-travelled = { $seat } reist { phrase-to_place } ({ $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
}, { $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
}).
event-flew = { $seat } vliegt { phrase-to_place }: { $steps ->
    [one] 1 stap
   *[other] { $steps } stappen
} zonder een week te verliezen.
event-card_taken = { $seat } neemt { $card } uit vak { $slot }.
event-card_opened = Nieuw in vak { $slot }: { $card }.
event-display_swapped = { $seat } wisselt het aanbod en legt af: { $cards }.
event-exhibition_opened = Nieuw in de rij: { $exhibition }.
event-exhibition_dropped = { $exhibition } valt uit de rij.
event-exhibition_shown = { $seat } richt een tentoonstelling in: { $exhibition }, goed voor { $points } punten.
event-pile_renewed = De stapel wordt vernieuwd en telt nu { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
}.
event-dig_begun = { $seat } graaft { phrase-in_site }, { $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
} met kennis { $knowledge }, en trekt { $tokens ->
    [one] 1 fiche
   *[other] { $tokens } fiches
} (boeken { $books }, gebruikte geruchten { $rumours }, assistenten +{ $assistants }, algemeen +{ $general }).
event-token_drawn = { $seat } haalt { phrase-in_site } uit de buidel: { $token }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}.
event-bonus_taken = { $seat } graaft als eerste { phrase-in_site } en neemt de bonus: { $token }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}.
event-card_spent = { $seat } heeft { $card } gebruikt; de kaart wordt afgelegd.
event-card_removed = { $seat } heeft { $card } gebruikt; de kaart gaat uit het spel.
event-time_spent = { $seat } besteedt { $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
}; de tijdsteen ligt nu op veld { $week }.
event-year_crossed = { $year ->
    [1904] { $seat } heeft het einde van 1903 bereikt.
   *[other] Voor { $seat } begint { NUMBER($year, useGrouping: 0) }: alle vijf toestemmingen zijn weer open.
}
event-passed = { $seat } past en gaat meteen naar het einde.
event-match_over = Alle tijdstenen hebben het einde bereikt; de punten worden geteld.

## Waarom niet

why-T3_6 = Je hebt het einde bereikt en krijgt geen beurt meer.
why-T3_7 = Je bent nu niet aan zet: de beurt is aan { $active_seat }, die in de tijd het verst achterligt.
why-T3_8 = Je bent nu niet aan zet: jij en { $active_seat } liggen even ver achter, maar die tijdsteen ligt boven op de jouwe.
why-T3_10 = Het spel wordt nog klaargezet; daarna begint de speler van wie de tijdsteen bovenop ligt.
why-T4_10 = Je hebt geen zeppelin om { phrase-to_place } te vliegen.
why-T4_10-bare = Of je vliegt, wordt alleen gevraagd als je een zeppelin hebt en een actie op een andere plaats hebt gekozen.
why-T4_13 = Je bent al { phrase-in_place }; een zeppelin is alleen voor een reis.
why-T4_13-bare = Je gebruikt per beurt hoogstens één zeppelin.
why-T5_4 = Dat kost met de reis { $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
}, maar tot het einde { $left ->
    [one] is er nog maar 1 week
   *[other] zijn er nog maar { $left } weken
}.
why-T5_5 = De actie kies je aan het begin van een beurt; maak eerst de actie af waaraan je begonnen bent.
why-T5_7 = Je hebt alles van deze beurt beslist; nu worden er kaarten of fiches getrokken.
why-T6_2 = Er ligt geen kaart in dit vak.
why-T6_5 = Eerst wordt het aanbod aangevuld.
why-T8_2 = Je toestemming om { phrase-in_site } te graven is dit jaar al gebruikt, en je hebt geen bijzondere toestemming om uit te geven.
why-T8_8 = Zonder speciale kennis { phrase-about_site } kun je daar niet graven.
why-T8_10 = Met assistenten en algemene kennis alleen mag je niet graven: je hebt speciale kennis { phrase-about_site } nodig.
why-T9_2 = Je hebt geen gerucht { phrase-about_site }.
why-T9_2-bare = Naar geruchten wordt alleen gevraagd bij een opgraving in een gebied waarover je er een hebt.
why-T9_3 = Je geruchten gaan over andere gebieden; bij een opgraving { phrase-in_site } heb je er niets aan.
why-T9_5 = { $owned ->
    [0] Je hebt geen assistent.
   *[other] Je hebt { $owned } assistenten: die tellen altijd; alleen naar een enkele wordt gevraagd.
}
why-T9_5-bare = Naar de assistent wordt alleen gevraagd bij een opgraving, en alleen als je er precies één hebt.
why-T10_1 = De weken kies je als laatste, wanneer al het andere van je opgraving vaststaat.
why-T10_2 = Met kennis { $knowledge } geeft de draaischijf 0 fiches voor { $weeks ->
    [one] 1 week
   *[other] { $weeks } weken
}.
why-T10_4 = { $owned ->
    [0] Je hebt geen schep.
   *[other] Je hebt { $owned } scheppen: die tellen altijd; alleen naar een enkele wordt gevraagd.
}
why-T10_4-bare = Naar de schep wordt alleen gevraagd bij een opgraving, en alleen als je er precies één hebt.
why-T10_9 = De weken staan vast zodra er fiches worden getrokken.
why-T10_10 = Over een opgraving beslis je in deze volgorde: zeppelin, geruchten, assistent, schep, weken. Nu is er iets anders te beslissen.
why-T11_2 = Eerst worden de fiches van een opgraving getrokken.
why-T12_1 = Veld { $space } van de rij is leeg.
why-T12_2 = Deze tentoonstelling vraagt { $needed ->
    [one] 1 artefact
   *[other] { $needed } artefacten
} { phrase-from_site }; je hebt er { $have }.
why-T12_4 = Kennisfiches zijn geen artefacten. Deze tentoonstelling vraagt { $needed ->
    [one] 1 artefact
   *[other] { $needed } artefacten
} { phrase-from_site }; je hebt er { $have }.
why-T14_5 = Je hebt nog { $left ->
    [one] 1 week
   *[other] { $left } weken
}; { $window ->
    [0] passen mag alleen wanneer er geen actie mogelijk is.
   *[other] passen mag als je er nog hoogstens { $window } hebt, of wanneer er geen actie mogelijk is.
}
why-T14_6 = Je hebt nog { $left ->
    [one] 1 week
   *[other] { $left } weken
}; { $window ->
    [0] passen mag alleen wanneer er geen actie mogelijk is, en wisselen kan nog.
   *[other] passen mag als je er nog hoogstens { $window } hebt. Tot dan moet je iets doen, en wisselen kan.
}
why-T14_7 = Het spel is afgelopen.

## Punten

source-artifacts = Artefacten
source-exhibitions = Tentoonstellingen
source-congresses = Congressen
source-majorities = Meerderheden in kennis

end-T14_7 = Alle tijdstenen hebben het einde van 1903 bereikt.

## Opties
option-two_player_stacks = Stapels met twee spelers
option-two_player_stacks-about = Hoe de kaarten bij twee spelers worden gestapeld.
option-two_player_stacks-three = Drie stapels, de derde apart
option-two_player_stacks-two = Twee stapels, geen apart
option-bonus_token = Bonus voor de eerste opgraving
option-bonus_token-about = Welk artefact met waarde 1 bij elk gebied ligt voor wie er het eerst graaft.
option-bonus_token-random = Door loting
option-bonus_token-first_listed = Altijd het eerste in de lijst
option-route = Route
option-route-about = Langs welke weg pionnen reizen.
option-route-shortest = Altijd een kortste weg
option-cars_stack = Tweede auto
option-cars_stack-about = Of een tweede auto lange reizen met nog een week verkort.
option-cars_stack-false = Levert niets extra’s op
option-cars_stack-true = Spaart nog een week
option-reshuffle_timing = Stapel vernieuwen
option-reshuffle_timing-about = Wanneer de trekstapel wordt vernieuwd.
option-reshuffle_timing-when_needed = Wanneer er een kaart nodig is
option-reshuffle_timing-when_emptied = Zodra hij leeg is
option-exhibition_shift = Rij tentoonstellingen
option-exhibition_shift-about = Hoe de rij schuift wanneer er een nieuwe tentoonstelling komt.
option-exhibition_shift-all = Elke kaart schuift door
option-exhibition_shift-push = Alleen kaarten die plaats moeten maken
option-single_use_discard = Gebruikte eenmalige kaarten
option-single_use_discard-about = Waar kaarten blijven die maar één keer werken.
option-single_use_discard-common = Naar de gewone aflegstapel
option-single_use_discard-removed = Uit het spel
option-swap_escalation = Prijs van herhaald wisselen
option-swap_escalation-about = Wat een reeks steeds duurdere wisselingen afbreekt.
option-swap_escalation-consecutive = Elke andere actie of een beurt van een ander
option-swap_escalation-run = Alleen een beurt van een ander
option-rumour_opens_dig = Graven op een gerucht
option-rumour_opens_dig-about = Of een gebruikt gerucht kennis genoeg is om te graven.
option-rumour_opens_dig-true = Een gerucht is genoeg
option-rumour_opens_dig-false = Boekpunten zijn nodig
option-rumour_use = Geruchten gebruiken
option-rumour_use-about = Of geruchten naar keuze worden gebruikt.
option-rumour_use-chosen = De speler kiest
option-assistants_shovels_above_three = Vier of meer assistenten of scheppen
option-assistants_shovels_above_three-about = Wat meer dan drie assistenten of scheppen opleveren.
option-assistants_shovels_above_three-cap = Altijd 2
option-assistants_shovels_above_three-sets = 2, 3, 4 bij vier, vijf, zes
option-assistants_shovels_above_three-linear = 3, 4, 5 bij vier, vijf, zes
option-wheel_9_5 = Draaischijf: 9 kennis, 5 weken
option-wheel_9_5-about = Hoeveel fiches het omstreden vakje van de draaischijf geeft.
option-wheel_9_5-6 = 6 fiches
option-wheel_9_5-5 = 5 fiches
option-permission_check = Wanneer toestemming geldt
option-permission_check-about = Wanneer de toestemming voor een opgraving open moet zijn.
option-permission_check-on_arrival = Bij aankomst
option-permission_check-before_travel = Vóór de reis
option-dig_across_new_year = Graven over de jaarwisseling
option-dig_across_new_year-about = Bij welk jaar een opgraving hoort die over de jaarwisseling gaat.
option-dig_across_new_year-old_year = Het oude, de toestemming gaat weer open
option-dig_across_new_year-new_year = Het nieuwe, de toestemming is gebruikt
option-special_permission_repeat = Meer bijzondere toestemmingen
option-special_permission_repeat-about = Of elke bijzondere toestemming in een jaar nog een opgraving in hetzelfde gebied toelaat.
option-special_permission_repeat-true = Elke geeft één opgraving extra
option-pass_window_weeks = Passen toegestaan (weken)
option-pass_window_weeks-about = Hoeveel weken voor het einde een speler mag passen; bij 0 alleen als er geen actie meer mogelijk is.
option-majority_needs_book = Meerderheid zonder boeken
option-majority_needs_book-about = Of een gebied punten oplevert wanneer niemand er een boekpunt voor heeft.
option-majority_needs_book-true = Niemand krijgt punten
option-majority_needs_book-false = Allen zijn gelijk en krijgen punten
option-tie_break = Gelijke stand
option-tie_break-about = Wat er gebeurt wanneer totalen gelijk zijn.
option-tie_break-shared = De overwinning wordt gedeeld

## Waar dingen voor zijn
about-special = Kennis van één gebied. Je houdt haar: ze telt bij elke opgraving daar, en de meeste boeken over een gebied zijn aan het eind 5 punten waard (3 bij een gelijke stand).
about-rumour = Gaat over één gebied: 2 kennis meer bij één opgraving daar, dan is het weg. Zelfs de opgraving mag ermee beginnen.
about-general = Telt in elk gebied, maar bij een opgraving nooit meer dan je speciale kennis daar.
about-assistant = Twee geven bij elke opgraving 1 kennis meer, drie geven 2, en je houdt ze. Een enkele helpt één keer en vertrekt.
about-shovel = Twee trekken bij elke opgraving 1 fiche meer, drie 2, en je houdt ze. Een enkele helpt één keer en is dan weg.
about-car = Elke reis van drie stappen of meer duurt een week korter. Je houdt hem.
about-zeppelin = Eén reis, hoe ver ook, zonder een week te verliezen; daarna is hij weg.
about-special_permission = Laat je nog een keer graven in een gebied waarvan je de toestemming dit jaar al hebt gebruikt; daarna is ze weg.
about-congress = Punten aan het eind, en hoe meer hoe beter: 1, 3, 6, 10, 15, 21, 28 voor één tot zeven.
about-small = Toon artefacten uit deze gebieden in deze stad, voor punten. Je houdt de artefacten.
about-large = Toon artefacten uit deze gebieden in deze stad, voor punten. Je houdt de artefacten.

## Board

board-map = Kaart
board-legend = 14/30 =35 +1: vondsten van alle fiches in de buidel, hun punten, de bonus
board-display = Kaarten en tentoonstellingen
board-time = Tijd
board-wheel = Draaischijf
board-pile = Stapel { $pile }, apart { $aside }, afgelegd { $discard }
board-weeks = { $weeks } wk
board-points = { $points ->
    [one] 1 pt
   *[other] { $points } ptn
}
board-knowledge = Kennis { $knowledge }
board-wheel-weeks = Weken
board-wheel-tokens = Fiches
board-when = week { $week } van { $year } · { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
board-site = boeken { $books }, artefacten { $artifacts }
board-general = Algemene kennis { $general }

## Hulp bij wat er op tafel ligt

about-city = { $place } is een stad. Hier haal je de kaarten waar { $place } op staat en richt je de tentoonstellingen van deze stad in.
about-swap_city = { $place }: hier begint iedereen. Hier wissel je voor een week alle vier de kaarten van het aanbod.
about-site = { $site } is een opgravingsgebied. In de buidel zitten artefacten van samen { $points } punten (het beste is er { $best } waard), twee kennisfiches en { $debris } stukken puin; hoe vroeger je komt, hoe meer er nog in zit.
about-row_space = Veld { $space } van de rij met tentoonstellingen. Komt er een nieuwe, dan schuiven ze op van a naar b naar c; wat van c af schuift, is weg.
about-artifact = Een artefact uit { $site }, aan het eind { $value ->
    [one] 1 punt
   *[other] { $value } punten
} waard. Je houdt het, ook als je het op een tentoonstelling laat zien.
about-special_token = Een kennisfiche: telt vanaf je volgende opgraving als 1 boek { phrase-about_site }, ook voor de meerderheid aan het eind. Het is geen artefact.
about-general_token = Een kennisfiche: telt vanaf je volgende opgraving overal als 1 algemene kennis. Het is geen artefact.
about-debris = Puin: niets waard. Na de opgraving gaat het terug in de buidel, dus wordt het er voor de volgende gravers niet beter op.
about-pawn = Je archeoloog op de kaart. Hij reist vanzelf langs de kortste weg naar de plaats van je actie; elke stap kost een week.
about-marker = Je tijdsteen laat zien hoeveel weken je hebt verbruikt. Wie het verst achterligt, is aan de beurt; op hetzelfde veld gaat de bovenste voor.
about-year_stone = De jaarsteen toont het jaar van wie het verst achterligt. Na 1903 is het afgelopen.
about-track = Het tijdspoor: 52 weken in een kring. Kom je over de jaarwisseling, dan gaan al je toestemmingen weer open.
about-wheel = De draaischijf zegt hoeveel fiches je trekt: zoek je kennis op en kies het aantal weken. Meer kennis of meer weken is meer fiches.
about-permission = Je toestemming voor één gebied. Open: je mag er dit jaar nog graven. Gebruikt: pas weer als je tijdsteen over de jaarwisseling is.
about-bag = De buidel van een gebied. Je trekt blind; vondsten houd je, puin gaat terug. Hoe vaker hier gegraven is, hoe meer puin je trekt.
about-display = Het aanbod: vier open onderzoekskaarten. Neem er een in de stad die erop staat; meteen komt er een nieuwe voor in de plaats.
about-row = De rij: tentoonstellingen die je nu kunt inrichten. Wacht niet te lang, want nieuwe schuiven ze eruit.
about-pile = De trekstapel. Niemand kent de volgorde; is hij op, dan wordt hij uit de aflegstapel vernieuwd.
about-discard = De aflegstapel, open voor iedereen: gebruikte en gewisselde kaarten en tentoonstellingen die uit de rij vielen.
about-bonus = Het bonusartefact van dit gebied, 1 punt waard, voor wie hier als eerste graaft.
about-seat = Een speler: zijn kaarten, fiches en toestemmingen liggen open, dus je kunt natellen waar hij sterk in is.
about-weeks = De prijs in weken: eerst de reis, dan de actie. Weken zijn alles wat je uitgeeft, en ze komen niet terug.
about-points = Punten: artefacten, tentoonstellingen, congressen en meerderheden in kennis. Wie de meeste heeft, wint.
about-knowledge = Je kennis bij een opgraving: boeken, geruchten en assistenten, plus hoogstens evenveel algemene kennis, tot 12.
about-books = Boekpunten voor een gebied. Je hebt er minstens één nodig om er te graven; wie er aan het eind de meeste heeft, krijgt 5 punten.
about-phase_bonus = Bij elk gebied komt een artefact van waarde 1 te liggen, als premie voor wie er het eerst graaft.
about-phase_opening = De eerste vier onderzoekskaarten worden opengelegd; daarna kan iedereen kiezen.
about-phase_markers = De tijdstenen worden in willekeurige volgorde gestapeld; wie bovenop ligt, begint.
about-phase_choose = Kies één actie: een kaart nemen, het aanbod wisselen, graven of een tentoonstelling inrichten. Let op het aantal weken: wie lang bezig is, komt pas later weer aan de beurt.
about-phase_zeppelin = Vliegen kost geen weken, maar daarna is de zeppelin weg. Bewaar hem voor een verre reis.
about-phase_rumour = Een gerucht geeft bij deze opgraving 2 kennis meer en gaat dan weg. Later in een leger gebied is het minder waard.
about-phase_assistant = Eén assistent helpt één keer en vertrekt. Houd hem als je er nog een tweede bij wilt nemen: dan blijven ze.
about-phase_shovel = Eén schep helpt één keer en is dan weg. Houd haar als je er nog een tweede bij wilt nemen: dan blijven ze.
about-phase_weeks = Kies hoelang je graaft. De draaischijf laat zien hoeveel fiches elk aantal weken oplevert; de laatste weken brengen vaak weinig meer.
about-phase_refill = Lege vakken van het aanbod worden aangevuld; tentoonstellingen die bovenkomen, gaan naar de rij.
about-phase_token = De fiches worden één voor één blind uit de buidel getrokken. Nu beslist het geluk.
about-phase_over = Alle tijdstenen zijn aan het eind van 1903. Nu worden de punten geteld.

## Waarom een bot een keuze goed vindt
term-artifacts = { $points } voor artefacten
term-exhibitions = { $points } voor tentoonstellingen
term-congresses = { $points } voor congressen
term-car = { $points } voor de auto
term-permits = { $points } voor zeppelin en bijzondere toestemming
term-majority = { $points } voor de meerderheid in { $about }
term-digs = { $points } voor latere opgravingen in { $about }
term-weeks = { $points } voor weken zonder plan
term-finds = { $points } voor vondsten in { $about }
term-helps = { $points } voor verbruikte hulp
count-weeks = daarna nog { $count ->
    [one] één week
   *[other] { $count } weken
}
