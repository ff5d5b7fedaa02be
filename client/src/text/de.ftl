# Was der Webclient sagt, auf Deutsch. Nach Themen geordnet.

## Rahmen

skip = Zum Inhalt
navigation = Hauptnavigation
nav-lobby = Lobby
nav-new = Neuer Tisch
nav-rules = Regeln
nav-account = Konto
nav-credits = Nachweise
nav-rights = Rechte
language = Sprache
own-en = English
own-nl = Nederlands
own-de = Deutsch
own-fr = Français
loading = Einen Augenblick…
page-failed = Diese Seite konnte nicht geladen werden. Bitte neu laden.
close = Schließen
cancel = Abbrechen
copy = Kopieren
copied = Kopiert
owners = Die Namen der Spiele gehören ihren Inhabern. Wortlaut und Zeichnungen sind von uns.
missing-title = Hier ist nichts
missing-text = Diese Adresse führt nirgendwohin. Vielleicht wurde der Tisch geschlossen.
to-front = Zur Startseite

## Einstellungen

settings = Einstellungen
settings-kept = Diese Einstellungen bleiben in diesem Browser.
theme = Farben
theme-system = wie das System
theme-light = hell
theme-dark = dunkel
setting-sound = Kleine Geräusche
setting-notify = Meldung, wenn ich am Zug bin und woanders hinsehe
setting-confirm = Vor dem Absenden eines Zuges fragen
setting-coach = Ein Trainer in meiner ersten Partie eines Spiels, nur gegen Bots
setting-shortcuts = Tastenkürzel: ? für die Regeln, h für einen Hinweis, u zum Zurücknehmen, Esc für einen neuen Anfang, w für das, was inzwischen geschah

## Startseite

front-title = Vier Spiele über das, was unter der Erde liegt
front-lead = Setz dich an einen Tisch: gegen Bots, mit fernen Freunden oder zu mehreren vor einem Bildschirm. Ein Konto ist nicht nötig.
front-seats = Für { $least } bis { $most } Personen
front-how = Andere Wege zu spielen
front-lobby = Mitspieler in der Lobby finden
front-friends = Einen Tisch eröffnen und Freunde mit einem Link einladen
front-hotseat = Zu mehreren an diesem Gerät spielen: selbst mehrere Plätze nehmen
play-now = Jetzt gegen Bots spielen
quick-title = { $game } gegen Bots
quick-start = Los
opponents = Gegner
your-games = Deine Partien
turn-of = { $name } ist am Zug
play-on = Spielen
won-by = Gewonnen: { $names }
turns-waiting =
    { $count ->
        [one] In { $count } Partie bist du am Zug
       *[other] In { $count } Partien bist du am Zug
    }
about-thebes = Reise durch Europa, studiere, grabe rund ums Mittelmeer und zeige deine Funde. Alles kostet Wochen, und die Wochen gehen zu Ende.
about-rockwell = Bohrt miteinander und gegeneinander zum Kern der Erde, und verdient an dem, was heraufkommt.
about-cavum = Grabe Stollen durch einen Berg, erschließe Adern von Edelsteinen und sprenge alles in die Luft.
about-rawsiko = Beherrsche die Länder, deren Rohstoffe die Welt braucht, durch Handel oder mit Gewalt.
reconstructed = Von den { $entries } Angaben zu dieser Schachtel sind { $reconstructed } rekonstruiert: Sie stehen weder in der Anleitung noch auf einem Teil, das wir kennen. Wer die Schachtel besitzt, kann mit einer korrigierten Datei spielen.

## Menschen

