### The words of Thebes in English.

title = Thebes
neutral-title = Vestigia

## Places
name-berlin = Berlin
name-london = London
name-moscow = Moscow
name-paris = Paris
name-rome = Rome
name-vienna = Vienna
name-warsaw = Warsaw
name-greece = Greece
name-crete = Crete
name-egypt = Egypt
name-palestine = Palestine
name-mesopotamia = Mesopotamia

## Spaces of the row
name-a = a
name-b = b
name-c = c

## Kinds of cards
name-special = Special knowledge
name-rumour = Rumour
name-general = General knowledge
name-assistant = Assistant
name-shovel = Shovel
name-car = Car
name-zeppelin = Zeppelin
name-special_permission = Special permission
name-congress = Congress
name-small = Small exhibition
name-large = Large exhibition

## Research cards
name-special_greece_1_rome = 1 book on Greece (Rome)
name-special_greece_1_berlin = 1 book on Greece (Berlin)
name-special_greece_1_vienna = 1 book on Greece (Vienna)
name-special_greece_1_moscow = 1 book on Greece (Moscow)
name-special_greece_2_rome = 2 books on Greece (Rome)
name-special_greece_2_london = 2 books on Greece (London)
name-special_greece_3_berlin = 3 books on Greece (Berlin)
name-special_greece_3_london = 3 books on Greece (London)
name-special_crete_1_berlin = 1 book on Crete (Berlin)
name-special_crete_1_paris = 1 book on Crete (Paris)
name-special_crete_1_vienna = 1 book on Crete (Vienna)
name-special_crete_2_paris = 2 books on Crete (Paris)
name-special_crete_2_vienna = 2 books on Crete (Vienna)
name-special_crete_2_rome = 2 books on Crete (Rome)
name-special_crete_3_moscow = 3 books on Crete (Moscow)
name-special_egypt_1_rome = 1 book on Egypt (Rome)
name-special_egypt_1_paris = 1 book on Egypt (Paris)
name-special_egypt_1_moscow = 1 book on Egypt (Moscow)
name-special_egypt_2_berlin = 2 books on Egypt (Berlin)
name-special_egypt_2_london = 2 books on Egypt (London)
name-special_egypt_3_london = 3 books on Egypt (London)
name-special_egypt_3_moscow = 3 books on Egypt (Moscow)
name-special_palestine_1_vienna = 1 book on Palestine (Vienna)
name-special_palestine_1_rome = 1 book on Palestine (Rome)
name-special_palestine_2_paris = 2 books on Palestine (Paris)
name-special_palestine_2_berlin = 2 books on Palestine (Berlin)
name-special_palestine_2_london = 2 books on Palestine (London)
name-special_palestine_3_london = 3 books on Palestine (London)
name-special_palestine_3_paris = 3 books on Palestine (Paris)
name-special_mesopotamia_1_paris = 1 book on Mesopotamia (Paris)
name-special_mesopotamia_1_rome = 1 book on Mesopotamia (Rome)
name-special_mesopotamia_1_moscow = 1 book on Mesopotamia (Moscow)
name-special_mesopotamia_2_vienna = 2 books on Mesopotamia (Vienna)
name-special_mesopotamia_2_london = 2 books on Mesopotamia (London)
name-special_mesopotamia_3_moscow = 3 books on Mesopotamia (Moscow)
name-special_mesopotamia_3_london = 3 books on Mesopotamia (London)
name-rumour_greece = Rumour about Greece (Moscow)
name-rumour_crete = Rumour about Crete (Paris)
name-rumour_egypt = Rumour about Egypt (Rome)
name-rumour_palestine = Rumour about Palestine (Vienna)
name-rumour_mesopotamia = Rumour about Mesopotamia (Berlin)
name-general_1_paris = 1 book of general knowledge (Paris)
name-general_1_rome = 1 book of general knowledge (Rome)
name-general_1_berlin = 1 book of general knowledge (Berlin)
name-general_1_vienna = 1 book of general knowledge (Vienna)
name-general_2_paris = 2 books of general knowledge (Paris)
name-general_2_berlin = 2 books of general knowledge (Berlin)
name-general_2_london = 2 books of general knowledge (London)
name-general_2_moscow = 2 books of general knowledge (Moscow)
name-assistant_paris = Assistant (Paris)
name-assistant_vienna = Assistant (Vienna)
name-assistant_berlin = Assistant (Berlin)
name-assistant_rome = Assistant (Rome)
name-shovel_london = Shovel (London)
name-shovel_rome = Shovel (Rome)
name-shovel_moscow = Shovel (Moscow)
name-car_moscow = Car (Moscow)
name-car_rome = Car (Rome)
name-zeppelin_rome = Zeppelin (Rome)
name-zeppelin_vienna = Zeppelin (Vienna)
name-special_permission_london = Special permission (London)
name-special_permission_moscow = Special permission (Moscow)
name-congress_london = Congress (London)
name-congress_paris = Congress (Paris)
name-congress_berlin = Congress (Berlin)
name-congress_vienna = Congress (Vienna)
name-congress_moscow = Congress (Moscow)

