import { WORDS_OF_TEXTS } from "@/content/resources/glossary/glossaryOfTexts";
import { TEXT_WORDS } from "@/content/reading/textWords";
import { explainer } from "@/ui/reading/explainFirstUse";
import type { Explain, ReadingPart } from "@/ui/reading/Reading";

/** The meanings of a text's words, in the words of the glossary. @param path of the text. */
export function explainWords(path: string, parts: readonly ReadingPart[]): Explain {
  const words = Object.entries(TEXT_WORDS[path] ?? {}).map(([word, name]) => {
    const { definition, example, sentence } = WORDS_OF_TEXTS.find(({ term }) => term === name)!;
    // "APR" as the glossary writes it, but "Swap" as the story says it.
    const title = name.toLowerCase() === word ? name : word[0]!.toUpperCase() + word.slice(1);
    return { word, title, meaning: definition, example: example ?? sentence };
  });
  return explainer(parts, words);
}
