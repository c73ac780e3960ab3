type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reports a required field that holds only spaces, which the browser treats as filled in. A password may consist of
 * spaces.
 * @returns true if there is one; the browser then shows its message at the field, as for an empty one.
 */
export function reportBlankField(form: HTMLFormElement): boolean {
  const blankControl = [...form.elements].find(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.required &&
      element.name !== "password" &&
      element.value.trim() === "",
  );
  if (!blankControl) return false;
  blankControl.value = "";
  blankControl.reportValidity();
  return true;
}
