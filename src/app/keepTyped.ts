/**
 * Text that is typed into a prerendered page outlives its hydration. An extension may have put nodes of its own beside the fields;
 * React then finds another page than its own and draws it again, with empty fields.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controlsIn = (root: Element): Control[] => [
  ...root.querySelectorAll<Control>('input:not([type="file"]), textarea, select'),
];

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);

function isTouched(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    return !(options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.selected;
  }
  return isChoice(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;
}

/** The name of a control; of those with one name, a choice is told from the others by its value. */
const nameOf = (control: Control): string =>
  [control.tagName, control.type, control.name, isChoice(control) && control.value].join(" ");

/** Finds the control that was drawn again in the place of another: the same one of those with its name. */
function successorOf(control: Control, before: readonly Control[], now: readonly Control[]) {
  const alike = (one: Control) => nameOf(one) === nameOf(control);
  return now.filter(alike)[before.filter(alike).indexOf(control)];
}

/** Enters the value as a visitor does, so that what listens to the control hears of it. */
function enter(control: Control, { value }: Control): void {
  // React overlays the property to know of changes; those by the prototype's own setter are a visitor's to it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")!.set!.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

function restore(from: Control, to: Control): void {
  if (isChoice(to)) {
    if (to.checked !== (from as HTMLInputElement).checked) to.click();
  } else if (to.value !== from.value) enter(to, from);
}

function restoreFocus(from: Control, to: Control): void {
  to.focus({ preventScroll: true });
  // The types of input without a caret have no positions.
  if (to instanceof HTMLSelectElement || from instanceof HTMLSelectElement || from.selectionStart === null)
    return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/**
 * Remembers the controls of the prerendered page.
 * @returns the function that gives what was typed into those that are gone to the ones in their place.
 */
export function keepTyped(root: Element): () => void {
  let before = controlsIn(root);
  let focused = document.activeElement;
  root.addEventListener("focusin", ({ target }) => (focused = target as Element));
  return () => {
    const now = controlsIn(root);
    for (const control of before) {
      const successor = control.isConnected ? undefined : successorOf(control, before, now);
      if (!successor) continue;
      if (isTouched(control)) restore(control, successor);
      if (control === focused && document.activeElement === document.body) restoreFocus(control, successor);
    }
    before = now;
  };
}
