/** What is looked at: under the pointer, focused, or pressed for a while by a finger. */
import { pressedBy } from "../control";

const PRESS = 450;

export class Looking {
  at = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  /** Handlers for a thing, beside those it has: `{...looking.on("slot-1")}`. */
  on(name: string): Record<string, (event: Event) => void> {
    return {
      onmouseenter: () => this.look(name),
      onmouseleave: () => this.leave(name),
      onfocusin: () => this.look(name),
      onfocusout: () => this.leave(name),
      ontouchstart: () => this.press(name),
      ontouchend: () => clearTimeout(this.timer),
      ontouchmove: () => clearTimeout(this.timer),
      oncontextmenu: (event) => this.held && event.preventDefault(),
      onclickcapture: (event) => this.release(event),
      onkeydown: (event) => pressedBy(event as KeyboardEvent, () => this.look(null)),
    };
  }

  private look(name: string | null): void {
    this.at = name;
  }

  private leave(name: string): void {
    if (this.at === name) this.at = null;
  }

  private press(name: string): void {
    this.held = false;
    this.at = null;
    this.timer = setTimeout(() => {
      this.held = true;
      this.at = name;
    }, PRESS);
  }

  /** The click at the end of a long press chooses nothing; any other one has read enough. */
  private release(event: Event): void {
    if (!this.held) return this.look(null);
    this.held = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
