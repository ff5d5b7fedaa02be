### Wat de lessen van Cavum zeggen, in het Nederlands.

## Het doel
learn-aim-title = Waar het om gaat, en hoe je wint
learn-aim-welcome = Een berg vol edelstenen, vijf steden eromheen, en een tegenspeler die naast je graaft. Wie na de laatste fase de meeste punten heeft, wint. Een gewone partij telt drie fasen; je leerpartij straks twee.
learn-aim-points = Punten krijg je voor stations in steden die met de berg verbonden zijn, voor stenen die je verkoopt, en voor opdrachten: kaarten die bepaalde stenen vragen. Punten zijn ook je geld: biedingen betaal je ermee.
learn-aim-fulfil = Een fase is bijna om. Je hebt een gele en een rode steen gedolven, en dat is precies wat opdracht 5 vraagt. Vervul haar.
learn-aim-not-yet = Je hebt beide stenen. Als je nu stopt, blijft de opdracht liggen; vervul haar.
learn-aim-first-points = 14 punten in één keer. Een opdracht die je aan het eind nog hebt, kost je haar straf: neem dus alleen wat je denkt te halen.
learn-aim-done = Daar gaat het om: bouwen, delven, en dan slim verkopen. Hoe je bouwt, leer je in de volgende les.

## Tunnels en stations
learn-tunnels-title = Tunnels en stations
learn-tunnels-pieces = In elke fase krijgt ieder dezelfde twaalf onderdelen: vier tunnels, dynamiet, een ader, drie stations, twee koopopties en een delftegel. Elk is één actie. In een beurt doe je er één tot vier.
learn-tunnels-tile = Begin met een tunnel met 4 of 6 uitgangen, op J4 of J5, bij Rubrica in het zuiden. Eén uitgang moet aansluiten op een tunnel die er al ligt, van wie dan ook. Kies de tegel, de plek en dan de draai.
learn-tunnels-tile-first = Die komt later van pas. Leg eerst een tunnel met 4 of 6 uitgangen.
learn-tunnels-near-city = Dat kan, maar hier bouwen we een lijn naar Rubrica. Leg hem op J4 of J5.
learn-tunnels-station = In de berg bouw je een station alleen op de tegel die je net hebt gelegd. Bouw er nu een, hier.
learn-tunnels-at-once = Na een andere actie is de kans voorbij: alleen op de tegel van daarnet mag een station. Bouw het nu.
learn-tunnels-keep = Opgeven brengt niets op. Bouw het.
learn-tunnels-city = Vanaf een station in de berg lopen je tunnels naar de stad. Daar mag nu ook een station, op elk veld waar je tunnels uitkomen. Kies er een.
learn-tunnels-city-now = Straks. Bouw nu eerst een station in de stad: dat brengt punten op.
learn-tunnels-worth = Zolang het met je station in de berg verbonden is, brengt het aan het eind van de fase zoveel punten op als de stad nog vrije velden heeft. Hoe voller de stad, hoe minder voor ieder.
learn-tunnels-end = Drie acties gedaan, en een vierde mag. Laat het hierbij: beëindig je beurt.
learn-tunnels-stop-here = In een partij kan dat. In deze les stoppen we hier: beëindig je beurt.
learn-tunnels-done = Een station van jou laat anderen niet door; je tunnels mogen ze wel gebruiken, en jij de hunne.

