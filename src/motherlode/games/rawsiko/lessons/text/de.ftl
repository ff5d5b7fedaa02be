### Was die Lektionen von RAWsiko sagen, auf Deutsch.

## Das Ziel
learn-aim-title = Das Ziel, und wie man gewinnt
learn-aim-welcome = China hat seine Grenzen geschlossen, und die Firmen der Welt suchen ihre Rohstoffe jetzt anderswo. Du leitest eine davon. Wer am Ende die meisten Siegpunkte (SP) hat, gewinnt.
learn-aim-goals = Du hast vier geheime Ziele: Produkte, die du herstellen willst. Jedes braucht bestimmte Materialien und bringt 3 bis 22 SP. Ein Ziel zählt nur, wenn du am Ende alle seine Materialien kontrollierst; fehlt eines, ist es nichts wert.
learn-aim-map = So liest du die Karte: Die Buchstaben bei einem Gebiet sind seine Materialien; Ta ist Tantal. Ein grünes Feld ist ein Material, das du schon hast, woher auch immer; ein oranges fehlt deinen Zielen noch; ein weißes brauchst du nicht. Eine Zahl zählt Figuren: 4/4 bei Peru heißt, dass dort vier stehen und alle vier noch ziehen dürfen.
learn-aim-map-terminal = So liest du die Karte: Ein Buchstabe mit einer Zahl ist ein Spieler mit der Zahl seiner Figuren. In der Liste unter der Karte stehen bei jedem Gebiet seine Materialien; Ta ist Tantal. Ein ✓ heißt, dass du das Material schon hast, woher auch immer; ein !, dass es einem deiner Ziele noch fehlt. 4/4 bei Peru heißt, dass dort vier Figuren stehen und alle vier noch ziehen dürfen.
learn-aim-missing = Materialien kontrollierst du, indem dir die Gebiete gehören, in denen sie liegen. Für Digitalkameras (13 SP) hast du alles bis auf eines: Tantal. Das liegt in Kolumbien, und dort ist niemand.
learn-aim-take = Es ist die letzte Runde. Zieh von Peru oder Brasilien nach Kolumbien: Wähle woher, wohin und wie viele.
learn-aim-neighbour = Dieses Gebiet grenzt nicht an Kolumbien. Starte in Peru oder Brasilien.
learn-aim-colombia = Das Tantal, das dir fehlt, liegt in Kolumbien. Geh dorthin.
learn-aim-leave-one = Dann bleibt niemand zurück, und das Gebiet mit seinen Materialien gehört dir nicht mehr. Lass mindestens eine Ressource stehen.
learn-aim-not-yet = Noch nicht: Ohne Tantal sind deine Kameras nichts wert. Zieh zuerst nach Kolumbien.
learn-aim-complete = Kolumbien gehört dir, und damit auch das Tantal. Jetzt sind zwei Ziele vollständig: Düngemittel (3 SP) und Digitalkameras (13 SP).
learn-aim-end = Mehr brauchst du nicht. Beende deine Aktionsphase; die anderen spielen noch, dann wird gezählt.
learn-aim-enough = Das ginge noch, hilft aber deinen Zielen nicht. Beende deine Aktionsphase.
learn-aim-scored = 16 SP: Du gewinnst. Die Ziele der anderen siehst du erst jetzt, in der Tabelle unter der Karte; keines davon war vollständig.
learn-aim-scored-terminal = 16 SP: Du gewinnst. Die Ziele der anderen siehst du erst jetzt, bei den Spielern; keines davon war vollständig.
learn-aim-done = Darum geht es: am Ende die richtigen Gebiete zu besitzen. Wie du zu den ersten kommst, zeigt die nächste Lektion.

## Gebiete wählen
learn-draft-title = Gebiete wählen
learn-draft-goals = Sieh dir zuerst deine Ziele an. Düngemittel brauchen Phosphatgestein und Borate, Kameras unter anderem Niob, Silicium und Indium. In Südamerika liegt davon viel beisammen.
learn-draft-first = Wähle Südamerika und darin drei Gebiete, die aneinandergrenzen. Peru, Brasilien, Chile und Bolivien haben, was du suchst: Nimm drei davon.
learn-draft-elsewhere = Dort liegt weniger für deine Ziele. Wähle Südamerika.
learn-draft-those-four = Das geht, aber für deine Ziele sind Peru, Brasilien, Chile und Bolivien besser.
learn-draft-second = Ein Kontinent ist frei, solange ihn niemand gewählt hat, und solange einer frei ist, musst du ihn nehmen. Du wählst zuletzt: Nur Nordamerika ist noch frei. Nimm dort zwei Gebiete, die aneinandergrenzen. Die Vereinigten Staaten haben Leichte Seltene Erden, für deine Kameras.
learn-draft-place = Auf jedem deiner Gebiete steht jetzt eine Ressource: So heißen deine Figuren, deine Leute und Maschinen; Materialien sind sie nicht. Du bekommst noch sechs; zwei davon setzt du jetzt. Setze die erste dorthin, wo du weiterwillst oder wo andere nah sind.
learn-draft-again = Und noch eine. Alle an einem Ort oder verteilt: Beides ist erlaubt.
learn-draft-done = Zwei genügen für jetzt; in einer Partie setzt du alle sechs. Mit vielen Ressourcen an einem Ort greifst du gut an; was allein steht, ist leichte Beute. Wie du sie bewegst, lernst du in der nächsten Lektion.

