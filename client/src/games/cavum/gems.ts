/** The six gems: each colour has a cut of its own, with its facets (in a square of 24 around the middle). */
export interface Cut {
  outline: string;
  facets: string;
}

export const CUTS: Record<string, Cut> = {
  yellow: {
    outline: "M0,-10A10,10 0 1 1 -0.01,-10Z",
    facets: "M-5,-5H5V5H-5ZM-5,-5L-7,-7M5,-5L7,-7M5,5L7,7M-5,5L-7,7",
  },
  red: { outline: "M0,-12L10,0L0,12L-10,0Z", facets: "M-10,0L-4,-3H4L10,0M-4,-3L0,12L4,-3M-4,-3L0,-12L4,-3" },
  purple: {
    outline: "M0,-12C6,-5 10,0 9,5A9.2,9.2 0 0 1 -9,5C-10,0 -6,-5 0,-12Z",
    facets: "M0,-12L-4,2L0,7L4,2ZM-4,2L-9,4M4,2L9,4M0,7V13",
  },
  blue: { outline: "M-9,-9H9V9H-9Z", facets: "M-5,-5H5V5H-5ZM-9,-9L-5,-5M9,-9L5,-5M9,9L5,5M-9,9L-5,5" },
  green: {
    outline: "M-4,-12H4L8,-8V8L4,12H-4L-8,8V-8Z",
    facets: "M-3,-7H3L4,-5V5L3,7H-3L-4,5V-5ZM-8,-8L-4,-5M8,-8L4,-5M8,8L4,5M-8,8L-4,5",
  },
  white: {
    outline: "M-6,-10.5H6L12,0L6,10.5H-6L-12,0Z",
    facets: "M-4,-6H4L7,0L4,6H-4L-7,0ZM-6,-10.5L-4,-6M6,-10.5L4,-6M12,0H7M6,10.5L4,6M-6,10.5L-4,6M-12,0H-7",
  },
};

/** How a number has to be lowered to sit in the middle of a cut. */
export const numberDrop = (colour: string) => (colour === "purple" ? 2 : 0);
