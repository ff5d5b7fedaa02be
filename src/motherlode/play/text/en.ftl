# What all games say, in English. Keys are sorted by topic.

## Words

yes = yes
no = no
number = { $number }
list-and = { $first } and { $last }
list-empty = none
lang-en = English
lang-nl = Dutch
lang-de = German
lang-fr = French

## Seats

seat-number = Player { $number }
seat-chance = Chance
seat-spectator = Spectator
bot-random = Random bot
bot-greedy = Quick bot
bot-easy = Easy bot
bot-normal = Normal bot
bot-hard = Strong bot
bot-expert = Expert bot
bot-named = { $detail } { $number }

## What happens at every table

event-undo = { $seat } takes back a move.
event-lesson_step = Step { $number } of the lesson is done.

## Why not

why-bare = That is not possible now (rule { $clause }).

## The end

outcome-winners =
    { $count ->
        [one] { $seats } wins with { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $seats } share the victory with { $points ->
            [one] { $points } point
           *[other] { $points } points
        } each.
    }
outcome-own =
    You win with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
outcome-place = { $rank }. { $seat }: { $points } ({ $detail })
outcome-source = { $detail } { $points }

## Errors: moves

error-unknown_seat = There is no seat { $number } in a match of { $count }.
error-unknown_action = There is no action with the number { $number }.
error-illegal_move = That is not allowed (rule { $clause }, action { $number } of the move).
error-incomplete_move = The move of { $seat } is not complete yet.
error-overlong_move = The move of { $seat } has to end before action { $number }: first a draw is made or a secret is opened.

## Errors: undo

error-undo_off = Moves cannot be taken back at this table.
error-undo_over = The match is over; nothing can be taken back.
error-undo_nothing = { $seat } has no move to take back.
error-undo_chance = Something has been drawn since; taking the move back needs the consent of all.
error-undo_other = Another player has moved since; taking the move back needs the consent of all.
error-undo_reveal = A secret has been opened since; taking the move back needs the consent of all.
error-undo_commit = This decision is binding; taking it back needs the consent of all.
error-undo_phase = While all are choosing secretly, only one’s own choice can be taken back; anything earlier needs the consent of all.

## Errors: records

error-record_file = There is no record: { $detail }.
error-record_damaged = The record is damaged: { $detail }.
error-record_game = The record is of another game: { $detail }.
error-record_version = The record was played under other rules: { $detail }.
error-record_components = The record was played with other components: { $detail }.
error-record_options = The record’s options do not fit the game: { $detail }.
error-record_start = The record’s starting position cannot be loaded: { $detail }.
error-record_move = Illegal move at ply { $ply }: { $detail }.
error-record_draw = Impossible draw at ply { $ply }: { $detail }.
error-record_undo = Impossible undo at ply { $ply }: { $detail }.
error-record_ply = Wrong number at ply { $ply }: { $detail }.
error-record_checksum = Wrong checksum at ply { $ply }: { $detail }.
error-record_outcome = Wrong outcome at ply { $ply }: { $detail }.
error-record_seed = The seed is wrong: { $detail }.
error-record_end = The record is too short: { $detail }.

## Rulebook

rules-fallback = There are no rules in { $detail } yet; these are the English ones.

## Interface

ui-waiting = Waiting for { $seats }
ui-over = The match is over
ui-label = { $detail }:

## Terminal

ui-log = Log
ui-curtain = It is the turn of { $seat }. The others look away; press Enter.
ui-nothing-asked = Nothing is asked of you now.
ui-hint = What a strong bot would do
ui-hint-candidate = { $detail } (wins about { $number } %)
ui-hint-then = Then: { $detail }
ui-hint-forced = The bot considers nothing else: { $detail }
ui-hint-thinking = Thinking ...
ui-hints-off = Hints are switched off in this match.
ui-hint-marked = What this step asks for is marked ▸. There are hints in the match at the end.
ui-no-hints = There are no hints for this game.
ui-enter = Enter
ui-escape = Esc
ui-key-choose = choose
ui-key-number = by number
ui-key-back = back
ui-key-explain = rules
ui-key-about = what is this?
ui-key-hint = hint
ui-key-undo = take back
ui-key-forbidden = why not?
ui-key-board = board, players
ui-key-quit = quit
ui-page-keys = ↑ ↓ scroll, Esc closes
ui-about = What lies on the table
ui-no-number = There is no choice { $detail }.
ui-leave-saved = Stop here? The match is saved, and you can go on with it later.
ui-leave-unsaved = Stop here? This match is not saved.
ui-leave-keys = Enter stops, Esc plays on
ui-resume =
    The match is saved. Go on with it by:
    { $detail }
ui-kept = The match is kept in { $detail }
ui-which-game = Which game
ui-game = { $number }  { $detail }, { $least } to { $most } players
ui-no-such-number = Please type a number from 1 to { $most }.

## Lessons in the terminal

ui-read-on = Read on
ui-wrong-turn = That is possible, but not what this lesson is about; right choices are marked ▸.
ui-lesson-done = { $detail }: done.
ui-lesson-done-next = { $detail }: done. Next lesson: { $next_detail }
ui-lesson-done-keys = Enter goes on, Esc stops
ui-which-lesson = Which lesson
ui-minutes =
    { $number ->
        [one] about a minute
       *[other] about { $number } minutes
    }
ui-leave-lesson = Stop here? The lesson is kept, and you can go on with it later.
ui-lesson-kept =
    The lesson is kept. Go on with it by:
    { $detail }
ui-lesson-next = Next: { $detail }
ui-lessons-done = All lessons of this game are done.

## Reasons of hints

term-position = { $points } by a better or worse position
reason-rival = { $points } for { $seat }
reason-rest = { $points } for everything else
effect-worth = worth about { $number ->
    [one] one point
   *[other] { $number } points
}
effect-costs = costs about { $number ->
    [one] one point
   *[other] { $number } points
}
effect-least = costs the least, about { $number ->
    [one] one point
   *[other] { $number } points
}
effect-even = changes little by itself
effect-bare = { $detail }
effect-why = { $detail }: { $why_detail }
effect-left = { $detail }; { $left_detail }
effect-why-left = { $detail }: { $why_detail }; { $left_detail }
coach-also = You could also have chosen: { $detail }. That was worth about { $number ->
    [one] one point
   *[other] { $number } points
} more: { $why_detail }.
