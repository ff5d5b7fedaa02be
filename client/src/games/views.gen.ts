// Generated from the games by `python -m motherlode.server.protocol.game_types`. Do not edit.

import type { CavumComponents, CavumView } from "./cavum/types.gen";
import type { RawsikoComponents, RawsikoView } from "./rawsiko/types.gen";
import type { RockwellComponents, RockwellView } from "./rockwell/types.gen";
import type { ThebesComponents, ThebesView } from "./thebes/types.gen";

export interface GameViews {
  cavum: CavumView;
  rawsiko: RawsikoView;
  rockwell: RockwellView;
  thebes: ThebesView;
}

export interface GameComponents {
  cavum: CavumComponents;
  rawsiko: RawsikoComponents;
  rockwell: RockwellComponents;
  thebes: ThebesComponents;
}

export type GameId = keyof GameViews;
export type AnyView = GameViews[GameId];
export type AnyComponents = GameComponents[GameId];
