/** Says that it is my turn when the page is hidden: in the title, and by a notification if that was allowed. */
import { settings } from "./settings.svelte";

export const canNotify = () => "Notification" in window;

/** Asks the browser; whether it said yes. */
export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

export function notify(text: string): void {
  if (!document.hidden || !settings.notify || !canNotify() || Notification.permission !== "granted") return;
  const note = new Notification("Motherlode", { body: text, tag: "motherlode-turn", icon: "/favicon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
