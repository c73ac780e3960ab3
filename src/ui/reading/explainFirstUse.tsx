import { Fragment } from "react";
import type { Explain, ReadingPart } from "./Reading";
import { Word, WordNote } from "./WordNote";
import { wordPlaces, type ExplainedWord } from "./wordPlaces";

/** Makes the words of a text into buttons where they occur first, each with its note after the paragraph. */
export function explainer(parts: readonly ReadingPart[], words: readonly ExplainedWord[]): Explain {
  const paragraphs = parts.flatMap(({ blocks }) => blocks.filter((block) => typeof block === "string"));
  const places = wordPlaces(paragraphs, words);
  return (text) => {
    const found = places.get(text);
    if (!found) return undefined;
    return {
      text: (
        <>
          {found.map(({ from, to, word }, nth) => (
            <Fragment key={from}>
              <span>{text.slice(found[nth - 1]?.to ?? 0, from)}</span>
              <Word word={word}>{text.slice(from, to)}</Word>
            </Fragment>
          ))}
          <span>{text.slice(found.at(-1)!.to)}</span>
        </>
      ),
      notes: found.map(({ from, word }) => <WordNote key={from} word={word} />),
    };
  };
}
