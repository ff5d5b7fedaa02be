# RAWsiko in het Nederlands. Namen, vragen, handelingen, gebeurtenissen, overtredingen, opties; variabelen zijn de feiten van het spel.

## Names

title = RAWsiko
neutral-title = Materia
name-north_america = Noord-Amerika
name-south_america = Zuid-Amerika
name-europe = Europa
name-africa = Afrika
name-asia = Azië
name-oceania = Oceanië
name-greenland = Groenland
name-canada = Canada
name-usa = Verenigde Staten
name-mexico = Mexico
name-guatemala = Guatemala
name-cuba = Cuba
name-colombia = Colombia
name-peru = Peru
name-brazil = Brazilië
name-bolivia = Bolivia
name-chile = Chili
name-argentina = Argentinië
name-norway = Noorwegen
name-finland = Finland
name-united_kingdom = Verenigd Koninkrijk
name-france = Frankrijk
name-spain = Spanje
name-germany = Duitsland
name-italy = Italië
name-turkey = Turkije
name-ukraine = Oekraïne
name-morocco = Marokko
name-algeria = Algerije
name-egypt = Egypte
name-guinea = Guinee
name-nigeria = Nigeria
name-dr_congo = DR Congo
name-tanzania = Tanzania
name-mozambique = Mozambique
name-south_africa = Zuid-Afrika
name-madagascar = Madagaskar
name-russia = Rusland
name-kazakhstan = Kazachstan
name-mongolia = Mongolië
name-iran = Iran
name-saudi_arabia = Saoedi-Arabië
name-india = India
name-south_korea = Zuid-Korea
name-japan = Japan
name-vietnam = Vietnam
name-indonesia = Indonesië
name-philippines = Filipijnen
name-new_guinea = Nieuw-Guinea
name-australia = Australië
name-new_zealand = Nieuw-Zeeland
name-Sb = Antimoon
name-BA = Bariet
name-BX = Bauxiet
name-Be = Beryllium
name-Bi = Bismut
name-B = Boraten
name-Co = Kobalt
name-CC = Cokeskolen
name-FS = Vloeispaat
name-Ga = Gallium
name-Ge = Germanium
name-Hf = Hafnium
name-He = Helium
name-HRE = Zware zeldzame aarden
name-In = Indium
name-Li = Lithium
name-LRE = Lichte zeldzame aarden
name-Mg = Magnesium
name-NG = Natuurlijk grafiet
name-NR = Natuurrubber
name-Nb = Niobium
name-P = Fosfor
name-PGM = Platinagroepmetalen
name-PR = Fosfaaterts
name-Si = Siliciummetaal
name-Sr = Strontium
name-Ta = Tantaal
name-Ti = Titaan
name-V = Vanadium
name-W = Wolfraam
name-fertilizers = Kunstmest
name-tyres = Autobanden
name-oil_drilling = Olieboringen
name-drink_cans = Drankblikjes
name-white_paint = Witte verf
name-steel = Staal
name-glass_ceramics = Hittebestendig glas
name-flame_retardants = Vlamvertragers
name-fireworks = Vuurwerk
name-cutting_tools = Snijgereedschap
name-batteries = Oplaadbare batterijen
name-catalytic_converters = Katalysatoren
name-led_lamps = Ledlampen
name-medicines = Geneesmiddelen
name-digital_cameras = Digitale camera’s
name-solar_panels = Zonnepanelen
name-wind_turbines = Windturbines
name-televisions = Televisies
name-nuclear_reactors = Kernreactoren
name-fuel_cells = Brandstofcellen
name-optical_fibres = Glasvezels
name-medical_equipment = Medische hulpmiddelen
name-smartphones = Smartphones
name-electric_cars = Elektrische auto’s
name-airliners = Vliegtuigen
name-satellites = Satellieten
name-computers = Computers
name-robots = Industriële robots
name-card_1 = Doelkaart 1
name-card_2 = Doelkaart 2
name-card_3 = Doelkaart 3
name-card_4 = Doelkaart 4
name-card_5 = Doelkaart 5
name-card_6 = Doelkaart 6
name-card_7 = Doelkaart 7
name-land = Over land
name-sea = Over zee
name-china = China
name-inactive = Inactieve streek

## What the materials are for

