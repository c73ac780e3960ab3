/**
 * The weights that the guide has learnt from examples, as one TypeScript module: what a message may be
 * (`needs/<kind>.txt`), what is wrong with a sentence of a model's answer (`wording/<fault>.txt`), one text on each line,
 * and what a question asks for (`asks/*.txt`, through the library). All were written for this purpose; no child's words are among them.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { featuresOf, WEIGHT_UNITS } from "#functions/_shared/text/classifier";
import { readAndMatch } from "#functions/_shared/text/judge";
import { FAULTS, readSentence, sentencesIn } from "#functions/ms-sparkle-chat/answerWording";
import { LIBRARY, SMALL_TALK, TEACHER } from "#functions/ms-sparkle-chat/library";
import { asksFor, readForFinding, TARGETS } from "#functions/ms-sparkle-chat/lookUp";
import { HARMS, KINDS, readForListening, type Kind } from "#functions/ms-sparkle-chat/listen";
import { linesOf } from "./communityWeights.ts";
import { hashOfSources, learn, type Example } from "./learn.ts";

export const WEIGHTS_FILE = "supabase/functions/ms-sparkle-chat/weights.ts";

const messages = (texts: readonly string[], kinds: readonly Kind[]): Example<Kind>[] =>
  texts.map((text) => ({ kinds, normalisedText: readForListening(readAndMatch(text).readings.words[0]!) }));

/** The community's examples teach as well: fine ones are harmless here, and a worry is one of the harms. */
const messageExamples = (): Example<Kind>[] => [
  ...KINDS.flatMap((kind) => messages(linesOf(`needs/${kind}.txt`), [kind])),
  ...messages(linesOf("community/fine.txt"), ["money", "other"]),
  ...messages(linesOf("community/worry.txt"), HARMS),
  ...messages(
    // A title is written well, which nobody's need is.
    [
      ...TEACHER.flatMap(({ title, asks }) => asks.filter((ask) => ask !== title)),
      ...LIBRARY.flatMap(({ name, names }) => [name, ...names]),
    ],
    ["money"],
  ),
  ...messages(
    SMALL_TALK.flatMap(({ asks }) => asks),
    ["money", "other"],
  ),
];

type Wording = (typeof FAULTS)[number];
const sentences = (texts: readonly string[], wording: Wording): Example<Wording>[] =>
  texts.map((text) => ({ kinds: [wording], normalisedText: readSentence(text) }));

/** The sentences of the teacher and of the library are good ones. */
const sentenceExamples = (): Example<Wording>[] => [
  ...FAULTS.flatMap((wording) => sentences(linesOf(`wording/${wording}.txt`), wording)),
  ...sentences(
    [
      ...TEACHER.flatMap(({ answer, example, plan, pitfall }) => [answer, example, plan, pitfall]),
      ...LIBRARY.flatMap(({ says, example }) => [says, example ?? ""]),
    ].flatMap(sentencesIn),
    "fine",
  ),
];

/** The ways of asking for each thing that can be found. */
const askExamples = (): Example<number>[] =>
  TARGETS.flatMap((target, nth) =>
    asksFor(target).map((text) => ({ kinds: [nth], normalisedText: readForFinding(text) })),
  );

interface Thrift {
  rounds: number;
  l1: number;
  /** Signs of fewer examples are left out, and so are lighter weights. */
  leastExamples: number;
  leastWeight: number;
}
/** Measured by leaving a fifth of the examples out. */
const SHARED: Thrift = { rounds: 8, l1: 5, leastExamples: 2, leastWeight: 0.1 };
/** A way of asking has few examples, so each counts. */
const ASKS: Thrift = { rounds: 6, l1: 1, leastExamples: 1, leastWeight: 0.2 };
const SIGNS_A_LINE = 60;

/** @returns the lines of weights. */
function linesFrom<K extends string | number>(
  examples: readonly Example<K>[],
  kinds: readonly K[],
  { rounds, l1, leastExamples, leastWeight }: Thrift,
): string {
  const counts = new Map<string, number>();
  for (const { normalisedText } of examples)
    for (const sign of featuresOf(normalisedText)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const signs = Array.from(learn(examples, kinds, { rounds, l1 }), ([sign, weights]) => {
    const pairs = weights.flatMap((weight, kind) =>
      Math.abs(weight) < leastWeight || counts.get(sign)! < leastExamples
        ? []
        : [`${kind}:${Math.round(weight * WEIGHT_UNITS)}`],
    );
    return [sign, ...pairs].join("=");
  }).filter((sign) => sign.includes("="));
  return Array.from({ length: Math.ceil(signs.length / SIGNS_A_LINE) }, (_, line) =>
    JSON.stringify(signs.slice(line * SIGNS_A_LINE, (line + 1) * SIGNS_A_LINE).join(";")),
  ).join(",\n  ");
}

/** The examples, and what reads them; the kinds' places in a list are their names in a weight. */
const SOURCES = [
  ...["guideWeights.ts", "needs/", "wording/", "asks/", "community/fine.txt", "community/worry.txt"].map(
    (place) => `scripts/guide/${place}`,
  ),
  ...["answerWording.ts", "library.ts", "listen.ts", "lookUp.ts"].map(
    (file) => `supabase/functions/ms-sparkle-chat/${file}`,
  ),
];
const HASH_LINE = /\/\/ \w+\n$/u;

/** Adds a hash of what the weights were learnt from, and of the weights, which nobody writes by hand. */
function withHash(weights: string): string {
  const hash = createHash("sha256").update(weights).update(hashOfSources(SOURCES));
  return `${weights}// ${hash.digest("hex").slice(0, 16)}\n`;
}

export const committedWeights = () => readFileSync(WEIGHTS_FILE, "utf8");

/** Says whether the committed weights were learnt from the examples of now, without learning again. */
export const isUpToDate = (): boolean =>
  withHash(committedWeights().replace(HASH_LINE, "")) === committedWeights();

/** The whole module as committed. */
export const weightsModule = (): string => withHash(learntModule());

const learntModule = (): string => `// Generated by npm run rules from scripts/guide. Do not edit.

/** Each sign of a message with the kinds it speaks for or against (listen.ts). */
export const MESSAGE_WEIGHTS: readonly string[] = [
  ${linesFrom(messageExamples(), KINDS, SHARED)},
];

/** Each sign of a sentence with the faults it speaks for or against (answerWording.ts). */
export const SENTENCE_WEIGHTS: readonly string[] = [
  ${linesFrom(sentenceExamples(), FAULTS, SHARED)},
];

/** Each sign of a question with the things it speaks for or against (lookUp.ts). */
export const TARGET_WEIGHTS: readonly string[] = [
  ${linesFrom(askExamples(), [...TARGETS.keys()], ASKS)},
];
`;
