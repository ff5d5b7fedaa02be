/** The emblems of the sites, drawn by us in a square of 48 around the middle. */

/** A temple, a double axe, pyramids, a gate in a wall, a ziggurat. */
export const EMBLEMS: Record<string, string> = {
  greece: "M-20,-9L0,-21L20,-9V-6H-20ZM-17,-3H-11V13H-17ZM-7.5,-3H-1.5V13H-7.5ZM1.5,-3H7.5V13H1.5ZM11,-3H17V13H11ZM-21,16H21V21H-21Z",
  crete:
    "M-2,-21H2V21H-2ZM-4,-8C-9,-9 -14,-13 -17,-18C-23,-8 -23,4 -17,14C-14,9 -9,5 -4,4ZM4,-8C9,-9 14,-13 17,-18C23,-8 23,4 17,14C14,9 9,5 4,4Z",
  egypt: "M-21,17L-6,-9L3,6.6L-3,17ZM0,17L10,-1L21,17ZM10,-19A6,6 0 1 1 9.9,-19Z",
  palestine: "M-20,-16H-13V-10H-7V-16H-3.5V-10H3.5V-16H7V-10H13V-16H20V19H8V7C8,-3 -8,-3 -8,7V19H-20Z",
  mesopotamia: "M-6,-19H6V-11H-6ZM-12,-9H12V-1H-12ZM-17,1H-3V9H-17ZM3,1H17V9H3ZM-22,11H-4V19H-22ZM4,11H22V19H4Z",
};