about-Sb = Antimoon maakt kunststof en textiel brandwerend en hardt het lood in autoaccu’s.
about-BA = Bariet verzwaart de boorspoeling van olie- en gasputten en maakt de darmen zichtbaar op röntgenfoto’s.
about-BX = Bauxiet is het erts waaruit vrijwel al het aluminium wordt gemaakt, van drankblikje tot vliegtuig.
about-Be = Beryllium is licht en stijf en zit in ruimtetelescopen, röntgenvensters en verende koperen contacten.
about-Bi = Bismut kalmeert een zieke maag en vervangt het giftige lood in soldeer en messing.
about-B = Boraten maken glas hittebestendig, voeden planten en zitten in glasvezel en wasmiddel.
about-Co = Kobalt zorgt voor de lading in veel oplaadbare batterijen en laat turbinebladen hitte verdragen.
about-CC = Van cokeskolen wordt cokes gemaakt, waarmee een hoogoven ijzererts in ijzer en staal verandert.
about-FS = Vloeispaat maakt gesmolten staal vloeibaar en levert het fluor voor koelmiddelen, antiaanbakpannen en batterijzouten.
about-Ga = Gallium geeft licht in leds en versterkt radiosignalen in telefoons en radar.
about-Ge = Germanium geleidt licht in glasvezels en laat nachtkijkers warmte zien.
about-Hf = Hafnium vangt neutronen op in de regelstaven van kernreactoren en isoleert de kleinste transistors.
about-He = Helium koelt de magneten van MRI-scanners tot vlak bij het absolute nulpunt en vult ballonnen zonder brandgevaar.
about-HRE = Zware zeldzame aarden houden sterke magneten ook bij hitte sterk en geven schermen en lasers hun kleuren.
about-In = Indium vormt het doorzichtige, geleidende laagje op elk aanraakscherm.
about-Li = Lithium draagt de lading in de batterijen van telefoons en elektrische auto’s.
about-LRE = Van lichte zeldzame aarden maakt men de sterke magneten in windturbines, elektromotoren en koptelefoons.
about-Mg = Magnesium is het lichtste metaal om mee te bouwen en maakt aluminiumlegeringen harder.
about-NG = Natuurlijk grafiet vormt de minpool van batterijen en bekleedt de ovens waarin staal smelt.
about-NR = Natuurrubber, getapt uit bomen, geeft autobanden grip en operatiehandschoenen rek.
about-Nb = Een snufje niobium maakt staal sterker en lichter, en draden ervan voeren stroom zonder verlies in MRI-magneten.
about-P = Witte fosfor is het begin van vlamvertragers, bestrijdingsmiddelen en de zuren die microchips schoonmaken.
about-PGM = Platinagroepmetalen reinigen uitlaatgassen, laten brandstofcellen werken en versnellen het maken van medicijnen.
about-PR = Fosfaaterts wordt vermalen tot kunstmest: zonder zouden overal ter wereld de oogsten krimpen.
about-Si = Siliciummetaal wordt gezuiverd tot de plakken waaruit computerchips en zonnecellen bestaan.
about-Sr = Strontium brandt rood in vuurwerk en noodfakkels en zit in de goedkope magneten van kleine motoren.
about-Ta = Tantaal bewaart lading in de piepkleine condensatoren van telefoons en wordt door het lichaam verdragen als implantaat.
about-Ti = Titaan is sterk en roest niet: er worden vliegtuigen en heupgewrichten van gemaakt, en het oxide maakt verf wit.
about-V = Vanadium maakt het staal van gereedschap en veren taai en slaat stroom op in grote flowbatterijen.
about-W = Wolfraam heeft het hoogste smeltpunt van alle metalen en maakt boren en snijgereedschap bijna zo hard als diamant.

## Phases

phase-seat = Plaatsen loten
phase-deal = Doelen delen
phase-draw = Continent loten
phase-continent = Gebiedskeuze: continent
phase-territory = Gebiedskeuze: gebieden
phase-distribute = Startmiddelen verdelen
phase-invest = Investeringsfase
phase-action = Actiefase
phase-target = Actiefase: waarheen
phase-number = Actiefase: hoeveel
phase-attack = Strijd: de aanvaller gooit
phase-defence = Strijd: de verdediger gooit
phase-china = Handel met China
phase-over = De partij is voorbij

