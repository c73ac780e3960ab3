/** What waits, as lines for a terminal. */
import type { Candidate, Waiting } from "./desk.ts";

/**
 * Text that a child, or whoever pretends to be one, has written: on one line, and nothing in it commands the terminal or
 * turns other text around. The joiners inside emoji and Persian stay.
 */
export const harmless = (text: string): string =>
  text.replace(/[^\S ]+/gu, " ").replace(/(?!\u200C|\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (sign) => {
    const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    return `\\u{${code}}`;
  });

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
const text = (title: string | null, description: string) =>
  harmless(title === null ? description : `${title} | ${description}`);

function questLines({ id, description, since }: Waiting): string[] {
  return [`  ${id}  sent ${since.slice(0, 10)}`, `    ${text(null, description)}`];
}

function ideaLines({ id, title, description, reports, reasons, since, featured }: Waiting): string[] {
  return [
    `  ${id}  ${count(reports, "report")} since ${since.slice(0, 10)}${featured ? "  featured" : ""}`,
    `    ${text(title, description)}`,
    ...reasons.map((reason) => `    - ${harmless(reason)}`),
  ];
}

const candidateLines = ({ id, title, description, votes }: Candidate): string[] => [
  `  ${id}  ${count(votes, "vote")}`,
  `    ${text(title, description)}`,
];

const section = (heading: string, lines: string[], command: string, none: string) =>
  lines.length ? [heading, ...lines, `  ${command}`, ""] : [none, ""];

/** The oldest first, as it was read. */
export function listing(waiting: readonly Waiting[], candidates: readonly Candidate[]): string {
  const quests = waiting.filter(({ kind }) => kind === "quest");
  const ideas = waiting.filter(({ kind }) => kind === "idea");
  return [
    ...section(
      `Kindness quests that wait: ${quests.length}`,
      quests.flatMap(questLines),
      "npm run moderate -- approve <id>    or reject <id>",
      "No kindness quest waits.",
    ),
    ...section(
      `Ideas that were reported: ${ideas.length}`,
      ideas.flatMap(ideaLines),
      "npm run moderate -- hide <id>    or keep <id>, which only settles the reports",
      "No idea was reported.",
    ),
    ...section(
      "Ideas with the most votes that are not featured",
      candidates.flatMap(candidateLines),
      "npm run moderate -- feature <id>",
      "No idea that could be featured has votes.",
    ),
  ].join("\n");
}
