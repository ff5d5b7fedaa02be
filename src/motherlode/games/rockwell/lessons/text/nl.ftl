### Wat de lessen van Rockwell zeggen, in het Nederlands.

## Het doel
learn-aim-title = Waar het om gaat, en hoe je wint
learn-aim-welcome = Je leidt een mijnbedrijf: de rode cirkel met de A ben jij. Het gaat om sterren: wie er aan het eind de meeste heeft, wint.
learn-aim-welcome-terminal = Je leidt een mijnbedrijf: alles met de letter A is van jou. Het gaat om sterren: wie er aan het eind de meeste heeft, wint.
learn-aim-mine = Dit is de mijn. Je vier teams boren van buiten naar binnen, ring na ring, naar de kern in het midden. Wat ze vinden, zijn grondstoffen: zink, koper, zilver en goud.
learn-aim-deliver = Van grondstoffen maak je sterren door ze te leveren. Jij hebt 6 zink, precies wat de eerste zinklevering vraagt. Lever het, en de eerste sterren zijn van jou.
learn-aim-not-yet = Nog niet weggaan: je hebt precies genoeg zink voor een levering.
learn-aim-later = Sterkere teams zijn goed voor later. Haal nu eerst je sterren: lever het zink.
learn-aim-first-stars = 2 sterren, en ze blijven van jou. Het zink ben je kwijt; de volgende zinklevering vraagt er 7.
learn-aim-achievements = Sterren krijg je ook met prestaties: doelen die voor iedereen klaarliggen, zoals 10 zilver bezitten of een team in de kern brengen. Zodra je er een haalt, krijg je de tegel, zonder te betalen. Wie het eerst is, krijgt de meeste sterren.
learn-aim-majorities = De laatste sterren krijg je aan het eind: wie van een grondstof het meeste heeft, krijgt er 2, de tweede 1. Voor geld geldt hetzelfde.
learn-aim-end = Het einde komt als genoeg bedrijven de kern bereiken: met drie spelers zijn dat er twee. Die ronde wordt nog uitgespeeld, en dan wordt geteld.
learn-aim-done = Daar gaat het om: grondstoffen uit de mijn halen en er sterren van maken. Hoe je ze eruit haalt, leer je in de volgende les.

## Boren
learn-drill-title = Boren en ontginnen
learn-drill-mine = Elk bedrijf begint met één team op elk van de vier ingangen, E0 tot en met E3. In een boorronde doe je met één team een stap: naar binnen, naar buiten of opzij, en vanaf een ingang naar een van de twee tegels ernaast. Je beide tegenspelers zijn al van E0 naar A0 gegaan.
learn-drill-power = Op elke tegel staat hoeveel kracht hij vraagt: op A0 is dat 3. Alle teams tellen samen, van wie ze ook zijn. Daar staan al twee teams van kracht 1, van je beide tegenspelers.
learn-drill-join = Er ontbreekt er één, en dat kan de jouwe zijn. Kies je team op ingang E0 en zet het op A0.
learn-drill-alone = Daar sta je alleen, en alleen haal je de kracht nog niet. Kies het team op ingang E0, naast A0.
learn-drill-next-door = Op de tegel ernaast zou je op hulp wachten. Ga naar A0: met jou erbij is de kracht daar 3.
learn-drill-stay = Blijven staan mag, maar op A0 wachten er twee op een derde. Ga erheen.
learn-drill-shared = Kracht 3: de tegel ging open en ligt nu omgedraaid. Een kaart bracht 7 zink en 4 koper, en elk bedrijf daar kreeg evenveel: 2 zink en 1 koper. Het overschot gaat naar de sterkste; bij gelijke kracht naar wie de tegel opende. Dat was jij, en de kaart houd je ook.
learn-drill-deeper = Een tegel die open is, geeft niets meer; dieper liggen zilver en goud. Zet een team van jou een stap, waarheen je wilt: naar B0 achter je tegenspeler aan, of een ander team de mijn in.
learn-drill-go-on = Er zijn maar vier boorrondes per ronde. Gebruik deze stap: zet het team ergens heen.
learn-drill-done = Samen krijg je tegels sneller open, alleen houd je alles. Wie sterk staat of de laatste stap doet, krijgt het overschot: daar draait het boren om.

