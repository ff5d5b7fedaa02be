# Ce que dit le client web, en français. Classé par sujet.

## Cadre

skip = Aller au contenu
navigation = Navigation principale
nav-lobby = Salon
nav-new = Nouvelle table
nav-rules = Règles
nav-account = Compte
nav-credits = Crédits
nav-rights = Droits
language = Langue
own-en = English
own-nl = Nederlands
own-de = Deutsch
own-fr = Français
loading = Un instant…
page-failed = Cette page n’a pas pu être chargée. Veuillez la recharger.
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
owners = Les noms des jeux appartiennent à leurs propriétaires. Textes et dessins sont les nôtres.
missing-title = Il n’y a rien ici
missing-text = Cette adresse ne mène nulle part. La table a peut-être été fermée.
to-front = Vers l’accueil

## Réglages

settings = Réglages
settings-kept = Ces réglages restent dans ce navigateur.
theme = Couleurs
theme-system = comme le système
theme-light = clair
theme-dark = sombre
setting-sound = Petits sons
setting-notify = M’avertir de mon tour quand je regarde ailleurs
setting-confirm = Demander avant d’envoyer un coup
setting-coach = Un entraîneur pour ma première partie d’un jeu, contre des robots seulement
setting-shortcuts = Raccourcis : ? pour les règles, h pour un conseil, u pour reprendre, Échap pour recommencer, w pour revoir ce qui s’est passé pendant votre attente

## Accueil

front-title = Quatre jeux sur ce que cache le sous-sol
front-lead = Prenez place à une table : contre des robots, avec des amis au loin ou à plusieurs autour d’un écran. Sans compte.
front-seats = De { $least } à { $most } joueurs
front-how = Autres façons de jouer
front-lobby = Trouver des adversaires au salon
front-friends = Ouvrir une table et inviter des amis par un lien
front-hotseat = Jouer à plusieurs sur cet appareil : prenez plusieurs places
play-now = Jouer contre des robots
quick-title = { $game } contre des robots
quick-start = Commencer
opponents = Adversaires
your-games = Vos parties
turn-of = Au tour de { $name }
play-on = Jouer
won-by = Victoire de { $names }
turns-waiting =
    { $count ->
        [one] C’est votre tour dans { $count } partie
       *[other] C’est votre tour dans { $count } parties
    }
about-thebes = Parcourez l’Europe, étudiez, fouillez autour de la Méditerranée et exposez vos trouvailles. Tout coûte des semaines, et elles s’épuisent.
about-rockwell = Forez ensemble et les uns contre les autres vers le cœur de la terre, et gagnez sur ce qui remonte.
about-cavum = Creusez des tunnels dans une montagne, ouvrez des filons de pierres précieuses, puis faites tout sauter.
about-rawsiko = Tenez les pays dont le monde veut les matières premières, par le commerce ou par la force.
reconstructed = Sur les { $entries } données qui décrivent cette boîte, { $reconstructed } sont reconstituées : elles ne figurent ni dans la règle ni sur un élément que nous connaissons. Si vous possédez la boîte, vous pouvez jouer avec un fichier corrigé.

## Personnes

