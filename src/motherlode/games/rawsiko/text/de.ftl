# RAWsiko auf Deutsch. Namen, Fragen, Handlungen, Ereignisse, Verstöße, Optionen; Variablen sind die Fakten des Spiels.

## Names

title = RAWsiko
neutral-title = Materia
name-north_america = Nordamerika
name-south_america = Südamerika
name-europe = Europa
name-africa = Afrika
name-asia = Asien
name-oceania = Ozeanien
name-greenland = Grönland
name-canada = Kanada
name-usa = Vereinigte Staaten
name-mexico = Mexiko
name-guatemala = Guatemala
name-cuba = Kuba
name-colombia = Kolumbien
name-peru = Peru
name-brazil = Brasilien
name-bolivia = Bolivien
name-chile = Chile
name-argentina = Argentinien
name-norway = Norwegen
name-finland = Finnland
name-united_kingdom = Vereinigtes Königreich
name-france = Frankreich
name-spain = Spanien
name-germany = Deutschland
name-italy = Italien
name-turkey = Türkei
name-ukraine = Ukraine
name-morocco = Marokko
name-algeria = Algerien
name-egypt = Ägypten
name-guinea = Guinea
name-nigeria = Nigeria
name-dr_congo = DR Kongo
name-tanzania = Tansania
name-mozambique = Mosambik
name-south_africa = Südafrika
name-madagascar = Madagaskar
name-russia = Russland
name-kazakhstan = Kasachstan
name-mongolia = Mongolei
name-iran = Iran
name-saudi_arabia = Saudi-Arabien
name-india = Indien
name-south_korea = Südkorea
name-japan = Japan
name-vietnam = Vietnam
name-indonesia = Indonesien
name-philippines = Philippinen
name-new_guinea = Neuguinea
name-australia = Australien
name-new_zealand = Neuseeland
name-Sb = Antimon
name-BA = Baryt
name-BX = Bauxit
name-Be = Beryllium
name-Bi = Bismut
name-B = Borate
name-Co = Kobalt
name-CC = Kokskohle
name-FS = Flussspat
name-Ga = Gallium
name-Ge = Germanium
name-Hf = Hafnium
name-He = Helium
name-HRE = Schwere Seltene Erden
name-In = Indium
name-Li = Lithium
name-LRE = Leichte Seltene Erden
name-Mg = Magnesium
name-NG = Naturgraphit
name-NR = Naturkautschuk
name-Nb = Niob
name-P = Phosphor
name-PGM = Platingruppenmetalle
name-PR = Phosphatgestein
name-Si = Siliciummetall
name-Sr = Strontium
name-Ta = Tantal
name-Ti = Titan
name-V = Vanadium
name-W = Wolfram
name-fertilizers = Düngemittel
name-tyres = Reifen
name-oil_drilling = Ölbohrungen
name-drink_cans = Getränkedosen
name-white_paint = Weiße Farbe
name-steel = Stahl
name-glass_ceramics = Hitzefestes Glas
name-flame_retardants = Flammschutzmittel
name-fireworks = Feuerwerk
name-cutting_tools = Schneidwerkzeuge
name-batteries = Akkus
name-catalytic_converters = Abgaskatalysatoren
name-led_lamps = LED-Lampen
name-medicines = Arzneimittel
name-digital_cameras = Digitalkameras
name-solar_panels = Solarmodule
name-wind_turbines = Windkraftanlagen
name-televisions = Fernseher
name-nuclear_reactors = Kernreaktoren
name-fuel_cells = Brennstoffzellen
name-optical_fibres = Glasfasern
name-medical_equipment = Medizinische Geräte
name-smartphones = Smartphones
name-electric_cars = Elektroautos
name-airliners = Flugzeuge
name-satellites = Satelliten
name-computers = Computer
name-robots = Industrieroboter
name-card_1 = Zielkarte 1
name-card_2 = Zielkarte 2
name-card_3 = Zielkarte 3
name-card_4 = Zielkarte 4
name-card_5 = Zielkarte 5
name-card_6 = Zielkarte 6
name-card_7 = Zielkarte 7
name-land = Über Land
name-sea = Über See
name-china = China
name-inactive = Inaktive Zone

