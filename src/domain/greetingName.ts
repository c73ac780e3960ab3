import { cleanText } from "./sharedText";

/**
 * The name by which a page addresses the user: the first name, else the part of the e-mail before
 * the @, else the page's own word.
 */
export function greetingName(firstName: string | null | undefined, email: string, fallback: string): string {
  return cleanText(firstName ?? "") || email.split("@")[0] || fallback;
}