your-name = Votre nom
name = Nom
password = Mot de passe
guest-name = Invité { $number }
guest-example = par exemple Ada
you = vous
account-nobody = Vous n’avez pas encore choisi de nom. Un nom suffit pour jouer.
account-guest = Vous jouez comme invité { $name }. Sans compte, le nom et les parties restent dans ce navigateur.
account-signed-in = Vous êtes connecté comme { $name }.
account-guest-title = Jouer en invité
account-come-in = Entrer
account-rename = Changer de nom
account-named = Voilà votre nom.
account-known-title = Avec un compte
account-register-about = Un compte garde votre nom et vos parties derrière un mot de passe d’au moins 8 caractères. Il se passe d’adresse électronique ; un mot de passe perdu ne peut donc pas être renvoyé.
password-short = Au moins 8 caractères, s’il vous plaît.
account-sign-in = Se connecter
account-register = S’inscrire
account-invitation = Code d’invitation (pour s’inscrire)
account-welcome = Vous êtes connecté.
account-registered = Votre compte est prêt et vous êtes connecté.
account-leave-title = Partir
account-sign-out = Se déconnecter
account-sign-out-all = Se déconnecter partout
account-signed-out = Vous êtes déconnecté.
account-delete = Effacer tout ce qui me concerne…
account-delete-about = Votre nom disparaît de toutes les tables, les parties en cours sont abandonnées. C’est définitif.
account-delete-now = Effacer pour de bon
account-deleted = Tout ce qui vous concerne est effacé.
account-token-title = Pour les programmes
account-token-about = Avec un jeton, un programme à vous peut jouer en votre nom. Il n’est montré qu’une fois.
account-token-make = Créer un jeton
account-token-made = Voici votre jeton ; gardez-le bien.
account-shunned-title = Mis en sourdine et bloqués
account-shun-off = C’est annulé.
shun-mute = en sourdine
shun-block = bloqué
shun-off = Annuler

## Robots

program-seated = { $name } (robot)
bot-seated = { $bot } { $number }
bot-plays = { $bot } joue
bot-stands-in = { $bot } remplace

## Salon

lobby-open = Tables ouvertes
lobby-running = Parties en cours
lobby-finished = Parties terminées
lobby-no-open = Aucune table n’attend de joueurs. Ouvrez-en une !
lobby-no-running = Aucune partie publique n’est en cours.
lobby-no-finished = Aucune partie publique n’est encore terminée.
seat-free = place libre
your-turn = À vous de jouer
watchers =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
table-enter = À la table
table-join = S’asseoir
table-look = Voir
table-watch = Regarder
record-title = Regarder un enregistrement
record-about = Un enregistrement du terminal ou d’un autre serveur peut être rejoué ici.
record-file = Enregistrement (fichier JSON)
record-get = Sauver l’enregistrement

## Nouvelle table

game = Jeu
players = Joueurs
company = Qui joue avec vous ?
company-bot = Des robots
company-open = Des amis, ou qui voudra
company-me = Des gens sur cet appareil
table-settings = Pendule, règles et table
seat-of = Place { $number }
seat-name-of = Nom à la place { $number }
bot-of = Robot à la place { $number }
chair-me = Moi
chair-open = Place libre
chair-bot = Un robot
pace = Pendule
pace-none = Sans pendule
pace-live = { $minutes } min + { $increment } s
pace-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
pace-none-name = Sans pendule
pace-live-name = En direct
pace-days-name = Par jours
pace-none-about = Chacun prend le temps qu’il lui faut.
pace-live-about = Chacun a tant de minutes pour toute la partie, et un peu plus à chaque tour. Qui dépasse son temps finit dernier.
pace-days-about = Chacun a tant de jours par tour : pour des parties au fil de la vie.
pace-minutes = Minutes pour chacun
pace-increment = Secondes de plus par tour
pace-per-turn = Jours par tour
options =
    { $count ->
        [0] Règles : comme dans le livret
        [one] Règles : { $count } option changée
       *[other] Règles : { $count } options changées
    }
options-about = Là où les éditions ou les lectures diffèrent, vous pouvez choisir. Tout peut rester tel quel.
default = habituel
table-rules = Table
allow-undo = Un coup peut être repris tant que personne n’a rien appris ; ensuite, même une bataille livrée, seulement si tous acceptent
allow-free-undo = Tant que vous êtes seul avec des robots : tout coup peut être repris, même après un tirage ou un secret dévoilé
allow-stand-in = En mon absence, les autres peuvent laisser un robot jouer pour moi
allow-hints = On peut demander conseil : ce que ferait un robot fort
public-table = Visible au salon ; chacun peut jouer ou regarder
create-start = Commencer
create-wait = Ouvrir la table

## Attente

