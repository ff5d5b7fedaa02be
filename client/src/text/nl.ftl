# Wat de webclient zegt, in het Nederlands. Gesorteerd op onderwerp.

## Kader

skip = Naar de inhoud
navigation = Hoofdnavigatie
nav-lobby = Lobby
nav-new = Nieuwe tafel
nav-rules = Regels
nav-account = Account
nav-credits = Colofon
nav-rights = Rechten
language = Taal
own-en = English
own-nl = Nederlands
own-de = Deutsch
own-fr = Français
loading = Een ogenblik…
page-failed = Deze pagina kon niet worden geladen. Laad de pagina opnieuw.
close = Sluiten
cancel = Annuleren
copy = Kopiëren
copied = Gekopieerd
owners = De namen van de spellen zijn van hun eigenaars. Tekst en tekeningen zijn van ons.
missing-title = Hier is niets
missing-text = Dit adres leidt nergens heen. Misschien is de tafel gesloten.
to-front = Naar de voorpagina

## Instellingen

settings = Instellingen
settings-kept = Deze instellingen blijven in deze browser.
theme = Kleuren
theme-system = zoals het systeem
theme-light = licht
theme-dark = donker
setting-sound = Kleine geluiden
setting-notify = Waarschuw me als ik aan de beurt ben terwijl ik elders kijk
setting-confirm = Vraag eerst voordat een zet wordt verstuurd
setting-coach = Een coach in mijn eerste partij van een spel, alleen tegen bots
setting-shortcuts = Sneltoetsen: ? voor de regels, h voor een hint, u om terug te nemen, Esc om opnieuw te beginnen, w om nog eens te zien wat er intussen gebeurde

## Voorpagina

front-title = Vier spellen over wat er onder de grond ligt
front-lead = Schuif aan: tegen bots, met vrienden ver weg of met z’n allen rond één scherm. Een account is niet nodig.
front-seats = Voor { $least } tot { $most } spelers
front-how = Andere manieren om te spelen
front-lobby = Zoek tegenstanders in de lobby
front-friends = Open een tafel en nodig vrienden uit met een link
front-hotseat = Speel met meer mensen op dit apparaat: neem zelf meerdere plaatsen
play-now = Nu spelen tegen bots
quick-title = { $game } tegen bots
quick-start = Beginnen
opponents = Tegenstanders
your-games = Jouw partijen
turn-of = { $name } is aan zet
play-on = Spelen
won-by = Gewonnen door { $names }
turns-waiting =
    { $count ->
        [one] In { $count } partij ben jij aan zet
       *[other] In { $count } partijen ben jij aan zet
    }
about-thebes = Reis door Europa, studeer, graaf rond de Middellandse Zee en toon je vondsten. Alles kost weken, en de weken raken op.
about-rockwell = Boor samen en tegen elkaar naar de kern van de aarde, en verdien aan wat bovenkomt.
about-cavum = Graaf tunnels door een berg, open aders met edelstenen, en blaas de boel weer op.
about-rawsiko = Beheers de landen waarvan de wereld de grondstoffen nodig heeft, door handel of door geweld.
reconstructed = Van de { $entries } gegevens over deze doos zijn er { $reconstructed } gereconstrueerd: ze staan niet in het spelregelboek en niet op een onderdeel dat we kennen. Wie de doos heeft, kan met een verbeterd bestand spelen.

## Mensen

