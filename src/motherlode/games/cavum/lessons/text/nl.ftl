### Wat de lessen van Cavum zeggen, in het Nederlands.

## Het doel
learn-aim-title = Waar het om gaat, en hoe je wint
learn-aim-welcome = Een berg vol edelstenen, vijf steden eromheen, en een tegenspeler die naast je graaft. Wie na de laatste fase de meeste punten heeft, wint. Een gewone partij telt drie fasen; het leerspel straks twee.
learn-aim-points = Punten krijg je voor stations in steden die met de berg verbonden zijn, voor stenen die je verkoopt, en voor opdrachten: kaarten die bepaalde stenen vragen. Punten zijn ook je geld: biedingen betaal je ermee. Het getal bij een kleur is de prijs van zo’n steen, niet wat je bezit.
learn-aim-points-terminal = Punten krijg je voor stations in steden die met de berg verbonden zijn, voor stenen die je verkoopt, en voor opdrachten: kaarten die bepaalde stenen vragen. Punten zijn ook je geld: biedingen betaal je ermee. Het hoogste open getal op de prijzenrij van een kleur is de prijs van zo’n steen.
learn-aim-fulfil = Een fase is bijna om. Je hebt een gele en een rode steen uit de berg gehaald, precies wat je opdracht vraagt. Druk op de kaart om hem te vervullen.
learn-aim-fulfil-terminal = Een fase is bijna om. Je hebt een gele en een rode steen uit de berg gehaald, precies wat je opdracht vraagt. Vervul hem.
learn-aim-not-yet = Je hebt beide stenen. Als je nu stopt, blijft de opdracht liggen; vervul hem.
learn-aim-first-points = 14 punten in één keer. De twee stenen gaan terug naar de prijzenrij van hun kleur, en daardoor dalen de prijzen van geel en rood. Een opdracht die je aan het eind nog hebt, kost strafpunten (het rode getal op de kaart): neem dus alleen wat je denkt te halen.
learn-aim-first-points-terminal = 14 punten in één keer. De twee stenen gaan terug naar de prijzenrij van hun kleur, en daardoor dalen de prijzen van geel en rood. Een opdracht die je aan het eind nog hebt, kost strafpunten (het getal na − op de kaart): neem dus alleen wat je denkt te halen.
learn-aim-done = Daar gaat het om: bouwen, delven, en dan slim verkopen. Hoe je bouwt, leer je in de volgende les.

## Tunnels en stations
learn-tunnels-title = Tunnels en stations
learn-tunnels-pieces = In elke fase krijgt ieder dezelfde twaalf onderdelen: vier tunnels, dynamiet, een ader, drie stations, twee koopopties (3 punten of nog een onderdeel) en een delftegel, waarmee je stenen haalt. Elk onderdeel gebruiken is één actie, en in een beurt doe je één tot vier acties.
learn-tunnels-tile = Begin met een tunnel met 4 of 6 uitgangen, op J4 of J5, bij Rubrica in het zuiden; met 6 kun je later meer kanten op. Eén uitgang moet aansluiten op een tunnel die er al ligt, van wie dan ook. Kies de tegel en de plek, draai hem als er keus is, en leg hem neer.
learn-tunnels-tile-first = Die komt later van pas. Leg eerst een tunnel met 4 of 6 uitgangen.
learn-tunnels-near-city = Dat kan, maar hier bouwen we een lijn naar Rubrica. Leg hem op J4 of J5.
learn-tunnels-station = In de berg bouw je een station alleen op de tegel die je net hebt gelegd. Bouw er nu een, hier.
learn-tunnels-at-once = Na een andere actie is de kans voorbij: alleen op de tegel van daarnet mag een station. Bouw het nu.
learn-tunnels-keep = Inleveren brengt niets op. Bouw het.
learn-tunnels-city = Vanaf een station in de berg lopen je tunnels naar de stad. Daar mag nu ook een station, op elk veld waar je tunnels uitkomen. Kies er een; ze zijn evenveel waard.
learn-tunnels-city-now = Straks. Bouw nu eerst een station in de stad: dat brengt punten op.
learn-tunnels-worth = Zolang je station in de stad met dat in de berg verbonden is, brengt het aan het eind van de fase zoveel punten op als de stad nog vrije velden heeft. Hoe voller de stad, hoe minder voor ieder.
learn-tunnels-end = Drie acties gedaan. Een vierde mag, en daarna eindigt je beurt vanzelf; eerder stoppen mag ook. Doe dat nu: beëindig je beurt.
learn-tunnels-stop-here = In een partij kan dat. In deze les stoppen we hier: beëindig je beurt.
learn-tunnels-done = Door jouw stations mogen anderen niet heen. Je tunnels mogen ze wel gebruiken, en jij die van hen.

