// @vitest-environment node
/** The browser says what Python says: every event, prompt, label and refusal of random games in four languages. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { Catalogue, LANGUAGES, type Facts, type Language } from "./fluent";
import { aboutText, actionText, eventText, optionAbout, optionText, optionValue, promptText, whyText, winnersText } from "./sentences";

const ROOT = join(import.meta.dirname, "../../..");
const PYTHON = join(ROOT, ".venv/bin/python");
const PLAYERS = ["Ada", ""];

interface Line {
  of: "event" | "prompt" | "action" | "why" | "outcome" | "option" | "about" | "value" | "thing";
  kind: string;
  facts: Facts;
  value: boolean | number | string;
  texts: Record<Language, string>;
}

interface Told {
  game: string;
  folder: string;
  lines: Line[];
}

const told = JSON.parse(
  execFileSync(PYTHON, [join(ROOT, "tests/client/sentences.py")], { encoding: "utf-8", maxBuffer: 1 << 28 }),
) as Told[];

function catalogue(folder: string, lang: Language): Catalogue {
  const files = [join(ROOT, folder, `${lang}.ftl`), join(ROOT, "src/motherlode/play/text", `${lang}.ftl`)];
  return new Catalogue(
    lang,
    files.map((file) => readFileSync(file, "utf-8")),
    PLAYERS,
    true,
  );
}

function said(words: Catalogue, line: Line): string {
  const option = { id: line.kind, default: 0, choices: [], clause: "", least: 0 };
  switch (line.of) {
    case "event":
      return eventText(words, line);
    case "prompt":
      return promptText(words, line);
    case "action":
      return actionText(words, line.kind, line.facts);
    case "why":
      return whyText(words, { clause: line.kind, facts: line.facts });
    case "outcome":
      return winnersText(words, JSON.parse(line.kind));
    case "option":
      return optionText(words, option);
    case "about":
      return optionAbout(words, option);
    case "value":
      return optionValue(words, line.kind, line.value);
    case "thing":
      return aboutText(words, { things: { it: { about: line.kind, facts: line.facts, clause: "" } } }, "it");
  }
}

test("there are games to compare", () => {
  expect(told.map((each) => each.game)).toContain("thebes");
  for (const each of told) expect(each.lines.length).toBeGreaterThan(50);
});

for (const { game, folder, lines } of told)
  test.each(LANGUAGES)(`${game} in %s`, (lang) => {
    const words = catalogue(folder, lang);
    expect(lines.map((line) => said(words, line))).toEqual(lines.map((line) => line.texts[lang]));
  });