waiting-title = { $game } : une table avant la partie
undo-on = on peut reprendre un coup
undo-free = tout coup peut être repris
undo-off = on ne reprend pas
hints-on = conseils permis
hints-off = pas de conseils
table-public = publique
table-private = sur invitation
sit-down = S’asseoir ici
stand-up = Se lever
which-bot = Quel robot
add-bot = Asseoir ce robot
remove-bot = Renvoyer le robot
kick = Renvoyer
start = Commencer la partie
start-waits = On commence dès qu’aucune place n’est libre.
start-without = Commencer sans attendre
parts-late = On attend les octets aléatoires de { $names } : leur navigateur les envoie à la prochaine visite. Si vous commencez sans eux, la partie enregistrée le dira.
chance = Comment naît le hasard
chance-about = Le serveur a fixé sa moitié de la graine et publié son empreinte. Le navigateur de chaque joueur ajoute 32 octets aléatoires : d’abord seulement leur empreinte puis, quand toutes les places sont prises, les octets. Ainsi personne ne peut choisir les tirages, pas même le dernier venu.
commitment-half = Empreinte de la moitié du serveur
part-given = (octets envoyés)
parts-again = Des octets déjà envoyés ont été refaits parce que quelqu’un est venu ou parti : { $count } fois
waiting-host = Tout le monde est là ; l’hôte lance la partie.
waiting-players = Il manque encore des joueurs.
invite = Inviter
invite-about = Qui ouvre ce lien peut s’asseoir à la table.
invite-link = Lien d’invitation

## Partie

actions = Ce que vous pouvez faire
gesture = Choisi jusqu’ici
send = Jouer ce coup
send-question = Jouer ce coup ?
back = Un pas en arrière
start-over = Annuler le coup
show-forbidden = Montrer aussi ce qui est impossible, et pourquoi
why-allowed = C’est possible maintenant.
why-rule = Règle { $clause }
ask-mode = Qu’est-ce que c’est ?
ask-mode-hint = Cliquez sur un élément pour savoir ce que c’est.
ask-mode-hint-touch = Touchez un élément pour savoir ce que c’est.
ask-mode-hint-key = Les flèches mènent d’un élément à l’autre ; Échap pour finir.
hint = Conseil
hint-take = Jouer ceci
hint-worth = environ { $number } % de chances de gagner
hint-only = Le robot n’envisage rien d’autre.
coach = Entraîneur
coach-off = Sans entraîneur
first-match = Votre première partie
to-act = à jouer
is-here = présent
is-away = absent
forfeit-resigned = a abandonné
forfeit-time = temps écoulé
forfeit-left = est parti
seat-return = Reprendre ma place
seat-handover = Laisser un robot continuer
undo = Reprendre
undo-ask = Demander à reprendre
undo-bar-chance = Un tirage a eu lieu depuis : tous doivent accepter.
undo-bar-other = Un autre joueur a joué depuis : tous doivent accepter.
undo-bar-reveal = Un secret a été révélé depuis : tous doivent accepter.
undo-bar-commit = Ce choix engageait : tous doivent accepter.
undo-bar-phase = Tous doivent accepter.
more = Plus
handover = Laisser un robot jouer pour moi
abort-ask = Proposer d’arrêter
resign = Abandonner
resign-sure = Un robot continue pour vous et vous finissez dernier. Abandonner ?
proposal-undo = { $name } demande à reprendre un coup.
proposal-abort = { $name } propose d’arrêter la partie.
proposal-waits = Les autres doivent encore accepter.
agree = Accepter
refuse = Refuser
decision-rules = Règles de ce choix
rules-all = Toutes les règles
room = Parler à cette table
log = Ce qui s’est passé
log-earlier = Tout montrer depuis le début
view = Ce qui est sur la table
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-line = Dire quelque chose
chat-send = Dire
mute = Sourdine
spectator = spectateur
reconnecting = Vous êtes hors ligne ; nouvel essai…
goodbye-restart = Le serveur redémarre ; un instant…
goodbye-slow = La connexion était trop lente ; nouvel essai…
goodbye-closed = La table a été fermée.
goodbye-signed_out = Vous vous êtes déconnecté.
goodbye-dismissed = On vous a demandé de quitter cette table.
goodbye-too_many = C’était trop à la fois ; la connexion a été coupée.
table-frozen = La partie est arrêtée : { $reason }
curtain = C’est à { $name }. Les autres regardent ailleurs.
curtain-ready = Je suis là