your-name = Dein Name
name = Name
password = Passwort
guest-name = Gast { $number }
guest-example = zum Beispiel Ada
you = du
account-nobody = Du hast noch keinen Namen gewählt. Ein Name genügt zum Spielen.
account-guest = Du spielst als Gast { $name }. Ohne Konto bleiben Name und Partien nur in diesem Browser.
account-signed-in = Du bist angemeldet als { $name }.
account-guest-title = Als Gast spielen
account-come-in = Eintreten
account-rename = Namen ändern
account-named = So heißt du jetzt.
account-known-title = Mit einem Konto
account-register-about = Ein Konto verwahrt deinen Namen und deine Partien hinter einem Passwort von mindestens 8 Zeichen. Es geht ohne E-Mail-Adresse; ein vergessenes Passwort kann daher nicht zugeschickt werden.
password-short = Bitte mindestens 8 Zeichen.
account-sign-in = Anmelden
account-register = Registrieren
account-invitation = Einladungscode (zum Registrieren)
account-welcome = Du bist angemeldet.
account-registered = Dein Konto ist eingerichtet, und du bist angemeldet.
account-leave-title = Gehen
account-sign-out = Abmelden
account-sign-out-all = Überall abmelden
account-signed-out = Du bist abgemeldet.
account-delete = Alles über mich löschen…
account-delete-about = Dein Name verschwindet von allen Tischen, laufende Partien werden aufgegeben. Das lässt sich nicht rückgängig machen.
account-delete-now = Endgültig löschen
account-deleted = Alles über dich ist gelöscht.
account-token-title = Für Programme
account-token-about = Mit einem Token kann ein Programm von dir in deinem Namen spielen. Es wird einmal gezeigt.
account-token-make = Token erzeugen
account-token-made = Hier ist dein Token; bewahre es gut auf.
account-shunned-title = Stumm geschaltet und gesperrt
account-shun-off = Das ist zurückgenommen.
shun-mute = stumm geschaltet
shun-block = gesperrt
shun-off = Zurücknehmen

## Bots

program-seated = { $name } (Bot)
bot-seated = { $bot } { $number }
bot-plays = { $bot } spielt
bot-stands-in = { $bot } springt ein

## Lobby

lobby-open = Offene Tische
lobby-running = Laufende Partien
lobby-finished = Beendete Partien
lobby-no-open = Kein Tisch wartet auf Mitspieler. Eröffne einen!
lobby-no-running = Keine öffentliche Partie läuft.
lobby-no-finished = Noch ist keine öffentliche Partie beendet.
seat-free = freier Platz
your-turn = Du bist am Zug
watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }
table-enter = Zum Tisch
table-join = Mitspielen
table-look = Ansehen
table-watch = Zuschauen
record-title = Eine Aufzeichnung ansehen
record-about = Eine Aufzeichnung aus dem Terminal oder von einem anderen Server lässt sich hier nachspielen.
record-file = Aufzeichnung (JSON-Datei)
record-get = Aufzeichnung speichern

## Neuer Tisch

game = Spiel
players = Personen
company = Wer spielt mit?
company-bot = Bots
company-open = Freunde, oder wer auch immer kommt
company-me = Leute an diesem Gerät
table-settings = Uhr, Regeln und Tisch
seat-of = Platz { $number }
seat-name-of = Name auf Platz { $number }
bot-of = Bot auf Platz { $number }
chair-me = Ich
chair-open = Freier Platz
chair-bot = Ein Bot
pace = Uhr
pace-none = Keine Uhr
pace-live = { $minutes } min + { $increment } s
pace-days =
    { $days ->
        [one] { $days } Tag je Zug
       *[other] { $days } Tage je Zug
    }
pace-none-name = Keine Uhr
pace-live-name = Live
pace-days-name = Nach Tagen
pace-none-about = Alle nehmen sich die Zeit, die sie brauchen.
pace-live-about = Alle haben so viele Minuten für die ganze Partie und für jeden Zug etwas dazu. Wessen Zeit um ist, wird Letzter.
pace-days-about = Alle haben so viele Tage für jeden Zug: für Partien neben dem Alltag.
pace-minutes = Minuten für jeden
pace-increment = Sekunden mehr je Zug
pace-per-turn = Tage je Zug
options =
    { $count ->
        [0] Regeln: wie im Heft
        [one] Regeln: { $count } Option geändert
       *[other] Regeln: { $count } Optionen geändert
    }
options-about = Wo Ausgaben oder Lesarten der Regeln sich unterscheiden, kannst du wählen. Alles darf bleiben, wie es ist.
default = üblich
table-rules = Tisch
allow-undo = Züge dürfen zurückgenommen werden, solange niemand etwas erfahren hat; danach, selbst eine geschlagene Schlacht, nur wenn alle zustimmen
allow-free-undo = Solange du mit Bots allein bist: jeder Zug darf zurück, auch nach einer Ziehung oder einem aufgedeckten Geheimnis
allow-stand-in = Wenn ich weg bin, dürfen die anderen einen Bot für mich spielen lassen
allow-hints = Hinweise dürfen erbeten werden: was ein starker Bot tun würde
public-table = In der Lobby sichtbar; alle dürfen mitspielen oder zuschauen
create-start = Los
create-wait = Tisch eröffnen