## What the materials are for

about-Sb = Antimon macht Kunststoffe und Textilien schwer entflammbar und härtet das Blei in Autobatterien.
about-BA = Baryt beschwert die Spülung von Öl- und Gasbohrungen und macht den Darm auf Röntgenbildern sichtbar.
about-BX = Bauxit ist das Erz, aus dem fast alles Aluminium entsteht, von der Getränkedose bis zum Flugzeug.
about-Be = Beryllium ist leicht und steif und steckt in Weltraumteleskopen, Röntgenfenstern und federnden Kupferkontakten.
about-Bi = Bismut beruhigt den Magen und ersetzt das giftige Blei in Lot und Messing.
about-B = Borate machen Glas hitzefest, düngen Pflanzen und stecken in Glasfasern und Waschmitteln.
about-Co = Kobalt speichert Strom in vielen Akkus und lässt Turbinenschaufeln große Hitze ertragen.
about-CC = Aus Kokskohle wird der Koks, der im Hochofen Eisenerz zu Eisen und Stahl macht.
about-FS = Flussspat macht Stahlschmelzen dünnflüssig und liefert das Fluor für Kältemittel, beschichtete Pfannen und Batteriesalze.
about-Ga = Gallium leuchtet in LEDs und verstärkt Funksignale in Telefonen und Radargeräten.
about-Ge = Germanium leitet Licht in Glasfasern und lässt Nachtsichtkameras Wärme sehen.
about-Hf = Hafnium fängt in den Steuerstäben von Reaktoren Neutronen ein und isoliert die kleinsten Transistoren.
about-He = Helium kühlt die Magnete von MRT-Geräten fast bis zum absoluten Nullpunkt und füllt Ballons ohne Brandgefahr.
about-HRE = Schwere Seltene Erden halten starke Magnete auch in der Hitze stark und geben Bildschirmen und Lasern ihre Farben.
about-In = Indium bildet die durchsichtige, leitende Schicht auf jedem Touchscreen.
about-Li = Lithium trägt die Ladung in den Akkus von Telefonen und Elektroautos.
about-LRE = Leichte Seltene Erden ergeben die starken Magnete in Windrädern, Elektromotoren und Kopfhörern.
about-Mg = Magnesium ist das leichteste Baumetall und macht Aluminiumlegierungen härter.
about-NG = Naturgraphit bildet den Minuspol von Akkus und kleidet Öfen aus, in denen Stahl schmilzt.
about-NR = Naturkautschuk, von Bäumen gezapft, gibt Reifen ihren Halt und OP-Handschuhen ihre Dehnung.
about-Nb = Eine Prise Niob macht Stahl fester und leichter, und Drähte daraus leiten in MRT-Magneten Strom ohne Verlust.
about-P = Weißer Phosphor ist der Ausgangsstoff für Flammschutzmittel, Pflanzenschutz und die Säuren, die Mikrochips reinigen.
about-PGM = Platingruppenmetalle reinigen Abgase, treiben Brennstoffzellen an und beschleunigen die Herstellung von Arzneien.
about-PR = Phosphatgestein wird zu Dünger vermahlen: Ohne ihn gingen überall auf der Welt die Ernten zurück.
about-Si = Siliciummetall wird zu den Scheiben gereinigt, aus denen Computerchips und Solarzellen bestehen.
about-Sr = Strontium brennt rot in Feuerwerk und Leuchtfackeln und steckt in den günstigen Magneten kleiner Motoren.
about-Ta = Tantal speichert Ladung in den winzigen Kondensatoren von Telefonen und verträgt sich als Implantat mit dem Körper.
about-Ti = Titan ist fest und rostet nicht: Man baut daraus Flugzeuge und Hüftgelenke, und sein Oxid macht Farbe weiß.
about-V = Vanadium macht den Stahl von Werkzeugen und Federn zäh und speichert Strom in großen Flussbatterien.
about-W = Wolfram hat den höchsten Schmelzpunkt aller Metalle und macht Bohrer und Schneidwerkzeuge fast so hart wie Diamant.

