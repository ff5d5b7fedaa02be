# What the web client says, in English. Keys are sorted by topic.

## Frame

skip = Skip to the content
navigation = Main navigation
nav-lobby = Lobby
nav-new = New table
nav-rules = Rules
nav-account = Account
nav-credits = Credits
nav-rights = Rights
language = Language
own-en = English
own-nl = Nederlands
own-de = Deutsch
own-fr = Français
loading = One moment…
page-failed = This page could not be loaded. Please load it again.
close = Close
cancel = Cancel
copy = Copy
copied = Copied
owners = The names of the games belong to their owners. Wording and drawings are our own.
missing-title = There is nothing here
missing-text = This address leads nowhere. Perhaps the table has been closed.
to-front = To the front page

## Settings

settings = Settings
settings-kept = These settings stay in this browser.
theme = Colours
theme-system = as the system
theme-light = light
theme-dark = dark
setting-sound = Small sounds
setting-notify = Notify me of my turn when I look elsewhere
setting-confirm = Ask before a move is sent
setting-coach = A coach in my first match of a game, against bots only
setting-shortcuts = Keyboard shortcuts: ? for the rules, h for a hint, u to take back, Esc to start over, w to see again what happened while you waited

## Front page

front-title = Four games about what lies under the ground
front-lead = Sit down at a table: against bots, with friends far away, or with several people around one screen. No account needed.
front-seats = For { $least } to { $most } players
front-how = Other ways to play
front-lobby = Find opponents in the lobby
front-friends = Open a table and invite friends by a link
front-hotseat = Play with several people on this device: take several seats yourself
play-now = Play now against bots
quick-title = { $game } against bots
quick-start = Start
opponents = Opponents
your-games = Your games
turn-of = { $name } to move
play-on = Play
won-by = Won by { $names }
turns-waiting =
    { $count ->
        [one] It is your turn in { $count } game
       *[other] It is your turn in { $count } games
    }
about-thebes = Travel through Europe, study, dig around the Mediterranean and show your finds. Everything costs weeks, and the weeks run out.
about-rockwell = Drill towards the core of the earth together and against each other, and earn by what comes up.
about-cavum = Dig tunnels through a mountain, open veins of precious stones, and blow the whole thing up.
about-rawsiko = Hold the countries whose raw materials the world needs, by trade or by force.
reconstructed = Of the { $entries } entries that describe this box, { $reconstructed } are reconstructed: they are not printed in the rulebook or on a component we know. Owners of the box can play with a corrected file.

## People

your-name = Your name
name = Name
password = Password
guest-name = Guest { $number }
guest-example = for example Ada
you = you
account-nobody = You have not chosen a name yet. A name is enough to play.
account-guest = You play as the guest { $name }. Without an account the name and your matches stay in this browser only.
account-signed-in = You are signed in as { $name }.
account-guest-title = Play as a guest
account-come-in = Come in
account-rename = Change the name
account-named = That is your name now.
account-known-title = With an account
account-register-about = An account keeps your name and your matches behind a password of at least 8 characters. It works without an e-mail address; so a lost password cannot be sent to you.
password-short = At least 8 characters, please.
account-sign-in = Sign in
account-register = Register
account-invitation = Invitation code (to register)
account-welcome = You are signed in.
account-registered = Your account is ready, and you are signed in.
account-leave-title = Leaving
account-sign-out = Sign out
account-sign-out-all = Sign out everywhere
account-signed-out = You are signed out.
account-delete = Delete everything about me…
account-delete-about = Your name disappears from all tables, running matches are given up. This cannot be undone.
account-delete-now = Delete for good
account-deleted = Everything about you has been deleted.
account-token-title = For programs
account-token-about = With a token a program of yours can play in your name. It is shown once.
account-token-make = Make a token
account-token-made = Here is your token; keep it safe.
account-shunned-title = Muted and blocked
account-shun-off = Done: that is no longer so.
shun-mute = muted
shun-block = blocked
shun-off = Take back

## Bots

program-seated = { $name } (bot)
bot-seated = { $bot } { $number }
bot-plays = { $bot } plays
bot-stands-in = { $bot } stands in

## Lobby

lobby-open = Open tables
lobby-running = Running matches
lobby-finished = Finished matches
lobby-no-open = No table is waiting for players. Open one!
lobby-no-running = No public match is running.
lobby-no-finished = No public match is finished yet.
seat-free = free seat
your-turn = Your turn
watchers =
    { $count ->
        [one] { $count } person watches
       *[other] { $count } people watch
    }
table-enter = To the table
table-join = Sit down
table-look = Look at it
table-watch = Watch
record-title = Look at a record
record-about = A record from the terminal or from another server can be replayed here.
record-file = Record (JSON file)
record-get = Save the record