## Warten

waiting-title = { $game }: ein Tisch vor der Partie
undo-on = Zurücknehmen erlaubt
undo-free = jeder Zug darf zurück
undo-off = kein Zurücknehmen
hints-on = Hinweise erlaubt
hints-off = keine Hinweise
table-public = öffentlich
table-private = nur auf Einladung
sit-down = Hier sitzen
stand-up = Aufstehen
which-bot = Welcher Bot
add-bot = Diesen Bot hinsetzen
remove-bot = Bot wegschicken
kick = Wegschicken
start = Partie beginnen
start-waits = Es kann losgehen, sobald kein Platz mehr frei ist.
start-without = Ohne Warten beginnen
parts-late = Es fehlen noch die Zufallsbytes von { $names }: Der Browser schickt sie beim nächsten Besuch. Beginnst du ohne sie, steht das in der Aufzeichnung.
chance = Wie der Zufall entsteht
chance-about = Der Server hat seine Hälfte des Keims festgelegt und ihren Hash veröffentlicht. Der Browser jeder Person fügt 32 Zufallsbytes hinzu: zuerst nur ihren Hash und dann, wenn alle Plätze besetzt sind, die Bytes. So kann niemand die Ziehungen wählen, auch nicht, wer zuletzt kommt.
commitment-half = Hash der Hälfte des Servers
part-given = (Bytes geschickt)
parts-again = Schon geschickte Bytes wurden neu gemacht, weil jemand kam oder ging: { $count } Mal
waiting-host = Alle sind da; der Gastgeber beginnt die Partie.
waiting-players = Es fehlen noch Mitspieler.
invite = Einladen
invite-about = Wer diesen Link öffnet, kann sich an den Tisch setzen.
invite-link = Einladungslink

## Partie

actions = Was du tun kannst
gesture = Bisher gewählt
send = Diesen Zug machen
send-question = Diesen Zug machen?
back = Einen Schritt zurück
start-over = Zug abbrechen
show-forbidden = Auch zeigen, was nicht geht und warum
why-allowed = Das ist jetzt möglich.
why-rule = Regel { $clause }
ask-mode = Was ist das?
ask-mode-hint = Klicke auf etwas, um zu lesen, was es ist.
ask-mode-hint-touch = Tippe auf etwas, um zu lesen, was es ist.
ask-mode-hint-key = Die Pfeiltasten führen von Ding zu Ding; Esc beendet das.
hint = Hinweis
hint-take = So spielen
hint-worth = Gewinnchance etwa { $number } %
hint-only = Der Bot zieht nichts anderes in Betracht.
coach = Trainer
coach-off = Kein Trainer
first-match = Deine erste Partie
to-act = am Zug
is-here = da
is-away = nicht da
forfeit-resigned = hat aufgegeben
forfeit-time = Zeit abgelaufen
forfeit-left = ist gegangen
seat-return = Meinen Platz zurücknehmen
seat-handover = Einen Bot weiterspielen lassen
undo = Zurücknehmen
undo-ask = Um Zurücknehmen bitten
undo-bar-chance = Seitdem wurde gezogen: Alle müssen zustimmen.
undo-bar-other = Seitdem hat jemand anders gezogen: Alle müssen zustimmen.
undo-bar-reveal = Seitdem wurde ein Geheimnis geöffnet: Alle müssen zustimmen.
undo-bar-commit = Diese Entscheidung war bindend: Alle müssen zustimmen.
undo-bar-phase = Alle müssen zustimmen.
more = Mehr
handover = Einen Bot für mich spielen lassen
abort-ask = Abbruch vorschlagen
resign = Aufgeben
resign-sure = Ein Bot spielt für dich weiter, und du wirst Letzter. Aufgeben?
proposal-undo = { $name } möchte einen Zug zurücknehmen.
proposal-abort = { $name } schlägt vor, die Partie abzubrechen.
proposal-waits = Die anderen müssen noch zustimmen.
agree = Zustimmen
refuse = Ablehnen
decision-rules = Regeln dieser Entscheidung
rules-all = Das ganze Regelheft
room = Gespräch an diesem Tisch
log = Was geschah
log-earlier = Alles von Anfang an zeigen
view = Was auf dem Tisch liegt
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-line = Etwas sagen
chat-send = Sagen
mute = Stumm schalten
spectator = Zuschauer
reconnecting = Du bist offline; neuer Versuch läuft …
goodbye-restart = Der Server startet neu; einen Augenblick…
goodbye-slow = Die Verbindung war zu langsam; neuer Versuch…
goodbye-closed = Der Tisch wurde geschlossen.
goodbye-signed_out = Du hast dich abgemeldet.
goodbye-dismissed = Du wurdest gebeten, diesen Tisch zu verlassen.
goodbye-too_many = Das war zu viel auf einmal; die Verbindung wurde getrennt.
table-frozen = Die Partie ruht: { $reason }
curtain = { $name } ist am Zug. Die anderen schauen weg.
curtain-ready = Ich bin da