## Actions

action-choose_continent = { $continent }
action-choose_territory = { $territory } ({ $materials })
action-place =
    { $territory } (nu { $total ->
         [one] 1 middel
        *[other] { $total } middelen
    })
action-source = Vanuit { $territory } ({ $unmoved } van { $total } nog niet verplaatst)
action-target =
    { $relation ->
         [own] { $source } → { $territory } (van jou)
         [foreign] Aanval { $source } → { $territory } (verdedigd door { $defenders })
        *[empty] { $source } → { $territory } (leeg)
    }
action-number =
    { $relation ->
         [foreign] Val aan met { $number } tegen { $defenders }
        *[other] Verplaats er { $number }
    }; { $rest ->
         [0] er blijft niemand achter
         [one] er blijft er 1 achter
        *[other] er blijven er { $rest } achter
    }
action-end_phase = Beëindig je actiefase
action-china_take = Neem { $material }
action-china_pass =
    Pas ({ $left ->
         [one] je laat 1 materiaal lopen
        *[other] je laat { $left } materialen lopen
    })

## Gestures: several actions in one phrase

gesture-target-number =
    { $number_relation ->
         [foreign] Aanval { $number_source } → { $number_target } met { $number_number } tegen { $number_defenders }
        *[other] { $number_source } → { $number_target } met { $number_number }
    } ({ $number_rest ->
         [0] er blijft niemand achter
         [one] er blijft er 1 achter
        *[other] er blijven er { $number_rest } achter
    })
gesture-source-target-number = { gesture-target-number }
gesture-choose_territory = { $choose_territory_territory }
gesture-choose_continent-choose_territory = { $choose_territory_territory } ({ $choose_continent_continent })

## Questions

prompt-choose_continent =
    Kies je { $round ->
         [1] eerste
        *[2] tweede
    } continent.
prompt-choose_territory = Kies een gebied ({ $continent }, nog { $left }).
prompt-distribute = Zet een startmiddel op een van je gebieden (nog { $left }).
prompt-invest = Zet een geïnvesteerd middel op een van je gebieden (nog { $left }).
prompt-action = Beurt { $turn } van { $turns }: kies een vertrekgebied of beëindig je actiefase.
prompt-target = Vanuit { $source } ({ $unmoved } nog niet verplaatst): waarheen?
prompt-number =
    { $source } → { $target }: { $relation ->
         [foreign] met hoeveel val je { $defenders ->
             [one] de verdediger
            *[other] de { $defenders } verdedigers
        } aan (hoogstens { $most })?
        *[other] hoeveel verplaats je er (hoogstens { $most })?
    }
prompt-china = Handel met China: neem een materiaal dat je mist (nog { $left }).

## Events

event-seat_drawn = { $seat } speelt als nummer { $place }.
event-goals_dealt = { $seat } krijgt doelen: { $goals }.
event-goals_dealt-bare = { $seat } krijgt geheime doelen.
event-continent_drawn = { $seat } krijgt een continent toegewezen: { $continent }.
event-continent_chosen = { $seat } kiest een continent: { $continent }.
event-territory_chosen = { $seat } vestigt zich in een gebied: { $territory }.
event-placed =
    { $seat } zet een middel neer: { $territory } ({ $left ->
         [0] alles geplaatst
        *[other] nog { $left }
    }).
event-turn_began = Beurt { $turn } van { $turns } begint.
event-credited =
    { $seat } beheerst { $materials ->
         [one] 1 materiaal
        *[other] { $materials } materialen
    } en krijgt { $resources ->
         [one] 1 middel
        *[other] { $resources } middelen
    }.
event-phase_began = De actiefase van { $seat } begint.
event-moved =
    { $seat } verplaatst { $number ->
         [one] 1 middel
        *[other] { $number } middelen
    }: { $source } → { $target }.
event-entered =
    { $seat } neemt een leeg gebied in met { $number ->
         [one] 1 middel
        *[other] { $number } middelen
    }: { $source } → { $target }.
