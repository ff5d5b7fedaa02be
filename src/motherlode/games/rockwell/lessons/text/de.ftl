### Was die Lektionen von Rockwell sagen, auf Deutsch.

## Das Ziel
learn-aim-title = Das Ziel, und wie man gewinnt
learn-aim-welcome = Du leitest eine Bergbaufirma: Der rote Kreis mit dem A bist du. Es geht um Sterne: Wer am Ende die meisten hat, gewinnt.
learn-aim-welcome-terminal = Du leitest eine Bergbaufirma: Alles mit dem Buchstaben A gehört dir. Es geht um Sterne: Wer am Ende die meisten hat, gewinnt.
learn-aim-mine = Das ist die Mine. Deine vier Trupps bohren von außen nach innen, Ring für Ring, bis zum Erdkern in der Mitte. Was sie finden, sind Rohstoffe: Zink, Kupfer, Silber und Gold.
learn-aim-deliver = Aus Rohstoffen werden Sterne, wenn du sie lieferst. Du hast 6 Zink, genau so viel, wie die erste Zinklieferung verlangt. Liefere, und die ersten Sterne gehören dir.
learn-aim-not-yet = Geh noch nicht: Dein Zink reicht gerade für eine Lieferung.
learn-aim-later = Stärkere Trupps lohnen sich später. Hol dir zuerst die Sterne: Liefere das Zink.
learn-aim-first-stars = 2 Sterne, und sie bleiben dir. Das Zink ist weg; die nächste Zinklieferung verlangt 7.
learn-aim-achievements = Sterne gibt es auch für Errungenschaften: Ziele, die allen offenstehen, etwa 10 Silber besitzen oder einen Trupp in den Erdkern bringen. Sobald du eines erreichst, bekommst du das Plättchen und zahlst nichts. Wer zuerst da ist, bekommt die meisten Sterne.
learn-aim-majorities = Die letzten Sterne gibt es am Ende: Wer von einem Rohstoff am meisten hat, bekommt 2, wer am zweitmeisten hat, 1. Für Geld gilt dasselbe.
learn-aim-end = Das Ende kommt, wenn genug Firmen den Erdkern erreichen: zu dritt sind es zwei. Diese Runde wird noch zu Ende gespielt, dann wird gezählt.
learn-aim-done = Darum geht es: Rohstoffe aus der Mine holen und Sterne daraus machen. Wie du sie herausholst, zeigt die nächste Lektion.

## Bohren
learn-drill-title = Bohren und fördern
learn-drill-mine = Jede Firma beginnt mit einem Trupp an jedem der vier Eingänge, E0 bis E3. In einer Bohrrunde gehst du mit einem davon einen Schritt: nach innen, nach außen oder zur Seite, vom Eingang aus auf eines der zwei Felder daneben. Deine beiden Gegner sind schon von E0 auf A0 gegangen.
learn-drill-power = Auf jedem Feld steht, wie viel Stärke es verlangt, seine Härte: auf A0 sind es 3. Alle Trupps zählen zusammen, wem sie auch gehören. Dort stehen schon zwei Trupps der Stärke 1, von jedem Gegner einer.
learn-drill-join = Einer fehlt, und das kann deiner sein. Wähle deinen Trupp auf Eingang E0 und zieh mit ihm auf A0.
learn-drill-alone = Dort stündest du allein, und allein reicht deine Stärke nicht. Wähle den Trupp auf Eingang E0, neben A0.
learn-drill-next-door = Auf dem Feld daneben müsstest du auf Hilfe warten. Geh auf A0: Mit dir sind es dort 3.
learn-drill-stay = Stehen bleiben darfst du, aber auf A0 warten zwei auf einen dritten. Geh hin.
learn-drill-shared = Stärke 3: Das Feld ist offen und umgedreht. Eine Karte brachte 7 Zink und 4 Kupfer, und jede Firma dort bekam gleich viel: 2 Zink und 1 Kupfer. Der Überschuss geht an den Stärksten, bei gleicher Stärke an den, der das Feld geöffnet hat. Das warst du, und auch die Karte behältst du.
learn-drill-deeper = Ein offenes Feld gibt nichts mehr her; Silber und Gold liegen tiefer. Geh mit einem Trupp einen Schritt, wohin du willst: auf B0 deinem Gegner nach, oder mit einem anderen Trupp in die Mine.
learn-drill-go-on = Eine Runde hat nur vier Bohrrunden. Nutze den Schritt: Zieh mit dem Trupp irgendwohin.
learn-drill-done = Zusammen öffnet man Felder schneller, allein behält man alles. Wer am stärksten ist oder den letzten Schritt macht, bekommt den Überschuss: Darum geht es beim Bohren.

