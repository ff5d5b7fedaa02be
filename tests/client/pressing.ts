/** How people press things: with a mouse, a finger, or Tab and Enter. */
import type { Locator } from "playwright-core";

/** One way to press things. `part` is for a part of a drawing: it is pressed where nothing lies over it. */
export interface Hand {
  press(thing: Locator): Promise<void>;
  part(thing: Locator): Promise<void>;
}

interface Spot {
  x: number;
  y: number;
}

/** A spot of a thing that is in sight and belongs to nothing else. */
function spotIn(thing: Locator): Promise<Spot | null> {
  return thing.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const parts = [0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92];
    const spots = parts.flatMap((down) => parts.map((along) => ({ x: left + width * along, y: top + height * down })));
    return spots.find(({ x, y }) => element.contains(document.elementFromPoint(x, y))) ?? null;
  });
}

/** Brings the whole drawing into sight if the thing is not. */
async function seen(thing: Locator): Promise<Spot> {
  const zoom = thing.page().locator(".board .zoom button:enabled");
  let spot = await spotIn(thing);
  for (let i = 0; !spot && i < 4 && (await zoom.count()); i++) {
    await zoom.last().dispatchEvent("click");
    spot = await spotIn(thing);
  }
  if (!spot) throw new Error(`nothing of this can be pressed: ${await thing.evaluate((element) => element.outerHTML.slice(0, 120))}`);
  return spot;
}

export const mouse: Hand = {
  press: (thing) => thing.click(),
  async part(thing) {
    const { x, y } = await seen(thing);
    await thing.page().mouse.click(x, y);
  },
};

export const finger: Hand = {
  press: (thing) => thing.tap(),
  async part(thing) {
    const { x, y } = await seen(thing);
    await thing.page().touchscreen.tap(x, y);
  },
};

const hasFocus = (thing: Locator) => thing.evaluate((element) => element === document.activeElement);

async function tabAndEnter(thing: Locator): Promise<void> {
  const { keyboard } = thing.page();
  for (let i = 0; !(await hasFocus(thing)); i++) {
    if (i === 200) throw new Error(`not reached by Tab: ${await thing.evaluate((element) => element.outerHTML.slice(0, 120))}`);
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");
}

export const keys: Hand = { press: tabAndEnter, part: tabAndEnter };
