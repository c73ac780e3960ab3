/** Returns the text of a field without spaces around it; empty if the form has no such field. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value.trim() : "";
}

/**
 * Returns a password as typed, including any space at its end. A letter with an accent is one sign on one keyboard and two
 * on another, and the same password.
 */
export const formPassword = (form: HTMLFormElement, name: string): string =>
  (new FormData(form).get(name) as string).normalize("NFC");