## Die Versteigerung
learn-bid-title = Die Versteigerung
learn-bid-round = Eine Runde beginnt mit einer Versteigerung. Dann setzt jeder zwei Vizepräsidenten auf die drei Bretter: I ist die Mine, II der Markt, III die Werkstatt. Auf II und III handelt nur, wer dort einen Platz hat.
learn-bid-why = Zu dritt haben Markt und Werkstatt nur je zwei Plätze. Wer am meisten bietet, steht in der Direktionsreihenfolge vorn und wählt zuerst.
learn-bid-bid = Du hast 3000 $, 3 Zink, 2 Kupfer und 1 Silber. Biete Geld, Rohstoffe oder beides; ein Rohstoff zählt mit seinem Marktwert. Niemand sieht es, bis alle fertig sind. Biete etwas und schließe dein Gebot ab.
learn-bid-nothing = In einer Partie darfst du immer auch nichts bieten, und bei gleichen Geboten bleibt die Reihenfolge, wie sie war. Leg diesmal etwas hin und sieh, was es bringt.
learn-bid-revealed = Alle Gebote liegen offen: 500 $ und 1 Zink (400 $) gegen deines. Wer am meisten geboten hat, wählt zuerst. Und merk dir: Jedes Gebot ist weg, auch das der Verlierer.
learn-bid-done = Biete also, was dir die erste Wahl wert ist, und nicht mehr. In einer Runde, in der dir jeder Platz recht ist, kann das nichts sein.

## Vizepräsidenten
learn-seats-title = Vizepräsidenten und ihre Plätze
learn-seats-boards = Brett I lässt dich früh bohren und gibt einen Vorteil: einen Trupp bestechen (Platz 1 und 2) oder einen Würfel anheuern (3 und 4). Brett II gibt Geschäfte auf dem Markt, Brett III Aktionen in der Werkstatt: 4 auf Platz 1, 3 auf Platz 2.
learn-seats-first = Du hast am meisten geboten und wählst zuerst. Markt und Werkstatt sind am schnellsten voll: Nimm dort Platz 1, auf Brett II oder auf Brett III.
learn-seats-scarce = Auf Brett I ist auch später noch Platz: Dort gibt es vier Plätze. Nimm zuerst Platz 1 auf Brett II oder III.
learn-seats-better-seat = Platz 2 gibt eins weniger, und du hast die Wahl. Nimm Platz 1.
learn-seats-second = Dein zweiter Vizepräsident darf nicht auf dasselbe Brett. Nimm jetzt Platz 3 auf Brett I: Dann kannst du beim Bohren einen Würfel anheuern.
learn-seats-try-hiring = Das geht auch, aber probiere in dieser Lektion den Subunternehmer: Platz 3 auf Brett I.
learn-seats-move = Die Versicherung überspringen wir; sie hat eine eigene Lektion. Auf A0 steht ein Trupp deines Gegners, Stärke 1 von 3. Zieh mit deinem Trupp von Eingang E0 dorthin.
learn-seats-that-crew = Der Trupp auf Eingang E0 steht gleich neben A0. Wähle diesen.
learn-seats-that-tile = Auf A0 steht ein Trupp, der mithilft. Geh dorthin.
learn-seats-hire = Jetzt sind es 2 von 3. Dein Platz erlaubt dir, einen Würfel anzuheuern: 1000 $ für Stärke 1, mehr lässt Ebene A nicht zu. Heuere ihn an.
learn-seats-one-short = Dann bleibt das Feld zu, und bald öffnet es ein anderer. Heuere den Würfel an.
learn-seats-stronger = Mit dem Würfel bist du hier der Stärkste, 2 gegen 1: Zu deinem Anteil kommt der Überschuss. Der Würfel geht am Ende der Runde zurück.
learn-seats-done = Eine Bestechung geht anders: Du holst einen fremden Trupp von einem Feld daneben auf dein Feld, ob sein Besitzer will oder nicht. Es gibt drei Bestechungsmarker je Runde, für alle zusammen.

