### Was die Lektionen von Cavum sagen, auf Deutsch.

## Das Ziel
learn-aim-title = Das Ziel, und wie man gewinnt
learn-aim-welcome = Ein Berg voller Edelsteine, fünf Städte ringsum, und ein Gegner, der neben dir gräbt. Wer nach der letzten Phase die meisten Punkte hat, gewinnt. Eine gewöhnliche Partie hat drei Phasen, dein Lernspiel nachher zwei.
learn-aim-points = Punkte gibt es für Stationen in Städten, die mit dem Berg verbunden sind, für verkaufte Steine und für Aufträge: Karten, die bestimmte Steine verlangen. Punkte sind auch dein Geld: Du bietest damit. Die Zahl bei einer Farbe ist der Preis eines solchen Steins, nicht dein Besitz.
learn-aim-points-terminal = Punkte gibt es für Stationen in Städten, die mit dem Berg verbunden sind, für verkaufte Steine und für Aufträge: Karten, die bestimmte Steine verlangen. Punkte sind auch dein Geld: Du bietest damit. Die höchste offene Zahl auf der Skala einer Farbe ist der Preis eines solchen Steins.
learn-aim-fulfil = Eine Phase ist fast vorbei. Du hast einen gelben und einen roten Stein aus dem Berg geholt, genau das, was dein Auftrag verlangt. Drücke auf seine Karte, um ihn zu erfüllen.
learn-aim-fulfil-terminal = Eine Phase ist fast vorbei. Du hast einen gelben und einen roten Stein aus dem Berg geholt, genau das, was dein Auftrag verlangt. Erfülle ihn.
learn-aim-not-yet = Du hast beide Steine. Hörst du jetzt auf, bleibt der Auftrag liegen; erfülle ihn.
learn-aim-first-points = 14 Punkte auf einmal. Die beiden Steine gehen zurück auf die Skalen ihrer Farben, dadurch fallen die Preise von Gelb und Rot. Ein Auftrag, den du am Ende noch hast, kostet dich seine Strafe (die rote Zahl auf der Karte): Nimm also nur, was du zu erfüllen glaubst.
learn-aim-first-points-terminal = 14 Punkte auf einmal. Die beiden Steine gehen zurück auf die Skalen ihrer Farben, dadurch fallen die Preise von Gelb und Rot. Ein Auftrag, den du am Ende noch hast, kostet dich seine Strafe (die Zahl nach dem − auf der Karte): Nimm also nur, was du zu erfüllen glaubst.
learn-aim-done = Darum geht es: bauen, schürfen und dann klug verkaufen. Wie man baut, zeigt die nächste Lektion.

## Tunnel und Stationen
learn-tunnels-title = Tunnel und Stationen
learn-tunnels-pieces = In jeder Phase bekommt jeder dieselben zwölf Teile: vier Tunnel, Dynamit, eine Ader, drei Stationen, zwei Kaufoptionen (3 Punkte oder noch ein Teil) und ein Schürfplättchen, mit dem du Steine holst. Ein Teil zu benutzen ist eine Aktion, und ein Zug hat eine bis vier Aktionen.
learn-tunnels-tile = Beginne mit einem Tunnel mit 4 oder 6 Ausgängen, auf J4 oder J5, bei Rubrica im Süden; 6 lassen dir mehr Wege offen. Ein Ausgang muss einen Tunnel fortsetzen, der schon da ist, von wem auch immer. Wähle das Teil und den Ort, drehe es, wenn du die Wahl hast, und lege es.
learn-tunnels-tile-first = Das kommt später gelegen. Lege zuerst einen Tunnel mit 4 oder 6 Ausgängen.
learn-tunnels-near-city = Das geht, aber hier bauen wir eine Strecke nach Rubrica. Lege ihn auf J4 oder J5.
learn-tunnels-station = Im Berg baust du eine Station nur auf das Plättchen, das du gerade gelegt hast. Bau jetzt eine, hier.
learn-tunnels-at-once = Nach jeder anderen Aktion ist die Gelegenheit vorbei: Nur auf das eben gelegte Plättchen darf eine Station. Bau sie jetzt.
learn-tunnels-keep = Abgeben bringt nichts. Bau sie.
learn-tunnels-city = Von einer Station im Berg führen deine Tunnel zur Stadt. Dort darfst du nun auch bauen, auf jedem Feld, an dem deine Tunnel herauskommen. Wähle eines; sie sind gleich viel wert.
learn-tunnels-city-now = Gleich. Bau zuerst eine Station in der Stadt: Sie bringt Punkte.
learn-tunnels-worth = Solange deine Station in der Stadt mit der im Berg verbunden ist, bringt sie am Ende der Phase so viele Punkte, wie die Stadt freie Felder hat. Je voller die Stadt, desto weniger für alle.
learn-tunnels-end = Drei Aktionen sind gemacht. Eine vierte wäre erlaubt, und danach endet dein Zug von selbst; du darfst auch früher aufhören. Tu das jetzt: Beende deinen Zug.
learn-tunnels-stop-here = In einer Partie geht das. In dieser Lektion hören wir hier auf: Beende deinen Zug.
learn-tunnels-done = Deine Station lässt sonst niemanden durch; deine Tunnel dürfen alle nutzen, und du ihre.

