### What the lessons of Thebes say in English.

## The aim
learn-aim-title = The aim, and how one wins
learn-aim-welcome = You are an archaeologist around 1900. You have three years: study in the cities of Europe, dig around the Mediterranean, show what you found. Whoever has the most points at the end of 1903 wins.
learn-aim-points = Points come from four things: the artifacts you dig up, the exhibitions you set up, the congresses you attend, and knowing more than the others about a site (5 points for each site, 3 if you share the lead).
learn-aim-take = Your first point is within reach: the congress in Vienna. Take it. Your pawn travels there by itself.
learn-aim-other-card = A useful card, but it is no point by itself. For now take the congress in Vienna.
learn-aim-swap = That would throw the congress away. Take it first.
learn-aim-first-point = One congress is 1 point. The more you attend the more each one counts: two are worth 3, three 6, four 10.
learn-aim-done = That is the aim: turn your weeks into points better than your rival. What a week buys is the next lesson.

## Travel and time
learn-time-title = Travel and time
learn-time-weeks = Nothing costs money here; everything costs weeks. Each step along a road takes one week, and each card says how many weeks its action takes on top. Your marker on the time track moves on by the sum.
learn-time-near = Take the card with the book on Egypt, in Moscow: one step from Warsaw and one week of reading, 2 weeks in all.
learn-time-far = London is two steps away and that card takes six weeks: 8 weeks for one card. Take the near book in Moscow.
learn-time-later = Also possible, but try the short trip first: the book in Moscow.
learn-time-on-top = Turns do not go round. The player who is farthest behind in time is next. Your rival spent 2 weeks as well and has landed on your field, so that marker lies on top of yours, and the one on top goes first: your rival plays again.
learn-time-behind = Now your rival is ahead in time and you are behind. You play, and play again, until you have passed the other marker. Take any card, or swap the display in Warsaw.
learn-time-dig-later = Digging has a lesson of its own. For now take a card, or swap the display in Warsaw.
learn-time-done = Remember: a long action hands the other several turns. After a short one it may be your turn again at once.

## Learning
learn-cards-title = Learning: the research cards
learn-cards-books = Without books on a site you may not dig there, and every book counts. Take the three books on Egypt in Moscow.
learn-cards-general-alone = General knowledge helps everywhere, but never more than your books on the site itself. Without books on Egypt it would lie idle: take those first.
learn-cards-first-books = First the books on Egypt: without a book on a site you may not dig there at all.
learn-cards-helpers = Helpers last: shovels give more tokens in a dig, assistants more knowledge. One alone serves once and is gone; from two on they stay and help every time. Take the shovel here in Moscow, or the assistant in Berlin.
learn-cards-not-that = Now a helper: the shovel or the assistant.
learn-cards-others = More to find: a car saves a week on long trips, a zeppelin makes one trip free, a rumour adds 2 knowledge to one dig, a special permission lets you dig twice at a site in one year. If the four cards on offer do not suit you, swap them all in Warsaw for one week.
learn-cards-done = Every card you take is replaced from the pile at once. Books count at the end too: whoever knows most about a site gets 5 points.

## The dig
learn-dig-title = The dig
learn-dig-ready = You have come far: four books on Egypt and two of general knowledge, 6 knowledge in all. The bag of Egypt holds 14 finds and 16 pieces of debris.
learn-dig-go = Go and dig in Egypt.
learn-dig-dig-now = You know enough, and your permission for Egypt is open. Dig now.
learn-dig-weeks = How long? The wheel shows how many tokens each number of weeks gives with your knowledge. From 4 to 8 weeks is a good deal here; choose.
learn-dig-too-short = Such a long trip for so few tokens? Stay at least 4 weeks.
learn-dig-too-long = The last weeks add little. Keep them for other things: 8 weeks at most.
learn-dig-found = What you found is yours for good, with the points on it. The debris went back into the bag, so the bag of Egypt is now poorer for everyone who comes later. As the first to dig there you also got the bonus artifact.
learn-dig-permission = Your permission for Egypt is used: you may dig there again when your marker has passed the new year. Other sites are still open to you.
learn-dig-done = Learn first, then dig while the bag is still rich: that is the heart of the game.

## Exhibitions and congresses
learn-shows-title = Exhibitions and congresses
learn-shows-row = You have dug in Greece and in Egypt, and an exhibition has come up in the row. It names its city, its weeks, its points and the artifacts it wants: 1 from Greece and 2 from Egypt for the small one in London.
learn-shows-show = You own all it wants; what the artifacts are worth does not matter. Set up the exhibition before it moves out of the row.
learn-shows-show-first = The exhibition may be gone when you come back: new ones push it on, and after space c it is lost. Set it up now.
learn-shows-shown = 4 points, and you keep the artifacts: they may serve in other exhibitions too, and count for themselves.
learn-shows-congress = You are in London, and so is a congress: two weeks and no trip. Take it.
learn-shows-congress-first = The congress is right here in London: take it.
learn-shows-count = Congresses count together: 1, 3, 6, 10, 15 points for one to five of them. Two on your way are better than one far off.
learn-shows-done = You know it all now. The last lesson is a whole match.

## A match
learn-match-title = A whole match for two
learn-match-welcome = Now play a match against an easy rival. At each question a line tells you what it is for. If you want advice, ask for a hint; nothing you do here can break anything.

purpose-choose =
    { $shows ->
        [0]
            { $digs ->
                [0] Turn weeks into points: collect books on one or two sites, dig there once you have three or four on it, and show your finds at exhibitions.
               *[other] You have three or more books on a site where you can dig. Give the dig enough weeks: the wheel says how many tokens they bring. Those who dig early find the most.
            }
       *[other] Your finds are enough for an exhibition that lies open: its points are certain, and the first to come gets them.
    }
purpose-zeppelin = A zeppelin is used up by one trip: keep it for a long one.
purpose-rumour = A rumour is worth 2 knowledge once: use it when it brings you more tokens on the wheel.
purpose-assistant = A single assistant is gone after use: is one more knowledge worth it in this dig?
purpose-shovel = A single shovel is gone after use; it gives one more token now.
purpose-weeks = Look for the step on the wheel where one more week still adds a token.