## Gefahr
learn-danger-title = Gefahr und Versicherung
learn-danger-danger = Manche Karten bringen Gefahr. Dann verlierst du von der Beute so viele Rohstoffe, wie du dort Stärke hast, die teuersten zuerst. Was hinter deinem Sichtschirm liegt, ist sicher.
learn-danger-insure = Vor dem Bohren darf jeder Rohstoffe gegen Versicherungen tauschen, eins zu eins. Eine Versicherung rettet einen Rohstoff. Tausche etwas Billiges, Zink zum Beispiel, und schließe ab.
learn-danger-at-least-one = Ohne Versicherung verlierst du nachher das Teuerste. Tausche mindestens einen Rohstoff.
learn-danger-drill = Deine Trupps stehen auf A0 und A7, und auf A0 steht auch ein Gegner: Stärke 2 von 3. Zieh mit dem Trupp von A7 auf A0.
learn-danger-that-crew = Wähle den Trupp auf A7: Er kann nach A0 gehen.
learn-danger-that-tile = Auf A0 fehlt noch Stärke. Geh dorthin.
learn-danger-tokens = Gefahr! Du hast zwei Trupps dort, also stehen 2 Rohstoffe deiner Beute auf dem Spiel, und zwar Kupfer. Gib Versicherungen ab.
learn-danger-use-them = Dafür hast du sie eingetauscht. Jede rettet ein Kupfer im Wert von 600 $.
learn-danger-saved = Jede Versicherung hat ein Kupfer von 600 $ gerettet. Mit billigem Zink bezahlt ist das ein Gewinn, bei Gold ein größerer. Dein Gegner hatte keine und verlor Kupfer.
learn-danger-done = Was du nicht brauchst, behältst du, aber am Ende sind Versicherungen nichts wert. In der Werkstatt kannst du Schutz kaufen: Er wirkt jedes Mal von selbst.