your-name = Je naam
name = Naam
password = Wachtwoord
guest-name = Gast { $number }
guest-example = bijvoorbeeld Ada
you = jij
account-nobody = Je hebt nog geen naam gekozen. Een naam is genoeg om te spelen.
account-guest = Je speelt als de gast { $name }. Zonder account blijven naam en partijen alleen in deze browser.
account-signed-in = Je bent aangemeld als { $name }.
account-guest-title = Als gast spelen
account-come-in = Binnenkomen
account-rename = Naam wijzigen
account-named = Zo heet je nu.
account-known-title = Met een account
account-register-about = Een account bewaart je naam en je partijen achter een wachtwoord van ten minste 8 tekens. Het werkt zonder e-mailadres; een vergeten wachtwoord kan dus niet worden toegestuurd.
password-short = Minstens 8 tekens, alsjeblieft.
account-sign-in = Aanmelden
account-register = Registreren
account-invitation = Uitnodigingscode (om te registreren)
account-welcome = Je bent aangemeld.
account-registered = Je account is klaar en je bent aangemeld.
account-leave-title = Weggaan
account-sign-out = Afmelden
account-sign-out-all = Overal afmelden
account-signed-out = Je bent afgemeld.
account-delete = Alles over mij wissen…
account-delete-about = Je naam verdwijnt van alle tafels, lopende partijen worden opgegeven. Dit kan niet ongedaan worden gemaakt.
account-delete-now = Voorgoed wissen
account-deleted = Alles over jou is gewist.
account-token-title = Voor programma’s
account-token-about = Met een token kan een programma van jou in jouw naam spelen. Het wordt één keer getoond.
account-token-make = Token maken
account-token-made = Hier is je token; bewaar het goed.
account-shunned-title = Gedempt en geblokkeerd
account-shun-off = Dat is ingetrokken.
shun-mute = gedempt
shun-block = geblokkeerd
shun-off = Intrekken

## Bots

program-seated = { $name } (bot)
bot-seated = { $bot } { $number }
bot-plays = { $bot } speelt
bot-stands-in = { $bot } valt in

## Lobby

lobby-open = Open tafels
lobby-running = Lopende partijen
lobby-finished = Gespeelde partijen
lobby-no-open = Er wacht geen tafel op spelers. Open er een!
lobby-no-running = Er loopt geen openbare partij.
lobby-no-finished = Er is nog geen openbare partij gespeeld.
seat-free = vrije plaats
your-turn = Jij bent aan de beurt
watchers =
    { $count ->
        [one] { $count } toeschouwer
       *[other] { $count } toeschouwers
    }
table-enter = Naar de tafel
table-join = Aanschuiven
table-look = Bekijken
table-watch = Toekijken
record-title = Een verslag bekijken
record-about = Een verslag uit de terminal of van een andere server kan hier worden nagespeeld.
record-file = Verslag (JSON-bestand)
record-get = Verslag opslaan

## Nieuwe tafel

game = Spel
players = Spelers
company = Met wie speel je?
company-bot = Bots
company-open = Vrienden, of wie er komt
company-me = Mensen op dit apparaat
table-settings = Klok, regels en tafel
seat-of = Plaats { $number }
seat-name-of = Naam op plaats { $number }
bot-of = Bot op plaats { $number }
chair-me = Ik
chair-open = Vrije plaats
chair-bot = Een bot
pace = Klok
pace-none = Geen klok
pace-live = { $minutes } min + { $increment } s
pace-days =
    { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }
pace-none-name = Geen klok
pace-live-name = Live
pace-days-name = Per dag
pace-none-about = Iedereen neemt de tijd die nodig is.
pace-live-about = Iedereen heeft zoveel minuten voor de hele partij, en per beurt iets erbij. Wie door zijn tijd heen is, eindigt als laatste.
pace-days-about = Iedereen heeft zoveel dagen per beurt: voor partijen naast het dagelijks leven.
pace-minutes = Minuten voor ieder
pace-increment = Seconden extra per beurt
pace-per-turn = Dagen per beurt
options =
    { $count ->
        [0] Regels: zoals in het boekje
        [one] Regels: { $count } optie gewijzigd
       *[other] Regels: { $count } opties gewijzigd
    }
options-about = Waar uitgaven of lezingen van de regels verschillen, kun je kiezen. Alles mag blijven zoals het is.
default = gewoon
table-rules = Tafel
allow-undo = Zetten mogen terug zolang niemand iets te weten is gekomen; daarna, zelfs na een dobbelworp, alleen als iedereen het goedvindt
allow-free-undo = Zolang je alleen met bots speelt: elke zet mag terug, ook na een trekking of een onthuld geheim
allow-stand-in = Als ik weg ben, mogen de anderen een bot voor mij laten spelen
allow-hints = Hints mogen gevraagd worden: wat een sterke bot zou doen
public-table = Zichtbaar in de lobby; iedereen mag aanschuiven of toekijken
create-start = Beginnen
create-wait = Tafel openen

