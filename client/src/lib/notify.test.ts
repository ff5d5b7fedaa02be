import { beforeEach, describe, expect, test, vi } from "vitest";

import { notify } from "./notify";
import { change } from "./settings.svelte";

const shown: string[] = [];
class FakeNotification {
  static permission = "granted";
  onclick = null;
  constructor(_: string, options: { body: string }) {
    shown.push(options.body);
  }
}

describe("a notification", () => {
  beforeEach(() => {
    shown.length = 0;
    vi.stubGlobal("Notification", FakeNotification);
    FakeNotification.permission = "granted";
    change({ notify: true });
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  });

  test("is shown when the page is hidden", () => {
    notify("Your turn");
    expect(shown).toEqual(["Your turn"]);
  });

  test.each([
    ["the page is in sight", () => vi.spyOn(document, "hidden", "get").mockReturnValue(false)],
    ["it was not wished for", () => change({ notify: false })],
    ["the browser forbids it", () => (FakeNotification.permission = "denied")],
  ])("is not shown when %s", (_, arrange) => {
    arrange();
    notify("Your turn");
    expect(shown).toEqual([]);
  });
});
