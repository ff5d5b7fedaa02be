// @vitest-environment node
/** The client's own catalogues: the same keys and variables in every language, all used, none missing. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { Catalogue, LANGUAGES, type Language } from "../lib/fluent";

const SOURCE = join(import.meta.dirname, "..");
const PYTHON = join(SOURCE, "../../src/motherlode");
const SHARED = join(PYTHON, "play/text");
const games = readdirSync(join(SOURCE, "games")).map((game) => join("games", game, "text"));
const folders = ["text", ...games.filter((folder) => existsSync(join(SOURCE, folder)))];

const read = (folder: string, lang: Language) => new Catalogue(lang, [readFileSync(join(folder, `${lang}.ftl`), "utf-8")], [], true);
const described = (words: Catalogue) => Object.fromEntries(words.keys().map((key) => [key, [...words.variables(key)].sort()]));

describe.each(folders)("%s", (folder) => {
  test.each(LANGUAGES)("%s holds what English holds", (lang) => {
    expect(described(read(join(SOURCE, folder), lang))).toEqual(described(read(join(SOURCE, folder), "en")));
  });

  test.each(LANGUAGES)("%s has no line that cannot be read, and no key twice", (lang) => {
    const lines = readFileSync(join(SOURCE, folder, `${lang}.ftl`), "utf-8").split("\n");
    const keys = lines.flatMap((line) => line.match(/^([a-zA-Z][\w-]*) *=/)?.[1] ?? []);
    expect(read(join(SOURCE, folder), lang).keys().sort()).toEqual(keys.sort());
  });

  test.each(LANGUAGES)("%s can be said with any number", (lang) => {
    // A board may refer to sentences of its game.
    const files = [join(SOURCE, folder), join(PYTHON, folder), SHARED].map((each) => join(each, `${lang}.ftl`));
    const words = new Catalogue(
      lang,
      files.filter(existsSync).map((file) => readFileSync(file, "utf-8")),
      [],
      true,
    );
    for (const key of read(join(SOURCE, folder), lang).keys())
      for (const number of [0, 1, 2, 1234])
        expect(words.t(key, Object.fromEntries([...words.variables(key)].map((name) => [name, number])))).not.toBe("");
  });
});

/** Keys written out in the source: `t("key")`, and strings with a hyphen handed to it by other ways. */
function keysInSource(): string[] {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !/test|games\/|gen\.ts/.test(file),
  );
  const found = files.flatMap((file) => [...readFileSync(join(SOURCE, file), "utf-8").matchAll(/\bt\(\s*"([\w-]+)"/g)]);
  return [...new Set(found.map((match) => match[1]!))];
}

test("every sentence the pages ask for is there", () => {
  const own = readFileSync(join(SOURCE, "text/en.ftl"), "utf-8");
  const words = new Catalogue("en", [own, readFileSync(join(SHARED, "en.ftl"), "utf-8")]);
  const keys = keysInSource();
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => !words.has(key))).toEqual([]);
});