## Aders
learn-veins-title = Aders en prijzen
learn-veins-scales = Elke kleur heeft een prijsladder van 1 tot 9. Stenen die erop liggen, dekken prijzen af. Geel ligt helemaal in de berg: prijs 9. Van rood liggen alle stenen nog op de ladder: prijs 0.
learn-veins-vein = Een ader brengt stenen in de berg. Leg de jouwe op H5 of J5, op de weg tussen je stations, en kies rood: dat vraagt je opdracht.
learn-veins-vein-first = Eerst de ader: die moet er liggen voor je gaat delven.
learn-veins-on-the-way = Daar kom je met je route niet langs. Kies H5 of J5. (Naast een andere ader of aan de rand mag nooit.)
learn-veins-your-order = Je opdracht vraagt geel en rood. Geel ligt in het midden; kies dus rood.
learn-veins-keep = Opgeven brengt niets op. Leg de ader.
learn-veins-price = Drie rode stenen gingen van de ladder naar de ader, en de prijs van rood is nu 3. Aders zijn van iedereen: ook je tegenspeler mag erlangs.
learn-veins-option = Een koopoptie is goed voor 3 punten, of voor een onderdeel van de koophoop. Neem een ader en leg die op de andere plek van je weg; de kleur kies je zelf.
learn-veins-option-now = Gebruik nu je koopoptie: zo krijg je een tweede ader.
learn-veins-three-points = 3 punten zijn zeker. Maar een ader op je weg brengt je straks een steen, nu en later; probeer dat.
learn-veins-a-vein = Ook bruikbaar, maar neem nu een ader: elke ader op je route is een steen.
learn-veins-done = Elke ader op je route levert straks één steen op. Hoe je ze haalt, leer je in de volgende les.

## Delven
learn-prospect-title = Delven, en wat erop volgt
learn-prospect-route = De delftegel is altijd je laatste onderdeel. Je kiest één route van een eigen station naar een ander, en van elke ader onderweg neem je één steen. Jij hebt stations op E5 en in Rubrica.
learn-prospect-go = Delf: begin in Rubrica 3 of op E5 en volg de tunnel langs alle drie de aders (blauw, rood, geel), plek voor plek, tot je andere station.
learn-prospect-no-route = Zonder route krijg je niets. Gebruik de delftegel en loop langs de aders.
learn-prospect-long-way = Begin in Rubrica 3 of op E5: zo kom je langs alle aders.
learn-prospect-off-the-way = Die kant op liggen er geen aders voor je. Blijf in de tunnel naar je andere station.
learn-prospect-stones = Drie stenen in je hand, en alleen jij weet welke. Geen plek mag je twee keer aandoen, en een station van een ander houdt je tegen.
learn-prospect-cities = Iedereen is klaar, dus tellen de steden: twee stations van jou in Rubrica, twee velden vrij, 2 punten per station.
learn-prospect-blast = Daarna gaat al het zichtbare dynamiet af. Op G7 vloog het in de lucht en nam G6 en H6 mee: je lijn naar het midden is nu stuk. Stations en aders blijven altijd liggen.
learn-prospect-done = Dynamiet draagt je route als elke tunnel, maar aan het eind van de fase is het weg, met de tegels ernaast. Leg het waar het jou niet raakt.

## De verkoop
learn-sale-title = De verkoop
learn-sale-down = Nu wordt kleur na kleur verkocht, geel eerst. De biedingen gaan omlaag: wie de laagste prijs noemt, mag tegen die prijs zoveel stenen verkopen als hij wil. De anderen houden hun stenen.
learn-sale-yellow = Je tegenspeler biedt 6 voor geel. Jouw gele steen is meer waard: met rood samen 14 punten voor je opdracht. Pas.
learn-sale-keep-yellow = Dan krijg je hoogstens 5 en is je opdracht onvervuld. Pas, en houd de steen.
learn-sale-red = Rood: alleen jij hebt er een, en de hoogste open prijs is 3. Ook deze steen hoort bij je opdracht: pas.
learn-sale-keep-red = 3 punten nu, of 14 met de gele erbij. Pas.
learn-sale-blue = Blauw heb je voor niets nodig, en niemand anders heeft het. Bied de hoogste prijs: 3.
learn-sale-more = Niemand biedt tegen je op: vraag gerust 3.
learn-sale-spare = Voor een opdracht heb je blauw niet. Verkoop de steen: bied 3.
learn-sale-sell = Jij verkoopt: hoeveel stenen?
learn-sale-order = Na de kleuren komen de opdrachten. Geef geel en rood: 14 punten.
learn-sale-fulfil-it = Je hebt geel en rood. Vervul opdracht 5.
learn-sale-done = Verkochte stenen gaan terug op de ladder, en de prijs daalt. Wat je niet verkoopt, houd je; aan het eind gaat alles steen voor steen van de hand.