## Exhibitions
name-exhibition_small_london = Small exhibition (London)
name-exhibition_small_paris = Small exhibition (Paris)
name-exhibition_small_berlin = Small exhibition (Berlin)
name-exhibition_small_vienna = Small exhibition (Vienna)
name-exhibition_small_moscow = Small exhibition (Moscow)
name-exhibition_large_london = Large exhibition (London)
name-exhibition_large_paris = Large exhibition (Paris)
name-exhibition_large_berlin = Large exhibition (Berlin)
name-exhibition_large_vienna = Large exhibition (Vienna)
name-exhibition_large_moscow = Large exhibition (Moscow)

## Tokens: Greece
name-greece_a1_1 = Helmet from Olympia
name-greece_a1_2 = Attic cup
name-greece_a1_3 = Bronze horse
name-greece_a1_4 = Attic coin
name-greece_a2_1 = Marble Athena
name-greece_a2_2 = Omphalos of Delphi
name-greece_a2_3 = Venus de Milo
name-greece_a3_1 = Mask of Agamemnon
name-greece_a3_2 = Bronze statue of Delphi
name-greece_a4_1 = Treasure of Priam
name-greece_a5_1 = Statue of Zeus
name-greece_a5_2 = Parthenon relief
name-greece_a6_1 = Seal of Troy
name-greece_special = Knowledge of Crete (from Greece)
name-greece_general = General knowledge (from Greece)
name-greece_debris = Debris

## Tokens: Crete
name-crete_a1_1 = Sphinx of Malia
name-crete_a1_2 = Statuettes of Dreros
name-crete_a1_3 = Rock crystal vessel
name-crete_a2_1 = Bull’s head vessel (Minotaur)
name-crete_a2_2 = Cretan coin
name-crete_a3_1 = Mother goddess of Knossos
name-crete_a3_2 = Disc of Phaistos
name-crete_a3_3 = Bull frieze of Knossos
name-crete_a3_4 = Helmet of Axos
name-crete_a4_1 = Ceramic jug of Chania
name-crete_a4_2 = Marble Aphrodite
name-crete_a4_3 = Antikythera mechanism
name-crete_a5_1 = Clay coffin
name-crete_special = Knowledge of Greece (from Crete)
name-crete_general = General knowledge (from Crete)
name-crete_debris = Debris

## Tokens: Egypt
name-egypt_a1_1 = Scarab amulet
name-egypt_a1_2 = Amulet of Senwosret
name-egypt_a1_3 = Ushabti figure
name-egypt_a1_4 = Papyrus of Abusir
name-egypt_a2_1 = Cylinder of Sobekneferu
name-egypt_a2_2 = Blue faience bowl
name-egypt_a3_1 = Bust of Nefertiti
name-egypt_a3_2 = Bronze mirror
name-egypt_a3_3 = Tomb painting of Pepi-Nakht
name-egypt_a4_1 = Narmer palette
name-egypt_a4_2 = Mummy of Ramses II
name-egypt_a5_1 = Rosetta stone
name-egypt_a6_1 = Mask of Tutankhamun
name-egypt_special = Knowledge of Mesopotamia (from Egypt)
name-egypt_general = General knowledge (from Egypt)
name-egypt_debris = Debris

