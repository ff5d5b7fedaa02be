/** A closed club: its name and welcome, who may come in, the games it offers, the room where it talks. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

import { launch, person } from "./browser";
import { hostCommand, openHouse, type House } from "./server.setup";

const CLUB = {
  MOTHERLODE_CLUB: "The Mole Hill",
  MOTHERLODE_WELCOME: "Thursdays at eight.",
  MOTHERLODE_REGISTRATION: "invitation",
  MOTHERLODE_GUESTS: "0",
  MOTHERLODE_GAMES: "thebes,cavum",
  MOTHERLODE_ROOM: "https://meet.example/{table}",
};

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([launch(), openHouse(CLUB)]);
});
afterAll(async () => {
  await browser.close();
  await house.stop();
});

async function fill(page: Page, invitation: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill("Ada");
  await page.getByLabel("Password").fill("correct horse");
  await page.getByLabel(/^Invitation code/).fill(invitation);
  await page.getByRole("button", { name: "Register" }).click();
}

test("a stranger is welcomed, shown the way to an account, and comes in with a code", async () => {
  const page = await person(browser, { baseURL: house.address });
  await page.goto("/");
  await page.getByRole("heading", { level: 1, name: "The Mole Hill" }).waitFor();
  await page.getByText("Thursdays at eight.").waitFor();
  await expect
    .poll(() => page.locator(".games li").evaluateAll((items) => items.map((item) => item.dataset.game)))
    .toEqual(["cavum", "thebes"]);
  await page.locator("[data-game=thebes] button.play-now").click();
  await page.locator("dialog[open] button.main").click();
  await page.locator("dialog[open] .error a").click();
  await page.waitForURL(/\/account$/);
  expect(await page.getByRole("button", { name: "Come in" }).count()).toBe(0);
  await fill(page, "guessed");
  await page.getByRole("alert").filter({ hasText: "This invitation is unknown" }).waitFor();
  await fill(page, hostCommand("invite", "--note", "for Ada", "--data", house.data));
  await page.getByRole("status").filter({ hasText: "Your account is ready" }).waitFor();
  await page.goto("/new?game=thebes");
  await page.getByRole("button", { name: "Open the table" }).click();
  const room = page.getByRole("link", { name: "Talk at this table" });
  await room.waitFor();
  expect(await room.getAttribute("href")).toBe(`https://meet.example/${page.url().split("/").at(-1)}`);
});
