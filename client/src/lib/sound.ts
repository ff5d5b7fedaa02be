/** Small sounds, off unless switched on; the synthesiser is fetched only then. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "move" | "chat" | "end";

const TUNES: Record<Sound, (number | undefined)[]> = {
  turn: [0.5, 0, 523, 0.02, 0.08, 0.2, 1, 1.8, undefined, undefined, 261, 0.08],
  move: [0.3, 0, 180, 0.005, 0.01, 0.06, 3, 1.2],
  chat: [0.3, 0, 740, 0.01, 0.02, 0.08, 1, 1.5],
  end: [0.6, 0, 392, 0.05, 0.25, 0.5, 1, 1.6, undefined, undefined, 196, 0.12, 0.12],
};

export async function play(sound: Sound): Promise<void> {
  if (!settings.sound) return;
  const { zzfx } = await import("zzfx");
  zzfx(...TUNES[sound]);
}