## Tokens: Palestine
name-palestine_a1_1 = Roman coin
name-palestine_a1_2 = Tel Dan stele
name-palestine_a1_3 = Bull statuette
name-palestine_a1_4 = Roman mill game
name-palestine_a1_5 = Medallion
name-palestine_a2_1 = Column figure of Arad
name-palestine_a2_2 = Seven-branched lamp
name-palestine_a2_3 = Cult stand of Ashdod
name-palestine_a3_1 = Clay sarcophagi
name-palestine_a4_1 = Amarna letter fragment
name-palestine_a5_1 = Ossuary
name-palestine_a6_1 = Merneptah stele
name-palestine_a7_1 = Qumran scroll jar
name-palestine_special = Knowledge of Egypt (from Palestine)
name-palestine_general = General knowledge (from Palestine)
name-palestine_debris = Debris

## Tokens: Mesopotamia
name-mesopotamia_a1_1 = Glass bowl of Nimrud
name-mesopotamia_a1_2 = Lion of Babylon
name-mesopotamia_a1_3 = White obelisk
name-mesopotamia_a1_4 = Oldest clay tablet
name-mesopotamia_a1_5 = Gudea piece
name-mesopotamia_a3_1 = Gold cup of Ur
name-mesopotamia_a3_2 = Queen of the Night relief
name-mesopotamia_a3_3 = Sumerian gold helmet
name-mesopotamia_a4_1 = Treasure of Nimrud
name-mesopotamia_a4_2 = Gilgamesh tablet
name-mesopotamia_a4_3 = Warka vase
name-mesopotamia_a5_1 = Code of Hammurabi
name-mesopotamia_a5_2 = Mask of Sargon
name-mesopotamia_special = Knowledge of Palestine (from Mesopotamia)
name-mesopotamia_general = General knowledge (from Mesopotamia)
name-mesopotamia_debris = Debris

## Phrases

phrase-in_place = in { $place }
phrase-about_place = about { $place }
phrase-in_site = in { $site }
phrase-about_site = about { $site }
phrase-to_place = to { $place }
phrase-from_site = from { $site }

## Actions

