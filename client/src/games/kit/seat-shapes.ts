/** The shapes of the seats, drawn by us. */
import type { SeatFace } from "../board";

/** What a mark of a seat, or of an owner without a seat, is drawn from. */
export type Marked = Pick<SeatFace, "colour" | "letter" | "shape">;

const polygon = (points: [number, number][], radius: number) =>
  `M${points.map(([x, y]) => `${(x * radius).toFixed(1)},${(y * radius).toFixed(1)}`).join("L")}Z`;

const around = (corners: number, turn: number, inner = 1): [number, number][] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    const far = i % 2 ? inner : 1;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });

const UP = -Math.PI / 2;

/** A seat's shape around the middle; shapes of one radius look equally big. */
export function seatShape(shape: SeatFace["shape"], radius: number): string {
  switch (shape) {
    case "circle":
      return `M${-radius},0A${radius},${radius} 0 1 1 ${radius},0A${radius},${radius} 0 1 1 ${-radius},0Z`;
    case "square":
      return polygon(around(4, Math.PI / 4), radius * 1.24);
    case "diamond":
      return polygon(around(4, 0), radius * 1.3);
    case "triangle":
      return polygon(
        around(3, UP).map(([x, y]) => [x * 1.1, y + 0.12]),
        radius * 1.36,
      );
    case "hexagon":
      return polygon(around(6, 0), radius * 1.1);
    case "star":
      return polygon(around(10, UP, 0.62), radius * 1.32);
  }
}

/** How a shape's letter has to be lowered to sit in its middle. */
export const letterDrop = (shape: SeatFace["shape"]) => (shape === "triangle" ? 0.2 : 0);
