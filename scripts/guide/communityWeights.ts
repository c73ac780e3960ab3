/**
 * The weights that the classifier of shared texts has learnt from `community/<kind>.txt`, one text on each line, written for this purpose
 * (no child's words are among them). After adding a line, run `npm run rules` again.
 */
import { readFileSync } from "node:fs";
import { normalise } from "#functions/_shared/text/normalise";
import { withoutInnocentPhrases } from "#functions/_shared/text/judge";
import { LEARNT_KINDS, type Weights } from "#functions/_shared/text/classifier";
import { hashOfSources, learn, type Example } from "./learn.ts";

const CLASSES = ["fine", ...LEARNT_KINDS] as const;
type Kind = (typeof CLASSES)[number];

export const linesOf = (file: string): string[] =>
  readFileSync(`scripts/guide/${file}`, "utf8").split("\n").filter(Boolean);

/** The guide's examples of grave harm teach as well: in a shared text it is a worry. */
const WORRIES = ["emergency", "selfHarm", "eating", "abuse", "threatened", "homeViolence", "neglect"];
const filesOf = (kind: Kind): string[] => [
  `community/${kind}.txt`,
  ...(kind === "worry" ? WORRIES.map((need) => `needs/${need}.txt`) : []),
];

const examplesOf = (kind: Kind): Example<Kind>[] =>
  filesOf(kind)
    .flatMap(linesOf)
    .map((text) => ({
      kinds: [kind],
      normalisedText: withoutInnocentPhrases(normalise(text).latin),
    }));

/** In hundredths. Lighter signs are half of all, decide nothing, and make each database larger. */
const LEAST_WEIGHT = 20;

/** @returns the weights in hundredths, each kind's against that of a harmless text. */
export function weightsFrom(examples: readonly Example<Kind>[]): Weights {
  const learnt = Array.from(learn(examples, CLASSES), ([sign, [fine, ...others]]) => {
    const against = others.map((weight) => Math.round((weight - fine!) * 100));
    return [sign, against] as const;
  });
  return new Map(
    learnt.filter(([, hundredths]) => hundredths.some((weight) => Math.abs(weight) >= LEAST_WEIGHT)),
  );
}

/** Takes some fifteen seconds. */
export const learntWeights = (): Weights => weightsFrom(CLASSES.flatMap(examplesOf));

/** Names what the weights are learnt from. */
export const hashOfExamples = (): string =>
  hashOfSources([
    "scripts/guide/communityWeights.ts",
    ...CLASSES.flatMap(filesOf).map((file) => `scripts/guide/${file}`),
  ]);
