title = Lode

name-copper = Kupfer
name-silver = Silber
name-gold = Gold
name-rubble = Schutt
name-ridge = Kamm
name-gully = Rinne
name-spring = Quelle
name-nothing = nichts
name-card = eine Karte

action-five = Fünf Münzen mehr (zusammen { $coins })
action-one = Eine Münze mehr (zusammen { $coins })
action-add = { $ore } dazulegen (Wert { $coins })
action-done = Fertig, mit einem Gebot von { $coins }
action-dig = Für { $coins } Münze graben
action-sell = { $ore } für { $coins } verkaufen
action-rest = Ausruhen

draw-ore = { $ore } aus der Ader
draw-claim = { $claim } aufgedeckt

prompt-bid = Biete auf { $claim } mit { $ore }: bisher { $coins } Münzen und { $added }
prompt-turn = Dein Zug in Runde { $round }: graben, verkaufen oder ausruhen

event-dealt = { $seat } erhält { $ore }
event-claim_opened = Runde { $round }: { $claim } wird aufgedeckt
event-ore_opened = { $ore } liegt daneben
event-bid_opened = { $seat } bot { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
} und { $ore }
event-ore_spent = { $ore } von { $seat } kommt auf die Halde
event-paid = { $seat } zahlt { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
event-lot_won = { $seat } gewinnt { $claim } mit { $ore }
event-dug = { $seat } gräbt für { $coins } Münze
event-found = { $seat } findet { $ore }
event-sold = { $seat } verkauft { $ore } für { $coins }
event-rested = { $seat } ruht sich aus
event-hand_opened = { $seat } legt offen: { $ores }
event-ended = Die Partie ist zu Ende ({ $clause })

why-L4_2 = Münzen werden beim Bieten als Fünfer abgezählt, dann höchstens vier Einer, und keine mehr nach einem Erz.
why-L4_3 = Das wären { $needed } Münzen; es sind nur { $have } da.
why-L4_4 = { $ore } kann nicht dazu: beim Bieten darf ein Erz der eigenen Hand dazu, und bisher ist es { $added }.
why-L4_5 = Es wird jetzt nicht geboten, oder dieses Gebot ist fertig.
why-L5_1 = { $turn_seat } ist am Zug.
why-L5_2 = Gegraben wird im eigenen Zug, mit { $needed } Münze und einer Karte zu finden; hier sind { $have } Münzen und { $cards } Karten.
why-L5_3 = { $ore } ist nicht zu verkaufen: das geht im eigenen Zug und aus der eigenen Hand, und niemand kauft Schutt.
why-L5_5 = Die Bank müsste { $needed } zahlen und hat { $have }.
why-L5_6 = Ausruhen geht nur im eigenen Zug, nach dem Bieten.

option-purse = Münzen zu Beginn
option-purse-about = Mit wie vielen Münzen jeder beginnt.
option-purse-10 = 10 Münzen
option-purse-15 = 15 Münzen
option-rounds = Runden
option-rounds-about = Auf wie viele Claims geboten wird.
option-rounds-5 = fünf
option-rounds-3 = drei
option-losers_pay = Verlierer zahlen
option-losers_pay-about = Ob auch die ihre Münzen verlieren, die das Los nicht gewinnen.
option-losers_pay-false = nein
option-losers_pay-true = ja
option-market = Markt
option-market-about = Ob der Preis eines Erzes mit jeder verkauften Karte davon fällt.
option-market-steady = fest
option-market-sinking = fallend

source-claims = Claims
source-coins = Münzen
source-ore = Erz auf der Hand

end-L7_1 = Die letzte Runde ist gespielt.
