import { useEffect } from "react";

/** Enter presses what has the focus, and Space a button; in a text area Enter is typed. */
function isPress({ key, target }: KeyboardEvent): boolean {
  const focused = target as Element;
  if (key === "Enter") return !focused.matches("textarea");
  return key === " " && focused.matches("button, summary");
}

/** The control that a click presses; for a field, its label, which passes the click on to it. */
const pressedBy = ({ target }: Event): Element | null =>
  (target as Element).closest("label") ?? (target as Element).closest("a, button, input, select, summary");

interface Press {
  control: Element;
  /** The place of the control before it did something. */
  place: DOMRect;
}

const isAt = ({ left, right, top, bottom }: DOMRect, { clientX, clientY }: MouseEvent): boolean =>
  clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;

/** The second click of a double click, on what the first has brought to its place; a key beside the first is another press. */
const isSecondElsewhere = (event: MouseEvent, control: Element, first: Press | undefined): boolean =>
  event.detail > 1 && first !== undefined && control !== first.control && isAt(first.place, event);

/**
 * One press is one action. A key that is held repeats, and its repeats would send a form again, or press what the first has
 * brought: a dialog's button, the answer to the next question. So would the second click of a double click.
 */
export function useOneActionPerPress(): void {
  useEffect(() => {
    const stop = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    const stopRepeat = (event: KeyboardEvent) => {
      if (event.repeat && !event.isComposing && isPress(event)) stop(event);
    };
    let first: Press | undefined;
    const stopSecond = (event: MouseEvent) => {
      const control = pressedBy(event);
      if (control && isSecondElsewhere(event, control, first)) return stop(event);
      first = control ? { control, place: control.getBoundingClientRect() } : undefined;
    };
    // Before all others that listen.
    addEventListener("keydown", stopRepeat, true);
    addEventListener("click", stopSecond, true);
    return () => {
      removeEventListener("keydown", stopRepeat, true);
      removeEventListener("click", stopSecond, true);
    };
  }, []);
}
