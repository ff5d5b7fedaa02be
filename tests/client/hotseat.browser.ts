/** Several people at one device: a curtain where something is hidden, none where all lies open. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, launch, person } from "./browser";
import { answered, byPanel, playOn, standing } from "./playing";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

async function hotSeat(page: Page, game: string): Promise<void> {
  await page.goto(`/new?game=${game}`);
  await page.locator("#name").fill("Ada");
  await page.getByLabel("People on this device").check();
  await page.getByLabel("Name at seat 1").fill("Ada");
  await page.getByLabel("Name at seat 2").fill("Ben");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.waitForURL(/\/table\//);
}

test("with secrets a curtain hides everything until the next person is there", async () => {
  const page = await person(browser);
  await hotSeat(page, "lode");
  const curtain = page.getByRole("alertdialog");
  const [seen, called] = [new Set<string>(), new Set<string>()];
  for (let number = 0; number < 12; number++) {
    await page.locator(".curtain, .play.asked, #outcome-title").first().waitFor();
    if (await page.locator("#outcome-title").isVisible()) break;
    if (await curtain.isVisible()) {
      called.add(await curtain.innerText());
      expect(await page.locator(".table").count()).toBe(0);
      await page.getByRole("button", { name: "I am here" }).click();
      await page.locator(".play.asked").waitFor();
    }
    seen.add(await page.locator("li.own .name").innerText());
    const before = await standing(page);
    await page.locator("[data-action]").last().click();
    await answered(page, before);
  }
  expect([...seen].sort()).toEqual(["Ada (you)", "Ben (you)"]);
  expect(called.size).toBe(2);
  fine(page);
});

test("where all lies open the screen is simply passed on", async () => {
  const page = await person(browser);
  await hotSeat(page, "thebes");
  await playOn(page, byPanel, 8);
  expect(await page.getByRole("alertdialog").count()).toBe(0);
  const before = await standing(page);
  await byPanel(page, 1);
  await answered(page, before);
  fine(page);
});
