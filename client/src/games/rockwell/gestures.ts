/** Pointer and keyboard on the drawing of the mine: crews are dragged, what can be chosen is walked through, the rest zooms. */
import type { Spot, Zoom } from "../kit/zoom.svelte";
import type { CrewDrag } from "./drag.svelte";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

const under = (event: PointerEvent, attribute: string) =>
  document.elementFromPoint(event.clientX, event.clientY)?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;

const placeUnder = (event: PointerEvent) => under(event, "data-place");

function crewUnder(event: PointerEvent): number | null {
  const number = under(event, "data-crew");
  return number === null ? null : Number(number);
}

/** Where the pointer is, in units of the drawing. */
const spotOf = (zoom: Zoom, frame: Element, { clientX, clientY }: MouseEvent): Spot => zoom.spotAt(frame, clientX, clientY);

/** Arrows go from one thing that can be chosen to the next; on the drawing itself they move it. */
function walk(zoom: Zoom, event: KeyboardEvent): void {
  const frame = event.currentTarget as Element;
  const things = [...frame.querySelectorAll<SVGElement>(".can[tabindex='0'], .crew[tabindex='0']")];
  const step = STEPS[event.key];
  if (!step || event.target === frame || !things.length) return zoom.onkeydown(event);
  event.preventDefault();
  const at = things.indexOf(event.target as SVGElement);
  things[(at + step + things.length) % things.length]!.focus();
}

/** To be spread on the drawing. `touched` is told where a finger pressed, and says whether it has dealt with that. */
export function gestures(zoom: Zoom, drag: CrewDrag, touched: (spot: Spot, event: MouseEvent) => boolean) {
  const stop = (event: PointerEvent) => {
    zoom.onpointerup(event);
    drag.cancel();
  };
  return {
    onkeydown: (event: KeyboardEvent) => walk(zoom, event),
    onfocusin: zoom.onfocusin,
    onpointerdown: (event: PointerEvent) => {
      const crew = crewUnder(event);
      drag.cancel();
      drag.hasEnded = false;
      if (event.isPrimary && event.button === 0 && drag.canStart(crew)) drag.press(crew, event.clientX, event.clientY);
      zoom.onpointerdown(event);
    },
    onpointermove: (event: PointerEvent) => {
      if (drag.held === null) return zoom.onpointermove(event);
      drag.move(event.clientX, event.clientY, spotOf(zoom, event.currentTarget as Element, event), placeUnder(event));
    },
    onpointerup: (event: PointerEvent) => {
      zoom.onpointerup(event);
      if (drag.held !== null) void drag.drop(placeUnder(event));
    },
    onpointercancel: stop,
    onpointerleave: stop,
    onclickcapture: (event: MouseEvent) => {
      if (!drag.hasEnded && !zoom.hasDragged && !touched(spotOf(zoom, event.currentTarget as Element, event), event)) return;
      drag.hasEnded = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
}
