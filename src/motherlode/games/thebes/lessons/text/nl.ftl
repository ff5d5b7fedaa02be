### Wat de lessen van Thebes zeggen, in het Nederlands.

## Het doel
learn-aim-title = Waar het om gaat, en hoe je wint
learn-aim-welcome = Je bent archeoloog, rond 1900. Je hebt drie jaar de tijd: studeren in de steden van Europa, graven rond de Middellandse Zee en laten zien wat je hebt gevonden. Wie eind 1903 de meeste punten heeft, wint.
learn-aim-points = Punten krijg je voor vier dingen: de artefacten die je opgraaft, de tentoonstellingen die je inricht, de congressen die je bezoekt, en als je over een gebied meer weet dan de anderen (5 punten per gebied, 3 als je de eerste plaats deelt).
learn-aim-take = Je eerste punt ligt voor het grijpen: het congres in Wenen. Neem die kaart. Je pion reist er vanzelf heen.
learn-aim-other-card = Een nuttige kaart, maar een punt is het niet. Neem nu eerst het congres in Wenen.
learn-aim-swap = Dan gooi je het congres weg. Neem dat eerst.
learn-aim-first-point = Eén congres is 1 punt. Hoe meer je er bezoekt, hoe meer elk telt: twee zijn er 3 waard, drie 6, vier 10.
learn-aim-done = Daar gaat het om: meer uit je weken halen dan je tegenspeler. Wat een week je oplevert, leer je in de volgende les.

## Reizen en tijd
learn-time-title = Reizen en tijd
learn-time-weeks = Geld bestaat hier niet; alles kost weken. Elke stap langs een weg kost een week, en op elke kaart staat hoeveel weken de actie zelf nog kost. Je tijdsteen op het tijdspoor schuift het totaal op.
learn-time-near = Pak de kaart met het boek over Egypte, in Moskou: één stap vanuit Warschau en één week lezen, samen 2 weken.
learn-time-far = Londen is twee stappen ver en die kaart kost zes weken: 8 weken voor één kaart. Neem het boek dichtbij, in Moskou.
learn-time-later = Dat kan ook, maar probeer eerst de korte reis: het boek in Moskou.
learn-time-on-top = De beurt gaat hier niet rond. Wie in de tijd het verst achterligt, is aan de beurt. Je tegenspeler heeft ook 2 weken gebruikt en staat nu op jouw veld, met de tijdsteen boven op die van jou; en wie bovenop ligt, gaat voor. Je tegenspeler speelt dus nog een keer.
learn-time-behind = Nu ligt je tegenspeler voor in de tijd en jij achter. Jij speelt, en nog eens, tot je de andere tijdsteen voorbij bent. Neem een kaart naar keuze, of wissel het aanbod in Warschau.
learn-time-dig-later = Graven heeft een eigen les. Neem nu een kaart, of wissel het aanbod in Warschau.
learn-time-done = Onthoud: met een lange actie geef je de ander een paar beurten cadeau. Na een korte ben je misschien meteen weer zelf aan zet.

## Studeren
learn-cards-title = Studeren: de onderzoekskaarten
learn-cards-books = Zonder boeken over een gebied mag je er niet graven, en elk boek telt mee. Neem de drie boeken over Egypte in Moskou.
learn-cards-general-alone = Algemene kennis helpt overal, maar nooit meer dan je boeken over het gebied zelf. Zonder boeken over Egypte heb je er niets aan: neem die eerst.
learn-cards-first-books = Eerst de boeken over Egypte: zonder boek over een gebied mag je er helemaal niet graven.
learn-cards-helpers = Aan hulp heb je lang plezier: een schep levert bij het graven meer fiches op, een assistent meer kennis. Heb je er één, dan is hij na gebruik weg; vanaf twee blijven ze en helpen ze elke keer. Neem de schep hier in Moskou, of de assistent in Berlijn.
learn-cards-not-that = Nu hulp: de schep of de assistent.
learn-cards-others = Er is nog meer: een auto spaart een week op lange reizen, een zeppelin maakt één reis gratis, een gerucht geeft bij één opgraving 2 kennis extra, en met een bijzondere toestemming graaf je twee keer per jaar in hetzelfde gebied. Bevalt het aanbod je niet, dan wissel je in Warschau alle vier de kaarten voor één week.
learn-cards-done = Voor elke kaart die je neemt, komt meteen een nieuwe van de stapel. Boeken tellen ook aan het eind: wie over een gebied het meeste weet, krijgt 5 punten.