## Scène

stage-parts = Parties de la table
stage-talk = Journal et discussion
tab-board = Plateau
tab-log = Journal
rail = Joueurs et journal
decision = Ce qui est demandé
list-switch = Liste des choix
skip-scenes = Passer
skip-how = Un clic ou une touche, et on passe à la suite.
skip-how-touch = Touchez l’écran pour passer à la suite.
skip-how-key = Une touche, et on passe à la suite.
you-are-0 = Vous êtes A, le cercle rouge
you-are-1 = Vous êtes B, le carré bleu
you-are-2 = Vous êtes C, le losange vert
you-are-3 = Vous êtes D, le triangle violet
you-are-4 = Vous êtes E, l’hexagone ocre
you-are-5 = Vous êtes F, l’étoile grise
own-standing =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, place { $place } sur { $seats }
own-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
score-changed =
    { $player } a maintenant { $to ->
        [one] { $to } point
       *[other] { $to } points
    } au lieu de { $from } : { $why }.
while-waited = Pendant votre attente
play-again = Revoir : { $text }
thinking = réfléchit…
points = Points
tools = Outils de la table
speed = Vitesse à laquelle les coups des autres sont montrés
speed-0_5 = ½×
speed-1 = 1×
speed-2 = 2×
speed-0 = ≫
announcements = Ce qui se passe
sheet-up = Déployer la question
move-queued = Votre coup est gardé et partira dès que le serveur sera de retour.
sound-switch = Son
sound-question = Jouer de petits sons ?
sound-yes = Avec le son
sound-no = Non merci
portrait = Qui vous représente
portrait-archaeologist = Archéologue
portrait-miner = Mineur
portrait-geologist = Géologue
portrait-engineer = Ingénieur
portrait-professor = Professeur
portrait-pilot = Pilote
portrait-collector = Collectionneuse
portrait-prospector = Prospecteur
portrait-surveyor = Arpenteuse
portrait-student = Étudiant
portrait-guide = Guide
portrait-banker = Banquière
speed-0_5-name = moitié
speed-1-name = normale
speed-2-name = double
speed-0-name = tout de suite
sure-text = Vous renoncez ainsi à quelque chose. Continuer quand même ?
sure-yes = Oui, y renoncer

## Événements de la table

table-event-resigned = { $seat } abandonne.
table-event-time_out = Le temps de { $seat } est écoulé.
table-event-handed_over = Un robot joue maintenant pour { $seat }.
table-event-returned = { $seat } est de retour.
table-event-bot_failed = Le robot de { $seat } s’est trompé ; un autre a choisi.
table-event-aborted = La partie est arrêtée.
table-event-closed = La table est fermée.
table-event-rules_renewed = La partie continue avec des règles renouvelées.

## Fin

ended-played = La partie est terminée.
ended-resigned = Tous les autres ont abandonné.
ended-aborted = La partie a été arrêtée.
ended-closed = La table a été fermée.
scores = Points par source
rank = Rang
player = Joueur
total = Total
rematch = Rejouer
rematch-go = Vers la partie suivante
replay = Revoir
fairness = Le tirage était-il honnête ?
fairness-about = L’empreinte était fixée avant la partie. La graine donne cette empreinte, et tous les tirages en découlent.
fairness-shared = La graine est faite de la moitié du serveur et des octets aléatoires des joueurs. Toutes les empreintes étaient connues avant que quiconque montre ses octets. Tous les tirages découlent de la graine.
fairness-host = Ce que cela n’empêche pas : qui gère ce serveur peut lire la graine d’une partie en cours et connaître ainsi les tirages à venir.
fairness-checked = Vérifié dans ce navigateur : vos octets sont dans la graine, et toutes les empreintes sont justes.
fairness-wrong = Quelque chose ne va pas : la graine n’est pas faite de ce qui était promis avant la partie.
fairness-missing = Vos octets ne sont pas dans la graine : la preuve ne vaut pas pour vous.
commitment = Empreinte
seed = Graine
half = Moitié du serveur
part = octets
part-missing = pas d’octets ; la preuve ne vaut pas pour ce joueur

