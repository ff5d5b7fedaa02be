import { expect, test } from "vitest";

import { MomentSounds } from "./moment-sounds";

test("the turn is heard once, moves as they are shown, the end after its scenes", () => {
  const sounds = new MomentSounds();
  const hear = (number: number, newest: number, asked = false, over = false) => sounds.hear({ number, newest, asked, over });
  expect(hear(1, 1)).toBeNull();
  expect(hear(1, 1, true)).toBe("turn");
  // One's own move, two of others step by step, one's turn again.
  expect([hear(2, 2), hear(2, 4), hear(3, 4), hear(4, 4), hear(4, 4, true)]).toEqual(["move", null, "move", "move", "turn"]);
  // A move of others is shown again.
  expect([hear(3, 4), hear(4, 4), hear(4, 4, true)]).toEqual(["move", "move", null]);
  expect([hear(5, 6), hear(6, 6), hear(6, 6, false, true)]).toEqual(["move", "move", "end"]);
});