## Phases

phase-seat = Auslosen der Plätze
phase-deal = Austeilen der Ziele
phase-draw = Auslosen eines Kontinents
phase-continent = Gebietswahl: Kontinent
phase-territory = Gebietswahl: Gebiete
phase-distribute = Verteilen der Startressourcen
phase-invest = Investitionsphase
phase-action = Aktionsphase
phase-target = Aktionsphase: wohin
phase-number = Aktionsphase: wie viele
phase-attack = Kampf: der Angriff würfelt
phase-defence = Kampf: die Verteidigung würfelt
phase-china = Handel mit China
phase-over = Die Partie ist zu Ende

## Actions

action-choose_continent = { $continent }
action-choose_territory = { $territory } ({ $materials })
action-place =
    { $territory } (jetzt { $total ->
         [one] 1 Ressource
        *[other] { $total } Ressourcen
    })
action-source = Start: { $territory } ({ $unmoved } von { $total } unbewegt)
action-target =
    { $relation ->
         [own] { $source } → { $territory } (eigenes Gebiet)
         [foreign] Angriff { $source } → { $territory } (verteidigt von { $defenders })
        *[empty] { $source } → { $territory } (leer)
    }
action-number =
    { $relation ->
         [foreign] Mit { $number } gegen { $defenders } angreifen
        *[other] { $number } bewegen
    }; { $rest ->
         [0] niemand bleibt zurück
         [one] 1 bleibt zurück
        *[other] { $rest } bleiben zurück
    }
action-end_phase = Aktionsphase beenden
action-china_take = { $material } nehmen
action-china_pass =
    Passen ({ $left ->
         [one] verzichtet auf 1 Material
        *[other] verzichtet auf { $left } Materialien
    })

## Gestures: several actions in one phrase

gesture-target-number =
    { $number_relation ->
         [foreign] Angriff { $number_source } → { $number_target } mit { $number_number } gegen { $number_defenders }
        *[other] { $number_source } → { $number_target } mit { $number_number }
    } ({ $number_rest ->
         [0] niemand bleibt zurück
         [one] 1 bleibt zurück
        *[other] { $number_rest } bleiben zurück
    })
gesture-source-target-number = { gesture-target-number }
gesture-choose_territory = { $choose_territory_territory }
gesture-choose_continent-choose_territory = { $choose_territory_territory } ({ $choose_continent_continent })

## Questions

prompt-choose_continent =
    Wähle deinen { $round ->
         [1] ersten
        *[2] zweiten
    } Kontinent.
prompt-choose_territory = Wähle ein Gebiet ({ $continent }, noch { $left }).
prompt-distribute = Setze eine Startressource auf eines deiner Gebiete (noch { $left }).
prompt-invest = Setze eine neue Ressource auf eines deiner Gebiete (noch { $left }).
prompt-action = Runde { $turn } von { $turns }: Wähle ein Startgebiet oder beende deine Aktionsphase.
prompt-target = Start { $source } ({ $unmoved } unbewegt): wohin?
prompt-number =
    { $source } → { $target }: { $relation ->
         [foreign] Mit wie vielen greifst du { $defenders ->
             [one] die eine Ressource
            *[other] die { $defenders } Ressourcen
        } an (höchstens { $most })?
        *[other] Wie viele ziehen (höchstens { $most })?
    }
prompt-china = Handel mit China: Nimm ein Material, das dir fehlt (noch { $left }).

## Events