## Revoir

replay-first = Début
replay-back = Retour
replay-on = Avancer
replay-jump = Aller à…
replay-last = Fin
replay-play = Lecture
replay-pause = Pause
replay-slider = Coup
replay-eyes = Par les yeux de
replay-at = Coup { $ply } sur { $plies }

## Règles

rules-title = { $game } : règles
rules-search = Chercher dans les règles
rules-parts = Parties des règles
rules-brief = En bref
rules-full = Toutes les règles
rules-print = Imprimer
rules-contents = Sommaire
rules-found =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }

## Crédits

credits-icons = Icônes
credits-map = Données de carte
credits-font = Caractères
credits-code = Logiciels de cette page
credits-reconstructed = Certains nombres du matériel sont reconstitués d’après plusieurs sources ; le fichier du matériel de chaque jeu dit lesquels.
credits-licence = Motherlode est un logiciel libre sous licence MIT.

## Droits

rights-none = Motherlode n’a aucun lien avec les auteurs et les éditeurs de ces jeux, et aucun d’eux ne l’a approuvé. Les noms des jeux et les jeux imprimés appartiennent à leurs propriétaires.
rights-made-rockwell = Imaginé par Bruno Crépeault, publié par Sit Down! en 2013.
rights-made-cavum = Imaginé par Wolfgang Kramer et Michael Kiesling, publié par Quined Games en 2018.
rights-made-thebes = Imaginé par Peter Prinz, publié par Queen Games en 2007.
rights-made-rawsiko = Réalisé par le projet RM@Schools ; les règles que nous connaissons ne nomment pas d’auteurs.
rights-ours-title = Ce qui est à nous
rights-ours = Le programme, tous les textes et tous les dessins sont les nôtres, sauf ce que nomment les crédits. Les règles sont racontées avec nos propres mots.
rights-remove-title = Si vous avez des droits et vous opposez
rights-remove = Écrivez à l’hébergeur de ce serveur. Dites quelle œuvre est la vôtre et ce qui doit être retiré.
rights-no-contact = L’hébergeur n’a pas indiqué d’adresse.

## Erreurs

