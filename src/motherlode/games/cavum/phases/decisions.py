"""The decisions by step."""

from typing import Final

from motherlode.games.cavum.phases.auction import Bidding, ChoosingCard
from motherlode.games.cavum.phases.building import ChoosingPiece
from motherlode.games.cavum.phases.closing import SellingLastStones
from motherlode.games.cavum.phases.colour_sale import BiddingInSale, SellingStones
from motherlode.games.cavum.phases.decision import Decision
from motherlode.games.cavum.phases.option import UsingOption
from motherlode.games.cavum.phases.order_sale import FulfillingOrders
from motherlode.games.cavum.phases.orders import TakingOrders
from motherlode.games.cavum.phases.prospecting import StartingRoute, WalkingRoute
from motherlode.games.cavum.phases.stations import BuildingStation
from motherlode.games.cavum.phases.tiles import LayingTile, TurningTile
from motherlode.games.cavum.phases.veins import ChoosingColour, LayingVein

# In the order of `STEPS`; nothing is asked while draws are due and after the end.
DECISIONS: Final[list[Decision]] = [
    Decision(),
    Decision(),
    Bidding(),
    ChoosingCard(),
    TakingOrders(),
    ChoosingPiece(),
    LayingTile(),
    TurningTile(),
    BuildingStation(),
    LayingVein(),
    ChoosingColour(),
    UsingOption(),
    StartingRoute(),
    WalkingRoute(),
    BiddingInSale(),
    SellingStones(),
    FulfillingOrders(),
    SellingLastStones(),
    Decision(),
]