event-emptied = Het gebied { $territory } is nu leeg: { $seat } is er weg.
event-attacked = { $seat } valt { $defender_seat } aan: { $source } → { $target }, { $attackers } tegen { $defenders }.
event-attack_rolled = { $seat } valt aan en gooit { $dice }.
event-defence_rolled = { $seat } verdedigt en gooit { $dice }.
event-losses = { $source } → { $target }: { $seat } verliest er { $attacker_losses }, { $defender_seat } verliest er { $defender_losses }.
event-conquered =
    { $source } → { $target }: { $seat } verovert dit gebied van { $defender_seat } met { $number ->
         [one] 1 middel
        *[other] { $number } middelen
    }.
event-attack_failed =
    De aanval van { $seat } mislukt: { $source } → { $target }. { $defender_seat } houdt stand; { $number ->
         [0] geen aanvaller overleeft het
         [one] 1 aanvaller overleeft het
        *[other] { $number } aanvallers overleven het
    }.
event-eliminated = { $seat } heeft geen middelen meer en is uitgeschakeld door { $by_seat }.
event-stranglehold = Monopoliewurggreep: de beurtteller springt naar { $turn } van { $turns }.
event-phase_ended = { $seat } beëindigt de actiefase.
event-last_turn_over = Beurt { $turn }, de laatste, is voorbij.
event-sole_survivor = Alleen { $seat } is nog over: de partij is voorbij.
event-china_granted =
    { $seat } mag { $picks ->
         [one] 1 materiaal
        *[other] { $picks } materialen
    } van China nemen.
event-china_taken =
    { $seat } handelt met China: { $material } ({ $left ->
         [0] klaar
        *[other] nog { $left }
    }).
event-china_passed =
    { $seat } past en laat { $left ->
         [one] 1 materiaal
        *[other] { $left } materialen
    } van China lopen.
event-china_lapsed =
    Voor { $seat } valt er bij China niets meer te nemen: { $left ->
         [one] 1 materiaal vervalt
        *[other] { $left } materialen vervallen
    }.
event-goals_revealed = { $seat } toont de doelen: { $goals }.
event-scored =
    { $seat }: plaats { $rank }, { $vp } OP ({ $goals ->
         [one] 1 doel
        *[other] { $goals } doelen
    }, { $materials ->
         [one] 1 materiaal
        *[other] { $materials } materialen
    }, { $territories ->
         [one] 1 gebied
        *[other] { $territories } gebieden
    }).

## Why not

why-W5_2 = Nu kiest { $seat }: de gebiedskeuze gaat de plaatsen langs en dan terug.
why-W7_4 = Nu plaatst { $seat } startmiddelen, en eerst allemaal.
why-W7_9 = Iedereen plaatst om de beurt één middel, en { $seat } is aan de beurt.
why-W8_6 = Het is nu de actiefase van { $seat }.
why-W10_6 = Nu plaatst { $seat } investeringen, en eerst allemaal.
why-W16_6 = Nu handelt { $seat } met China.
why-W4_2 = De speelvolgorde wordt nu geloot.
why-W4_4 = De doelen worden nu gedeeld; daarna komt de gebiedskeuze.
why-W6_2 = Het continent van deze keuze wordt nu getrokken.
why-W12_1 = Er wordt nu gevochten, en geen van beide partijen beslist nog iets.
why-W5_1 = De gebiedskeuze is voorbij: alle { $picks } keuzes zijn gemaakt.
why-W5_1-bare = Een keuze gaat op volgorde: eerst het continent, dan de gebieden.
why-W5_4 = Eerst wordt deze keuze afgemaakt, met al haar gebieden.
why-W7_1 = Dit komt pas als alle keuzes van de gebiedskeuze gemaakt zijn.
why-W7_7 = Eerst moeten alle startmiddelen geplaatst zijn; passen kan niet.
why-W8_3 = De eerste beurt heeft geen investeringsfase: er is niets te plaatsen.
why-W8_4 = Investeringen komen aan het begin van een beurt, vóór alle actiefasen.
why-W8_5 = Actiefasen beginnen pas als iedereen alle investeringen heeft geplaatst.
why-W8_8 = Het is nu de actiefase van { $seat }; wie begint, wisselt per beurt.
why-W10_5 = Je bent uitgeschakeld: je krijgt geen investeringen meer.
why-W10_9 = Eerst moet je alle nieuwe middelen plaatsen; er wordt niets bewaard.
why-W11_3 = Een zet gaat in drie stappen: vertrekgebied, doelwit, aantal.
why-W11_15 =
    Je kunt er geen { $number } inzetten: er { $most ->
         [one] is maar 1 middel
        *[other] zijn maar { $most } middelen
    } nog niet verplaatst, en elk beweegt of vecht één keer per fase.
