### Words that only the board of Thebes says.

## Groups of actions
kind-take = Take a card
kind-swap = Swap the display
kind-dig = Dig
kind-exhibit = Set up an exhibition
kind-pass = Pass
kind-zeppelin = Journey
kind-rumour = Rumour
kind-assistant = Assistant
kind-shovel = Shovel
kind-weeks = Weeks

## Choosing on the board
on-board-choose = Click an outlined card or place.
on-board-choose-touch = Tap an outlined card or place.
on-board-choose-key = Tab leads to every card and place you can choose.

## Map
zoom = Zoom
zoom-in = Zoom in
zoom-out = Zoom out
zoom-whole = Show the whole map
place-pawns = Here: { $seats }
bag-content = In the bag { $finds ->
    [one] 1 find
   *[other] { $finds } finds
} and { $debris ->
    [one] 1 piece of debris
   *[other] { $debris } pieces of debris
}
bag-debris = { $debris } pieces of debris
bag-bonus = For the first dig: { $token }
bags = What the bags hold

## Drawers
drawers = Under the map
drawer-cards = Cards
drawer-bags = Bags
drawer-finds = Finds
shelf = Finds of { $seat }
shelf-empty = Nothing yet. Dig at a site you know something about.
pile-left = { $pile ->
    [one] 1 card
   *[other] { $pile } cards
} in the pile
pile-discard = { $discard ->
    [one] 1 card
   *[other] { $discard } cards
} discarded
short-swap = Swap

## Time
time-marker = { $seat }: { player-when }
time-ahead = You would then be in week { $week } of { $year }
time-year = The year is { $year }

## Cards
display-research = Research cards
display-exhibitions = Exhibitions
offer-empty = Empty
card-weeks = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}

## Players
player-when = { $week ->
    [0] at the start of
   *[other] week { $week } of
} { $year }
player-more = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $finds ->
    [one] 1 find
   *[other] { $finds } finds
}
player-end = at the end
player-left = { $left ->
    [one] 1 week left
   *[other] { $left } weeks left
}
player-artifacts = Artifacts { phrase-from_site }: { $artifacts }
player-books = Books on { $site }: { $books }
player-rumours = Rumours about { $site }: { $rumours }
player-kit = { $kind }: { $count }
player-show = { $card }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
permission-open = Permission for { $site }: open
permission-used = Permission for { $site }: used this year

## Dig
dig-title = Dig { phrase-in_site }
dig-question = Dig { phrase-in_site }: for how many weeks?
dig-question-helps = Dig { phrase-in_site }: for how many weeks, and with { $cards }?
dig-outlook = Wheel and odds of the dig { phrase-in_site }
dig-cancel = Cancel
dig-permission-open = Your permission is open.
dig-permission-new-year = You arrive in the new year: your permission is open again.
dig-permission-special = Your permission is used: this spends a special permission.
dig-line-books = Books on { $site }
dig-line-rumours = Rumour
dig-line-assistants = Assistants
dig-line-general = General knowledge
dig-line-top = At most { $knowledge }
dig-knowledge = Knowledge
dig-helps = Use once, then give up
dig-help-zeppelin = Zeppelin: no weeks for the trip
dig-help-rumour = Rumour { phrase-about_site }
dig-help-assistant = Assistant: 1 more knowledge
dig-help-shovel = Shovel: 1 more token
dig-gain-zeppelin = No weeks of travel
dig-gain-rumour = +2
dig-gain-assistant = +1
dig-gain-shovel = +1 token
dig-wheel = The wheel: with knowledge { $knowledge }, { $weeks ->
    [one] 1 week brings
   *[other] { $weeks } weeks bring
} { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}
dig-weeks = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
} of digging
dig-cost = { $travel ->
    [0] { "" }
   *[other] Trip { $travel } + dig { $weeks } ={ " " }
}{ $total ->
    [one] 1 week
   *[other] { $total } weeks
} of the { $left } you have left
dig-shovels = Shovels add { $shovels ->
    [one] 1 token
   *[other] { $shovels } tokens
}.
latest-title = { $seat } dug { phrase-in_site }
odds-bag = In the bag: { $artifacts ->
    [one] 1 artifact
   *[other] { $artifacts } artifacts
}, { $knowledge } of knowledge, { $debris } of debris
odds-points = Points on average
odds-nothing = Only debris
odds-best = An artifact worth { $points }
odds-bonus = Bonus of the first dig
odds-percent = { $percent }%
odds-artifacts = How many artifacts, with their chances in percent

## What a thing says of itself when asked

need-told = { $site }, artifacts: { $owned } of { $needed }
trip-told = { $travel ->
    [one] 1 week of travel
   *[other] { $travel } weeks of travel
} + { $weeks ->
    [one] 1 week here
   *[other] { $weeks } weeks here
}
wheel-told = { $weeks ->
    [one] 1 week
   *[other] { $weeks } weeks
}: { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
}

## How one wins
aim = You win with the most points at the end: for finds, exhibitions and congresses, and for knowing the most about a site. All you do takes weeks.
