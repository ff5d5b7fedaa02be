/** Shapes drawn by us: the four resources and a derrick. */
import type { Kind } from "./view";

/** Resources in a square of 24 around the middle: a cube, an ingot, a crystal, a nugget; the second path is their light side. */
export const RESOURCES: Record<Kind, { outline: string; light: string; symbol: string }> = {
  zinc: { outline: "M-10,-10H10V10H-10Z", light: "M-10,-10H10L6.5,-6.5H-6.5V6.5L-10,10Z", symbol: "Zn" },
  copper: { outline: "M-7.5,-9H7.5L12,9H-12Z", light: "M-7.5,-9H7.5L6.4,-5.5H-6.4L-9.4,9H-12Z", symbol: "Cu" },
  silver: { outline: "M0,-12L11,-5V6L0,12L-11,6V-5Z", light: "M0,-12L11,-5L7.5,-3.6L0,-8.2L-7.5,-3.6V5L-11,6V-5Z", symbol: "Ag" },
  gold: {
    outline: "M-4,-11L6,-10.5L11.5,-3L10,7L1,11.5L-8,9L-12,0L-9.5,-7Z",
    light: "M-4,-11L6,-10.5L4,-7.5L-3.5,-8L-7.5,-5L-9.3,0.5L-12,0L-9.5,-7Z",
    symbol: "Au",
  },
};

/** Splinters of a vein around a resource, in the rock from which it is taken. */
export const SHARDS =
  "M-9,-9L-17,-13L-13,-4ZM9,-9L15,-16L16,-6ZM-10,6L-18,9L-11,13ZM9,8L13,16L17,6ZM-3,-11L-1,-18L4,-11ZM-4,11L-1,17L4,11Z";

/** A drilling derrick in a square of 40 around the middle, for a shaft. */
export const DERRICK =
  "M-4,-18H4L12,14H15V18H-15V14H-12ZM-2.6,-12L-4.3,-5H4.3L2.6,-12ZM-5.2,-1L-6.9,6H6.9L5.2,-1ZM-7.8,10L-8.8,14H8.8L7.8,10Z";
