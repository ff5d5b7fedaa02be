/** Which drawer of the board is open. It is remembered on this device for a person who plays alone at it. */
import type { BoardProps } from "../board";

export type DrawerName = "goals" | "materials";
const KEY = "motherlode-rawsiko-drawer";

export class Drawer {
  /** W18.2: closed until somebody opens it. */
  open = $state<DrawerName | null>(null);

  constructor(private readonly board: () => BoardProps) {}

  /** Several people look at this screen in turn, or somebody who only watches. */
  private get isShared(): boolean {
    const { seats, viewer } = this.board();
    return viewer < 0 || seats.filter(({ mine }) => mine).length > 1;
  }

  /** Somebody sits down: as it was left, but closed where others see the screen too. */
  begin(): void {
    this.open = this.isShared ? null : remembered();
  }

  toggle(name: DrawerName): void {
    this.put(this.open === name ? null : name);
  }

  close(): void {
    if (this.open) this.put(null);
  }

  private put(name: DrawerName | null): void {
    this.open = name;
    if (!this.isShared) localStorage.setItem(KEY, name ?? "");
  }
}

function remembered(): DrawerName | null {
  const name = localStorage.getItem(KEY);
  return name === "goals" || name === "materials" ? name : null;
}