## De veiling
learn-bid-title = De veiling
learn-bid-round = Een ronde begint met een veiling. Daarna zet ieder twee vicepresidenten op de drie borden: I is de mijn, II de markt, III de werkplaats. Op II en III handelt alleen wie er een zetel heeft.
learn-bid-why = Met drie spelers hebben markt en werkplaats elk maar twee zetels. Wie het hoogst biedt, staat vooraan in de Directievolgorde en kiest als eerste.
learn-bid-bid = Je hebt $3000, 3 zink, 2 koper en 1 zilver. Bied geld, blokjes of allebei; een blokje telt voor zijn marktwaarde. Niemand ziet het voor iedereen klaar is. Bied iets, en sluit je bod af.
learn-bid-nothing = Niets bieden mag in een partij altijd, en bij gelijke biedingen blijft de volgorde zoals ze was. Leg nu eens iets neer en zie wat het oplevert.
learn-bid-revealed = Alle biedingen zijn open: $500 en 1 zink ($400) tegen het jouwe. Wie het meest bood, kiest eerst. En let op: elk bod is weg, ook dat van wie verliest.
learn-bid-done = Bied dus zoveel als de eerste keuze je waard is, en niet meer. In een ronde waarin je overal terechtkunt, is dat soms niets.

## Vicepresidenten
learn-seats-title = Vicepresidenten en hun zetels
learn-seats-boards = Bord I laat je vroeg boren en geeft een voordeel: een team omkopen (zetel 1 en 2) of een dobbelsteen huren (3 en 4). Bord II geeft transacties op de markt, bord III acties in de werkplaats. Zetel 1 geeft er 4, zetel 2 geeft er 3.
learn-seats-first = Je bood het meest en kiest eerst. Markt en werkplaats zijn het eerst vol: neem daar zetel 1, op bord II of op bord III.
learn-seats-scarce = Op bord I is ook straks nog plaats: daar zijn vier zetels. Neem eerst zetel 1 op bord II of III.
learn-seats-better-seat = Zetel 2 geeft één keer minder, en jij mag kiezen. Neem zetel 1.
learn-seats-second = Je tweede vicepresident mag niet op hetzelfde bord. Neem nu zetel 3 op bord I: dan kun je bij het boren een dobbelsteen huren.
learn-seats-try-hiring = Dat kan, maar probeer in deze les de onderaannemer: zetel 3 op bord I.
learn-seats-move = De verzekering slaan we over; die krijgt een eigen les. Op A0 staat een team van je tegenspeler, kracht 1 van 3. Zet jouw team op ingang E0 erbij.
learn-seats-that-crew = Het team op ingang E0 staat vlak bij A0. Kies dat.
learn-seats-that-tile = Op A0 staat al een team dat meehelpt. Ga daarheen.
learn-seats-hire = Nu is het 2 van 3. Je zetel laat je een dobbelsteen huren: $1000 voor kracht 1, en meer laat niveau A niet toe. Huur hem.
learn-seats-one-short = Dan blijft de tegel dicht en gaat een ander er straks mee vandoor. Huur de dobbelsteen.
learn-seats-stronger = Met de dobbelsteen ben je hier de sterkste, 2 tegen 1: bovenop je aandeel is ook het overschot van jou. De dobbelsteen gaat aan het eind van de ronde terug.
learn-seats-done = Omkopen werkt anders: je haalt een team van een ander van een tegel ernaast naar jouw tegel, of die ander wil of niet. Er zijn drie omkoopfiches per ronde, voor iedereen samen.

## Gevaar
learn-danger-title = Gevaar en verzekering
learn-danger-danger = Op sommige kaarten staat gevaar. Dan verlies je van de buit zoveel blokjes als je kracht op die tegel is, de duurste eerst. Wat achter je scherm ligt, is veilig.
learn-danger-insure = Voor het boren mag ieder blokjes ruilen voor verzekeringsfiches, één voor één. Een fiche redt één blokje. Ruil iets goedkoops, zink bijvoorbeeld, en sluit dan af.
learn-danger-at-least-one = Zonder fiche verlies je straks je duurste blokjes. Ruil er minstens één.
learn-danger-drill = Je teams staan op A0 en A7, en op A0 staat ook een tegenspeler: kracht 2 van 3. Zet je team van A7 op A0.
learn-danger-that-crew = Kies het team op A7: dat kan naar A0.
learn-danger-that-tile = De kracht ontbreekt op A0. Ga daarheen.
learn-danger-tokens = Gevaar! Je hebt er twee teams staan, dus 2 blokjes van je buit staan op het spel, en wel het koper. Lever fiches in.
learn-danger-use-them = Daarvoor heb je ze geruild. Elk fiche redt een blokje koper van $600.
learn-danger-saved = Elk fiche redde een blokje koper van $600. Ruil je er goedkoop zink voor, dan win je dus; bij goud scheelt het nog meer. Je tegenspeler had geen fiche en verloor koper.
learn-danger-done = Wat je niet gebruikt, bewaar je, maar aan het eind zijn fiches niets waard. In de werkplaats kun je veiligheid kopen: die werkt elke keer vanzelf.

