/** Which of the drawers is open. Where there is room one is always in sight; elsewhere they lie over the mine when opened. */
export type Drawer = "boards" | "goals" | "cards" | "extraction";

class Drawers {
  /** The drawer that lies over the mine where there is no room beside it. */
  open = $state<Drawer | null>(null);
  /** The one in sight where there is room. */
  docked = $state<Exclude<Drawer, "boards">>("goals");

  press(drawer: Drawer): void {
    this.open = this.open === drawer ? null : drawer;
    if (drawer !== "boards") this.docked = drawer;
  }
}

export const drawers = new Drawers();
