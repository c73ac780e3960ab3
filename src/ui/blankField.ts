type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The browser takes a required field of nothing but spaces for filled in. A password may be of spaces.
 * @returns whether there is one; the browser then says so at the field, as for an empty one.
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