error-unknown = Cela n’a pas marché. Veuillez réessayer.
error-server = Le serveur a fait une erreur. Veuillez réessayer.
error-offline = Le serveur est injoignable. Veuillez réessayer.
error-stale = La partie a continué entre-temps.
error-not_your_seat = Cette place n’est pas la vôtre.
error-not_seated = Vous n’êtes pas assis à cette table.
error-not_host = Seul l’hôte peut le faire.
error-not_open = La partie a déjà commencé.
error-not_running = La partie n’est pas en cours.
error-not_invited = Cette table est sur invitation.
error-not_stored = Cela n’a pas pu être enregistré.
error-seat_taken = Cette place est prise.
error-seats_open = Il reste des places libres.
error-bad_seats = On ne joue pas à ce jeu avec autant de places.
error-no_seat = Il n’y a pas de place libre.
error-unknown_table = Cette table n’existe pas, ou elle est sur invitation.
error-wrong_invitation = Cette invitation n’est pas valable : demandez un nouveau lien, ou la table a été fermée.
error-unknown_game = Ce jeu n’existe pas.
error-unknown_bot = Ce robot n’existe pas.
error-unknown_player = Ce joueur n’existe pas.
error-unknown_page = Il n’y a rien ici.
error-no_name = Choisissez d’abord un nom.
error-bad_name = Ce nom ne peut pas servir.
error-name_taken = Ce nom est pris.
error-guests_off = Les invités ne sont pas admis ici : connectez-vous ou inscrivez-vous.
error-registration_off = Ce serveur n’accepte pas de nouveaux joueurs.
error-bad_invitation = Cette invitation est inconnue, épuisée ou trop ancienne.
error-registered = Vous avez déjà un compte.
error-wrong_password = Nom ou mot de passe faux.
error-bad_message = Le serveur n’a pas compris.
error-bad_request = Le serveur n’a pas compris.
error-bad_option = Une option ne convient pas au jeu.
error-too_many = C’était trop rapide. Attendez un instant.
error-too_many_tables = Vous êtes assis à trop de tables.
error-too_large = C’est trop grand.
error-origin = Cette page n’appartient pas à ce serveur.
error-blocked = L’hôte de cette table vous a bloqué.
error-frozen = La partie est arrêtée.
error-muted = Vous ne pouvez pas discuter ici.
error-no_proposal = Il n’y a plus de proposition.
error-proposal_open = Une autre proposition est encore ouverte.
error-not_vanished = Ce joueur est encore là.
error-bots_refuse = Quelque chose a été tiré ou dévoilé depuis : les robots n’acceptent pas.
error-no_stand_in = Ce joueur n’a pas accepté d’être remplacé par un robot.
error-not_alone = C’est réservé à une table où vous êtes seul avec des robots.
error-parts_given = Des octets aléatoires sont déjà donnés ; aucune empreinte ne peut plus changer.
error-no_hash = L’empreinte de vos octets aléatoires manque.
error-hashes_missing = Les empreintes des autres manquent.
error-wrong_part = Ces octets ne correspondent pas à leur empreinte.
error-parts_missing = Les octets aléatoires de certains joueurs manquent.
error-not_finished = La partie n’est pas terminée.
error-hints_off = À cette table, il n’y a pas de conseils.
error-not_asked = Vous n’avez rien à décider pour le moment.
error-no_hint = Le robot n’a pas trouvé de réponse. Redemandez, s’il vous plaît.
error-rematch = La partie suivante est déjà ouverte.
error-no_record = Ce fichier n’est pas un enregistrement.
error-unknown_language = Cette langue n’existe pas.

## Leçons

nav-learn = Apprendre
learn-now = Apprendre en cinq minutes
learn-go-on = Continuer d’apprendre : leçon { $number }
learn-title = Apprendre { $game }
learn-lead = De courtes leçons sur le vrai plateau : vous jouez, une chose à la fois. Arrêtez quand vous voulez ; vous reprendrez où vous en étiez.
learn-none = Il n’y a pas encore de leçons pour ce jeu. Les règles expliquent tout.
lesson = Leçon
lesson-step = Étape { $step } sur { $steps }
lesson-coached = Avec un guide
lesson-wait = Regardez ce qui se passe ; ensuite, c’est à vous.
lesson-on = Continuer
lesson-back = Retour
lesson-later = Avancer
lesson-show = Montrez-moi où
lesson-right = demandé
lesson-skip = Passer cette étape
lesson-leave = Toutes les leçons
lesson-all = Toutes les leçons
lesson-read = Lisez ce qui est dit, puis appuyez sur « Continuer ».
lesson-wrong = C’est permis, mais cette étape parle d’autre chose.
lesson-done = Leçon terminée : { $title }
lesson-next = Leçon suivante : { $title }
lesson-begin = Commencer : { $title }
lesson-go-on = Reprendre : { $title }
lesson-start = Commencer
lesson-resume = Reprendre
lesson-repeat = Rejouer
lesson-again = Depuis le début
lesson-minutes =
    { $number ->
        [one] environ une minute
       *[other] environ { $number } minutes
    }
lesson-state-new = pas commencée
lesson-state-begun = commencée
lesson-state-done = terminée
error-lesson = Ce n’est pas possible dans une leçon.
error-unknown_lesson = Cette leçon n’existe pas.
error-wrong_turn = Ce n’est pas ce que la leçon demande ici.