## De opgraving
learn-dig-title = De opgraving
learn-dig-ready = Je bent al een eind op weg: vier boeken over Egypte en twee algemene, samen 6 kennis. In de buidel van Egypte zitten 14 vondsten en 16 stukken puin.
learn-dig-go = Ga in Egypte graven.
learn-dig-dig-now = Je weet genoeg, en je toestemming voor Egypte is nog open. Ga nu graven.
learn-dig-weeks = Hoelang? De draaischijf laat zien hoeveel fiches elk aantal weken oplevert bij jouw kennis. Hier zijn 4 tot 8 weken een goede koop; kies maar.
learn-dig-too-short = Zo’n verre reis voor zo weinig fiches? Blijf minstens 4 weken.
learn-dig-too-long = De laatste weken leveren weinig meer op. Bewaar ze voor iets anders: hoogstens 8 weken.
learn-dig-found = Wat je vindt, blijft van jou, met de punten die erop staan. Het puin gaat terug in de buidel; voor wie later komt, zit er in Egypte dus minder moois. Als eerste in dit gebied kreeg je ook het bonusartefact.
learn-dig-permission = Je toestemming voor Egypte is gebruikt: pas als je tijdsteen over de jaarwisseling is, mag je er weer graven. In de andere gebieden mag het nog.
learn-dig-done = Eerst leren, dan graven zolang de buidel nog vol zit: dat is de kern van het spel.

## Tentoonstellingen en congressen
learn-shows-title = Tentoonstellingen en congressen
learn-shows-row = Je hebt in Griekenland en in Egypte gegraven, en in de rij ligt nu een tentoonstelling. Op de kaart staan de stad, de weken, de punten en de artefacten die je moet laten zien: voor de kleine in Londen 1 uit Griekenland en 2 uit Egypte.
learn-shows-show = Je hebt alles wat ervoor nodig is; wat de artefacten waard zijn, doet er niet toe. Richt de tentoonstelling in voordat ze uit de rij schuift.
learn-shows-show-first = Straks is de tentoonstelling misschien weg: nieuwe schuiven haar op, en na veld c ligt ze eruit. Richt haar nu in.
learn-shows-shown = 4 punten, en je artefacten houd je: ze mogen ook in andere tentoonstellingen staan en tellen zelf ook nog mee.
learn-shows-congress = Je bent in Londen en daar is ook een congres: twee weken, zonder reis. Neem het.
learn-shows-congress-first = Het congres is hier in Londen: neem dat.
learn-shows-count = Congressen tellen samen: 1, 3, 6, 10, 15 punten voor één tot vijf congressen. Twee op je weg zijn beter dan één ver weg.
learn-shows-done = Nu weet je alles. De laatste les is een hele partij.

## Een partij
learn-match-title = Een hele partij voor twee
learn-match-welcome = Speel nu een partij tegen een makkelijke tegenspeler. Bij elke vraag staat in één regel waar het om gaat. Wil je raad, vraag dan om een hint; je kunt hier niets stukmaken.

purpose-choose =
    { $shows ->
        [0]
            { $digs ->
                [0] Van weken punten maken: verzamel boeken over een of twee gebieden, graaf er als je er drie of vier over hebt, en laat je vondsten zien op tentoonstellingen.
               *[other] Je hebt drie boeken of meer over een gebied waar je kunt graven. Trek er genoeg weken voor uit: op de draaischijf zie je hoeveel fiches ze opleveren. Wie vroeg graaft, vindt het meest.
            }
       *[other] Je vondsten zijn genoeg voor een tentoonstelling die open ligt: die punten zijn zeker, en wie het eerst komt, heeft ze.
    }
purpose-zeppelin = Een zeppelin is na één reis op: bewaar hem voor een verre.
purpose-rumour = Een gerucht geeft één keer 2 kennis: gebruik het als je er op de draaischijf meer fiches mee haalt.
purpose-assistant = Eén assistent is na gebruik weg: is 1 kennis meer dat bij deze opgraving waard?
purpose-shovel = Eén schep is na gebruik weg; je trekt er nu één fiche meer mee.
purpose-weeks = Zoek op de draaischijf de laatste week die nog een fiche extra oplevert.