## New table

game = Game
players = Players
company = Who plays with you?
company-bot = Bots
company-open = Friends, or anyone who comes
company-me = People on this device
table-settings = Clock, rules and table
seat-of = Seat { $number }
seat-name-of = Name at seat { $number }
bot-of = Bot at seat { $number }
chair-me = Me
chair-open = Free seat
chair-bot = A bot
pace = Clock
pace-none = No clock
pace-live = { $minutes } min + { $increment } s
pace-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
pace-none-name = No clock
pace-live-name = Live
pace-days-name = By days
pace-none-about = Everyone takes the time they need.
pace-live-about = Everyone has so many minutes for the whole match, and a little more for every turn. Whose time is up ranks last.
pace-days-about = Everyone has so many days for each turn: for matches beside daily life.
pace-minutes = Minutes for each
pace-increment = Seconds more for each turn
pace-per-turn = Days for each turn
options =
    { $count ->
        [0] Rules: as in the book
        [one] Rules: { $count } option changed
       *[other] Rules: { $count } options changed
    }
options-about = Where editions or readings of the rules differ, you can choose. Everything can stay as it is.
default = usual
table-rules = Table
allow-undo = Moves may be taken back as long as nobody has learned anything; after that, even a fought battle, only if all agree
allow-free-undo = While you are alone with bots: take back any move, also after a draw or an opened secret
allow-stand-in = When I am away, the others may let a bot play for me
allow-hints = Hints may be asked for: what a strong bot would do
public-table = Shown in the lobby; anyone may join or watch
create-start = Start
create-wait = Open the table

## Waiting

waiting-title = { $game }: a table before the match
undo-on = moves may be taken back
undo-free = any move may be taken back
undo-off = no taking back
hints-on = hints allowed
hints-off = no hints
table-public = public
table-private = by invitation only
sit-down = Sit here
stand-up = Stand up
which-bot = Which bot
add-bot = Seat this bot
remove-bot = Send the bot away
kick = Send away
start = Start the match
start-waits = It can start as soon as no seat is free.
start-without = Start without waiting
parts-late = Waiting for the random bytes of { $names }: their browser sends them on their next visit. If you start without them, the record says so.
chance = Where the dice and draws come from
chance-about = The server fixed its half of the seed and published its hash. Each player’s browser adds 32 random bytes: first only their hash, then, when every seat is taken, the bytes. So nobody can choose the draws, whoever comes last.
commitment-half = Hash of the server’s half
part-given = (bytes sent)
parts-again = Bytes that had been sent were made again because someone came or went: { $count ->
    [one] once
   *[other] { $count } times
}
waiting-host = Everyone is here; the host starts the match.
waiting-players = Waiting for more players.
invite = Invite
invite-about = Whoever opens this link can sit down at the table.
invite-link = Invitation link

## Match

actions = What you can do
gesture = Chosen so far
send = Make this move
send-question = Make this move?
back = One step back
start-over = Cancel the move
show-forbidden = Also show what is not possible, and why
why-allowed = That is possible now.
why-rule = Rule { $clause }
ask-mode = What is this?
ask-mode-hint = Press a thing to learn what it is.
ask-mode-hint-touch = Tap a thing to learn what it is.
ask-mode-hint-key = The arrows go from thing to thing; Esc ends this.
hint = Hint
hint-take = Do this
hint-worth = wins about { $number } %
hint-only = The bot considers nothing else.
coach = Coach
coach-off = No coach
first-match = Your first match
to-act = to move
is-here = here
is-away = away
forfeit-resigned = has resigned
forfeit-time = ran out of time
forfeit-left = has left
seat-return = Take my seat back
seat-handover = Let a bot play on
undo = Take back
undo-ask = Ask to take back
undo-bar-chance = Something has been drawn since: all have to agree.
undo-bar-other = Another player has moved since: all have to agree.
undo-bar-reveal = A secret has been opened since: all have to agree.
undo-bar-commit = This decision was binding: all have to agree.
undo-bar-phase = All have to agree.
more = More
handover = Let a bot play for me
abort-ask = Propose to break off
resign = Resign
resign-sure = A bot plays on for you, and you rank last. Resign?
proposal-undo = { $name } asks to take back a move.
proposal-abort = { $name } proposes to break off the match.
proposal-waits = Waiting for the others to agree.
agree = Agree
refuse = Refuse
decision-rules = Rules of this decision
rules-all = The whole rulebook
room = Talk at this table
log = What happened
log-earlier = Show everything from the beginning
view = What lies on the table
chat = Chat
chat-empty = Nothing has been said yet.
chat-line = Say something
chat-send = Say
mute = Mute
spectator = spectator
reconnecting = You are offline; trying again…
goodbye-restart = The server is restarting; one moment…
goodbye-slow = The connection was too slow; trying again…
goodbye-closed = The table has been closed.
goodbye-signed_out = You have signed out.
goodbye-dismissed = The host of this table has asked you to leave.
goodbye-too_many = That was too much at once; the connection was closed.
table-frozen = The match is halted: { $reason }
curtain = It is the turn of { $name }. The others look away.
curtain-ready = I am here