## Kaarten en opdrachten
learn-cards-title = Volgordekaarten en opdrachten
learn-cards-cards = Een fase begint met een veiling. De kaart die je neemt, bepaalt wie wanneer speelt: de laagste eerst. Een hoge kaart geeft je dynamiet met meer uitgangen.
learn-cards-bid = Jij opent. Je betaalt met punten, en alleen als je wint. Bied iets van 0 tot 4.
learn-cards-too-much = Je hebt 20 punten, en zoveel is de eerste keus zelden waard. Bied hoogstens 4.
learn-cards-card = Je wint de veiling. Neem kaart 1 of 2: dan kies je als eerste een opdracht en bouw je als eerste.
learn-cards-low-card = Ook een goede kaart, met sterker dynamiet. Probeer nu eens eerst te zijn: kaart 1 of 2.
learn-cards-order = Nu de opdrachten, om beurten. Op elke staan de stenen, de punten en de straf als je haar aan het eind niet hebt vervuld. Neem een kleine, met twee stenen.
learn-cards-small-first = Drie of vier kleuren is veel voor één route. Neem een opdracht met twee stenen.
learn-cards-one-at-least = Met een opdracht weet je wat je zoekt. Neem er een met twee stenen.
learn-cards-more = Je tegenspeler past en neemt deze fase niets meer. Jij mag er nog een nemen, of ook passen; kies zelf.
learn-cards-done = Op wat blijft liggen, komt een schijfje van 2 punten voor wie de opdracht later neemt. Nu weet je alles voor je leerpartij.

## Een partij
learn-match-title = De leerpartij van twee fasen
learn-match-welcome = Speel nu de leerpartij: twee fasen, tegen een makkelijke tegenspeler. Verbind vroeg een station in de berg met een stad en leg aders op je weg. Bij elke vraag staat waar het om gaat.

purpose-bid = Je biedt met punten: een lage kaart laat je eerst bouwen, een hoge geeft sterker dynamiet.
purpose-card = Laag is vroeg aan de beurt en het eerst bij de aders; hoog is sterker dynamiet.
purpose-order = Neem opdrachten waarvan je de kleuren op één route denkt te krijgen; wat je niet haalt, kost straf.
purpose-piece = Denk aan een lijn: station in de berg, tunnel, aders, station in de stad. De delftegel is altijd de laatste.
purpose-lay = Verleng je lijn, naar een stad of naar een ader.
purpose-turn = Draai de tegel zo dat je tunnel doorloopt waar jij verder wilt.
purpose-build = In de stad brengt een aangesloten station punten op, in de berg is het begin of eind van je route.
purpose-lay_vein = Leg de ader tussen twee stations van jou: elke ader op je route is een steen.
purpose-colour = Kies een kleur van je opdracht, of een die bij de verkoop veel opbrengt.
purpose-take = 3 punten zijn zeker; een tegel, ader of station kan meer waard zijn.
purpose-start = Kies het station van waaruit je de meeste aders kunt aandoen.
purpose-route = Loop langs zoveel aders als je kunt en eindig bij een station van jou.
purpose-sale = Bied lager om te mogen verkopen; houd stenen die je voor een opdracht nodig hebt.
purpose-sell = Verkoop wat je niet voor een opdracht nodig hebt.
purpose-fulfil = Een vervulde opdracht brengt meer op dan haar stenen los.
purpose-final_sale = Verkoop de kleur met de hoogste prijs: hij daalt met elke steen, ook met die van de ander.
