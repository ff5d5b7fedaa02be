/** Keys 1 to 9 press the answers in sight: buttons of the bar, of the desk, else of the list of choices. */
const PLACES = [".play [data-choice]", ".play .desk button", ".choices [data-action]"];

export function answerAt(root: HTMLElement, key: string): HTMLElement | null {
  if (!/^[1-9]$/.test(key)) return null;
  const sets = PLACES.map((place) => [...root.querySelectorAll<HTMLElement>(`${place}:not(:disabled, [aria-disabled="true"])`)]);
  return sets.find((buttons) => buttons.length)?.[Number(key) - 1] ?? null;
}