action-take = Take { $card }: { $travel ->
    [0] { "" }
   *[other] trip { $travel } +{ " " }
}{ $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}
action-take-bare = Take the card in slot { $slot }
action-swap = Swap the display { phrase-in_place }: { $travel ->
    [0] { "" }
   *[other] trip { $travel } +{ " " }
}{ $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}
action-dig = Dig { phrase-in_site }: { $travel ->
    [0] you are there
    [one] trip 1 week
   *[other] trip { $travel } weeks
}
action-exhibit = Set up { $card }: { $travel ->
    [0] { "" }
   *[other] trip { $travel } +{ " " }
}{ $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}
action-exhibit-bare = Set up the exhibition on space { $space }
action-pass = Pass and let { $weeks ->
    [one] the last week
   *[other] the last { $weeks } weeks
} go by
action-zeppelin = { $answer ->
    [yes] Fly with the zeppelin
   *[no] Travel overland
}
action-rumour = { $answer ->
    [yes] Use the rumour
   *[no] Keep the rumour
}
action-assistant = { $answer ->
    [yes] Use the assistant
   *[no] Keep the assistant
}
action-shovel = { $answer ->
    [yes] Use the shovel
   *[no] Keep the shovel
}
action-weeks = Dig for { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
action-weeks-bare = Dig for { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}

draw-token = Out of the bag: { $token }
draw-card = Off the pile: { $card }
draw-marker = On top of the markers: { $seat }

## Prompts

prompt-choose = { $seat }, what will you do? You have { $left ->
    [one] 1 week
   *[other] { $left } weeks
} left.
prompt-zeppelin = Fly { phrase-to_place } by zeppelin and save { $travel ->
    [one] 1 week
   *[other] { $travel } weeks
}?
prompt-rumour = Use the rumour { phrase-about_place } in this dig, for 2 more knowledge?
prompt-assistant = Use your only assistant in this dig, for 1 more knowledge, and give it up?
prompt-shovel = Use your only shovel in this dig, for 1 more token, and give it up?
prompt-weeks = How long will you dig { phrase-in_place }? Your knowledge is { $knowledge }; of the { $left ->
    [one] 1 week
   *[other] { $left } weeks
} left, the trip takes { $travel }.

## Phases

phase-bonus = Laying out the bonus artifacts
phase-opening = Opening the first research cards
phase-markers = Stacking the markers
phase-choose = Choosing an action
phase-zeppelin = Choosing how to travel
phase-rumour = Using rumours
phase-assistant = Using the assistant
phase-shovel = Using the shovel
phase-weeks = Choosing how long to dig
phase-refill = Refilling the display
phase-token = Drawing tokens
phase-over = The end

## Events

event-bonus_laid = Bonus for the first to dig { phrase-in_site }: { $token }.
event-markers_stacked = The markers are stacked, from the top: { $seats }.
event-travelled = { $seat } travels { phrase-to_place } ({ $steps ->
    [one] 1 step
   *[other] { $steps } steps
}, { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}).
event-flew = { $seat } flies { phrase-to_place }: { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} without losing a week.
event-card_taken = { $seat } takes { $card } from slot { $slot }.
event-card_opened = Slot { $slot } now shows { $card }.
event-display_swapped = { $seat } swaps the display and discards: { $cards }.
event-exhibition_opened = A new exhibition enters the row: { $exhibition }.
event-exhibition_dropped = { $exhibition } drops out of the row.
event-exhibition_shown = { $seat } sets up { $exhibition }, worth { $points } points.
event-pile_renewed = The pile is renewed and now holds { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}.
event-dig_begun = { $seat } digs { phrase-in_site } for { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
} with knowledge { $knowledge } and draws { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
} (books { $books }, rumours used { $rumours }, assistants +{ $assistants }, general +{ $general }).
event-token_drawn = { $seat } draws { phrase-in_site }: { $token }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}.
event-bonus_taken = { $seat } is the first to dig { phrase-in_site } and takes the bonus: { $token }{ $value ->
    [0] { "" }
   *[other] { " " }({ $value })
}.
event-card_spent = { $seat } uses up { $card }; it is discarded.
event-card_removed = { $seat } uses up { $card }; it leaves the game.
event-time_spent = { $seat } spends { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}; the marker is now on field { $week }.
event-year_crossed = { $year ->
    [1904] { $seat } has reached the end of 1903.
   *[other] { NUMBER($year, useGrouping: 0) } begins for { $seat }: all five permissions are open again.
}
event-passed = { $seat } passes and goes straight to the end.
event-match_over = All markers have reached the end; the points are counted.

## Why not