## Wachten

waiting-title = { $game }: een tafel voor de partij
undo-on = zetten mogen terug
undo-free = elke zet mag terug
undo-off = zetten mogen niet terug
hints-on = hints toegestaan
hints-off = geen hints
table-public = openbaar
table-private = alleen op uitnodiging
sit-down = Hier zitten
stand-up = Opstaan
which-bot = Welke bot
add-bot = Deze bot plaatsen
remove-bot = Bot wegsturen
kick = Wegsturen
start = Partij beginnen
start-waits = Beginnen kan zodra geen plaats meer vrij is.
start-without = Beginnen zonder te wachten
parts-late = Er wordt gewacht op de willekeurige bytes van { $names }: hun browser stuurt ze bij het volgende bezoek. Begin je zonder, dan staat dat in het verslag.
chance = Waar het toeval vandaan komt
chance-about = De server heeft zijn helft van de kiem vastgelegd en de hash ervan bekendgemaakt. De browser van elke speler voegt 32 willekeurige bytes toe: eerst alleen hun hash en dan, als alle plaatsen bezet zijn, de bytes. Zo kan niemand de trekkingen kiezen, ook niet wie als laatste komt.
commitment-half = Hash van de helft van de server
part-given = (bytes verstuurd)
parts-again = Al verstuurde bytes werden opnieuw gemaakt omdat iemand kwam of ging: { $count } keer
waiting-host = Iedereen is er; de gastheer begint de partij.
waiting-players = Wachten op meer spelers.
invite = Uitnodigen
invite-about = Wie deze link opent, kan aan de tafel gaan zitten.
invite-link = Uitnodigingslink

## Partij

actions = Wat je kunt doen
gesture = Tot nu toe gekozen
send = Deze zet doen
send-question = Deze zet doen?
back = Een stap terug
start-over = Zet annuleren
show-forbidden = Toon ook wat niet kan, en waarom
why-allowed = Dat kan nu.
why-rule = Regel { $clause }
ask-mode = Wat is dit?
ask-mode-hint = Klik op iets om te lezen wat het is.
ask-mode-hint-touch = Tik op iets om te lezen wat het is.
ask-mode-hint-key = Met de pijltjes ga je van ding naar ding; Esc sluit dit af.
hint = Hint
hint-take = Dit doen
hint-worth = winkans ongeveer { $number } %
hint-only = De bot overweegt niets anders.
coach = Coach
coach-off = Geen coach
first-match = Je eerste partij
to-act = aan zet
is-here = aanwezig
is-away = afwezig
forfeit-resigned = heeft opgegeven
forfeit-time = is door de tijd heen
forfeit-left = is vertrokken
seat-return = Mijn plaats terugnemen
seat-handover = Een bot laten verderspelen
undo = Terugnemen
undo-ask = Vragen om terug te nemen
undo-bar-chance = Er is sindsdien iets getrokken: iedereen moet het goedvinden.
undo-bar-other = Een ander heeft sindsdien gespeeld: iedereen moet het goedvinden.
undo-bar-reveal = Er is sindsdien een geheim geopend: iedereen moet het goedvinden.
undo-bar-commit = Deze keuze was bindend: iedereen moet het goedvinden.
undo-bar-phase = Iedereen moet het goedvinden.
more = Meer
handover = Een bot voor mij laten spelen
abort-ask = Voorstellen af te breken
resign = Opgeven
resign-sure = Een bot speelt voor je verder en je eindigt als laatste. Opgeven?
proposal-undo = { $name } vraagt een zet terug te mogen nemen.
proposal-abort = { $name } stelt voor de partij af te breken.
proposal-waits = Wachten tot de anderen het goedvinden.
agree = Goedvinden
refuse = Weigeren
decision-rules = Regels van deze keuze
rules-all = Het hele regelboek
room = Praten aan deze tafel
log = Wat er gebeurde
log-earlier = Toon alles vanaf het begin
view = Wat er op tafel ligt
chat = Chat
chat-empty = Er is nog niets gezegd.
chat-line = Zeg iets
chat-send = Zeggen
mute = Dempen
spectator = toeschouwer
reconnecting = Je bent offline; opnieuw proberen…
goodbye-restart = De server start opnieuw; een ogenblik…
goodbye-slow = De verbinding was te traag; nieuwe poging…
goodbye-closed = De tafel is gesloten.
goodbye-signed_out = Je bent afgemeld.
goodbye-dismissed = Je bent van deze tafel weggestuurd.
goodbye-too_many = Dat was te veel tegelijk; de verbinding is verbroken.
table-frozen = De partij staat stil: { $reason }
curtain = { $name } is aan de beurt. De anderen kijken weg.
curtain-ready = Ik zit er