## Bühne

stage-parts = Teile des Tisches
stage-talk = Verlauf und Chat
tab-board = Plan
tab-log = Verlauf
rail = Spieler und Verlauf
decision = Was gefragt ist
list-switch = Liste der Möglichkeiten
skip-scenes = Überspringen
skip-how = Ein Klick oder eine Taste bringt dich gleich weiter.
skip-how-touch = Tippe irgendwohin, und es geht gleich weiter.
skip-how-key = Eine Taste bringt dich gleich weiter.
you-are-0 = Du bist A, der rote Kreis
you-are-1 = Du bist B, das blaue Quadrat
you-are-2 = Du bist C, die grüne Raute
you-are-3 = Du bist D, das violette Dreieck
you-are-4 = Du bist E, das ockergelbe Sechseck
you-are-5 = Du bist F, der graue Stern
own-standing =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, Platz { $place } von { $seats }
own-place = { $place }.
score-changed =
    { $player } hat jetzt { $to ->
        [one] 1 Punkt
       *[other] { $to } Punkte
    } statt { $from }: { $why }.
while-waited = Inzwischen
play-again = Noch einmal zeigen: { $text }
thinking = denkt nach …
points = Punkte
tools = Werkzeuge des Tisches
speed = Wie schnell Züge der anderen gezeigt werden
speed-0_5 = ½×
speed-1 = 1×
speed-2 = 2×
speed-0 = ≫
announcements = Was geschieht
sheet-up = Die Frage hochziehen
move-queued = Dein Zug ist vorgemerkt und wird gesendet, sobald der Server wieder da ist.
sound-switch = Ton
sound-question = Kleine Töne abspielen?
sound-yes = Mit Ton
sound-no = Nein, danke
portrait = Wer für dich steht
portrait-archaeologist = Archäologe
portrait-miner = Bergmann
portrait-geologist = Geologin
portrait-engineer = Ingenieur
portrait-professor = Professor
portrait-pilot = Pilot
portrait-collector = Sammlerin
portrait-prospector = Goldsucher
portrait-surveyor = Landvermesserin
portrait-student = Student
portrait-guide = Führerin
portrait-banker = Bankerin
speed-0_5-name = halb
speed-1-name = normal
speed-2-name = doppelt
speed-0-name = sofort
sure-text = Damit verzichtest du auf etwas. Trotzdem?
sure-yes = Ja, verzichten

## Ereignisse am Tisch

table-event-resigned = { $seat } gibt auf.
table-event-time_out = Die Zeit von { $seat } ist um.
table-event-handed_over = Ein Bot spielt jetzt für { $seat }.
table-event-returned = { $seat } ist zurück.
table-event-bot_failed = Der Bot von { $seat } machte einen Fehler; ein anderer wählte.
table-event-aborted = Die Partie ist abgebrochen.
table-event-closed = Der Tisch ist geschlossen.
table-event-rules_renewed = Die Partie geht mit erneuerten Regeln weiter.

## Ende

ended-played = Die Partie ist zu Ende.
ended-resigned = Alle anderen haben aufgegeben.
ended-aborted = Die Partie wurde abgebrochen.
ended-closed = Der Tisch wurde geschlossen.
scores = Punkte nach Herkunft
rank = Platz
player = Name
total = Summe
rematch = Noch einmal
rematch-go = Zur nächsten Partie
replay = Nachspielen
fairness = War der Zufall ehrlich?
fairness-about = Der Hash stand fest, bevor die Partie begann. Der Keim ergibt diesen Hash, und alle Ziehungen folgen aus ihm.
fairness-shared = Der Keim besteht aus der Hälfte des Servers und den Zufallsbytes der Spielenden. Alle Hashes waren bekannt, bevor jemand Bytes zeigte. Alle Ziehungen folgen aus dem Keim.
fairness-host = Was das nicht verhindert: Wer diesen Server betreibt, kann den Keim einer laufenden Partie lesen und so die kommenden Ziehungen kennen.
fairness-checked = In diesem Browser geprüft: Deine Bytes sind im Keim, und alle Hashes stimmen.
fairness-wrong = Etwas stimmt nicht: Der Keim besteht nicht aus dem, was vor der Partie versprochen war.
fairness-missing = Deine Bytes sind nicht im Keim: Der Beweis gilt nicht für dich.
commitment = Hash
seed = Keim
half = Hälfte des Servers
part = Bytes
part-missing = keine Bytes; der Beweis gilt nicht für diesen Platz

