/** Which games have a board. Each is a chunk of its own, fetched when it is first needed; others play by the panel. */
import type { GameFace } from "./board";

const FACES = import.meta.glob<{ face: GameFace }>("./*/index.ts");

export const hasBoard = (game: string) => `./${game}/index.ts` in FACES;

export async function faceOf(game: string): Promise<GameFace | null> {
  const load = FACES[`./${game}/index.ts`];
  return load ? (await load()).face : null;
}