## Bewegen
learn-move-title = Bewegen
learn-move-phase = In deiner Aktionsphase machst du beliebig viele Züge, aber jede Ressource zieht nur einmal. Ein Zug führt in ein Nachbargebiet, über Land oder entlang einer gestrichelten Linie über See.
learn-move-enter = Bolivien liegt leer neben Peru und hat Antimon und Wolfram. Zieh von Peru aus hinein, mit einer oder zwei Ressourcen.
learn-move-from-peru = Beginne in Peru: Es liegt neben Bolivien und kann etwas entbehren.
learn-move-to-bolivia = Auch möglich, aber nimm jetzt Bolivien.
learn-move-leave-one = Dann bleibt niemand zurück, und das Gebiet mit seinen Materialien gehört dir nicht mehr. Lass mindestens eine Ressource stehen.
learn-move-move-first = Du hast noch nichts getan. Zieh nach Bolivien.
learn-move-yours = Ein leeres Gebiet gehört dir sofort, und seine Materialien auch. Was gerade gezogen ist, kann in dieser Runde nicht weiter.
learn-move-more = Jetzt von Brasilien aus: Dort stehen vier. Zieh nach Argentinien oder Kolumbien und lass mindestens eine zurück.
learn-move-from-brazil = Brasilien hat die meisten Ressourcen. Starte dort.
learn-move-empty-one = Nimm ein leeres Gebiet daneben: Argentinien oder Kolumbien.
learn-move-one-more = In Brasilien stehen vier. Nutze noch eine.
learn-move-end = Zwei Gebiete mehr. Beende deine Aktionsphase; dann sind die Nächsten dran.
learn-move-stop-here = In einer Partie kannst du weiterziehen, solange Ressourcen unbewegt sind. Hier hören wir auf: Beende deine Aktionsphase.
learn-move-done = Leere Gebiete sind die billigsten: keine Würfel, keine Verluste. Sei vor den anderen da.

## Investieren
learn-invest-title = Investieren
learn-invest-count = Ab Runde 2 bekommen alle zuerst neue Ressourcen: eine je drei verschiedene Materialien, aufgerundet. Du kontrollierst 16, also bekommst du 6. Zwei Quellen desselben Materials zählen einmal.
learn-invest-where = Setze sie dorthin, wo du in dieser Runde etwas willst: neben ein leeres Gebiet, oder wo jemand an dich grenzt. Brasilien gegenüber liegt über See Guinea, mit nur einer Ressource darauf.
learn-invest-place = Setze deine erste Ressource auf ein eigenes Gebiet.
learn-invest-again = Und noch eine; den Rest setzen wir für dich.
learn-invest-done = Mehr Materialien, mehr Ressourcen, mehr Gebiete: Wer früh wächst, wächst schneller. Aufheben geht nicht, alles wird gesetzt.

## Kampf
learn-battle-title = Kampf
learn-battle-border = Guinea gehört jemand anderem, mit einer Ressource darauf, und hat Bauxit und Naturkautschuk. Von Brasilien aus kommst du über See hin.
learn-battle-dice = Wer in ein fremdes Gebiet will, greift mit einer bis drei Ressourcen an: je ein Würfel. Die Verteidigung würfelt auch, höchstens drei. Der höchste gegen den höchsten; bei Gleichstand gewinnt die Verteidigung.
learn-battle-attack = Greif Guinea von Brasilien aus an, mit zwei oder drei Ressourcen. Mit drei gegen eine gewinnst du in 66 von 100 Fällen, mit einer nur in 42.
learn-battle-from-brazil = Nur Brasilien grenzt über See an Guinea. Starte dort.
learn-battle-to-guinea = Ziele auf Guinea: Dort steht nur eine.
learn-battle-more-dice = Mit einem Würfel ist die Aussicht am schlechtesten. Nimm zwei oder drei.
learn-battle-attack-first = Noch nicht: Greif zuerst Guinea an.
learn-battle-conquered = Gewonnen. Alle Angreifer ziehen nach Guinea und sind für diese Runde fertig. Die Materialien gehören dir sofort.
learn-battle-limits = Misslingt es, bleiben die Überlebenden, wo sie waren, und sind für diese Runde fertig. Vier oder mehr Ressourcen auf einem Gebiet fallen nie auf einmal. Wer keine mehr hat, ist ausgeschieden.
learn-battle-done = Greif an, wo wenige stehen und du viele hast, und nur um das, was ein Ziel von dir braucht. Jetzt weißt du alles für eine Partie.

## Eine Partie
learn-match-title = Eine Partie über drei Runden
learn-match-welcome = Spiel nun eine kurze Partie: drei Runden mit zwei leichten Gegnern. Sieh immer wieder nach, welche Materialien deinen Zielen noch fehlen. Bei jeder Frage steht, worum es geht.

purpose-choose_continent = Wähle den Kontinent mit den meisten Materialien für deine Ziele: Die orange Zahl zählt, was dir davon noch fehlt.
purpose-choose_continent-terminal = Wähle den Kontinent mit den meisten Materialien für deine Ziele: In der Liste unter der Karte steht ein ! bei denen, die dir noch fehlen.
purpose-choose_territory = Nimm Gebiete, die zusammen viel von deinen Zielen abdecken und aneinandergrenzen.
purpose-distribute = Setze Ressourcen dorthin, wo leere Gebiete mit deinen Materialien nah sind.
purpose-invest = Setze neue Ressourcen dorthin, wo du in dieser Runde etwas nehmen willst oder etwas halten musst.
purpose-action = Nimm zuerst leere Gebiete mit Materialien, die dir fehlen; ist alles getan, beende deine Aktionsphase.
purpose-target = Wähle ein Gebiet, das ein Ziel näher bringt; ein leeres ist umsonst, ein fremdes kostet Würfel.
purpose-number = Lass mindestens eine Ressource zurück, sonst verlierst du das Gebiet; was allein steht, ist leichte Beute. Greif mit so vielen an, wie erlaubt sind.
purpose-china = Nimm das Material, das ein Ziel vollständig macht.
