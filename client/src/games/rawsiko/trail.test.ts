// @vitest-environment node
/** The ghosts on the map: the ways of others since one's own last deed. */
import { expect, test } from "vitest";

import type { SeenEvent } from "../../protocol.gen";
import { waysSince } from "./trail";

let number = 0;
const event = (kind: string, seat: number, source = "", target = "") =>
  ({ number: number++, kind, facts: { seat, source, target } }) as unknown as SeenEvent;

const way = (seat: number, source: string, target: string) => ({ seat, source, target });

test("the ways of others stay until one acts, each once; what merely names one changes nothing", () => {
  const log = [
    event("moved", 1, "iran", "india"),
    event("phase_ended", 0),
    event("entered", 1, "turkey", "ukraine"),
    event("attacked", 2, "brazil", "peru"),
    event("attacked", 2, "brazil", "peru"),
    event("phase_ended", 2),
    event("credited", 0),
  ];
  expect(waysSince(log, 0)).toEqual([way(1, "turkey", "ukraine"), way(2, "brazil", "peru")]);
  expect(waysSince([...log, event("placed", 0)], 0)).toEqual([]);
  expect(waysSince(log, 1)).toEqual([way(2, "brazil", "peru")]);
});
