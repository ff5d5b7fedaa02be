/** The settings screen of a match of RAWsiko: the page for a new table, with what the server says of the game. */
import { cleanup, configure, fireEvent, render, screen } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

import { translation } from "../../lib/translation.svelte";
import NewTable from "../../pages/NewTable.svelte";
import { Engine, ROOT } from "../testing/engine";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

let engine: Engine;

const FILES: Record<string, string> = {
  "/text/en/shared.ftl": "src/motherlode/play/text/en.ftl",
  "/text/en/rawsiko.ftl": "src/motherlode/games/rawsiko/text/en.ftl",
};

async function served(address: string): Promise<Response> {
  if (address === "/api/games") return Response.json(await engine.games());
  return new Response(readFileSync(join(ROOT, FILES[address]!), "utf-8"));
}

beforeAll(async () => {
  vi.stubGlobal("fetch", served);
  engine = new Engine("rawsiko");
  await engine.games();
  await translation.use("en");
});
afterAll(() => engine.close());
afterEach(cleanup);

test("[rawsiko W18.1] options of the match in one part, portraits and names of the players in the other", async () => {
  const { container } = render(NewTable);
  const option = await screen.findByLabelText("Trade with China");
  const [left, right] = [container.querySelector(".settings"), container.querySelector(".players")];
  expect(left!.contains(option)).toBe(true);
  expect(left!.querySelectorAll("[id^=option-]")).toHaveLength((await engine.games())[0]!.options.length);
  expect(right!.querySelectorAll(".seat")).toHaveLength(3);
  expect([...right!.querySelectorAll(".seat svg text")].map((letter) => letter.textContent)).toEqual(["A", "B", "C"]);
  await fireEvent.change(screen.getByLabelText("Players"), { target: { value: "5" } });
  expect(right!.querySelectorAll(".seat svg")).toHaveLength(5);
  const name = screen.getByLabelText("Name at seat 1");
  expect(right!.contains(name)).toBe(true);
  expect(screen.queryByLabelText("Bot at seat 2")).toBeNull();
  await fireEvent.change(screen.getByLabelText("Seat 2"), { target: { value: "bot" } });
  expect(right!.contains(screen.getByLabelText("Bot at seat 2"))).toBe(true);
});
