/** Returns the text of a field without spaces around it; empty if the form has no such field. */
export function formText(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value.trim() : "";
}

/** Returns a password exactly as typed, including any space at its end. */
export const formPassword = (form: HTMLFormElement, name: string): string =>
  new FormData(form).get(name) as string;
