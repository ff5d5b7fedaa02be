/** The battle that is being shown on the map: set by the scenes, drawn by the board. */
import type { Battle } from "./battle";

export const arena = $state<{ battle: Battle | null }>({ battle: null });
