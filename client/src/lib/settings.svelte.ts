/** What a person set up in this browser. Kept in local storage, nowhere else. */

export type Theme = "system" | "light" | "dark";

interface Kept {
  theme: Theme;
  sound: boolean;
  notify: boolean;
  confirm: boolean;
  shortcuts: boolean;
}

const PLACE = "motherlode-settings";
const DEFAULTS: Kept = { theme: "system", sound: false, notify: false, confirm: false, shortcuts: true };

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

const STILL = typeof matchMedia === "function" ? matchMedia("(prefers-reduced-motion: reduce)") : null;

/** Whether this person asked their system for less motion. */
export const motion = $state({ still: STILL?.matches ?? false });
STILL?.addEventListener("change", () => (motion.still = STILL.matches));