## Aders
learn-veins-title = Aders en prijzen
learn-veins-scales = Elke kleur heeft een prijzenrij van 1 tot 9. Stenen die erop liggen, dekken prijzen af. Geel ligt helemaal in de berg: prijs 9. Van rood liggen alle stenen nog op de rij: prijs 0.
learn-veins-vein = Een ader brengt stenen in de berg. Leg de jouwe op H5 of J5, op de weg tussen je stations, en kies rood: dat vraagt je opdracht.
learn-veins-vein-first = Eerst de ader: die moet er liggen voor je gaat delven.
learn-veins-on-the-way = Daar kom je met je route niet langs. Kies H5 of J5. (Naast een andere ader of aan de rand mag nooit.)
learn-veins-your-order = Je opdracht vraagt geel en rood. Geel ligt in het midden; kies dus rood.
learn-veins-keep = Inleveren brengt niets op. Leg de ader.
learn-veins-price = Drie rode stenen gingen van de prijzenrij naar de ader, en de prijs van rood is nu 3. Aders zijn van iedereen: ook je tegenspeler mag erlangs.
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
learn-sale-fulfil-it = Je hebt geel en rood. Vervul je opdracht.
learn-sale-done = Verkochte stenen gaan terug op de prijzenrij, en de prijs daalt. Wat je niet verkoopt, houd je; aan het eind gaat alles steen voor steen van de hand.

## Kaarten en opdrachten
learn-cards-title = Volgordekaarten en opdrachten
learn-cards-cards = Een fase begint met een veiling. De kaart die je neemt, bepaalt wie wanneer speelt: de laagste eerst. Een hoge kaart geeft je dynamiet met meer uitgangen.
learn-cards-bid = Jij opent. Je betaalt met punten, en alleen als je wint. Bied iets van 0 tot 4.
learn-cards-too-much = Je hebt 20 punten, en zoveel is de eerste keus zelden waard. Bied hoogstens 4.
learn-cards-card = Je wint de veiling. Neem kaart 1 of 2: dan kies je als eerste een opdracht en bouw je als eerste.
learn-cards-low-card = Ook een goede kaart, met sterker dynamiet. Probeer nu eens eerst te zijn: kaart 1 of 2.
learn-cards-order = Nu de opdrachten, om beurten. Op elke staan de stenen, de punten en de straf als je hem aan het eind niet hebt vervuld. Neem een kleine, met twee stenen.
learn-cards-small-first = Drie of vier kleuren is veel voor één route. Neem een opdracht met twee stenen.
learn-cards-one-at-least = Met een opdracht weet je wat je zoekt. Neem er een met twee stenen.
learn-cards-more = Je tegenspeler past en neemt deze fase niets meer. Jij mag er nog een nemen, of ook passen; kies zelf.
learn-cards-done = Op wat blijft liggen, komt een schijfje van 2 punten voor wie de opdracht later neemt. Nu weet je alles voor het leerspel.

## Een partij
learn-match-title = Het leerspel van twee fasen
learn-match-welcome = Speel nu het leerspel van twee fasen uit, tegen een makkelijke tegenspeler. Het begin ken je uit de lessen: veiling, opdrachten en ieders eerste beurt zijn al gespeeld. Verbind vroeg een station in de berg met een stad en leg aders op je weg. Bij elke vraag staat waar het om gaat.

purpose-bid = Je biedt met punten: een lage kaart laat je eerst bouwen, een hoge geeft sterker dynamiet. Meer dan een paar punten is dat zelden waard. Wie opent, mag niet passen; 0 bieden mag.
purpose-card = Laag is vroeg aan de beurt en het eerst bij de aders; hoog is sterker dynamiet.
purpose-order = Neem opdrachten waarvan je de kleuren op één route denkt te krijgen; wat je niet haalt, kost straf.
purpose-piece =
    { $left ->
        [1] Alleen de delftegel is nog over: die haalt een steen uit elke ader op één route tussen twee stations van jou.
       *[other]
            { $acts ->
                [0] Je wilt een lijn: een station in de berg, dan tunnels langs aders, dan een station in de stad. Een station in de berg komt op de tegel die je net legde. De delftegel is altijd de laatste.
               *[other] Je mag tot vier dingen doen in een beurt. Ga door zolang je lijn er langer van wordt; wie de beurt beëindigt, houdt de andere onderdelen voor de volgende en ziet eerst wat de anderen doen.
            }
    }
purpose-lay =
    { $explodes ->
        [0] Een tunnel verlengt je lijn, naar een stad of naar een ader.
       *[other] Dynamiet ontploft aan het eind van de fase en sloopt de tegels ernaast: leg het waar het een ander raakt, en niet naast je eigen lijn.
    }
purpose-turn = De uitgangen moeten doorlopen waar jij verder wilt. Past de tegel maar op één manier, dan leg je hem gewoon.
purpose-build = In de stad brengt een aangesloten station punten op, in de berg is het het begin of eind van je route.
purpose-lay_vein = Elke ader op je route is een steen. Leg hem waar je straks langs wilt, van een station van jou naar een ander.
purpose-colour = Kies een kleur van je opdracht, of een die bij de verkoop veel opbrengt.
purpose-take = 3 punten zijn zeker; een tegel, ader of station kan meer waard zijn.
purpose-start = Kies het station van waaruit je de meeste aders kunt aandoen.
purpose-route = Loop langs zoveel aders als je kunt en eindig bij een station van jou.
purpose-sale = Wie het laagst biedt, mag verkopen. Is niemand anders meer in de veiling, vraag dan de hoogste prijs. Houd stenen die je voor een opdracht nodig hebt.
purpose-sell = Verkoop wat je niet voor een opdracht nodig hebt.
purpose-fulfil = Een vervulde opdracht brengt meer op dan de stenen los.
purpose-final_sale = Verkoop de kleur met de hoogste prijs: hij daalt met elke steen, ook met die van een ander.
