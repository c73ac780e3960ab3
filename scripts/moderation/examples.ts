/**
 * The examples from which is learnt what to look at first: `examples/<kind>.txt`, a text a line, written for this purpose
 * (no child's words are among them). A line more, and `npm run rules` again, teaches something more.
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

/** Takes some seconds, once. */
export const learntWeights = (): Weights =>
  (weights ??= learn((["fine", ...LEARNT_KINDS] as const).flatMap(examplesOf)));