why-W14_3 = Je bent uitgeschakeld en doet niet meer mee.
why-W14_10 = De partij eindigde met nog maar één speler, en dus zonder handel met China.
why-W16_1 = De beurten van deze partij zijn voorbij; er wordt niets meer geplaatst of verplaatst.
why-W16_2 = De handel met China komt na beurt { $turns }, vlak voor de telling.
why-W16_2-bare = In deze partij is er geen handel met China.
why-W16_4 = Je mag niets meer nemen: er is één keuze per continent dat je alleen bezit.
why-W16_9 = Je hebt van de rest van je keuzes afgezien.
why-W16_10 = Er is voor jou geen materiaal meer te nemen.
why-W16_14 = Je bent uitgeschakeld: je doet niet mee aan de handel met China.
why-W11_2 = Je actiefase beëindig je alleen tussen twee zetten ervan.
why-W11_4 = Het gebied { $territory } is niet van jou: een zet begint in een eigen gebied.
why-W11_5 = Het gebied { $territory } heeft over land of zee geen verbinding met { $source }.
why-W11_6 =
    Je kunt er geen { $number } verplaatsen: er { $most ->
         [one] is maar 1 middel
        *[other] zijn maar { $most } middelen
    } nog niet verplaatst.
why-W11_7 = Je kunt niet met { $number } aanvallen: hier hoogstens { $most }, en nooit meer dan drie.
why-W11_16 = Alle middelen in { $territory } zijn in deze fase al verplaatst of hebben al gevochten.
why-W11_20 = Je kunt er niet { $number } inzetten maar hoogstens { $most }: met deze optie blijft er één middel achter.
why-W11_20-bare = Met deze optie moet het laatste middel van een gebied blijven staan.
why-W16_7 = { $material } kun je niet nemen: je hebt het al, of het is nergens op de kaart te vinden.
why-W16_11 = Met deze optie kun je niet passen zolang er een materiaal voor je te nemen is.
why-W6_1 = In de geavanceerde spelopzet worden continenten toegewezen, niet gekozen.
why-W5_7 = { $continent } is bezet, en er zijn nog vrije continenten; die gaan voor.
why-W5_9 = { $continent } is al door twee spelers gekozen.
why-W5_10 = { $continent } is je eerste continent; het tweede moet een ander zijn.
why-W5_13 = Het gebied { $territory } ligt niet in het continent van deze keuze: { $continent }.
why-W5_14 = Het gebied { $territory } is al gekozen.
why-W5_15 = Het gebied { $territory } grenst niet aan een gebied dat je in deze keuze nam.
why-W5_16 =
    Je hebt hier { $needed ->
         [one] 1 leeg aaneengesloten gebied
        *[other] { $needed } lege aaneengesloten gebieden
    } nodig, en rond { $territory } vind je er maar { $have }.
why-W7_6 = Het gebied { $territory } is niet van jou: startmiddelen gaan op je eigen gebieden.
why-W10_8 = Het gebied { $territory } is niet van jou: investeringen gaan op je eigen gebieden.

## Points and the end

source-tier_1 = Doel (niveau I)
source-tier_2 = Doel (niveau II)
source-tier_3 = Doel (niveau III)
source-tier_4 = Doel (niveau IV)
end-W8_7 = De laatste beurt is gespeeld.
end-W14_10 = Er was nog maar één speler over.

## Reasons of hints

term-goal = { $points } voor je doel { $about }
term-materials = { $points } voor het aantal materialen dat je beheerst
term-resources = { $points } voor middelen nu en later
term-border = { $points } voor je sterkte aan de grenzen
term-spread = { $points } voor hoe je middelen verspreid staan
term-rivals = { $points } vergeleken met je tegenstanders
term-ahead = { $points } voor je kans om te winnen
term-home = { $points } voor { $about } als plek om te beginnen
term-usual = { $points } voor hoever de partij is
term-eliminated = { $points } voor het gevaar te worden uitgeschakeld

## Options