event-seat_drawn = { $seat } spielt an Stelle { $place }.
event-goals_dealt = { $seat } erhält Ziele: { $goals }.
event-goals_dealt-bare = { $seat } erhält geheime Ziele.
event-continent_drawn = { $seat } bekommt einen Kontinent zugewiesen: { $continent }.
event-continent_chosen = { $seat } wählt einen Kontinent: { $continent }.
event-territory_chosen = { $seat } lässt sich nieder: { $territory }.
event-placed =
    { $seat } setzt eine Ressource: { $territory } ({ $left ->
         [0] alle gesetzt
        *[other] noch { $left }
    }).
event-turn_began = Runde { $turn } von { $turns } beginnt.
event-credited =
    { $seat } kontrolliert { $materials ->
         [one] 1 Material
        *[other] { $materials } Materialien
    } und erhält { $resources ->
         [one] 1 Ressource
        *[other] { $resources } Ressourcen
    }.
event-phase_began = Die Aktionsphase von { $seat } beginnt.
event-moved =
    { $seat } bewegt { $number ->
         [one] 1 Ressource
        *[other] { $number } Ressourcen
    }: { $source } → { $target }.
event-entered =
    { $seat } besetzt ein leeres Gebiet mit { $number ->
         [one] 1 Ressource
        *[other] { $number } Ressourcen
    }: { $source } → { $target }.
event-emptied = Das Gebiet { $territory } ist jetzt leer: { $seat } ist abgezogen.
event-attacked = { $seat } greift { $defender_seat } an: { $source } → { $target }, { $attackers } gegen { $defenders }.
event-attack_rolled = { $seat } greift an und würfelt { $dice }.
event-defence_rolled = { $seat } verteidigt und würfelt { $dice }.
event-losses = { $source } → { $target }: { $seat } verliert { $attacker_losses }, { $defender_seat } verliert { $defender_losses }.
event-conquered =
    { $source } → { $target }: { $seat } erobert dieses Gebiet von { $defender_seat } mit { $number ->
         [one] 1 Ressource
        *[other] { $number } Ressourcen
    }.
event-attack_failed =
    Der Angriff von { $seat } scheitert: { $source } → { $target }. { $defender_seat } hält stand; { $number ->
         [0] kein Angreifer überlebt
         [one] 1 Angreifer überlebt
        *[other] { $number } Angreifer überleben
    }.
event-eliminated = { $seat } hat keine Ressource mehr: ausgeschieden durch { $by_seat }.
event-stranglehold = Monopol-Würgegriff: Der Rundenzähler springt auf { $turn } von { $turns }.
event-phase_ended = { $seat } beendet die Aktionsphase.
event-last_turn_over = Runde { $turn }, die letzte, ist vorbei.
event-sole_survivor = Nur { $seat } ist noch übrig: Die Partie ist zu Ende.
event-china_granted =
    { $seat } darf { $picks ->
         [one] 1 Material
        *[other] { $picks } Materialien
    } von China nehmen.
event-china_taken =
    { $seat } handelt mit China: { $material } ({ $left ->
         [0] fertig
        *[other] noch { $left }
    }).
event-china_passed =
    { $seat } passt und verzichtet auf { $left ->
         [one] 1 Material
        *[other] { $left } Materialien
    } von China.
event-china_lapsed =
    Für { $seat } gibt es bei China nichts mehr zu nehmen: { $left ->
         [one] 1 Material verfällt
        *[other] { $left } Materialien verfallen
    }.
event-goals_revealed = { $seat } deckt die Ziele auf: { $goals }.
event-scored =
    { $seat }: Rang { $rank }, { $vp } SP ({ $goals ->
         [one] 1 Ziel
        *[other] { $goals } Ziele
    }, { $materials ->
         [one] 1 Material
        *[other] { $materials } Materialien
    }, { $territories ->
         [one] 1 Gebiet
        *[other] { $territories } Gebiete
    }).

## Why not

