/** The view of Thebes, the same for every viewer. */
import { viewOf } from "../narrow";
import type { AnyView } from "../views.gen";
import type { Player } from "./types.gen";

export const thebes = (view: AnyView) => viewOf("thebes", view);

export const pointsOf = (player: Player) => Object.values(player.points).reduce((sum, points) => sum + points, 0);
