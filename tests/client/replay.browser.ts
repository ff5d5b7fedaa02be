/** Replaying a finished match by slider, buttons and keys; bringing a record of one's own. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { fine, finished, launch, person } from "./browser";

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser.close());

const position = async (page: Page) => (await page.getByLabel("Move", { exact: true }).getAttribute("aria-valuetext"))!;

test("slider, buttons and keys show the match as it stood; its record can be brought again", async () => {
  const page = await person(browser);
  const id = await finished(page);
  await page.goto(`/replay/${id}`);
  await expect.poll(() => position(page)).toMatch(/^Move 0 of \d+$/);
  const plies = Number((await position(page)).match(/\d+$/)![0]);
  expect(plies).toBeGreaterThan(20);

  await page.locator("body").press("ArrowRight");
  await page.getByRole("button", { name: "Forward", exact: true }).click();
  await expect.poll(() => position(page)).toBe(`Move 2 of ${plies}`);
  await page.locator("body").press("ArrowLeft");
  await expect.poll(() => position(page)).toBe(`Move 1 of ${plies}`);
  await page.getByLabel("Move", { exact: true }).fill("15");
  await expect.poll(() => position(page)).toBe(`Move 15 of ${plies}`);
  await page.locator('[data-at="frame"]').click({ position: { x: 2, y: 2 } });
  await page.locator("body").press("End");
  await page.getByRole("columnheader", { name: "Total" }).waitFor();
  fine(page);

  // Among one's own games it stands with its winner, all points, and the way to the next one.
  await page.goto("/");
  const own = page.getByRole("region", { name: "Your games" }).getByRole("article").first();
  await own.getByText(/wins? with \d+ points|share the victory/).waitFor();
  expect(await own.locator(".points span").count()).toBeGreaterThanOrEqual(2);
  expect(await own.getByRole("button", { name: /^Play again/ }).count()).toBe(1);

  const record = await (await page.context().request.get(`/api/tables/${id}/record`)).body();
  await page.goto("/lobby");
  await page.getByLabel("Record (JSON file)").setInputFiles({ name: "match.json", mimeType: "application/json", buffer: record });
  await page.waitForURL(/\/replay\//);
  expect(page.url()).not.toContain(id);
  await expect.poll(() => position(page)).toBe(`Move 0 of ${plies}`);
  fine(page);
});

test("a file that is no record is refused with a reason", async () => {
  const page = await person(browser);
  await page.goto("/account");
  await page.getByLabel("Your name").fill("Eve");
  await page.getByRole("button", { name: "Come in" }).click();
  await page.getByText("That is your name now.").waitFor();
  await page.goto("/lobby");
  const file = { name: "x.json", mimeType: "application/json", buffer: Buffer.from("not json") };
  await page.getByLabel("Record (JSON file)").setInputFiles(file);
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("alert").innerText()).toBe("This file is no record.");
  fine(page);
});