why-T3_6 = You have reached the end and take no more turns.
why-T3_7 = You are not to act now: the turn belongs to { $active_seat }, who is farthest behind in time.
why-T3_8 = You are not to act now: you and { $active_seat } are equally far behind, but that marker lies on top of yours.
why-T3_10 = The match is still being set up; then the player on top of the stack of markers begins.
why-T4_10 = You have no zeppelin in which to fly { phrase-to_place }.
why-T4_10-bare = You are asked about flying only when you own a zeppelin and have chosen an action somewhere else.
why-T4_13 = You are already { phrase-in_place }; a zeppelin is for a trip only.
why-T4_13-bare = You use at most one zeppelin in a turn.
why-T5_4 = That takes { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
} with the trip, but only { $left ->
    [one] 1 week remains
   *[other] { $left } weeks remain
} until the end.
why-T5_5 = The action is chosen at the start of a turn; first complete the one you have begun.
why-T5_7 = You have decided everything about this turn; now cards or tokens are drawn.
why-T6_2 = There is no card in this slot.
why-T6_5 = The display is being refilled first.
why-T8_2 = Your permission to dig { phrase-in_site } has been used this year, and you have no special permission to spend.
why-T8_8 = Without special knowledge of { $site } you cannot dig there.
why-T8_10 = Assistants and general knowledge open no dig: you need special knowledge of { $site }.
why-T9_2 = You have no rumour { phrase-about_site }.
why-T9_2-bare = You are asked about rumours only in a dig at a site about which you own one.
why-T9_3 = Your rumours are about other sites; they are of no use in a dig { phrase-in_site }.
why-T9_5 = { $owned ->
    [0] You have no assistant.
   *[other] You have { $owned } assistants: they always count; only a single one is a question.
}
why-T9_5-bare = You are asked about the assistant only in a dig, and only if you own exactly one.
why-T10_1 = The weeks are chosen last, when everything else about your dig is settled.
why-T10_2 = With knowledge { $knowledge } the wheel shows 0 tokens for { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}.
why-T10_4 = { $owned ->
    [0] You have no shovel.
   *[other] You have { $owned } shovels: they always count; only a single one is a question.
}
why-T10_4-bare = You are asked about the shovel only in a dig, and only if you own exactly one.
why-T10_9 = The weeks stand once tokens are drawn.
why-T10_10 = The details of a dig are decided in this order: zeppelin, rumours, assistant, shovel, weeks. Another one is to be decided now.
why-T11_2 = The tokens of a dig are being drawn first.
why-T12_1 = Space { $space } of the row is empty.
why-T12_2 = This exhibition needs { $needed ->
    [one] 1 artifact
   *[other] { $needed } artifacts
} { phrase-from_site }; you have { $have }.
why-T12_4 = Knowledge tokens are not artifacts. This exhibition needs { $needed ->
    [one] 1 artifact
   *[other] { $needed } artifacts
} { phrase-from_site }; you have { $have }.
why-T14_5 = You have { $left ->
    [one] 1 week
   *[other] { $left } weeks
} left; { $window ->
    [0] you may pass only when no action is possible.
   *[other] you may pass once { $window } or fewer are left, or when no action is possible.
}
why-T14_6 = You have { $left ->
    [one] 1 week
   *[other] { $left } weeks
} left; { $window ->
    [0] you may pass only when no action is possible, and a swap still is.
   *[other] you may pass once { $window } or fewer are left. Until then you must act, and a swap is possible.
}
why-T14_7 = The match is over.

## Scores

source-artifacts = Artifacts
source-exhibitions = Exhibitions
source-congresses = Congresses
source-majorities = Majorities of knowledge

end-T14_7 = All markers have reached the end of 1903.

