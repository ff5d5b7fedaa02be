### Wat de lessen van RAWsiko zeggen, in het Nederlands.

## Het doel
learn-aim-title = Waar het om gaat, en hoe je wint
learn-aim-welcome = China heeft zijn grenzen gesloten, en de bedrijven van de wereld zoeken hun grondstoffen nu elders. Jij leidt zo’n bedrijf. Wie aan het eind de meeste overwinningspunten (OP) heeft, wint.
learn-aim-goals = Je hebt vier geheime doelen: producten die je wilt maken. Elk vraagt bepaalde materialen en brengt 3 tot 22 OP op. Een doel telt alleen als je aan het eind al zijn materialen beheerst; mist er één, dan is het niets waard.
learn-aim-map = Zo lees je de kaart: de letters bij een gebied zijn zijn materialen; Ta staat voor tantaal. Een groen vakje is een materiaal dat je al hebt, waar je het ook vandaan haalt; een oranje mis je nog voor je doelen; een wit heb je niet nodig. Een getal telt pionnen: bij Peru betekent 4/4 dat er vier staan en dat ze alle vier nog mogen gaan.
learn-aim-map-terminal = Zo lees je de kaart: een letter met een getal is een speler met het aantal pionnen. In de lijst onder de kaart staan bij elk gebied zijn materialen; Ta is tantaal. Een ✓ betekent dat je dat materiaal al hebt, waar je het ook vandaan haalt; een ! dat je het nog mist voor een doel. Bij Peru betekent 4/4 dat er vier pionnen staan en dat ze alle vier nog mogen gaan.
learn-aim-missing = Materialen beheers je door de gebieden te bezitten waar ze liggen. Voor digitale camera’s (13 OP) heb je alles, op één na: tantaal. Dat ligt in Colombia, en daar is niemand.
learn-aim-take = Het is de laatste beurt. Trek vanuit Peru of Brazilië Colombia in: kies vanwaar, waarheen en hoeveel.
learn-aim-neighbour = Dat gebied grenst niet aan Colombia. Vertrek uit Peru of Brazilië.
learn-aim-colombia = Het tantaal dat je mist, ligt in Colombia. Ga daarheen.
learn-aim-leave-one = Dan blijft er niemand achter, en het gebied met zijn materialen is niet meer van jou. Laat er minstens één staan.
learn-aim-not-yet = Nog niet: zonder tantaal zijn je camera’s niets waard. Trek eerst Colombia in.
learn-aim-complete = Colombia is van jou, en dus ook het tantaal. Nu zijn er twee doelen compleet: kunstmest (3 OP) en digitale camera’s (13 OP).
learn-aim-end = Meer hoeft niet. Beëindig je actiefase; de anderen spelen nog, en dan wordt er geteld.
learn-aim-enough = Dat kan nog, maar je doelen worden er niet beter van. Beëindig je actiefase.
learn-aim-scored = 16 OP: je wint. De doelen van de anderen zie je nu pas, in de tabel onder de kaart; geen daarvan was compleet.
learn-aim-scored-terminal = 16 OP: je wint. De doelen van de anderen zie je nu pas, bij de spelers; geen daarvan was compleet.
learn-aim-done = Daar gaat het om: aan het eind de juiste gebieden bezitten. Hoe je aan je eerste komt, leer je in de volgende les.

## Gebieden kiezen
learn-draft-title = Gebieden kiezen
learn-draft-goals = Bekijk eerst je doelen. Kunstmest vraagt fosfaaterts en boraten; camera’s vragen onder andere niobium, silicium en indium. In Zuid-Amerika ligt daar veel van bij elkaar.
learn-draft-first = Kies Zuid-Amerika, en daarin drie gebieden die aan elkaar grenzen. Peru, Brazilië, Chili en Bolivia hebben wat je zoekt: neem er drie.
learn-draft-elsewhere = Daar ligt minder voor jouw doelen. Kies Zuid-Amerika.
learn-draft-those-four = Dat kan, maar voor jouw doelen zijn Peru, Brazilië, Chili en Bolivia beter.
learn-draft-second = Een continent is vrij zolang niemand het koos, en zolang er één vrij is, moet je dat nemen. Jij kiest als laatste: alleen Noord-Amerika is nog vrij. Neem er twee gebieden die aan elkaar grenzen. De Verenigde Staten hebben lichte zeldzame aarden, voor je camera’s.
learn-draft-place = Op elk gebied staat nu één middel van jou: zo heten je pionnen, je mensen en machines. Met de materialen hebben ze niets te maken. Je krijgt er nog zes; twee daarvan zet je nu. Zet de eerste waar je straks verder wilt, of waar een ander dicht bij is.
learn-draft-again = En nog één. Alles op één plek of verspreid: het mag allebei.
learn-draft-done = Twee is genoeg voor nu; in een partij plaats je ze alle zes. Met veel middelen op één plek val je goed aan; wat alleen staat, is een makkelijke prooi. Hoe je ze verplaatst, leer je in de volgende les.

