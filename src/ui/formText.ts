/** What was typed into a text field, without spaces around it; empty when the form has no such field. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** A password as it was typed: not a letter of it is anybody's to take away, not even a space at its end. */
export const formPassword = (form: HTMLFormElement, name: string): string =>
  new FormData(form).get(name) as string;
