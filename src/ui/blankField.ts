type Control = HTMLInputElement | HTMLTextAreaElement;

/**
 * The browser takes a required field of nothing but spaces for filled in. A password may be of spaces.
 * @returns whether there is one; the browser then says so at the field, as for an empty one.
 */
export function complainAboutBlankField(form: HTMLFormElement): boolean {
  const blank = [...form.elements].find(
    (element): element is Control =>
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.required &&
      element.name !== "password" &&
      element.value.trim() === "",
  );
  if (!blank) return false;
  blank.value = "";
  blank.reportValidity();
  return true;
}