why-W5_2 = Jetzt wählt { $seat }: Die Gebietswahl läuft durch die Plätze und dann zurück.
why-W7_4 = Jetzt setzt { $seat } Startressourcen, und zwar zuerst alle.
why-W7_9 = Alle setzen reihum eine Ressource, und { $seat } ist an der Reihe.
why-W8_6 = Es läuft die Aktionsphase von { $seat }.
why-W10_6 = Jetzt setzt { $seat } die Investitionen, und zwar zuerst alle.
why-W16_6 = Jetzt handelt { $seat } mit China.
why-W4_2 = Gerade wird die Platzreihenfolge ausgelost.
why-W4_4 = Gerade werden die Ziele verteilt; danach kommt die Gebietswahl.
why-W6_2 = Gerade wird der Kontinent dieser Wahl gezogen.
why-W12_1 = Gerade wird gekämpft, und keine Seite entscheidet noch etwas.
why-W5_1 = Die Gebietswahl ist vorbei: Alle { $picks } Wahlen sind getroffen.
why-W5_1-bare = Eine Wahl geht der Reihe nach: zuerst der Kontinent, dann die Gebiete.
why-W5_4 = Zuerst wird diese Wahl beendet, mit allen ihren Gebieten.
why-W7_1 = Das kommt erst, wenn alle Wahlen der Gebietswahl getroffen sind.
why-W7_7 = Zuerst müssen alle Startressourcen gesetzt sein; passen geht nicht.
why-W8_3 = Die erste Runde hat keine Investitionsphase: Es ist nichts zu setzen.
why-W8_4 = Investitionen kommen zu Beginn einer Runde, vor allen Aktionsphasen.
why-W8_5 = Aktionsphasen beginnen erst, wenn alle ihre Investitionen gesetzt haben.
why-W8_8 = Es läuft die Aktionsphase von { $seat }; wer beginnt, wechselt von Runde zu Runde.
why-W10_5 = Du bist ausgeschieden: Du bekommst keine Investitionen mehr.
why-W10_9 = Zuerst müssen alle erhaltenen Ressourcen gesetzt sein; nichts wird aufgespart.
why-W11_3 = Ein Zug geht in drei Schritten: Startgebiet, Ziel, Zahl.
why-W11_15 =
    { $number } geht nicht: Dort { $most ->
         [one] ist nur 1 Ressource
        *[other] sind nur { $most } Ressourcen
    } unbewegt, und jede zieht oder kämpft einmal je Phase.
why-W14_3 = Du bist ausgeschieden und nimmst nicht mehr teil.
why-W14_10 = Die Partie endete, als nur noch eine Person übrig war, und damit ohne Handel mit China.
why-W16_1 = Die Runden dieser Partie sind vorbei; es wird nichts mehr gesetzt oder bewegt.
why-W16_2 = Der Handel mit China kommt nach Runde { $turns }, gleich vor der Wertung.
why-W16_2-bare = In dieser Partie gibt es keinen Handel mit China.
why-W16_4 = Du darfst nichts mehr nehmen: Es gibt ein Material je Kontinent, den du allein hältst.
why-W16_9 = Du hast auf den Rest verzichtet.
why-W16_10 = Für dich gibt es kein Material mehr zu nehmen.
why-W16_14 = Du bist ausgeschieden: Am Handel mit China nimmst du nicht teil.
why-W11_2 = Die Aktionsphase lässt sich nur zwischen zwei Zügen in ihr beenden.
why-W11_4 = Das Gebiet { $territory } gehört dir nicht: Ein Zug beginnt in einem eigenen Gebiet.
why-W11_5 = Zwischen den Gebieten { $source } und { $territory } gibt es keine Verbindung, weder über Land noch über See.
why-W11_6 =
    { $number } geht nicht: Dort { $most ->
         [one] ist nur 1 Ressource
        *[other] sind nur { $most } Ressourcen
    } unbewegt.