## Options
option-two_player_stacks = Stacks with two players
option-two_player_stacks-about = How the cards are stacked for two players.
option-two_player_stacks-three = Three stacks, the third set aside
option-two_player_stacks-two = Two stacks, nothing set aside
option-bonus_token = First-dig bonus
option-bonus_token-about = Which artifact of value 1 lies beside each site for the first to dig there.
option-bonus_token-random = Drawn at random
option-bonus_token-first_listed = Always the first in the list
option-route = Route
option-route-about = Which way pawns travel.
option-route-shortest = Always a shortest way
option-cars_stack = Second car
option-cars_stack-about = Whether a second car shortens long trips by one more week.
option-cars_stack-false = Brings nothing more
option-cars_stack-true = Saves another week
option-reshuffle_timing = Renewing the pile
option-reshuffle_timing-about = When the draw pile is renewed.
option-reshuffle_timing-when_needed = When a card is needed
option-reshuffle_timing-when_emptied = As soon as it is empty
option-exhibition_shift = Row of exhibitions
option-exhibition_shift-about = How the row moves when a new exhibition appears.
option-exhibition_shift-all = Every card moves on
option-exhibition_shift-push = Only cards that have to make room
option-single_use_discard = Used single-use cards
option-single_use_discard-about = Where cards go that work only once.
option-single_use_discard-common = To the common discard pile
option-single_use_discard-removed = Out of the game
option-swap_escalation = Price of repeated swaps
option-swap_escalation-about = What ends a series of ever dearer swaps.
option-swap_escalation-consecutive = Any other action or another player’s turn
option-swap_escalation-run = Only another player’s turn
option-rumour_opens_dig = Digging on a rumour
option-rumour_opens_dig-about = Whether a used rumour is knowledge enough to dig.
option-rumour_opens_dig-true = A rumour is enough
option-rumour_opens_dig-false = Book points are needed
option-rumour_use = Using rumours
option-rumour_use-about = Whether rumours are used by choice.
option-rumour_use-chosen = The player chooses
option-assistants_shovels_above_three = Four or more assistants or shovels
option-assistants_shovels_above_three-about = What more than three assistants or shovels give.
option-assistants_shovels_above_three-cap = Always 2
option-assistants_shovels_above_three-sets = 2, 3, 4 for four, five, six
option-assistants_shovels_above_three-linear = 3, 4, 5 for four, five, six
option-wheel_9_5 = Wheel: 9 knowledge, 5 weeks
option-wheel_9_5-about = How many tokens the disputed cell of the wheel gives.
option-wheel_9_5-6 = 6 tokens
option-wheel_9_5-5 = 5 tokens
option-permission_check = When permissions are asked for
option-permission_check-about = When the permission for a dig must be open.
option-permission_check-on_arrival = On arrival
option-permission_check-before_travel = Before the trip
option-dig_across_new_year = Digging across the new year
option-dig_across_new_year-about = To which year a dig belongs that crosses the new year.
option-dig_across_new_year-old_year = The old one, the permission opens again
option-dig_across_new_year-new_year = The new one, the permission is used
option-special_permission_repeat = Several special permissions
option-special_permission_repeat-about = Whether each special permission allows another dig at the same site in a year.
option-special_permission_repeat-true = Each allows one more dig
option-pass_window_weeks = Passing allowed (weeks)
option-pass_window_weeks-about = How many weeks before the end a player may pass; with 0 only when no action is left.
option-majority_needs_book = Majority without books
option-majority_needs_book-about = Whether a site scores when nobody has a book point for it.
option-majority_needs_book-true = Nobody scores
option-majority_needs_book-false = All tie and score
option-tie_break = Tied victory
option-tie_break-about = What happens when totals are equal.
option-tie_break-shared = The victory is shared

## What things are for
about-special = Knowledge of one site. You keep it: it counts in every dig there, and most books on a site are worth 5 points at the end (3 if tied).
about-rumour = Tells of one site: 2 more knowledge in one dig there, then it is gone. It may even open the dig.
about-general = Counts at every site, but in a dig never more than your special knowledge there.
about-assistant = Two give 1 more knowledge in every dig, three give 2, and you keep them. A single one helps once and leaves.
about-shovel = Two draw 1 more token in every dig, three draw 2, and you keep them. A single one helps once and is gone.
about-car = Every trip of three steps or more takes a week less. You keep it.
about-zeppelin = One trip of any length without a week, then it is gone.
about-special_permission = Lets you dig once more at a site whose permission you have used this year, then it is gone.
about-congress = Points at the end, the more the better: 1, 3, 6, 10, 15, 21, 28 for one to seven.
about-small = Show artifacts of these sites in this city for points. You keep the artifacts.
about-large = Show artifacts of these sites in this city for points. You keep the artifacts.

## Board

board-map = Map
board-legend = 14/30 =35 +1: finds of all tokens in the bag, their points, the bonus
board-display = Cards and exhibitions
board-time = Time
board-wheel = Wheel
board-pile = Pile { $pile }, set aside { $aside }, discarded { $discard }
board-weeks = { $weeks } wk
board-points = { $points ->
    [one] 1 pt
   *[other] { $points } pts
}
board-knowledge = Knowledge { $knowledge }
board-wheel-weeks = Weeks
board-wheel-tokens = Tokens
board-when = week { $week } of { $year } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-site = books { $books }, artifacts { $artifacts }
board-general = General knowledge { $general }

## Help on what lies on the table

