/** What a scene moves is seen on its way, and not at the place it left. */
import { afterEach, expect, test, vi } from "vitest";

import { StageActor, type Crew } from "./actor";
import type { Moment } from "./scene";

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A stage with a pawn and a city; its animations last until they are let go. */
function stage(): { actor: StageActor; pawn: HTMLElement; layer: HTMLElement; arrive: () => void } {
  document.body.innerHTML = '<div><b data-at="pawn">P</b><i data-at="rome"></i><p class="flights"></p></div>';
  const [root, pawn, layer] = ["div", "b", ".flights"].map((part) => document.querySelector<HTMLElement>(part)!);
  let arrive = () => {};
  const finished = new Promise<void>((resolve) => (arrive = resolve));
  vi.stubGlobal("CSS", { escape: (name: string) => name });
  vi.spyOn(Element.prototype, "getClientRects").mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  Element.prototype.animate = () => ({ finished, finish: arrive, effect: null }) as unknown as Animation;
  const crew: Crew = { root: () => root!, pace: () => 1, still: () => false, light() {}, caption() {}, show() {}, ghost() {} };
  return { actor: new StageActor({ seat: 0 } as Moment, crew), pawn: pawn!, layer: layer!, arrive };
}

test("a thing that moves is seen on its way, and hidden where it was until it has arrived", async () => {
  const { actor, pawn, layer, arrive } = stage();
  const moved = actor.move("pawn", ["rome"]);
  const copy = layer.querySelector<HTMLElement>(".flying b")!;
  expect(getComputedStyle(copy).opacity).not.toBe("0");
  expect(getComputedStyle(pawn).opacity).toBe("0");
  arrive();
  await moved;
  expect(getComputedStyle(pawn).opacity).not.toBe("0");
  expect(layer.childElementCount).toBe(0);
});
