/** The queue, as lines for a terminal. */
import { cardsOf, type Card } from "./cards.ts";
import type { Candidate, QueueItem } from "./client.ts";

/**
 * Text by a child, or by somebody pretending to be one: it is put on one line, and cannot control
 * the terminal or reverse other text. The joiners inside emoji and Persian are kept.
 */
export const escapeControlCharacters = (text: string): string =>
  text.replace(/[^\S ]+/gu, " ").replace(/(?!\u200C|\u200D)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (sign) => {
    const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
    return `\\u{${code}}`;
  });

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
const text = (title: string | null, description: string) =>
  escapeControlCharacters(title === null ? description : `${title} | ${description}`);

/** The names that the rules use (text_judgements). */
export const HEARD_WORDS: Readonly<Record<string, string>> = {
  emergency: "tells of an emergency",
  crisis: "mentions self-harm",
  abuse: "mentions being hurt",
  worry: "may show that a child is in need",
  contact: "says where somebody is or how to reach them",
  hint: "may say where somebody is or how to reach them",
  sexual: "sex",
  unsafe: "an unsafe offer",
  unkind: "unkindness",
  swearing: "swearing",
};

const KIND_WORDS = {
  quest: "quest",
  idea: "idea",
  guide: "the guide's answer",
  kept: "reported idea, deleted by its writer",
} as const;

const often = (times: number) => (times === 1 ? "once" : `${times} times`);

/** "It is wrong (12 times)" */
export function describeReason({ reasons, times }: QueueItem, place: number): string {
  const given = times[place]!;
  return given > 1 ? `${reasons[place]!} (${often(given)})` : reasons[place]!;
}

/** "idea, held: swearing; 2 reports; this writer so far: 1 accepted, 0 removed"; "the guide's answer, reported 12 times" */
export function describeItem({ kind, heard, reports, status, let_in, taken_out }: QueueItem): string {
  if (kind === "guide") return `${KIND_WORDS.guide}, reported ${often(reports)}`;
  return [
    `${KIND_WORDS[kind]}${status === "held" ? ", held" : ""}${heard ? `: ${HEARD_WORDS[heard] ?? heard}` : ""}`,
    ...(reports ? [count(reports, "report")] : []),
    ...(kind === "kept" ? [] : [`this writer so far: ${let_in} accepted, ${taken_out} removed`]),
  ].join("; ");
}

const textLines = (waiting: QueueItem): string[] => [
  `  ${waiting.id}  since ${waiting.since.slice(0, 10)}`,
  `    ${describeItem(waiting)}`,
  `    ${text(waiting.title, waiting.description)}`,
  ...waiting.reasons.map((_, place) => `    - ${escapeControlCharacters(describeReason(waiting, place))}`),
];

/** A writer's other texts are indented below the worst. */
function cardLines({ items: [worst, ...others], texts }: Card): string[] {
  const unsent = texts - 1 - others.length;
  return [
    ...textLines(worst),
    ...(others.length ? [`    and ${texts - 1} more from the same writer:`] : []),
    ...others.flatMap(textLines).map((line) => `    ${line}`),
    ...(unsent ? [`      and ${unsent} once you have decided about these`] : []),
  ];
}

const candidateLines = ({ id, title, description, votes }: Candidate): string[] => [
  `  ${id}  ${count(votes, "vote")}`,
  `    ${text(title, description)}`,
];

const section = (heading: string, lines: string[], command: string, none: string) =>
  lines.length ? [heading, ...lines, `  ${command}`, ""] : [none, ""];

/**
 * The most urgent cards first, as read. The queue comes before ideas to feature.
 * @param cards the number of cards in the whole queue.
 */
export const listing = (
  waiting: readonly QueueItem[],
  cards: number,
  candidates: readonly Candidate[],
): string => {
  const waits = new Set(waiting.map(({ id }) => id));
  const shown = cardsOf(waiting);
  return [
    ...section(
      `Waiting: ${count(cards, "card")}${cards > shown.length ? `, of which these are the first ${shown.length}` : ""}`,
      shown.flatMap(cardLines),
      "npm run moderate -- approve | reject <id of a quest>, keep | hide <id of an idea>, helped <id of a child in need>, seen <id of a report>, undo <id>",
      "Nothing is waiting.",
    ),
    ...section(
      "Ideas not yet featured, with the most votes first",
      candidates.filter(({ id }) => !waits.has(id)).flatMap(candidateLines),
      "npm run moderate -- feature <id>",
      "There are no ideas with votes to feature.",
    ),
  ].join("\n");
};
