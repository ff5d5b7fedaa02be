title = Lode

name-copper = cuivre
name-silver = argent
name-gold = or
name-rubble = gravats
name-ridge = crête
name-gully = ravine
name-spring = source
name-nothing = rien
name-card = une carte

action-five = Cinq pièces de plus ({ $coins } en tout)
action-one = Une pièce de plus ({ $coins } en tout)
action-add = Ajouter { $ore } (valeur { $coins })
action-done = Terminé, avec une offre de { $coins }
action-dig = Creuser pour { $coins } pièce
action-sell = Vendre { $ore } pour { $coins }
action-rest = Se reposer

draw-ore = { $ore } sorti du filon
draw-claim = { $claim } retourné

prompt-bid = Enchère pour { $claim } avec { $ore } : { $coins } pièces et { $added } pour l’instant
prompt-turn = À toi, manche { $round } : creuser, vendre ou se reposer

event-dealt = { $seat } reçoit { $ore }
event-claim_opened = Manche { $round } : { $claim } est retourné
event-ore_opened = { $ore } est posé à côté
event-bid_opened = { $seat } a offert { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et { $ore }
event-ore_spent = { $ore } de { $seat } va sur le terril
event-paid = { $seat } paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
event-lot_won = { $seat } gagne { $claim } avec { $ore }
event-dug = { $seat } creuse pour { $coins } pièce
event-found = { $seat } trouve { $ore }
event-sold = { $seat } vend { $ore } pour { $coins }
event-rested = { $seat } se repose
event-hand_opened = { $seat } dévoile : { $ores }
event-ended = La partie est finie ({ $clause })

why-L4_2 = Pendant l’enchère, les pièces se comptent par cinq, puis au plus quatre une à une, et plus aucune après un minerai.
why-L4_3 = Cela ferait { $needed } pièces ; il n’y en a que { $have }.
why-L4_4 = { $ore } ne peut être ajouté : pendant l’enchère, un seul minerai de sa main, et pour l’instant c’est { $added }.
why-L4_5 = On n’enchérit pas maintenant, ou cette offre est terminée.
why-L5_1 = C’est le tour de { $turn_seat }.
why-L5_2 = On creuse à son tour, avec { $needed } pièce et une carte à trouver ; ici il y a { $have } pièces et { $cards } cartes.
why-L5_3 = { $ore } ne peut être vendu : on vend à son tour et de sa main, et personne n’achète de gravats.
why-L5_5 = La banque devrait payer { $needed } et a { $have }.
why-L5_6 = On ne se repose qu’à son tour, après les enchères.

option-purse = Pièces au départ
option-purse-about = Avec combien de pièces chacun commence.
option-purse-10 = 10 pièces
option-purse-15 = 15 pièces
option-rounds = Manches
option-rounds-about = Combien de concessions sont mises aux enchères.
option-rounds-5 = cinq
option-rounds-3 = trois
option-losers_pay = Les perdants paient
option-losers_pay-about = Si ceux qui ne gagnent pas le lot perdent aussi leurs pièces.
option-losers_pay-false = non
option-losers_pay-true = oui
option-market = Marché
option-market-about = Si le prix d’un minerai baisse avec chaque carte vendue.
option-market-steady = stable
option-market-sinking = en baisse

source-claims = concessions
source-coins = pièces
source-ore = minerai en main

end-L7_1 = La dernière manche est jouée.