## Stage

stage-parts = Parts of the table
stage-talk = Log and chat
tab-board = Board
tab-log = Log
rail = Players and log
decision = What is asked
list-switch = List of choices
skip-scenes = Skip
skip-how = A click or any key skips ahead.
skip-how-touch = Tap anywhere to skip ahead.
skip-how-key = Any key skips ahead.
you-are-0 = You are A, the red circle
you-are-1 = You are B, the blue square
you-are-2 = You are C, the green diamond
you-are-3 = You are D, the purple triangle
you-are-4 = You are E, the ochre hexagon
you-are-5 = You are F, the grey star
own-standing =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }, place { $place } of { $seats }
own-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
score-changed =
    { $player } now has { $to ->
        [one] 1 point
       *[other] { $to } points
    } instead of { $from }: { $why }.
while-waited = While you waited
play-again = Show again: { $text }
thinking = thinks…
points = Points
tools = Tools of the table
speed = How fast moves of others are shown
speed-0_5 = ½×
speed-1 = 1×
speed-2 = 2×
speed-0 = ≫
announcements = What happens
sheet-up = Pull up the decision
move-queued = Your move is kept and sent as soon as the server is back.
sound-switch = Sound
sound-question = Play small sounds?
sound-yes = With sound
sound-no = No, thanks
portrait = Your figure
portrait-archaeologist = Archaeologist
portrait-miner = Miner
portrait-geologist = Geologist
portrait-engineer = Engineer
portrait-professor = Professor
portrait-pilot = Pilot
portrait-collector = Collector
portrait-prospector = Prospector
portrait-surveyor = Surveyor
portrait-student = Student
portrait-guide = Guide
portrait-banker = Banker
speed-0_5-name = half
speed-1-name = normal
speed-2-name = double
speed-0-name = at once
sure-text = That gives something up. Do it all the same?
sure-yes = Yes, give it up

## Events of the table

table-event-resigned = { $seat } resigns.
table-event-time_out = The time of { $seat } is up.
table-event-handed_over = A bot plays for { $seat } now.
table-event-returned = { $seat } is back.
table-event-bot_failed = The bot of { $seat } made a mistake; another one chose.
table-event-aborted = The match is broken off.
table-event-closed = The table is closed.
table-event-rules_renewed = The match goes on under renewed rules.

## End

ended-played = The match is over.
ended-resigned = All others have resigned.
ended-aborted = The match was broken off.
ended-closed = The table was closed.
scores = Points by source
rank = Place
player = Player
total = Total
rematch = Play again
rematch-go = To the next match
replay = Replay
fairness = Was the draw fair?
fairness-about = The hash was fixed before the match began. The seed gives this hash, and every draw follows from it.
fairness-shared = The seed is made of the server’s half and the random bytes of the players, whose hashes were all known before anyone showed their bytes. Every draw follows from the seed.
fairness-host = What it does not prevent: whoever runs this server can read the seed of a running match and so know the draws to come.
fairness-checked = Checked in this browser: your bytes are in the seed, and all hashes are right.
fairness-wrong = Something is wrong: the seed is not made of what was promised before the match.
fairness-missing = Your bytes are not in the seed: the proof does not cover you.
commitment = Hash
seed = Seed
half = Server’s half
part = bytes
part-missing = no bytes; the proof does not cover this player

## Replay

replay-first = Start
replay-back = Back
replay-on = Forward
replay-jump = Jump to…
replay-last = End
replay-play = Play
replay-pause = Pause
replay-slider = Move
replay-eyes = Through the eyes of
replay-at = Move { $ply } of { $plies }

## Rulebook

rules-title = { $game }: Rules
rules-search = Search the rules
rules-parts = Parts of the rules
rules-brief = In brief
rules-full = All rules
rules-print = Print
rules-contents = Contents
rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }

## Credits

credits-icons = Icons
credits-map = Map data
credits-font = Typeface
credits-code = Software in this page
credits-reconstructed = Some numbers of the components are reconstructed from several sources; the components file of each game says which.
credits-licence = Motherlode itself is free software under the MIT licence.

## Rights

