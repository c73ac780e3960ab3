import { showsSomething } from "@/domain/visibleText";

type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reports a required field in which nothing is visible, such as spaces, which the browser treats as filled in. A password
 * may consist of spaces.
 * @returns true if there is one; the browser then shows its message at the field, as for an empty one.
 */
export function reportBlankField(form: HTMLFormElement): boolean {
  const blankControl = [...form.elements].find(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.required &&
      element.name !== "password" &&
      !showsSomething(element.value),
  );
  if (!blankControl) return false;
  blankControl.value = "";
  blankControl.reportValidity();
  return true;
}