## Toneel

stage-parts = Delen van de tafel
stage-talk = Verloop en chat
tab-board = Bord
tab-log = Verloop
rail = Spelers en verloop
decision = Wat er gevraagd wordt
list-switch = Lijst van mogelijkheden
skip-scenes = Overslaan
skip-how = Met een klik of een toets ga je meteen verder.
skip-how-touch = Tik ergens om meteen verder te gaan.
skip-how-key = Met een toets ga je meteen verder.
you-are-0 = Jij bent A, de rode cirkel
you-are-1 = Jij bent B, het blauwe vierkant
you-are-2 = Jij bent C, de groene ruit
you-are-3 = Jij bent D, de paarse driehoek
you-are-4 = Jij bent E, de okeren zeshoek
you-are-5 = Jij bent F, de grijze ster
own-standing =
    { $points ->
        [one] 1 punt
       *[other] { $points } punten
    }, plaats { $place } van { $seats }
own-place = { $place }e
score-changed =
    { $player } heeft nu { $to ->
        [one] 1 punt
       *[other] { $to } punten
    } in plaats van { $from }: { $why }.
while-waited = Ondertussen
play-again = Nog eens tonen: { $text }
thinking = denkt na…
points = Punten
tools = Gereedschap van de tafel
speed = Hoe snel zetten van anderen worden getoond
speed-0_5 = ½×
speed-1 = 1×
speed-2 = 2×
speed-0 = ≫
announcements = Wat er gebeurt
sheet-up = De vraag omhoogtrekken
move-queued = Je zet wordt bewaard en verstuurd zodra de server terug is.
sound-switch = Geluid
sound-question = Kleine geluiden afspelen?
sound-yes = Met geluid
sound-no = Nee, bedankt
portrait = Jouw figuur
portrait-archaeologist = Archeoloog
portrait-miner = Mijnwerker
portrait-geologist = Geologe
portrait-engineer = Ingenieur
portrait-professor = Professor
portrait-pilot = Piloot
portrait-collector = Verzamelaarster
portrait-prospector = Goudzoeker
portrait-surveyor = Landmeter
portrait-student = Student
portrait-guide = Gids
portrait-banker = Bankier
speed-0_5-name = half
speed-1-name = normaal
speed-2-name = dubbel
speed-0-name = meteen
sure-text = Daarmee geef je iets op. Toch doen?
sure-yes = Ja, opgeven

## Gebeurtenissen aan tafel

table-event-resigned = { $seat } geeft op.
table-event-time_out = De tijd van { $seat } is om.
table-event-handed_over = Een bot speelt nu voor { $seat }.
table-event-returned = { $seat } is terug.
table-event-bot_failed = De bot van { $seat } maakte een fout; een andere koos.
table-event-aborted = De partij is afgebroken.
table-event-closed = De tafel is gesloten.
table-event-rules_renewed = De partij gaat verder met vernieuwde regels.

## Einde