about-city = { $place } is a city. You fetch the cards marked { $place } here and set up this city’s exhibitions.
about-swap_city = { $place }: everybody starts here. For one week you can swap all four cards of the display here.
about-site = { $site } is a site to dig at. Its bag starts with artifacts worth { $points } points in all (the best one { $best }), two knowledge tokens and { $debris } pieces of debris; the earlier you come, the more is left.
about-row_space = Space { $space } of the row of exhibitions. When a new one arrives, they move on from a to b to c; what is pushed off c is gone.
about-artifact = An artifact from { $site }, worth { $value ->
    [one] 1 point
   *[other] { $value } points
} at the end. You keep it, even after showing it in an exhibition.
about-special_token = A knowledge token: from your next dig on it counts as 1 book { phrase-about_site }, for the majority at the end too. It is not an artifact.
about-general_token = A knowledge token: from your next dig on it counts as 1 general knowledge everywhere. It is not an artifact.
about-debris = Debris: worth nothing. It goes back into the bag after the dig, so the bag gets no better for those who come later.
about-pawn = Your archaeologist on the map. It travels by a shortest way to the place of your action; every step takes a week.
about-marker = Your marker shows how many weeks you have used. Whoever is farthest behind has the turn; on one field the top marker goes first.
about-year_stone = The year stone shows the year of the player farthest behind. After 1903 the game is over.
about-track = The time track: 52 weeks in a ring. Cross the new year, and all your permissions are open again.
about-wheel = The wheel tells how many tokens you draw: find your knowledge, then choose the weeks. More knowledge or more weeks mean more tokens.
about-permission = Your permission for one site. Open: you may still dig there this year. Used: not again until your marker crosses the new year.
about-bag = The bag of a site. You draw blindly; finds stay with you, debris goes back. The more often a site has been dug, the more debris you draw.
about-display = The display: four open research cards. Take one in the city named on it; a new card replaces it at once.
about-row = The row: exhibitions that can be set up now. Do not wait too long, for new ones push them out.
about-pile = The draw pile. Nobody knows its order; when it runs out, it is renewed from the discard pile.
about-discard = The discard pile, open to all: used and swapped cards, and exhibitions that dropped out of the row.
about-bonus = The bonus artifact of this site, worth 1 point, for the first player to dig here.
about-seat = A player. Cards, tokens and permissions lie open, so you can count where each player is strong.
about-weeks = The price in weeks: first the trip, then the action. Weeks are all you spend, and they never come back.
about-points = Points: artifacts, exhibitions, congresses and majorities of knowledge. The most points win.
about-knowledge = Your knowledge in a dig: books, rumours and assistants, plus at most as much general knowledge, up to 12.
about-books = Book points for a site. You need at least one to dig there; whoever has the most at the end scores 5 points.
about-phase_bonus = An artifact of value 1 is laid beside every site, as a reward for the first to dig there.
about-phase_opening = The first four research cards are laid open; then everybody can choose.
about-phase_markers = The markers are stacked in random order; the one on top begins.
about-phase_choose = Choose one action: take a card, swap the display, dig, or set up an exhibition. Mind the weeks: after a long action the others have turns before you.
about-phase_zeppelin = Flying takes no weeks, but then the zeppelin is gone. Save it for a long trip.
about-phase_rumour = A rumour gives 2 more knowledge in this dig and is then gone. In an emptier bag later it is worth less.
about-phase_assistant = A single assistant helps once and leaves. Keep it if you plan to take a second one: then both stay.
about-phase_shovel = A single shovel helps once and is gone. Keep it if you plan to take a second one: then both stay.
about-phase_weeks = Choose how long to dig. The wheel shows how many tokens each number of weeks gives; the last weeks often add little.
about-phase_refill = Empty slots of the display are filled; exhibitions that turn up go to the row.
about-phase_token = The tokens are drawn from the bag one by one, unseen. Luck decides now.
about-phase_over = All markers are at the end of 1903. The points are counted.

## Why a bot likes a choice
term-artifacts = { $points } for artifacts
term-exhibitions = { $points } for exhibitions
term-congresses = { $points } for congresses
term-car = { $points } for the car
term-permits = { $points } for zeppelin and special permission
term-majority = { $points } for the majority in { $about }
term-digs = { $points } for later digs in { $about }
term-weeks = { $points } for weeks not yet planned
term-finds = { $points } for finds in { $about }
term-helps = { $points } for aids used up
count-weeks = leaves { $count ->
    [one] one week
   *[other] { $count } weeks
}