why-W11_7 = Ein Angriff mit { $number } ist nicht möglich: hier höchstens { $most } und nie mehr als drei.
why-W11_16 = Alle Ressourcen dort haben sich in dieser Phase schon bewegt oder gekämpft: { $territory }.
why-W11_20 = { $number } geht nicht, höchstens { $most }: Mit dieser Option bleibt eine Ressource zurück.
why-W11_20-bare = Mit dieser Option muss die letzte Ressource eines Gebiets bleiben.
why-W16_7 = { $material } lässt sich nicht nehmen: Du hast es schon, oder es kommt auf der Karte nicht vor.
why-W16_11 = Mit dieser Option kannst du nicht passen, solange es für dich ein Material zu nehmen gibt.
why-W6_1 = Im fortgeschrittenen Aufbau werden Kontinente zugewiesen, nicht gewählt.
why-W5_7 = { $continent } ist vergeben, und es gibt noch freie Kontinente; die gehen vor.
why-W5_9 = { $continent } ist schon zweimal gewählt worden.
why-W5_10 = { $continent } ist dein erster Kontinent; der zweite muss ein anderer sein.
why-W5_13 = Das Gebiet { $territory } liegt nicht im Kontinent dieser Wahl: { $continent }.
why-W5_14 = Das Gebiet { $territory } ist schon gewählt.
why-W5_15 = Das Gebiet { $territory } grenzt an kein Gebiet, das du in dieser Wahl genommen hast.
why-W5_16 =
    Du brauchst hier { $needed ->
         [one] 1 zusammenhängendes leeres Gebiet
        *[other] { $needed } zusammenhängende leere Gebiete
    }, aber rund um { $territory } gibt es nur { $have }.
why-W7_6 = Das Gebiet { $territory } gehört dir nicht: Startressourcen kommen auf eigene Gebiete.
why-W10_8 = Das Gebiet { $territory } gehört dir nicht: Investitionen kommen auf eigene Gebiete.

## Points and the end

source-tier_1 = Ziel (Stufe I)
source-tier_2 = Ziel (Stufe II)
source-tier_3 = Ziel (Stufe III)
source-tier_4 = Ziel (Stufe IV)
end-W8_7 = Die letzte Runde ist gespielt.
end-W14_10 = Es war nur noch eine Person übrig.

## Reasons of hints

term-goal = { $points } für dein Ziel { $about }
term-materials = { $points } für die Zahl deiner Materialien
term-resources = { $points } für Ressourcen jetzt und später
term-border = { $points } für deine Stärke an den Grenzen
term-spread = { $points } für die Verteilung deiner Ressourcen
term-rivals = { $points } im Vergleich zu deinen Gegnern
term-ahead = { $points } für deine Aussicht auf den Sieg
term-home = { $points } für { $about } als Anfang
term-usual = { $points } für den Stand der Partie
term-eliminated = { $points } für die Gefahr auszuscheiden

## Options

