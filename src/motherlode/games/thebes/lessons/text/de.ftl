### Was die Lektionen von Thebes sagen, auf Deutsch.

## Das Ziel
learn-aim-title = Das Ziel, und wie man gewinnt
learn-aim-welcome = Du bist Archäologe um 1900. Drei Jahre hast du Zeit: in den Städten Europas lernen, rund ums Mittelmeer graben, deine Funde zeigen. Wer Ende 1903 die meisten Punkte hat, gewinnt.
learn-aim-points = Punkte gibt es für vier Dinge: für Artefakte, die du ausgräbst, für Ausstellungen, für Kongresse, und wenn du über eine Stätte mehr weißt als die anderen (5 Punkte je Stätte, 3 bei Gleichstand).
learn-aim-take = Dein erster Punkt liegt nah: der Kongress in Wien. Nimm die Karte. Deine Figur reist von selbst dorthin.
learn-aim-other-card = Eine nützliche Karte, aber noch kein Punkt. Nimm jetzt den Kongress in Wien.
learn-aim-swap = Damit wäre der Kongress weg. Nimm ihn zuerst.
learn-aim-first-point = Ein Kongress ist 1 Punkt. Je mehr du besuchst, desto mehr zählt jeder: zwei sind 3 wert, drei 6, vier 10.
learn-aim-done = Darum geht es: aus deinen Wochen mehr Punkte zu machen als die anderen. Was eine Woche bringt, zeigt die nächste Lektion.

## Reisen und Zeit
learn-time-title = Reisen und Zeit
learn-time-weeks = Geld gibt es hier nicht; alles kostet Wochen. Jeder Schritt auf der Landkarte dauert eine Woche, und auf jeder Karte steht, wie viele Wochen die Aktion selbst noch dauert. Dein Zeitstein rückt um die Summe vor.
learn-time-near = Nimm die Karte mit dem Buch über Ägypten, in Moskau: ein Schritt von Warschau und eine Woche Lesen, zusammen 2 Wochen.
learn-time-far = London ist zwei Schritte entfernt, und die Karte dauert sechs Wochen: 8 Wochen für eine Karte. Nimm das nahe Buch in Moskau.
learn-time-later = Auch möglich, aber versuche erst die kurze Reise: das Buch in Moskau.
learn-time-on-top = Die Züge gehen nicht reihum. Am Zug ist, wer in der Zeit am weitesten zurückliegt. Dein Gegner hat auch 2 Wochen gebraucht und steht auf deinem Feld, mit seinem Stein auf deinem; und wer oben liegt, ist zuerst dran. Er spielt also noch einmal.
learn-time-behind = Jetzt liegt dein Gegner in der Zeit vorn und du hinten. Du spielst, und wieder, bis du seinen Stein überholt hast. Nimm eine Karte deiner Wahl, oder tausche in Warschau die Auslage aus.
learn-time-dig-later = Das Graben hat eine eigene Lektion. Nimm jetzt eine Karte, oder tausche in Warschau die Auslage aus.
learn-time-done = Merke: Eine lange Aktion schenkt den anderen mehrere Züge. Nach einer kurzen bist du vielleicht gleich wieder dran.

## Lernen
learn-cards-title = Lernen: die Forschungskarten
learn-cards-books = Ohne Bücher über eine Stätte darfst du dort nicht graben, und jedes Buch zählt. Nimm die drei Bücher über Ägypten in Moskau.
learn-cards-general-alone = Allgemeinwissen hilft überall, aber nie mehr als deine Bücher über die Stätte selbst. Ohne Bücher über Ägypten liegt es brach: Nimm erst die.
learn-cards-first-books = Erst die Bücher über Ägypten: Ohne ein Buch über eine Stätte darfst du dort gar nicht graben.
learn-cards-helpers = Hilfe hält lange: Schaufeln bringen beim Graben mehr Plättchen, Assistenten mehr Wissen. Eine einzelne ist nach dem Einsatz weg; ab zwei bleiben sie und helfen jedes Mal. Nimm die Schaufel hier in Moskau oder den Assistenten in Berlin.
learn-cards-not-that = Jetzt eine Hilfe: die Schaufel oder der Assistent.
learn-cards-others = Es gibt noch mehr: Ein Automobil spart auf langen Reisen eine Woche, ein Zeppelin macht eine Reise umsonst, ein Gerücht gibt bei einer Grabung 2 Wissen mehr, und mit einer Sondergenehmigung gräbst du an einer Stätte zweimal im Jahr. Gefällt dir die Auslage nicht, tausche in Warschau alle vier Karten für eine Woche aus.
learn-cards-done = Für jede genommene Karte kommt sofort eine neue vom Stapel. Bücher zählen auch am Ende: Wer über eine Stätte am meisten weiß, bekommt 5 Punkte.

