/** The words of one game at one table, as boards and panels use them. */
import type { Words } from "../games/board";
import type { ActionInfo, Choice } from "../protocol.gen";
import { Catalogue, type Language } from "./fluent";
import { actionText, eventText, promptText } from "./sentences";
import { gameSources, lessonSources, translation } from "./translation.svelte";

export interface GameWords extends Words {
  readonly catalogue: Catalogue;
}

export function gameWords(catalogue: Catalogue, actions: ActionInfo[]): GameWords {
  const digits = new Intl.NumberFormat(catalogue.lang);
  return {
    catalogue,
    lang: catalogue.lang,
    text: (key, facts) => catalogue.text(key, facts),
    has: (key) => catalogue.has(key),
    name: (id) => catalogue.name(id),
    seat: (seat) => catalogue.seat(seat),
    action: (choice: Choice) => actionText(catalogue, actions[choice.id]?.kind ?? "", choice.facts),
    event: (entry) => eventText(catalogue, entry),
    prompt: (prompt) => promptText(catalogue, prompt),
    number: (value) => digits.format(value),
  };
}

/** The catalogue of a game, which follows the chosen language; null until it is there. Used inside a component. */
export class GameTranslation {
  private loaded = $state.raw<{ lang: Language; sources: string[] } | null>(null);
  failed = $state(false);

  constructor(
    game: () => string,
    private readonly players: () => string[] = () => [],
    hasLessons: () => boolean = () => false,
  ) {
    $effect(() => this.load(game(), translation.lang, hasLessons()));
  }

  private load(game: string, lang: Language, hasLessons: boolean): void {
    if (!game) return;
    (hasLessons ? lessonSources : gameSources)(game, lang).then(
      (sources) => {
        if (lang === translation.lang) this.loaded = { lang, sources };
      },
      (error) => {
        console.error(error);
        this.failed = true;
      },
    );
  }

  readonly catalogue = $derived.by(() => (this.loaded ? new Catalogue(this.loaded.lang, this.loaded.sources, this.players()) : null));
}
