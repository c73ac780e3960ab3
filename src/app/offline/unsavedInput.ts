/** Keeps track of whether the visitor has typed or chosen anything on this page that a reload would lose. */

/** The forms on these pages restore their input. */
const PAGES_WITH_DRAFTS = [
  "/challenge-dashboard",
  "/community",
  "/find-your-quadrant",
  "/research-questionnaire",
];

/** The path of the page on which the visitor last typed or chose something. */
let editedPath = "";

export function watchForms(): void {
  addEventListener("input", () => (editedPath = location.pathname), { capture: true, passive: true });
}

function isChanged(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (!(field instanceof HTMLInputElement)) return false;
  return field.type === "radio" || field.type === "checkbox"
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

export function hasUnsavedInput(): boolean {
  // A dialog does not keep its input, even on a page that keeps its form.
  if (document.querySelector("dialog[open]")) return true;
  if (PAGES_WITH_DRAFTS.includes(location.pathname)) return false;
  // Input made before anybody watched also counts.
  return (
    editedPath === location.pathname || [...document.querySelectorAll("input, textarea")].some(isChanged)
  );
}