## Adern
learn-veins-title = Adern und Preise
learn-veins-scales = Jede Farbe hat eine Preisskala von 1 bis 9. Steine, die darauf liegen, verdecken Preise. Gelb liegt ganz im Berg: Preis 9. Von Rot liegen noch alle Steine auf der Skala: Preis 0.
learn-veins-vein = Eine Ader bringt Steine in den Berg. Lege deine auf H5 oder J5, auf den Weg zwischen deinen Stationen, und wähle Rot: Das verlangt dein Auftrag.
learn-veins-vein-first = Zuerst die Ader: Sie muss da sein, bevor du schürfst.
learn-veins-on-the-way = Dort kommt dein Weg nicht vorbei. Wähle H5 oder J5. (Neben einer anderen Ader oder am Rand ist es nie erlaubt.)
learn-veins-your-order = Dein Auftrag verlangt Gelb und Rot. Gelb liegt in der Mitte, wähle also Rot.
learn-veins-keep = Abgeben bringt nichts. Lege die Ader.
learn-veins-price = Drei rote Steine gingen von der Skala auf die Ader, und der Preis von Rot ist jetzt 3. Adern gehören allen: Auch dein Gegner darf an ihnen vorbei.
learn-veins-option = Eine Kaufoption bringt 3 Punkte oder ein Teil aus dem Kaufpool. Nimm eine Ader und lege sie auf den anderen Ort deines Wegs; die Farbe ist dir überlassen.
learn-veins-option-now = Nutze jetzt deine Kaufoption: So bekommst du eine zweite Ader.
learn-veins-three-points = 3 Punkte sind sicher. Aber eine Ader auf deinem Weg bringt dir einen Stein, jetzt und später; probiere das.
learn-veins-a-vein = Auch nützlich, aber nimm jetzt eine Ader: Jede Ader auf deinem Weg ist ein Stein.
learn-veins-done = Jede Ader auf deinem Weg bringt einen Stein. Wie du sie holst, zeigt die nächste Lektion.