## Nachspielen

replay-first = Anfang
replay-back = Zurück
replay-on = Weiter
replay-jump = Springen zu …
replay-last = Ende
replay-play = Abspielen
replay-pause = Pause
replay-slider = Zug
replay-eyes = Mit den Augen von
replay-at = Zug { $ply } von { $plies }

## Regelheft

rules-title = { $game }: Regeln
rules-search = In den Regeln suchen
rules-parts = Teile der Regeln
rules-brief = Kurz gefasst
rules-full = Alle Regeln
rules-print = Drucken
rules-contents = Inhalt
rules-found =
    { $count ->
        [one] { $count } Regel
       *[other] { $count } Regeln
    }

## Nachweise

credits-icons = Bildzeichen
credits-map = Kartendaten
credits-font = Schrift
credits-code = Software in dieser Seite
credits-reconstructed = Einige Zahlen des Materials sind aus mehreren Quellen erschlossen; die Materialdatei jedes Spiels sagt, welche.
credits-licence = Motherlode selbst ist freie Software unter der MIT-Lizenz.

## Rechte

rights-none = Motherlode steht in keiner Verbindung zu den Autoren und Verlagen dieser Spiele, und keiner von ihnen hat es gebilligt. Die Namen der Spiele und die gedruckten Spiele gehören ihren Inhabern.
rights-made-rockwell = Erdacht von Bruno Crépeault, 2013 erschienen bei Sit Down!
rights-made-cavum = Erdacht von Wolfgang Kramer und Michael Kiesling, 2018 erschienen bei Quined Games.
rights-made-thebes = Erdacht von Peter Prinz, 2007 erschienen bei Queen Games.
rights-made-rawsiko = Ein Werk des Projekts RM@Schools; die Regeln, die wir kennen, nennen keine Autoren.
rights-ours-title = Was von uns ist
rights-ours = Das Programm, alle Texte und alle Zeichnungen sind von uns, außer dem, was die Nachweise nennen. Die Regeln sind in unseren eigenen Worten erzählt.
rights-remove-title = Wenn du Rechte hast und widersprichst
rights-remove = Schreib an den Betreiber dieses Servers. Sag, welches Werk deines ist und was entfernt werden soll.
rights-no-contact = Der Betreiber hat keine Adresse angegeben.

## Fehler

