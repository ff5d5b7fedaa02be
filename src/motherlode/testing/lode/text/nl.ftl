title = Lode

name-copper = koper
name-silver = zilver
name-gold = goud
name-rubble = puin
name-ridge = kam
name-gully = geul
name-spring = bron
name-nothing = niets
name-card = een kaart

action-five = Vijf munten meer (samen { $coins })
action-one = Eén munt meer (samen { $coins })
action-add = { $ore } toevoegen (waarde { $coins })
action-done = Klaar, met een bod van { $coins }
action-dig = Graven voor { $coins } munt
action-sell = { $ore } verkopen voor { $coins }
action-rest = Rusten

draw-ore = { $ore } van de ader
draw-claim = { $claim } omgedraaid

prompt-bid = Bied op { $claim } met { $ore }: tot nu toe { $coins } munten en { $added }
prompt-turn = Jouw beurt in ronde { $round }: graven, verkopen of rusten

event-dealt = { $seat } krijgt { $ore }
event-claim_opened = Ronde { $round }: { $claim } wordt omgedraaid
event-ore_opened = { $ore } ligt ernaast
event-bid_opened = { $seat } bood { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
} en { $ore }
event-ore_spent = { $ore } van { $seat } gaat naar de storthoop
event-paid = { $seat } betaalt { $coins ->
    [one] 1 munt
   *[other] { $coins } munten
}
event-lot_won = { $seat } wint { $claim } met { $ore }
event-dug = { $seat } graaft voor { $coins } munt
event-found = { $seat } vindt { $ore }
event-sold = { $seat } verkoopt { $ore } voor { $coins }
event-rested = { $seat } rust
event-hand_opened = { $seat } legt open: { $ores }
event-ended = De partij is voorbij ({ $clause })

why-L4_2 = Munten worden tijdens het bieden afgeteld als vijven, dan hoogstens vier enen, en geen meer na een erts.
why-L4_3 = Dat zou { $needed } munten maken; er zijn er maar { $have }.
why-L4_4 = { $ore } kan er niet bij: tijdens het bieden mag één erts uit de eigen hand, en tot nu toe is dat { $added }.
why-L4_5 = Er wordt nu niet geboden, of dit bod is afgerond.
why-L5_1 = { $turn_seat } is aan de beurt.
why-L5_2 = Graven kan in de eigen beurt, met { $needed } munt en een kaart om te vinden; hier zijn { $have } munten en { $cards } kaarten.
why-L5_3 = { $ore } is niet te verkopen: dat gaat in de eigen beurt en uit de eigen hand, en niemand koopt puin.
why-L5_5 = De bank zou { $needed } moeten betalen en heeft { $have }.
why-L5_6 = Rusten kan alleen in de eigen beurt, na het bieden.

option-purse = Munten bij het begin
option-purse-about = Met hoeveel munten elke speler begint.
option-purse-10 = 10 munten
option-purse-15 = 15 munten
option-rounds = Ronden
option-rounds-about = Op hoeveel claims er geboden wordt.
option-rounds-5 = vijf
option-rounds-3 = drie
option-losers_pay = Verliezers betalen
option-losers_pay-about = Of ook wie de kavel niet wint zijn munten kwijt is.
option-losers_pay-false = nee
option-losers_pay-true = ja
option-market = Markt
option-market-about = Of de prijs van een erts zakt met elke kaart ervan die verkocht wordt.
option-market-steady = vast
option-market-sinking = dalend

source-claims = claims
source-coins = munten
source-ore = erts op de hand

end-L7_1 = De laatste ronde is gespeeld.