ended-played = De partij is afgelopen.
ended-resigned = Alle anderen hebben opgegeven.
ended-aborted = De partij is afgebroken.
ended-closed = De tafel is gesloten.
scores = Punten per bron
rank = Plaats
player = Speler
total = Totaal
rematch = Nog een keer
rematch-go = Naar de volgende partij
replay = Naspelen
fairness = Was het toeval eerlijk?
fairness-about = De hash lag vast voordat de partij begon. De kiem geeft deze hash, en alle trekkingen volgen eruit.
fairness-shared = De kiem is gemaakt uit de helft van de server en de willekeurige bytes van de spelers. Alle hashes waren bekend voordat iemand zijn bytes liet zien. Alle trekkingen volgen uit de kiem.
fairness-host = Wat dit niet verhindert: wie deze server beheert, kan de kiem van een lopende partij lezen en zo de komende trekkingen kennen.
fairness-checked = Gecontroleerd in deze browser: jouw bytes zitten in de kiem en alle hashes kloppen.
fairness-wrong = Er klopt iets niet: de kiem is niet gemaakt uit wat voor de partij was beloofd.
fairness-missing = Jouw bytes zitten niet in de kiem: het bewijs geldt niet voor jou.
commitment = Hash
seed = Kiem
half = Helft van de server
part = bytes
part-missing = geen bytes; het bewijs geldt niet voor deze speler

## Naspelen

replay-first = Begin
replay-back = Terug
replay-on = Vooruit
replay-jump = Spring naar…
replay-last = Einde
replay-play = Afspelen
replay-pause = Pauze
replay-slider = Zet
replay-eyes = Door de ogen van
replay-at = Zet { $ply } van { $plies }

## Regelboek

rules-title = { $game }: Regels
rules-search = Zoek in de regels
rules-parts = Delen van de regels
rules-brief = In het kort
rules-full = Alle regels
rules-print = Afdrukken
rules-contents = Inhoud
rules-found =
    { $count ->
        [one] { $count } regel
       *[other] { $count } regels
    }

## Colofon

credits-icons = Pictogrammen
credits-map = Kaartgegevens
credits-font = Lettertype
credits-code = Software in deze pagina
credits-reconstructed = Sommige getallen van het materiaal zijn uit verscheidene bronnen gereconstrueerd; het materiaalbestand van elk spel zegt welke.
credits-licence = Motherlode zelf is vrije software onder de MIT-licentie.

## Rechten

rights-none = Motherlode heeft geen band met de auteurs en uitgevers van deze spellen, en geen van hen heeft het goedgekeurd. De namen van de spellen en de gedrukte spellen zijn van hun eigenaars.
rights-made-rockwell = Bedacht door Bruno Crépeault, in 2013 uitgegeven door Sit Down!
rights-made-cavum = Bedacht door Wolfgang Kramer en Michael Kiesling, in 2018 uitgegeven door Quined Games.
rights-made-thebes = Bedacht door Peter Prinz, in 2007 uitgegeven door Queen Games.
rights-made-rawsiko = Gemaakt door het project RM@Schools; de regels die wij kennen, noemen geen auteurs.
rights-ours-title = Wat van ons is
rights-ours = Het programma, alle tekst en alle tekeningen zijn van ons, op wat het colofon noemt na. De regels staan er in onze eigen woorden.
rights-remove-title = Als je rechten hebt en bezwaar maakt
rights-remove = Schrijf aan de beheerder van deze server. Zeg welk werk van jou is en wat weg moet.
rights-no-contact = De beheerder heeft geen adres opgegeven.

## Fouten

