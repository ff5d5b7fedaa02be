/** The way into a lesson: as a guest, if the person has no name yet. */
import type { LessonInfo } from "../protocol.gen";
import * as api from "./api";
import { guestName } from "./names";
import { person } from "./person.svelte";
import { place } from "./router.svelte";

export async function beginLesson(game: string, lesson: string, again = false): Promise<void> {
  if (!person.ready) await person.refresh();
  if (!person.player) await person.callMe(guestName());
  const table = await api.takeLesson(game, lesson, again);
  place.go(`/table/${table.id}`);
}

/** Where to go on: a lesson that was begun, else the first that is not done, else the first. */
export const followingLesson = (lessons: LessonInfo[]): LessonInfo | undefined =>
  lessons.find(({ table }) => table) ?? lessons.find(({ done }) => !done) ?? lessons[0];