## Schürfen
learn-prospect-title = Schürfen, und was dann kommt
learn-prospect-route = Das Schürfplättchen ist immer dein letztes Teil. Du wählst einen Weg von einer eigenen Station zu einer anderen und nimmst von jeder Ader unterwegs einen Stein. Du hast Stationen auf E5 und in Rubrica.
learn-prospect-go = Schürfe: Beginne in Rubrica 3 oder auf E5 und folge dem Tunnel an allen drei Adern vorbei (blau, rot, gelb), Ort für Ort, bis zu deiner anderen Station.
learn-prospect-no-route = Ohne Weg bekommst du nichts. Nutze das Schürfplättchen und geh an den Adern vorbei.
learn-prospect-long-way = Beginne in Rubrica 3 oder auf E5: So kommst du an allen Adern vorbei.
learn-prospect-off-the-way = Dort liegen keine Adern für dich. Bleib im Tunnel zu deiner anderen Station.
learn-prospect-stones = Drei Steine auf deiner Hand, und nur du weißt, welche. Keinen Ort darfst du zweimal betreten, und eine fremde Station hält dich auf.
learn-prospect-cities = Alle sind fertig, also zählen die Städte: zwei Stationen von dir in Rubrica, zwei Felder frei, 2 Punkte je Station.
learn-prospect-blast = Dann geht alles sichtbare Dynamit hoch. Auf G7 riss es G6 und H6 mit: Deine Strecke zur Mitte ist jetzt unterbrochen. Stationen und Adern bleiben immer liegen.
learn-prospect-done = Dynamit trägt deinen Weg wie jeder Tunnel, aber am Ende der Phase ist es weg, und die Plättchen daneben auch. Lege es dorthin, wo es dir nicht schadet.

## Der Verkauf
learn-sale-title = Der Verkauf
learn-sale-down = Nun wird Farbe um Farbe verkauft, Gelb zuerst. Die Gebote gehen nach unten: Wer den niedrigsten Preis nennt, darf zu diesem Preis beliebig viele Steine verkaufen. Die anderen behalten ihre.
learn-sale-yellow = Dein Gegner bietet 6 für Gelb. Dein gelber Stein ist mehr wert: mit Rot zusammen 14 Punkte für deinen Auftrag. Passe.
learn-sale-keep-yellow = Dann bekommst du höchstens 5, und dein Auftrag bleibt unerfüllt. Passe und behalte den Stein.
learn-sale-red = Rot: Nur du hast einen, und der höchste offene Preis ist 3. Auch dieser Stein gehört zu deinem Auftrag: Passe.
learn-sale-keep-red = 3 Punkte jetzt, oder 14 mit dem gelben zusammen. Passe.
learn-sale-blue = Blau brauchst du für nichts, und sonst hat es niemand. Biete den höchsten Preis: 3.
learn-sale-more = Niemand bietet gegen dich: Verlange ruhig 3.
learn-sale-spare = Für einen Auftrag brauchst du Blau nicht. Verkaufe den Stein: Biete 3.
learn-sale-sell = Du verkaufst: wie viele Steine?
learn-sale-order = Nach den Farben kommen die Aufträge. Gib Gelb und Rot ab: 14 Punkte.
learn-sale-fulfil-it = Du hast Gelb und Rot. Erfülle deinen Auftrag.
learn-sale-done = Verkaufte Steine gehen zurück auf die Skala, und der Preis fällt. Was du nicht verkaufst, behältst du; ganz am Ende wird alles verkauft, Stein für Stein.

## Karten und Aufträge
learn-cards-title = Reihenfolgekarten und Aufträge
learn-cards-cards = Eine Phase beginnt mit einer Versteigerung. Die Karte, die du nimmst, bestimmt, wer wann spielt: die niedrigste zuerst. Eine hohe Karte gibt dir Dynamit mit mehr Ausgängen.
learn-cards-bid = Du eröffnest. Du zahlst mit Punkten, und nur, wenn du gewinnst. Biete etwas von 0 bis 4.
learn-cards-too-much = Du hast 20 Punkte, und so viel ist die erste Wahl selten wert. Biete höchstens 4.
learn-cards-card = Du gewinnst die Versteigerung. Nimm Karte 1 oder 2: Dann wählst du zuerst einen Auftrag und baust zuerst.
learn-cards-low-card = Auch eine gute Karte, mit stärkerem Dynamit. Sei diesmal der Erste: Karte 1 oder 2.
learn-cards-order = Jetzt die Aufträge, reihum. Auf jedem stehen die Steine, die Punkte und die Strafe, wenn er am Ende nicht erfüllt ist. Nimm einen kleinen, mit zwei Steinen.
learn-cards-small-first = Drei oder vier Farben sind viel für einen Weg. Nimm einen Auftrag mit zwei Steinen.
learn-cards-one-at-least = Mit einem Auftrag weißt du, was du suchst. Nimm einen mit zwei Steinen.
learn-cards-more = Dein Gegner passt und nimmt in dieser Phase nichts mehr. Du darfst noch einen nehmen oder auch passen; wie du willst.
learn-cards-done = Was liegen bleibt, bekommt einen Chip: 2 Punkte für den, der den Auftrag später nimmt. Jetzt weißt du alles für dein Lernspiel.

