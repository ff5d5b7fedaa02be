/** What desk and board share of one table: the tool that the workshop has taken up for the tiles of the mine. */
import type { Tool } from "./aim";

export const bench = $state<{ tool: Tool }>({ tool: null });
