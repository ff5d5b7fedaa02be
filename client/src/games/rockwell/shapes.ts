/** Shapes drawn by us: those of the owners, the four resources, a derrick, dice. */
import type { SeatFace } from "../board";
import type { Kind } from "./view";

type Point = [number, number];

const polygon = (points: Point[], radius: number) =>
  `M${points.map(([x, y]) => `${(x * radius).toFixed(1)},${(y * radius).toFixed(1)}`).join("L")}Z`;

const around = (corners: number, turn: number, inner = 1): Point[] =>
  Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / corners;
    const far = i % 2 ? inner : 1;
    return [Math.cos(angle) * far, Math.sin(angle) * far];
  });

const UP = -Math.PI / 2;

/** An owner's shape around the middle; shapes of one radius look equally big. */
export function ownerShape(shape: SeatFace["shape"], radius: number): string {
  switch (shape) {
    case "circle":
      return `M${-radius},0A${radius},${radius} 0 1 1 ${radius},0A${radius},${radius} 0 1 1 ${-radius},0Z`;
    case "square":
      return polygon(around(4, Math.PI / 4), radius * 1.24);
    case "diamond":
      return polygon(around(4, 0), radius * 1.3);
    case "triangle":
      return polygon(around(3, UP).map(([x, y]) => [x * 1.1, y + 0.12]), radius * 1.36);
    case "hexagon":
      return polygon(around(6, 0), radius * 1.12);
    case "star":
      return polygon(around(10, UP, 0.62), radius * 1.32);
  }
}

/** How a shape's figure has to be lowered to sit in its middle. */
export const drop = (shape: SeatFace["shape"]) => (shape === "triangle" ? 0.2 : 0);

/** Resources in a square of 24 around the middle: a cube, an ingot, a crystal, a nugget; the second path is their light side. */
export const RESOURCES: Record<Kind, { outline: string; light: string; symbol: string }> = {
  zinc: { outline: "M-10,-10H10V10H-10Z", light: "M-10,-10H10L6.5,-6.5H-6.5V6.5L-10,10Z", symbol: "Zn" },
  copper: { outline: "M-7.5,-9H7.5L12,9H-12Z", light: "M-7.5,-9H7.5L6.4,-5.5H-6.4L-9.4,9H-12Z", symbol: "Cu" },
  silver: { outline: "M0,-12L11,-5V6L0,12L-11,6V-5Z", light: "M0,-12L11,-5L7.5,-3.6L0,-8.2L-7.5,-3.6V5L-11,6V-5Z", symbol: "Ag" },
  gold: { outline: "M-4,-11L6,-10.5L11.5,-3L10,7L1,11.5L-8,9L-12,0L-9.5,-7Z", light: "M-4,-11L6,-10.5L4,-7.5L-3.5,-8L-7.5,-5L-9.3,0.5L-12,0L-9.5,-7Z", symbol: "Au" },
};

/** A drilling derrick in a square of 40 around the middle, for a shaft. */
export const DERRICK = "M-4,-18H4L12,14H15V18H-15V14H-12ZM-2.6,-12L-4.3,-5H4.3L2.6,-12ZM-5.2,-1L-6.9,6H6.9L5.2,-1ZM-7.8,10L-8.8,14H8.8L7.8,10Z";

/** The pips of a die in a square of 24 around the middle. */
export const PIPS: Record<number, Point[]> = {
  1: [[0, 0]],
  2: [[-5, -5], [5, 5]],
  3: [[-5.5, -5.5], [0, 0], [5.5, 5.5]],
  4: [[-5, -5], [5, -5], [-5, 5], [5, 5]],
};
