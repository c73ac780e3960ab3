/** The parts of which the moderators' page is made. */
import { escapeControlCharacters } from "./listing.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
export const escapeText = (text: string) =>
  escapeControlCharacters(text).replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

export const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeText(value)}">`;

/** A label's end, and the attribute by which the script finds it. */
const keyOf = (key: string | undefined) =>
  key ? { attribute: ` data-key="${key}"`, sign: `<kbd>${key}</kbd>` } : { attribute: "", sign: "" };

interface Control {
  label: string;
  key?: string;
  /** True for the one that stands out. */
  isFirst?: boolean;
}
const classOf = ({ isFirst }: Control) => (isFirst ? ' class="button first"' : ' class="button"');

/** A button of the form that it is in. */
export function submitButton(action: string, control: Control): string {
  const { attribute, sign } = keyOf(control.key);
  return `<button formaction="/${action}"${classOf(control)}${attribute}>${escapeText(control.label)}${sign}</button>`;
}

export function linkButton(href: string, control: Control): string {
  const { attribute, sign } = keyOf(control.key);
  return `<a href="${escapeText(href)}"${classOf(control)}${attribute}>${escapeText(control.label)}${sign}</a>`;
}

export const ago = (since: string, now: Date): string => {
  const hours = Math.floor((now.getTime() - new Date(since).getTime()) / 3_600_000);
  if (hours < 1) return "less than an hour ago";
  if (hours < 48) return `${hours} ${hours === 1 ? "hour" : "hours"} ago`;
  return `${Math.floor(hours / 24)} days ago`;
};
