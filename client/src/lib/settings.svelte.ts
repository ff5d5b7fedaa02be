/** What a person set up in this browser. Kept in local storage, nowhere else. */
import { media } from "./media";

export type Theme = "system" | "light" | "dark";

/** How fast what others do is shown; 0 is at once. */
export type Speed = 0.5 | 1 | 2 | 0;
export const SPEEDS: Speed[] = [0.5, 1, 2, 0];
/** What a speed is called. */
export const speedKey = (speed: Speed) => `speed-${String(speed).replace(".", "_")}`;

interface Kept {
  theme: Theme;
  sound: boolean;
  /** Whether sound was asked about at the first table. */
  soundAsked: boolean;
  notify: boolean;
  confirm: boolean;
  shortcuts: boolean;
  speed: Speed;
  /** Which portrait stands for me; -1 leaves it to my name. */
  portrait: number;
  /** A coach speaks in the first match of a game. */
  coach: boolean;
  /** The list of everything that can be chosen is in sight. */
  list: boolean;
  /** They have ended others' scenes once, and need not be told how. */
  skipped: boolean;
}

const PLACE = "motherlode-settings";
const DEFAULTS: Kept = {
  theme: "system",
  sound: false,
  soundAsked: false,
  notify: false,
  confirm: false,
  shortcuts: true,
  coach: true,
  speed: 1,
  list: false,
  skipped: false,
  portrait: -1,
};

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(PLACE) ?? "{}") };
  } catch (error) {
    console.error("the settings of this browser cannot be read", error);
    return { ...DEFAULTS };
  }
}

export const settings = $state<Kept>(kept());

export function change(changes: Partial<Kept>): void {
  Object.assign(settings, changes);
  localStorage.setItem(PLACE, JSON.stringify(settings));
  applyTheme();
}

export function applyTheme(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
}

const STILL = media("(prefers-reduced-motion: reduce)");

/** Whether this person asked their system for less motion. */
export const motion = $state({ still: STILL?.matches ?? false });
STILL?.addEventListener("change", () => (motion.still = STILL.matches));
