import { afterAll, beforeAll, test } from "vitest";
import type { Browser } from "playwright-core";

import { fine, launch, person, playNow } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

test("play now against bots takes two clicks", async () => {
  const page = await person(browser, { viewport: { width: 1440, height: 900 } });
  await playNow(page);
  await page.screenshot({ path: "/tmp/first.png" });
  fine(page);
});