rights-none = Motherlode is not connected with the designers and publishers of these games, and none of them has approved it. The names of the games and the printed games belong to their owners.
rights-made-rockwell = Designed by Bruno Crépeault, published by Sit Down! in 2013.
rights-made-cavum = Designed by Wolfgang Kramer and Michael Kiesling, published by Quined Games in 2018.
rights-made-thebes = Designed by Peter Prinz, published by Queen Games in 2007.
rights-made-rawsiko = Made by the project RM@Schools; its designers are not named in the rules that we know.
rights-ours-title = What is ours
rights-ours = The program, all wording and all drawings are our own, except what the credits name. The rules are told in our own words.
rights-remove-title = If you own rights and object
rights-remove = Write to the host of this server. Say which work is yours and what should go.
rights-no-contact = The host has not set an address.

## Errors

error-unknown = That did not work. Please try again.
error-server = The server made a mistake. Please try again.
error-offline = The server cannot be reached. Please try again.
error-stale = The match has gone on in the meantime.
error-not_your_seat = That seat is not yours.
error-not_seated = You do not sit at this table.
error-not_host = Only the host may do that.
error-not_open = The match has begun already.
error-not_running = The match is not running.
error-not_invited = This table is by invitation only.
error-not_stored = This could not be stored.
error-seat_taken = That seat is taken.
error-seats_open = There are still free seats.
error-bad_seats = The game is not played with that many seats.
error-no_seat = There is no free seat.
error-unknown_table = There is no such table, or it is by invitation only.
error-wrong_invitation = This invitation does not hold: ask for a new link, or the table has been closed.
error-unknown_game = There is no such game.
error-unknown_bot = There is no such bot.
error-unknown_player = There is no such player.
error-unknown_page = There is nothing here.
error-no_name = Please choose a name first.
error-bad_name = This name cannot be used.
error-name_taken = This name is taken.
error-guests_off = Guests are not admitted here: sign in, or register.
error-registration_off = This server takes no new players.
error-bad_invitation = This invitation is unknown, used up or too old.
error-registered = You have an account already.
error-wrong_password = Name or password is wrong.
error-bad_message = The server did not understand that.
error-bad_request = The server did not understand that.
error-bad_option = An option does not fit the game.
error-too_many = That was too fast. Wait a moment.
error-too_many_tables = You sit at too many tables.
error-too_large = That is too large.
error-origin = This page does not belong to this server.
error-blocked = The host of this table has blocked you.
error-frozen = The match stands still.
error-muted = You cannot chat here.
error-no_proposal = Nothing is proposed any more.
error-proposal_open = Another proposal is still open.
error-not_vanished = That player is still here.
error-bots_refuse = Something was drawn or revealed since: the bots do not agree.
error-no_stand_in = That player did not agree to be replaced by a bot.
error-not_alone = That is only for a table where you are alone with bots.
error-parts_given = Random bytes are given already; no hash can change now.
error-no_hash = The hash of your random bytes is missing.
error-hashes_missing = The hashes of the others are missing.
error-wrong_part = These bytes do not fit their hash.
error-parts_missing = The random bytes of some players are missing.
error-not_finished = The match is not over yet.
error-hints_off = There are no hints at this table.
error-not_asked = You have nothing to decide now.
error-no_hint = The bot did not come to an answer. Please ask again.
error-rematch = The next match is open already.
error-no_record = This file is no record.
error-unknown_language = There is no such language.

## Lessons

nav-learn = Learn
learn-now = Learn in five minutes
learn-go-on = Go on learning: lesson { $number }
learn-title = Learn { $game }
learn-lead = Short lessons on the real board: you play, one thing at a time. Leave whenever you like; you go on where you stopped.
learn-none = There are no lessons for this game yet. The rules explain everything.
lesson = Lesson
lesson-step = Step { $step } of { $steps }
lesson-coached = With a coach
lesson-wait = Watch what happens; then it is your turn again.
lesson-on = Read on
lesson-back = Back
lesson-later = Forward
lesson-show = Show me where
lesson-right = asked for
lesson-skip = Skip this step
lesson-leave = All lessons
lesson-all = All lessons
lesson-read = Read what is said, then press “Read on”.
lesson-wrong = That is allowed, but not what this step is about.
lesson-done = { $title }: done
lesson-next = Next lesson: { $title }
lesson-begin = Begin: { $title }
lesson-go-on = Go on: { $title }
lesson-start = Begin
lesson-resume = Go on
lesson-repeat = Play again
lesson-again = From the start
lesson-minutes =
    { $number ->
        [one] about a minute
       *[other] about { $number } minutes
    }
lesson-state-new = not begun
lesson-state-begun = begun
lesson-state-done = done
error-lesson = That is not possible in a lesson.
error-unknown_lesson = There is no such lesson.
error-wrong_turn = That is not what the lesson asks for here.