## Markt und Werkstatt
learn-works-title = Markt und Werkstatt
learn-works-market = Phase II: der Markt. Dein Platz gibt dir vier Geschäfte. In jedem kaufst oder verkaufst du beliebig viel von einer Sorte, und jede Sorte einmal. Die Preise sind fest: Zink 400 $, Kupfer 600 $, Silber 800 $, Gold 1000 $.
learn-works-sell = Du hast 3000 $, und nachher willst du einen Trupp verstärken (1500 $) und einen Schacht bauen (2000 $). Verkaufe Kupfer oder Silber: die Sorte, wie viel, und fertig.
learn-works-buy = Kaufen geht auch, aber jetzt brauchst du Geld. Verkaufe Kupfer oder Silber.
learn-works-not-zinc = Behalte dein Zink noch: Es wird Sterne wert sein. Verkaufe Kupfer oder Silber.
learn-works-sell-first = Ohne Verkauf fehlen dir 500 $ für deine Pläne.
learn-works-upgrade = Phase III: die Werkstatt. Dein Trupp auf A0 steht dort mit einem Gegner, Stärke 2 von 3. Verstärke ihn auf Stärke 2 und sieh, was geschieht.
learn-works-that-crew = Verstärken darfst du jeden Trupp, aber auf A0 öffnet es sofort ein Feld.
learn-works-crew-first = Auch ein guter Kauf. Fang mit deinem Trupp auf A0 an: Das öffnet ein Feld.
learn-works-stay = Du hast noch vier Aktionen. Verstärke deinen Trupp auf A0.
learn-works-upgraded = Auch in der Werkstatt öffnet sich ein Feld, sobald die Stärke reicht. Du hast es ausgelöst und bist der Stärkste: Anteil, Überschuss und Karte.
learn-works-shaft = Bau jetzt einen Schacht. Der erste darf auf ein nicht umgedrehtes Feld an einem eigenen Trupp, ohne fremde Trupps. Öffnet sich das Feld, gehört der Überschuss immer dir, und danach bringt es dir jede Runde Rohstoffe.
learn-works-shaft-now = Gleich. Bau zuerst einen Schacht, auf welchem Feld du willst.
learn-works-deliver = Mit der neuen Beute hast du 6 Zink: genug für die erste Lieferung. Liefere sie.
learn-works-stars-now = Erst die Sterne: Liefere das Zink.
learn-works-done = Verstärken, bauen, liefern: Jede Aktion kostet Geld oder Rohstoffe. Auch Schutz und Mobilität (weiter gehen) kaufst du hier. Jetzt weißt du alles für eine Partie.

## Eine Partie
learn-match-title = Eine Partie über zwei Runden
learn-match-welcome = Spiel nun selbst, mit zwei leichten Gegnern. Nach zwei Runden wird gezählt: Errungenschaften, Lieferungen, und für jeden Rohstoff und für Geld 2 Sterne für das meiste, 1 für das zweitmeiste. Bei jeder Frage steht, worum es geht.

purpose-bid = Alle bieten geheim; wer am meisten bietet, wählt zuerst seine Plätze auf den Brettern. Dein Gebot ist so oder so weg: Biete nur, was dir das wert ist, oder nichts.
purpose-place_vp = Überlege, was du brauchst: Geld machen auf Brett II, verstärken und liefern auf Brett III, früh und mit Hilfe bohren auf Brett I.
purpose-insure = Eine Versicherung rettet später etwas Teureres. Ein oder zwei billige Rohstoffe genügen; nichts tauschen geht auch.
purpose-crew = Ein Feld öffnet sich, sobald die Stärke aller Trupps darauf seine Zahl erreicht. Wähle einen Trupp, der einem Feld dazu verhilft oder einen Schritt tiefer kann.
purpose-move = Zähle die Stärke auf dem Feld: Wer sie voll macht, öffnet es, und alle Trupps dort teilen.
purpose-die = Den Würfel mitzunehmen kostet wieder Geld: Tu es, wenn er das neue Feld öffnet.
purpose-advantage_bribe = Hol einen fremden Trupp auf dein Feld, wenn das die Stärke voll macht.
purpose-bribe_target = Wähle das Feld, auf dem der bestochene Trupp die Stärke voll macht.
purpose-advantage_hire = Heuere einen Würfel an, wenn er das Feld öffnet oder dich zum Stärksten macht.
purpose-first_tile = Die Reihenfolge kann entscheiden, wer wo zählt: zuerst das Feld, auf dem du am stärksten bist.
purpose-use_insurance = Jede Versicherung rettet das Teuerste, das du sonst verlierst.
purpose-market = Verkaufe, was du nicht brauchst, oder kaufe, was für eine Errungenschaft oder eine Lieferung fehlt.
purpose-amount = Denk an den Preis dessen, was du in der Werkstatt vorhast.
purpose-works = Mach aus Geld und Rohstoffen etwas Bleibendes: stärkere Trupps, einen Schacht oder Sterne durch eine Lieferung.
purpose-shaft_level = Eine höhere Stufe kostet mehr und lässt mehr Felder zu.
purpose-shaft_to = Setze den Schacht dorthin, wo sich bald ein Feld öffnet oder ein offenes Rohstoffe bringt.