option-turns = Aantal beurten
option-turns-about = Hoeveel beurten de partij duurt.
option-advanced_setup = Geavanceerde spelopzet
option-advanced_setup-about = Continenten worden geloot; je kiest alleen de gebieden.
option-monopoly_stranglehold = Monopoliewurggreep
option-monopoly_stranglehold-about = Elke uitschakeling maakt de partij een beurt korter.
option-trade_with_china = Handel met China
option-trade_with_china-about = Voor de telling neem je voor elk continent dat je alleen bezit een extra materiaal.
option-extra_resources = Te plaatsen startmiddelen
option-extra_resources-about = Hoeveel middelen ieder na de gebiedskeuze plaatst.
option-extra_resources-auto = Naar aantal spelers (6, 6, 5)
option-goal_deal = Doelen delen
option-goal_deal-about = Of je een vaste kaart met vier doelen krijgt of van elk niveau een los doel.
option-goal_deal-cards = Vaste kaarten
option-goal_deal-tiers = Eén doel per niveau
option-seat_order = Speelvolgorde
option-seat_order-about = Of de volgorde wordt geloot of de ingevoerde volgorde geldt.
option-seat_order-random = Geloot
option-seat_order-as_listed = Zoals ingevoerd
option-failed_attackers_may_retry = Mislukte aanvallers mogen opnieuw
option-failed_attackers_may_retry-about = Overlevenden van een mislukte aanval gelden als nog niet verplaatst en mogen in dezelfde fase opnieuw handelen.
option-must_leave_one = Eén moet achterblijven
option-must_leave_one-about = Bij zetten en aanvallen blijft er altijd minstens één middel in het vertrekgebied.
option-open_goals = Open doelen
option-open_goals-about = Iedereen ziet vanaf het delen ieders doelen.
option-first_player = Beginnende speler
option-first_player-about = Of elke beurt met dezelfde plaats begint of dat het begin doorschuift.
option-first_player-fixed = Altijd dezelfde
option-first_player-rotating = Schuift elke beurt door
option-setup_contact = Aansluiten bij de gebiedskeuze
option-setup_contact-about = Of de gebieden van een keuze elkaar moeten raken.
option-setup_contact-connected = Ze moeten elkaar raken
option-setup_contact-free = Vrije keuze
option-placing = Middelen plaatsen
option-placing-about = Of je alles achter elkaar plaatst of om de beurt één middel.
option-placing-in_full = Alles achter elkaar
option-placing-one_each = Om de beurt één
option-advanced_draw = Continenten loten
option-advanced_draw-about = In de geavanceerde spelopzet: of een continent bij elke keuze wordt geloot of alle aan het begin.
option-advanced_draw-per_pick = Bij elke keuze
option-advanced_draw-up_front = Alle aan het begin
option-sole_survivor = Laatste overlevende
option-sole_survivor-about = Of de partij eindigt als er één speler over is of doorgaat tot de laatste beurt.
option-sole_survivor-end = De partij eindigt
option-sole_survivor-play_on = Ze gaat door
option-eliminated_rank = Plaats van uitgeschakelden
option-eliminated_rank-about = Of wie later is uitgeschakeld hoger eindigt of dat ze een plaats delen.
option-eliminated_rank-later_better = Later is beter
option-eliminated_rank-shared = Gedeeld
option-stranglehold_spares_last_turn = Wurggreep spaart de laatste beurt
option-stranglehold_spares_last_turn-about = Met de wurggreep wordt de laatste beurt hoe dan ook gespeeld.
option-china_decline = China mag worden afgeslagen
option-china_decline-about = Bij de handel met China mag je passen in plaats van een materiaal te nemen.

## Het bord in de terminal

board-status = Beurt
board-map = Kaart
board-territories = Gebieden
board-goals = Jouw doelen
board-goals-of = Doelen van { $seat }
board-battle = Laatste strijd
board-odds = Kansen
board-final = Eindstand
board-turn =
    { $turn ->
         [0] voor beurt 1 van { $turns }
        *[other] { $turn } van { $turns }
    }