error-unknown = Dat lukte niet. Probeer het opnieuw.
error-server = De server maakte een fout. Probeer het opnieuw.
error-offline = De server is niet te bereiken. Probeer het opnieuw.
error-stale = De partij is intussen verdergegaan.
error-not_your_seat = Die plaats is niet van jou.
error-not_seated = Je zit niet aan deze tafel.
error-not_host = Dat mag alleen de gastheer.
error-not_open = De partij is al begonnen.
error-not_running = De partij loopt niet.
error-not_invited = Deze tafel is alleen op uitnodiging.
error-not_stored = Dit kon niet worden bewaard.
error-seat_taken = Die plaats is bezet.
error-seats_open = Er zijn nog vrije plaatsen.
error-bad_seats = Het spel wordt niet met zoveel plaatsen gespeeld.
error-no_seat = Er is geen vrije plaats.
error-unknown_table = Die tafel bestaat niet, of is alleen op uitnodiging.
error-wrong_invitation = Deze uitnodiging geldt niet: vraag om een nieuwe link, of de tafel is gesloten.
error-unknown_game = Dat spel bestaat niet.
error-unknown_bot = Die bot bestaat niet.
error-unknown_player = Die speler bestaat niet.
error-unknown_page = Hier is niets.
error-no_name = Kies eerst een naam.
error-bad_name = Deze naam kan niet worden gebruikt.
error-name_taken = Deze naam is bezet.
error-guests_off = Gasten worden hier niet toegelaten: meld je aan of registreer je.
error-registration_off = Deze server neemt geen nieuwe spelers aan.
error-bad_invitation = Deze uitnodiging is onbekend, opgebruikt of te oud.
error-registered = Je hebt al een account.
error-wrong_password = Naam of wachtwoord klopt niet.
error-bad_message = De server begreep dat niet.
error-bad_request = De server begreep dat niet.
error-bad_option = Een optie past niet bij het spel.
error-too_many = Dat ging te snel. Wacht even.
error-too_many_tables = Je zit aan te veel tafels.
error-too_large = Dat is te groot.
error-origin = Deze pagina hoort niet bij deze server.
error-blocked = De gastheer van deze tafel heeft je geblokkeerd.
error-frozen = De partij staat stil.
error-muted = Je kunt hier niet chatten.
error-no_proposal = Er ligt geen voorstel meer.
error-proposal_open = Er ligt nog een ander voorstel.
error-not_vanished = Die speler is er nog.
error-bots_refuse = Er is sindsdien iets getrokken of onthuld: de bots vinden het niet goed.
error-no_stand_in = Die speler wilde niet door een bot vervangen worden.
error-not_alone = Dat kan alleen aan een tafel waar je alleen met bots zit.
error-parts_given = Er zijn al willekeurige bytes gegeven; geen hash kan nog veranderen.
error-no_hash = De hash van jouw willekeurige bytes ontbreekt.
error-hashes_missing = De hashes van de anderen ontbreken.
error-wrong_part = Deze bytes passen niet bij hun hash.
error-parts_missing = De willekeurige bytes van sommige spelers ontbreken.
error-not_finished = De partij is nog niet afgelopen.
error-hints_off = Aan deze tafel zijn er geen hints.
error-not_asked = Je hoeft nu niets te beslissen.
error-no_hint = De bot kwam niet tot een antwoord. Vraag het nog eens.
error-rematch = De volgende partij staat al open.
error-no_record = Dit bestand is geen verslag.
error-unknown_language = Die taal is er niet.

## Lessen

nav-learn = Leren
learn-now = Leer het in vijf minuten
learn-go-on = Leer verder: les { $number }
learn-title = { $game } leren
learn-lead = Korte lessen op het echte bord: je speelt zelf, één ding tegelijk. Stop wanneer je wilt; je gaat verder waar je gebleven was.
learn-none = Voor dit spel zijn er nog geen lessen. De regels leggen alles uit.
lesson = Les
lesson-step = Stap { $step } van { $steps }
lesson-coached = Met een coach
lesson-wait = Kijk wat er gebeurt; dan ben jij weer aan de beurt.
lesson-on = Verder
lesson-back = Terug
lesson-later = Vooruit
lesson-show = Laat zien waar
lesson-right = gevraagd
lesson-skip = Stap overslaan
lesson-leave = Alle lessen
lesson-all = Alle lessen
lesson-read = Lees wat er gezegd wordt en druk op “Verder”.
lesson-wrong = Dat mag, maar deze stap gaat over iets anders.
lesson-done = { $title }: klaar
lesson-next = Volgende les: { $title }
lesson-begin = Begin met: { $title }
lesson-go-on = Ga verder met: { $title }
lesson-start = Beginnen
lesson-resume = Verdergaan
lesson-repeat = Nog eens
lesson-again = Opnieuw vanaf het begin
lesson-minutes =
    { $number ->
        [one] ongeveer een minuut
       *[other] ongeveer { $number } minuten
    }
lesson-state-new = nog niet begonnen
lesson-state-begun = begonnen
lesson-state-done = klaar
error-lesson = Dat kan niet in een les.
error-unknown_lesson = Die les bestaat niet.
error-wrong_turn = Dat vraagt de les hier niet.
