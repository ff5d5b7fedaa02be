title = Lode

name-copper = copper
name-silver = silver
name-gold = gold
name-rubble = rubble
name-ridge = ridge
name-gully = gully
name-spring = spring
name-nothing = nothing
name-card = a card

action-five = Five more coins ({ $coins } in all)
action-one = One more coin ({ $coins } in all)
action-add = Add { $ore } (worth { $coins })
action-done = Done, with a bid of { $coins }
action-dig = Dig for { $coins } coin
action-sell = Sell { $ore } for { $coins }
action-rest = Rest

draw-ore = { $ore } off the seam
draw-claim = { $claim } turned up

prompt-bid = Bid for { $claim } with { $ore }: { $coins } coins and { $added } so far
prompt-turn = Your turn of round { $round }: dig, sell or rest

event-dealt = { $seat } is dealt { $ore }
event-claim_opened = Round { $round }: { $claim } is turned up
event-ore_opened = { $ore } lies beside it
event-bid_opened = { $seat } has bid { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} and { $ore }
event-ore_spent = { $ore } of { $seat } goes on the spoil heap
event-paid = { $seat } pays { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
event-lot_won = { $seat } wins { $claim } with { $ore }
event-dug = { $seat } digs for { $coins } coin
event-found = { $seat } finds { $ore }
event-sold = { $seat } sells { $ore } for { $coins }
event-rested = { $seat } rests
event-hand_opened = { $seat } lays open: { $ores }
event-ended = The match is over ({ $clause })

why-L4_2 = While bidding, coins are counted out as fives, then at most four ones, and none after an ore.
why-L4_3 = That would make { $needed } coins; there are only { $have }.
why-L4_4 = { $ore } cannot be added: while bidding, one ore of the own hand may be, and so far it is { $added }.
why-L4_5 = Nobody is bidding now, or this bid is finished.
why-L5_1 = It is the turn of { $turn_seat }.
why-L5_2 = One digs in one's own turn, with { $needed } coin and a card to find; here are { $have } coins and { $cards } cards.
why-L5_3 = { $ore } cannot be sold: one sells in one's own turn and from one's own hand, and nobody buys rubble.
why-L5_5 = The bank should pay { $needed } and has { $have }.
why-L5_6 = One rests only in one's own turn, after the bids.

option-purse = Coins at the start
option-purse-about = How many coins each player begins with.
option-purse-10 = 10 coins
option-purse-15 = 15 coins
option-rounds = Rounds
option-rounds-about = How many claims are bid for.
option-rounds-5 = five
option-rounds-3 = three
option-losers_pay = Losers pay
option-losers_pay-about = Whether those who do not win the lot lose their coins as well.
option-losers_pay-false = no
option-losers_pay-true = yes
option-market = Market
option-market-about = Whether the price of an ore falls with every card of it that is sold.
option-market-steady = steady
option-market-sinking = sinking

source-claims = claims
source-coins = coins
source-ore = ore in hand

end-L7_1 = The last round has been played.
