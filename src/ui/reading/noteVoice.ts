/** The voice of the notes that explain words. */
import { speak } from "./speaker";

/**
 * Reads a note on a press of its button, until the note is closed or the page is left.
 *
 * @param prepare makes the voice free; returns its speed, or nothing if there is no voice.
 * @returns the function that ends this.
 */
export function openNoteVoice(column: HTMLElement, prepare: () => number | undefined): () => void {
  let note: Element | null | undefined;
  let hush = () => {};

  function say({ target }: Event) {
    const pressed = (target as Element).closest("[data-say]")?.closest("[popover]");
    const speed = pressed && prepare();
    if (!speed) return;
    note = pressed;
    const paragraphs = [...pressed.querySelectorAll("p")].map(({ textContent }) => textContent);
    hush = speak(paragraphs.join(" "), speed, () => {});
  }
  const onToggle = (event: Event) => {
    if (event.target === note && (event as ToggleEvent).newState === "closed") hush();
  };
  const leave = () => hush();

  column.addEventListener("click", say);
  // This event does not bubble.
  column.addEventListener("toggle", onToggle, true);
  addEventListener("pagehide", leave);
  return () => {
    hush();
    column.removeEventListener("click", say);
    column.removeEventListener("toggle", onToggle, true);
    removeEventListener("pagehide", leave);
  };
}