option-turns = Anzahl der Runden
option-turns-about = Wie viele Runden die Partie dauert.
option-advanced_setup = Fortgeschrittener Aufbau
option-advanced_setup-about = Kontinente werden ausgelost; du wählst nur die Gebiete.
option-monopoly_stranglehold = Monopol-Würgegriff
option-monopoly_stranglehold-about = Jedes Ausscheiden verkürzt die Partie um eine Runde.
option-trade_with_china = Handel mit China
option-trade_with_china-about = Vor der Wertung nimmst du für jeden Kontinent, den du allein hältst, ein weiteres Material.
option-extra_resources = Zu setzende Startressourcen
option-extra_resources-about = Wie viele Ressourcen alle nach der Gebietswahl setzen.
option-extra_resources-auto = Nach Spielerzahl (6, 6, 5)
option-goal_deal = Austeilen der Ziele
option-goal_deal-about = Ob du eine feste Karte mit vier Zielen bekommst oder je Stufe ein einzelnes Ziel.
option-goal_deal-cards = Feste Karten
option-goal_deal-tiers = Ein Ziel je Stufe
option-seat_order = Platzreihenfolge
option-seat_order-about = Ob die Reihenfolge ausgelost wird oder die eingegebene gilt.
option-seat_order-random = Ausgelost
option-seat_order-as_listed = Wie eingegeben
option-failed_attackers_may_retry = Gescheiterte Angreifer dürfen erneut
option-failed_attackers_may_retry-about = Überlebende eines gescheiterten Angriffs bleiben unbewegt und dürfen in derselben Phase erneut handeln.
option-must_leave_one = Eine muss zurückbleiben
option-must_leave_one-about = Bei Zügen und Angriffen bleibt immer mindestens eine Ressource im Startgebiet.
option-open_goals = Offene Ziele
option-open_goals-about = Alle sehen vom Austeilen an die Ziele aller.
option-first_player = Wer beginnt
option-first_player-about = Ob jede Runde mit demselben Platz beginnt oder der Anfang weiterrückt.
option-first_player-fixed = Immer gleich
option-first_player-rotating = Rückt jede Runde weiter
option-setup_contact = Zusammenhang bei der Gebietswahl
option-setup_contact-about = Ob die Gebiete einer Wahl zusammenhängen müssen.
option-setup_contact-connected = Sie müssen zusammenhängen
option-setup_contact-free = Freie Wahl
option-placing = Setzen der Ressourcen
option-placing-about = Ob du alles auf einmal setzt oder reihum je eine Ressource.
option-placing-in_full = Alles auf einmal
option-placing-one_each = Reihum je eine
option-advanced_draw = Auslosen der Kontinente
option-advanced_draw-about = Im fortgeschrittenen Aufbau: ob ein Kontinent erst bei seiner Wahl ausgelost wird oder alle zu Beginn.
option-advanced_draw-per_pick = Bei jeder Wahl
option-advanced_draw-up_front = Alle zu Beginn
option-sole_survivor = Nur noch eine Person
option-sole_survivor-about = Ob die Partie endet, wenn nur noch eine Person übrig ist, oder bis zur letzten Runde läuft.
option-sole_survivor-end = Die Partie endet
option-sole_survivor-play_on = Sie geht weiter
option-eliminated_rank = Rang der Ausgeschiedenen
option-eliminated_rank-about = Ob später Ausgeschiedene höher stehen oder alle einen Rang teilen.
option-eliminated_rank-later_better = Später ist besser
option-eliminated_rank-shared = Geteilt
option-stranglehold_spares_last_turn = Würgegriff verschont die letzte Runde
option-stranglehold_spares_last_turn-about = Mit dem Würgegriff wird die letzte Runde auf jeden Fall gespielt.
option-china_decline = China darf abgelehnt werden
option-china_decline-about = Beim Handel mit China darfst du passen, statt ein Material zu nehmen.

## Das Brett im Terminal

board-status = Runde
board-map = Karte
board-territories = Gebiete
board-goals = Deine Ziele
board-goals-of = Ziele von { $seat }
board-battle = Letzter Kampf
board-odds = Aussichten
board-final = Endstand
board-turn =
    { $turn ->
         [0] vor Runde 1 von { $turns }
        *[other] { $turn } von { $turns }
    }
board-strangled = Monopol-Würgegriff
board-order = Platzreihenfolge: { $seats }
board-legend = ✓ kontrollierst du, ! fehlt einem deiner Ziele, ─ über Land, ┄ über See; bei zwei Zahlen: unbewegt/gesamt
board-vp = { $vp } SP
board-fight = { $source } → { $target }: { $seat } gegen { $defender_seat }
board-chance = Mit { $number }: Eroberung { $conquest } %, Verluste im Schnitt { $own_detail } zu { $other_detail }
board-held = { $territories ->
        [one] 1 Gebiet
       *[other] { $territories } Gebiete
    }, { $materials ->
        [one] 1 Material
       *[other] { $materials } Materialien
    }, nächste Runde +{ $credit }
board-left = noch zu setzen: { $left }
board-picks = aus China: { $picks }
board-taken = aus China: { $symbols }
board-out = ausgeschieden
board-column-rank = Rang
board-column-vp = SP
board-column-goals = Ziele
board-column-materials = Materialien
board-column-territories = Gebiete