## Eine Partie
learn-match-title = Das Lernspiel über zwei Phasen
learn-match-welcome = Spiel nun das Lernspiel über zwei Phasen zu Ende, gegen einen leichten Gegner. Den Anfang kennst du aus den Lektionen: Versteigerung, Aufträge und die ersten Züge sind schon gespielt. Verbinde früh eine Station im Berg mit einer Stadt und lege Adern auf deinen Weg. Bei jeder Frage steht, worum es geht.

purpose-bid = Du bietest mit Punkten: Eine niedrige Karte lässt dich zuerst bauen, eine hohe gibt stärkeres Dynamit. Mehr als ein paar Punkte ist das selten wert. Wer eröffnet, darf nicht passen, aber 0 bieten.
purpose-card = Niedrig heißt früh dran und zuerst bei den Adern, hoch heißt stärkeres Dynamit.
purpose-order = Nimm Aufträge, deren Farben du auf einem Weg zu bekommen glaubst; was du nicht erfüllst, kostet Strafe.
purpose-piece =
    { $left ->
        [1] Nur das Schürfplättchen ist noch übrig: Es holt einen Stein aus jeder Ader auf einem Weg zwischen zwei deiner Stationen.
       *[other]
            { $acts ->
                [0] Du willst eine Strecke: eine Station im Berg, dann Tunnel an Adern vorbei, dann eine Station in der Stadt. Im Berg kommt eine Station auf das eben gelegte Plättchen. Das Schürfplättchen kommt immer zuletzt.
               *[other] Du darfst in einem Zug bis zu viermal handeln. Mach weiter, solange es deine Strecke verlängert; wer den Zug beendet, behält die anderen Teile für den nächsten und sieht vorher, was die anderen tun.
            }
    }
purpose-lay =
    { $explodes ->
        [0] Ein Tunnel verlängert deine Strecke, zu einer Stadt oder zu einer Ader.
       *[other] Dynamit explodiert am Ende der Phase und reißt die Plättchen daneben mit: Lege es dorthin, wo es einen Gegner trifft, und nicht neben deine eigene Strecke.
    }
purpose-turn = Die Ausgänge sollen dort weitergehen, wo du hinwillst. Passt das Plättchen nur auf eine Art, lege es einfach.
purpose-build = In der Stadt bringt eine verbundene Station Punkte, im Berg ist sie ein Ende deines Wegs.
purpose-lay_vein = Jede Ader auf deinem Weg bringt einen Stein. Lege sie dorthin, wo du später gehen willst, von einer deiner Stationen zu einer anderen.
purpose-colour = Wähle eine Farbe deines Auftrags oder eine, die beim Verkauf viel bringt.
purpose-take = 3 Punkte sind sicher; ein Plättchen, eine Ader oder eine Station kann mehr wert sein.
purpose-start = Wähle die Station, von der aus du die meisten Adern erreichst.
purpose-route = Geh an so vielen Adern vorbei, wie du kannst, und ende an einer eigenen Station.
purpose-sale = Wer am tiefsten bietet, darf verkaufen. Ist sonst niemand mehr dabei, verlange den höchsten Preis. Behalte Steine, die du für einen Auftrag brauchst.
purpose-sell = Verkaufe, was du für keinen Auftrag brauchst.
purpose-fulfil = Ein erfüllter Auftrag bringt mehr als seine Steine einzeln.
purpose-final_sale = Verkaufe die Farbe mit dem höchsten Preis: Er fällt mit jedem Stein, auch mit denen eines Gegners.
