import { isTaught } from "../_shared/text/classifier.ts";
import { MESSAGE_WEIGHTS, TARGET_WEIGHTS } from "./weights.ts";

/** @returns true for a word that examples or ways of asking have, so that it is no name and not misspelt. */
export const isTaughtWord = (word: string): boolean =>
  isTaught(word, MESSAGE_WEIGHTS) || isTaught(word, TARGET_WEIGHTS);