## Hilfe zu allem, was auf dem Tisch liegt

about-continent = { $continent }: { $territories } Gebiete. Hältst du einen Kontinent allein, bringt er dir beim Handel mit China ein Material.
about-territory = { $territory } ({ $continent }) liefert { $materials }. Wer hier Ressourcen hat, kontrolliert diese Materialien.
about-goal = { $goal }, ein Ziel der Stufe { $tier }: Hast du am Ende { $materials }, bringt es { $vp } SP. Fehlt eines, bringt es nichts.
about-goal_card = Eine Zielkarte mit vier Zielen, je eines pro Stufe. Deine kennst nur du.
about-land = Eine Verbindung über Land: Von hier kannst du ins Nachbargebiet ziehen oder es angreifen.
about-sea = Eine Verbindung über See, die gestrichelte Linie. Sie gilt genau wie eine Grenze an Land.
about-china = China hat seine Grenzen geschlossen: Niemand kommt hinein. Mit der Option „Handel mit China“ nimmst du am Ende noch Materialien.
about-inactive = Eine Zone, die nicht mitspielt: Man kommt nicht hinein, und es gibt nichts zu holen.
about-resource = Ressourcen sind deine Figuren. Wo eine steht, gehört dir das Gebiet; höchstens drei greifen gemeinsam an.
about-unmoved = Unbewegt: So viele Ressourcen hier können in dieser Aktionsphase noch ziehen oder angreifen, jede einmal.
about-die = Die Würfel: höchster gegen höchsten, bei Gleichstand verliert der Angriff. Drei gegen einen ist stark, gleich gegen gleich nicht.
about-turn = Der Rundenzähler: Nach der letzten Runde werden die Ziele gezählt.
about-credit = So viele Ressourcen bekommst du nächste Runde: eine je drei verschiedene Materialien, die du kontrollierst, aufgerundet.
about-vp = SP sind Siegpunkte, nur für ganz erfüllte Ziele. Wer die meisten hat, gewinnt.
about-material = Ein Material: Du kontrollierst es, solange ein Gebiet von dir es liefert. Eine zweite Quelle zählt nicht extra, ist aber eine Reserve.
about-seat = Ein Mitspieler: Gebiete und Ressourcen sind offen, nur die Ziele sind geheim.
about-phase_seat = Die Platzreihenfolge wird ausgelost.
about-phase_deal = Alle bekommen vier geheime Ziele. Sieh nach, welche Materialien du brauchst, bevor du einen Kontinent wählst.
about-phase_draw = Der Kontinent dieser Wahl wird ausgelost.
about-phase_continent = Wähle einen Kontinent mit Materialien deiner Ziele, oder einen, auf dem du sicher bist.
about-phase_territory = Wähle benachbarte Gebiete, die liefern, was du brauchst. Verschiedene Materialien bringen später auch mehr Ressourcen.
about-phase_distribute = Setze deine Startressourcen: viele dorthin, wo du angreifen willst oder angegriffen werden kannst.
about-phase_invest = Für deine Materialien bekommst du neue Ressourcen. Setze sie dorthin, wo du in dieser Runde etwas vorhast.
about-phase_action = Ziehe mit Ressourcen, besetze leere Gebiete oder greife an, so oft du willst. Jede Ressource handelt einmal.
about-phase_target = Wähle das Nachbargebiet: Ein leeres ist umsonst, ein fremdes bedeutet Kampf.
about-phase_number = Wähle, wie viele gehen. Lass genug zurück: Ein leeres Gebiet gehört dir nicht mehr.
about-phase_attack = Der Angriff würfelt einen Würfel je Ressource, höchstens drei.
about-phase_defence = Die Verteidigung würfelt; bei Gleichstand verliert der Angriff.
about-phase_china = Nimm ein Material, das dir fehlt: eines je Kontinent, den du allein hältst.
about-phase_over = Die Ziele sind aufgedeckt, die SP gezählt.