board-strangled = Monopoliewurggreep
board-order = Speelvolgorde: { $seats }
board-legend = ✓ beheers je, ! ontbreekt voor een doel van jou, ─ over land, ┄ over zee; bij twee getallen: nog niet verplaatst/totaal
board-vp = { $vp } OP
board-fight = { $source } → { $target }: { $seat } tegen { $defender_seat }
board-chance = Met { $number }: verovering { $conquest } %, verliezen gemiddeld { $own_detail } tegen { $other_detail }
board-held = { $territories ->
        [one] 1 gebied
       *[other] { $territories } gebieden
    }, { $materials ->
        [one] 1 materiaal
       *[other] { $materials } materialen
    }, volgende investering { $credit }
board-left = nog te plaatsen: { $left }
board-picks = uit China: { $picks }
board-taken = uit China: { $symbols }
board-out = uitgeschakeld
board-column-rank = plaats
board-column-vp = OP
board-column-goals = doelen
board-column-materials = materialen
board-column-territories = gebieden

## Hulp bij wat er op tafel ligt

about-continent = { $continent }: { $territories } gebieden. Bezit je als enige gebieden van een continent, dan levert dat bij de handel met China een materiaal op.
about-territory = { $territory } ({ $continent }) levert { $materials }. Wie hier middelen heeft, beheerst die materialen.
about-goal = { $goal }, een doel van niveau { $tier }: heb je aan het eind { $materials }, dan krijg je { $vp } OP. Mist er één, dan levert het niets op.
about-goal_card = Een doelkaart met vier doelen, van elk niveau één. Alleen jij kent de jouwe.
about-land = Een verbinding over land: van hier kun je naar het buurgebied trekken of het aanvallen.
about-sea = Een verbinding over zee, de stippellijn. Ze werkt precies als een grens over land.
about-china = China heeft zijn grenzen gesloten: je kunt er niet komen. Met de optie “handel met China” neem je aan het eind nog materialen.
about-inactive = Een streek die niet meedoet: hier kun je niet komen en er is niets te halen.
about-resource = Middelen zijn je pionnen. Waar er een staat, is het gebied van jou; met hoogstens drie tegelijk val je aan.
about-unmoved = Nog niet verplaatst: zoveel middelen hier kunnen in deze actiefase nog weg of aanvallen, ieder één keer.
about-die = De dobbelstenen: hoogste tegen hoogste, bij gelijk verliest de aanvaller. Drie tegen één is sterk, gelijk tegen gelijk niet.
about-turn = De beurtteller: na de laatste beurt worden de doelen geteld.
about-credit = Zoveel middelen krijg je volgende beurt: één per drie verschillende materialen die je beheerst, naar boven afgerond.
about-vp = OP zijn overwinningspunten, alleen voor doelen die helemaal af zijn. Wie de meeste heeft, wint.
about-material = Een materiaal: je beheerst het zolang een gebied van jou het levert. Een tweede bron telt niet extra, maar is wel een reserve.
about-seat = Een speler: zijn gebieden en middelen liggen open, alleen zijn doelen zijn geheim.
about-phase_seat = De speelvolgorde wordt geloot.
about-phase_deal = Ieder krijgt vier geheime doelen. Kijk welke materialen je nodig hebt voor je een continent kiest.
about-phase_draw = Het continent van deze keuze wordt geloot.
about-phase_continent = Kies een continent waar materialen van je doelen liggen, of waar je veilig zit.
about-phase_territory = Kies gebieden die aan elkaar grenzen en materialen leveren die je nodig hebt. Verschillende materialen leveren later ook meer middelen op.
about-phase_distribute = Verdeel je startmiddelen: zwaar waar je wilt aanvallen of waar een ander je kan aanvallen.
about-phase_invest = Je krijgt nieuwe middelen voor je materialen. Zet ze neer waar je deze beurt iets wilt.
about-phase_action = Verplaats middelen, neem lege gebieden in of val aan, zo vaak je wilt. Elk middel handelt één keer.
about-phase_target = Kies het buurgebied: een leeg gebied neem je zonder strijd, om dat van een ander moet je dobbelen.
about-phase_number = Kies hoeveel middelen gaan. Laat genoeg achter: een leeg gebied is niet meer van jou.
about-phase_attack = De aanvaller gooit een steen per middel, hoogstens drie.
about-phase_defence = De verdediger gooit; bij gelijk verliest de aanvaller.
about-phase_china = Neem een materiaal dat je mist: één voor elk continent dat je alleen bezit.
about-phase_over = De doelen zijn opengelegd en de OP geteld.