## Markt en werkplaats
learn-works-title = Markt en werkplaats
learn-works-market = Fase II: de markt. Je zetel geeft je vier transacties. In elke koop of verkoop je zoveel als je wilt van één soort, en elke soort één keer. Prijzen staan vast: zink $400, koper $600, zilver $800, goud $1000.
learn-works-sell = Je hebt $3000, en straks wil je een team versterken ($1500) en een schacht bouwen ($2000). Verkoop koper of zilver: de soort, hoeveel, en klaar.
learn-works-buy = Kopen kan ook, maar nu heb je geld nodig. Verkoop koper of zilver.
learn-works-not-zinc = Houd je zink nog even: het is straks sterren waard. Verkoop koper of zilver.
learn-works-sell-first = Zonder te verkopen kom je $500 tekort voor je plannen.
learn-works-upgrade = Fase III: de werkplaats. Je team op A0 staat daar met een tegenspeler, kracht 2 van 3. Versterk het tot kracht 2, en kijk wat er gebeurt.
learn-works-that-crew = Elk team mag je versterken, maar op A0 gaat er meteen een tegel van open.
learn-works-crew-first = Dat is ook een goede koop. Begin met je team op A0: daar gaat een tegel van open.
learn-works-stay = Je hebt nog vier acties. Versterk je team op A0.
learn-works-upgraded = Ook in de werkplaats gaat een tegel open zodra de kracht er is. Jij liet het gebeuren en bent er de sterkste: aandeel, overschot en kaart.
learn-works-shaft = Bouw nu een schacht. De eerste mag op een tegel die nog dicht is, bij een team van jou, zonder teams van anderen. Gaat de tegel open, dan is het overschot altijd van jou, en daarna geeft hij je elke ronde blokjes.
learn-works-shaft-now = Straks. Bouw nu eerst een schacht, op welke tegel je wilt.
learn-works-deliver = Met de nieuwe blokjes heb je 6 zink: genoeg voor de eerste levering. Lever ze.
learn-works-stars-now = Eerst de sterren: lever het zink.
learn-works-done = Versterken, bouwen, leveren: elke actie kost geld of blokjes. Ook veiligheid en mobiliteit (verder lopen) koop je hier. Nu weet je alles voor een partij.

## Een partij
learn-match-title = Een partij van twee rondes
learn-match-welcome = Speel nu zelf, met twee makkelijke tegenspelers. Na twee rondes wordt geteld: prestaties, leveringen, en voor elke grondstof en voor geld 2 sterren voor de meeste, 1 voor de tweede. Bij elke vraag staat waar het om gaat.

purpose-bid = Iedereen biedt in het geheim; wie het meest biedt, kiest als eerste zetels op de borden. Je bod is hoe dan ook weg: bied alleen wat dat je waard is, of niets.
purpose-place_vp = Bedenk wat je nodig hebt: geld maken op bord II, versterken en leveren op bord III, vroeg en handig boren op bord I.
purpose-insure = Een fiche redt later een duurder blokje. Eén of twee goedkope blokjes zijn genoeg; niets ruilen mag ook.
purpose-crew = Een tegel gaat open als de kracht van alle teams erop samen het getal haalt. Kies een team dat een tegel daaraan helpt, of dat een stap dieper kan.
purpose-move = Tel de kracht op de tegel: wie het laatste zetje geeft, opent hem, en alle teams daar delen.
purpose-die = De dobbelsteen meenemen kost weer geld: doe het als hij de nieuwe tegel laat opengaan.
purpose-advantage_bribe = Haal een team van een ander naar jouw tegel als dat de kracht vol maakt.
purpose-bribe_target = Kies de tegel waar het omgekochte team de kracht vol maakt.
purpose-advantage_hire = Huur een dobbelsteen als hij de tegel laat opengaan of jou de sterkste maakt.
purpose-first_tile = De volgorde kan bepalen wie waar meetelt: eerst de tegel waar jij het sterkst staat.
purpose-use_insurance = Elk fiche redt het duurste blokje dat je anders verliest.
purpose-market = Verkoop wat je niet nodig hebt, of koop wat er nog ontbreekt voor een prestatie of levering.
purpose-amount = Denk aan de prijs van wat je straks in de werkplaats wilt doen.
purpose-works = Maak van geld en blokjes iets blijvends: sterkere teams, een schacht, of sterren met een levering.
purpose-shaft_level = Een hoger niveau kost meer en laat meer tegels toe.
purpose-shaft_to = Zet de schacht waar gauw een tegel opengaat, of waar er al een open is en blokjes geeft.