## Die Grabung
learn-dig-title = Die Grabung
learn-dig-ready = Du bist weit gekommen: vier Bücher über Ägypten und zwei allgemeine, zusammen 6 Wissen. Im Beutel von Ägypten sind 14 Funde und 16 Stücke Schutt.
learn-dig-go = Geh nach Ägypten und grabe.
learn-dig-dig-now = Du weißt genug, und deine Genehmigung für Ägypten ist offen. Grabe jetzt.
learn-dig-weeks = Wie lange? Die Drehscheibe zeigt, wie viele Plättchen jede Zahl von Wochen bei deinem Wissen bringt. Hier sind 4 bis 8 Wochen ein gutes Geschäft; wähle.
learn-dig-too-short = So eine weite Reise für so wenige Plättchen? Bleib mindestens 4 Wochen.
learn-dig-too-long = Die letzten Wochen bringen wenig. Heb sie für anderes auf: höchstens 8 Wochen.
learn-dig-found = Was du findest, bleibt dein, mit seinen Punkten. Der Schutt kommt zurück in den Beutel; wer später kommt, findet in Ägypten also weniger. Als Erster an dieser Stätte hast du auch das Bonusartefakt bekommen.
learn-dig-permission = Deine Genehmigung für Ägypten ist verbraucht: Erst wenn dein Zeitstein den Jahreswechsel hinter sich hat, darfst du dort wieder graben. Die anderen Stätten stehen dir noch offen.
learn-dig-done = Erst lernen, dann graben, solange der Beutel noch voll ist: Das ist der Kern des Spiels.

## Ausstellungen und Kongresse
learn-shows-title = Ausstellungen und Kongresse
learn-shows-row = Du hast in Griechenland und in Ägypten gegraben, und in der Reihe liegt jetzt eine Ausstellung. Auf der Karte stehen Stadt, Wochen, Punkte und die nötigen Artefakte: für die kleine in London 1 aus Griechenland und 2 aus Ägypten.
learn-shows-show = Du hast alles, was sie braucht; was die Artefakte wert sind, ist gleich. Richte die Ausstellung aus, bevor sie aus der Reihe rutscht.
learn-shows-show-first = Nachher ist die Ausstellung vielleicht weg: Neue schieben sie weiter, und nach Feld c ist sie verloren. Richte sie jetzt aus.
learn-shows-shown = 4 Punkte, und die Artefakte behältst du: Sie dürfen auch in anderen Ausstellungen stehen und zählen selbst.
learn-shows-congress = Du bist in London, und dort ist auch ein Kongress: zwei Wochen ohne Reise. Nimm ihn.
learn-shows-congress-first = Der Kongress ist gleich hier in London: Nimm ihn.
learn-shows-count = Kongresse zählen zusammen: 1, 3, 6, 10, 15 Punkte für einen bis fünf. Zwei am Weg sind besser als einer weit weg.
learn-shows-done = Jetzt kennst du alles. Die letzte Lektion ist eine ganze Partie.

## Eine Partie
learn-match-title = Eine ganze Partie zu zweit
learn-match-welcome = Spiele nun eine Partie gegen einen leichten Gegner. Bei jeder Frage sagt eine Zeile, worum es geht. Möchtest du Rat, frag nach einem Hinweis; kaputtmachen kannst du hier nichts.

purpose-choose =
    { $shows ->
        [0]
            { $digs ->
                [0] Aus Wochen Punkte machen: Sammle Bücher über eine oder zwei Stätten, grabe dort, sobald du drei oder vier davon hast, und zeige deine Funde in Ausstellungen.
               *[other] Du hast drei oder mehr Bücher über eine Stätte, an der du graben kannst. Nimm dir genug Wochen: Die Drehscheibe zeigt, wie viele Plättchen sie bringen. Wer früh gräbt, findet am meisten.
            }
       *[other] Deine Funde reichen für eine Ausstellung, die offen liegt: Ihre Punkte sind sicher, und wer zuerst kommt, hat sie.
    }
purpose-zeppelin = Ein Zeppelin ist nach einer Reise verbraucht: Heb ihn für eine weite auf.
purpose-rumour = Ein Gerücht gibt einmal 2 Wissen: Nutze es, wenn die Drehscheibe dann mehr Plättchen zeigt.
purpose-assistant = Ein einzelner Assistent ist nach dem Einsatz weg: Ist 1 Wissen mehr das bei dieser Grabung wert?
purpose-shovel = Eine einzelne Schaufel ist nach dem Einsatz weg; sie bringt jetzt ein Plättchen mehr.
purpose-weeks = Suche auf der Drehscheibe die letzte Woche, die noch ein Plättchen mehr bringt.