## Verplaatsen
learn-move-title = Verplaatsen
learn-move-phase = In je actiefase doe je zoveel verplaatsingen als je wilt, maar elk middel gaat maar één keer. Een verplaatsing gaat naar een gebied ernaast, over land of over een stippellijn op zee.
learn-move-enter = Bolivia ligt leeg naast Peru en heeft antimoon en wolfraam. Trek er vanuit Peru in, met één of twee middelen.
learn-move-from-peru = Begin vanuit Peru: dat ligt naast Bolivia en kan iets missen.
learn-move-to-bolivia = Dat kan ook, maar neem nu Bolivia.
learn-move-leave-one = Dan blijft er niemand achter, en het gebied met zijn materialen is niet meer van jou. Laat er minstens één staan.
learn-move-move-first = Je hebt nog niets gedaan. Trek Bolivia in.
learn-move-yours = Een leeg gebied is meteen van jou, en zijn materialen ook. De middelen die net gingen, kunnen deze beurt niet meer verder.
learn-move-more = Nu vanuit Brazilië: daar staan er vier. Trek Argentinië of Colombia in, en laat er minstens één achter.
learn-move-from-brazil = Brazilië heeft de meeste middelen. Vertrek daar.
learn-move-empty-one = Neem een leeg gebied ernaast: Argentinië of Colombia.
learn-move-one-more = Brazilië heeft er vier staan. Gebruik er nog één.
learn-move-end = Twee gebieden erbij. Beëindig je actiefase; dan is de volgende aan de beurt.
learn-move-stop-here = In een partij kun je doorgaan zolang er middelen nog niet verplaatst zijn. Hier stoppen we: beëindig je actiefase.
learn-move-done = Lege gebieden zijn de goedkoopste: geen dobbelsteen, geen verlies. Wees er eerder dan de anderen.

## Investeren
learn-invest-title = Investeren
learn-invest-count = Vanaf beurt 2 krijgt iedereen eerst nieuwe middelen: één per drie verschillende materialen, naar boven afgerond. Jij beheerst er 16, dus krijg je 6. Twee bronnen van hetzelfde tellen één keer.
learn-invest-where = Zet ze waar je deze beurt iets wilt: naast een leeg gebied, of waar een ander aan je grenst. Over zee ligt Guinee tegenover Brazilië, met één verdediger.
learn-invest-place = Zet je eerste middel op een gebied van jou.
learn-invest-again = En nog één; de rest plaatsen wij voor je.
learn-invest-done = Meer materialen, meer middelen, meer gebieden: wie vroeg groeit, groeit sneller. Opsparen kan niet, alles wordt geplaatst.

## Strijd
learn-battle-title = Strijd
learn-battle-border = Guinee is van een ander, met één middel erop, en heeft bauxiet en natuurrubber. Vanuit Brazilië kun je er over zee heen.
learn-battle-dice = Wie een gebied van een ander in wil, valt aan met één tot drie middelen: voor elk een dobbelsteen. De verdediger gooit ook, hoogstens drie. De hoogste tegen de hoogste; bij gelijk wint de verdediger.
learn-battle-attack = Val Guinee aan vanuit Brazilië, met twee of drie middelen. Met drie tegen één win je in 66 van de 100 gevallen, met één maar in 42.
learn-battle-from-brazil = Alleen Brazilië grenst over zee aan Guinee. Vertrek daar.
learn-battle-to-guinea = Richt je op Guinee: daar staat er maar één.
learn-battle-more-dice = Met één dobbelsteen is de kans het kleinst. Neem er twee of drie.
learn-battle-attack-first = Nog niet: val eerst Guinee aan.
learn-battle-conquered = Gewonnen. Je aanvallers trekken alle mee Guinee in en zijn voor deze beurt klaar. De materialen zijn meteen van jou.
learn-battle-limits = Lukt het niet, dan blijft wie het overleeft waar hij was, en mag deze beurt niet meer. Vier of meer middelen op een gebied vallen nooit in één keer. Wie niets meer heeft, is uitgeschakeld.
learn-battle-done = Val aan waar er weinig staan en jij er veel hebt, en alleen om wat je voor een doel nodig hebt. Nu weet je alles voor een partij.

## Een partij
learn-match-title = Een partij van drie beurten
learn-match-welcome = Speel nu een korte partij: drie beurten, met twee makkelijke tegenspelers. Kijk telkens welke materialen je voor je doelen nog mist. Bij elke vraag staat waar het om gaat.

purpose-choose_continent = Kies het continent met de meeste materialen voor je doelen: het oranje getal telt wat je er nog van mist.
purpose-choose_continent-terminal = Kies het continent met de meeste materialen voor je doelen: in de lijst onder de kaart staat een ! bij wat je nog mist.
purpose-choose_territory = Neem gebieden die samen veel van je doelen dekken en aan elkaar grenzen.
purpose-distribute = Zet middelen waar lege gebieden met jouw materialen vlakbij zijn.
purpose-invest = Zet nieuwe middelen waar je deze beurt iets wilt nemen, of waar je iets moet houden.
purpose-action = Neem eerst lege gebieden met materialen die je mist; is alles gedaan, beëindig dan je actiefase.
purpose-target = Kies een gebied dat een doel dichterbij brengt; een leeg gebied neem je zonder strijd, om dat van een ander moet je dobbelen.
purpose-number = Laat minstens één middel achter, anders verlies je het gebied; wat alleen staat, is een makkelijke prooi. Val aan met zoveel als mag.
purpose-china = Neem het materiaal dat een doel compleet maakt.
