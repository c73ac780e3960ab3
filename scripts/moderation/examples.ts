/**
 * The examples from which the classifier learns: `examples/<kind>.txt`, one text on each line, written for this purpose
 * (no child's words are among them). After adding a line, run `npm run rules` again.
 */
import { readFileSync } from "node:fs";
import { normalise } from "#functions/_shared/text/normalise";
import { withoutInnocentPhrases } from "#functions/_shared/text/judge";
import { LEARNT_KINDS, type Weights } from "#functions/_shared/text/classifier";
import { learn, type Example } from "./learn.ts";

const examplesOf = (kind: Example["kind"]): Example[] =>
  readFileSync(`scripts/moderation/examples/${kind}.txt`, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((text) => ({ kind, normalisedText: withoutInnocentPhrases(normalise(text).latin) }));

let weights: Weights | undefined;

/** Takes some seconds, but only on the first call. */
export const learntWeights = (): Weights =>
  (weights ??= learn((["fine", ...LEARNT_KINDS] as const).flatMap(examplesOf)));