error-unknown = Das ging nicht. Bitte noch einmal versuchen.
error-server = Der Server hat einen Fehler gemacht. Bitte noch einmal versuchen.
error-offline = Der Server ist nicht zu erreichen. Bitte noch einmal versuchen.
error-stale = Die Partie ist inzwischen weitergegangen.
error-not_your_seat = Dieser Platz gehört dir nicht.
error-not_seated = Du sitzt nicht an diesem Tisch.
error-not_host = Das darf nur der Gastgeber.
error-not_open = Die Partie hat schon begonnen.
error-not_running = Die Partie läuft nicht.
error-not_invited = Dieser Tisch ist nur auf Einladung zugänglich.
error-not_stored = Das konnte nicht gespeichert werden.
error-seat_taken = Dieser Platz ist besetzt.
error-seats_open = Es sind noch Plätze frei.
error-bad_seats = Mit so vielen Plätzen wird das Spiel nicht gespielt.
error-no_seat = Es ist kein Platz frei.
error-unknown_table = Diesen Tisch gibt es nicht, oder er ist nur auf Einladung zugänglich.
error-wrong_invitation = Diese Einladung gilt nicht: Bitte um einen neuen Link, oder der Tisch wurde geschlossen.
error-unknown_game = Dieses Spiel gibt es nicht.
error-unknown_bot = Diesen Bot gibt es nicht.
error-unknown_player = Diese Person gibt es nicht.
error-unknown_page = Hier ist nichts.
error-no_name = Bitte wähle zuerst einen Namen.
error-bad_name = Dieser Name geht nicht.
error-name_taken = Dieser Name ist vergeben.
error-guests_off = Gäste haben hier keinen Zutritt: melde dich an oder registriere dich.
error-registration_off = Dieser Server nimmt keine neuen Spieler auf.
error-bad_invitation = Diese Einladung ist unbekannt, verbraucht oder zu alt.
error-registered = Du hast schon ein Konto.
error-wrong_password = Name oder Passwort stimmt nicht.
error-bad_message = Das hat der Server nicht verstanden.
error-bad_request = Das hat der Server nicht verstanden.
error-bad_option = Eine Option passt nicht zum Spiel.
error-too_many = Das ging zu schnell. Warte einen Augenblick.
error-too_many_tables = Du sitzt an zu vielen Tischen.
error-too_large = Das ist zu groß.
error-origin = Diese Seite gehört nicht zu diesem Server.
error-blocked = Der Gastgeber dieses Tisches hat dich gesperrt.
error-frozen = Die Partie ruht.
error-muted = Du kannst hier nicht chatten.
error-no_proposal = Es liegt kein Vorschlag mehr vor.
error-proposal_open = Ein anderer Vorschlag ist noch offen.
error-not_vanished = Diese Person ist noch da.
error-bots_refuse = Seither wurde etwas gezogen oder aufgedeckt: Die Bots stimmen nicht zu.
error-no_stand_in = Diese Person wollte nicht von einem Bot vertreten werden.
error-not_alone = Das geht nur an einem Tisch, an dem du mit Bots allein bist.
error-parts_given = Es sind schon Zufallsbytes da; kein Hash kann sich mehr ändern.
error-no_hash = Der Hash deiner Zufallsbytes fehlt.
error-hashes_missing = Die Hashes der anderen fehlen.
error-wrong_part = Diese Bytes passen nicht zu ihrem Hash.
error-parts_missing = Die Zufallsbytes einiger Spielender fehlen.
error-not_finished = Die Partie ist noch nicht zu Ende.
error-hints_off = An diesem Tisch gibt es keine Hinweise.
error-not_asked = Du hast gerade nichts zu entscheiden.
error-no_hint = Der Bot kam zu keiner Antwort. Frag bitte noch einmal.
error-rematch = Die nächste Partie steht schon offen.
error-no_record = Diese Datei ist keine Aufzeichnung.
error-unknown_language = Diese Sprache gibt es nicht.

## Lektionen

nav-learn = Lernen
learn-now = In fünf Minuten lernen
learn-go-on = Weiterlernen: Lektion { $number }
learn-title = { $game } lernen
learn-lead = Kurze Lektionen am echten Brett: Du spielst selbst, eins nach dem anderen. Hör auf, wann du willst; du machst dort weiter, wo du warst.
learn-none = Zu diesem Spiel gibt es noch keine Lektionen. Die Regeln erklären alles.
lesson = Lektion
lesson-step = Schritt { $step } von { $steps }
lesson-coached = Mit Begleitung
lesson-wait = Sieh zu, was geschieht; dann bist du wieder dran.
lesson-on = Weiter
lesson-back = Zurück
lesson-later = Vor
lesson-show = Zeig mir, wo
lesson-right = gesucht
lesson-skip = Schritt überspringen
lesson-leave = Alle Lektionen
lesson-all = Alle Lektionen
lesson-read = Lies, was gesagt wird, und drücke „Weiter“.
lesson-wrong = Das ist erlaubt, aber in diesem Schritt geht es um etwas anderes.
lesson-done = { $title }: geschafft
lesson-next = Nächste Lektion: { $title }
lesson-begin = Beginnen: { $title }
lesson-go-on = Weitermachen: { $title }
lesson-start = Beginnen
lesson-resume = Weitermachen
lesson-repeat = Noch einmal
lesson-again = Von vorn
lesson-minutes =
    { $number ->
        [one] etwa eine Minute
       *[other] etwa { $number } Minuten
    }
lesson-state-new = noch nicht begonnen
lesson-state-begun = begonnen
lesson-state-done = geschafft
error-lesson = Das geht in einer Lektion nicht.
error-unknown_lesson = Diese Lektion gibt es nicht.
error-wrong_turn = Darum geht es in diesem Schritt nicht.
