/** The board of a game under test, over a real match: `const { table, id, engine } = boardOf("thebes")`. */
import { cleanup, configure, render } from "@testing-library/svelte";
import { afterAll, afterEach, beforeAll, vi } from "vitest";

import type { Facts, Language } from "../../lib/fluent";
import type { GameData } from "../../protocol.gen";
import type { GameFace } from "../board";
import { faceOf } from "../registry";
import { Engine, wordsIn, type Start } from "./engine";
import Table from "./Table.svelte";

/** Sets the tests of a file up: the engine runs for all of them, the page is cleared after each. */
export function boardOf(game: string) {
  vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });
  // Whether something is hidden by its style is not ours to ask jsdom: it takes most of the time.
  configure({ asyncUtilTimeout: 20_000, defaultHidden: true });
  const engine = new Engine(game);
  const known = {} as { data: GameData; face: GameFace };
  beforeAll(async () => {
    stubBrowser();
    known.data = await engine.data();
    known.face = (await faceOf(game))!;
  });
  afterAll(() => void engine.close());
  afterEach(cleanup);

  async function table(start: Start, viewer = 0, lang: Language = "en", highlight: Facts | null = null) {
    await engine.start(start);
    const position = await engine.update(viewer);
    const [sent, why]: [number[][], [number | null, ...number[]][]] = [[], []];
    const { options = {} } = start;
    const words = wordsIn(lang, known.data);
    const shown = render(Table, { ...known, engine, words, position, viewer, highlight, options, sent, why });
    return { ...shown, sent, why, position };
  }
  return { engine, table, id: (kind: string, about: Facts = {}) => idOf(known.data, kind, about), data: () => known.data };
}

/** jsdom lays nothing out and opens no dialogs. */
function stubBrowser(): void {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
}

/** The action of a kind that is about exactly this. */
function idOf(data: GameData, kind: string, about: Facts): number {
  const wanted = JSON.stringify(Object.entries(about).sort());
  const found = data.actions.findIndex((action) => action.kind === kind && JSON.stringify(Object.entries(action.facts).sort()) === wanted);
  if (found < 0) throw new Error(`there is no action ${kind} ${wanted}`);
  return found;
}
