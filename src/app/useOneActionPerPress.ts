import { useEffect } from "react";

/** Enter presses what has the focus, and Space a button; in a text area Enter is typed. */
function isPress({ key, target }: KeyboardEvent): boolean {
  const focused = target as Element;
  if (key === "Enter") return !focused.matches("textarea");
  return key === " " && focused.matches("button, summary");
}

/**
 * One press is one action. A key that is held repeats, and its repeats would send a form again, or press what the first has
 * brought: a dialog's button, the answer to the next question.
 */
export function useOneActionPerPress(): void {
  useEffect(() => {
    const stopRepeat = (event: KeyboardEvent) => {
      if (!event.repeat || event.isComposing || !isPress(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    // Before all others that listen.
    addEventListener("keydown", stopRepeat, true);
    return () => removeEventListener("keydown", stopRepeat, true);
  }, []);
}
