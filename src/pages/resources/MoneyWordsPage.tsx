import { Link } from "react-router-dom";
import type { GlossaryTerm } from "@/content/resources/glossary/glossaryTerm";
import {
  WORDS_TEXTS,
  WORDS_BY_LETTER,
  WORDS_HEAD,
  wordAnchor,
} from "@/content/resources/glossary/moneyWordsPage";
import { titleOf } from "@/content/resources/topics/topics";
import { TopicTasks } from "./lateTasks";
import { TopicFrame } from "./TopicFrame";

const letterAnchor = (letter: string) => `letter-${letter.toLowerCase()}`;

/** Every term of the glossary: its meaning, the word in a sentence, and what to read next. */
export function MoneyWordsPage() {
  return (
    <TopicFrame head={WORDS_HEAD}>
      <nav aria-label={WORDS_TEXTS.letters} data-print="no">
        <ul className="flex flex-wrap gap-2">
          {WORDS_BY_LETTER.map(({ letter }) => (
            <li key={letter}>
              <a
                href={`#${letterAnchor(letter)}`}
                className="text-link grid size-11 place-items-center font-semibold"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="print:columns-2 print:text-[11pt]">
        {WORDS_BY_LETTER.map(({ letter, terms }) => (
          <section key={letter} aria-labelledby={letterAnchor(letter)} className="mt-8 print:mt-4">
            <h2 id={letterAnchor(letter)}>{letter}</h2>
            {terms.map((entry) => (
              <Word key={entry.term} entry={entry} />
            ))}
          </section>
        ))}
      </div>
      <TopicTasks path={WORDS_HEAD.path} />
    </TopicFrame>
  );
}

const Word = ({ entry: { term, definition, example, sentence, path, related } }: { entry: GlossaryTerm }) => (
  <div className="border-line mt-4 break-inside-avoid border-t pt-3 print:mt-2 print:pt-1">
    <h3 id={wordAnchor(term)}>{term}</h3>
    <p className="mt-1">{definition}</p>
    <p className="text-muted mt-1">{example ?? sentence}</p>
    <p data-print="no">
      <span>{path ? WORDS_TEXTS.readNext : WORDS_TEXTS.related}</span>{" "}
      {path ? (
        <Link to={path} className="text-link">
          {titleOf(path)}
        </Link>
      ) : (
        <a href={`#${wordAnchor(related ?? term)}`} className="text-link">
          {related}
        </a>
      )}
    </p>
  </div>
);
