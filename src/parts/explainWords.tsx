import { WORDS_OF_TEXTS } from "@/content/glossaryOfTexts";
import { TEXT_WORDS } from "@/content/textWords";
import { explainer } from "@/ui/explainer";
import type { Explain, ReadingPart } from "@/ui/Reading";

/** The meanings of a text's words, in the words of the glossary. @param path of the text. */
export function explainWords(path: string, parts: readonly ReadingPart[]): Explain {
  const words = Object.entries(TEXT_WORDS[path] ?? {}).map(([word, name]) => {
    const { definition, example, sentence } = WORDS_OF_TEXTS.find(({ term }) => term === name)!;
    return { word, meaning: definition, example: example ?? sentence };
  });
  return explainer(parts, words);
}
