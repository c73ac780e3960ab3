import { Link } from "react-router-dom";
import type { GlossaryTerm } from "@/content/resources/glossary/glossaryTerm";
import {
  WORDS_TEXTS,
  WORDS_BY_LETTER,
  WORDS_HEAD,
  wordAnchor,
} from "@/content/resources/glossary/moneyWordsPage";
import { titleOf } from "@/content/resources/topics/topics";
import { TopicFrame } from "./TopicFrame";

const letterAnchor = (letter: string) => `letter-${letter.toLowerCase()}`;

/** The row of letters marks the letter that is being read, and brings it into sight. */
function followReader(row: HTMLElement | null) {
  if (!row) return undefined;
  const observer = new IntersectionObserver(
    (sections) => {
      const read = sections.find(({ isIntersecting }) => isIntersecting)?.target.firstElementChild;
      if (!read) return;
      row.querySelector("[aria-current]")?.removeAttribute("aria-current");
      const letter = row.querySelector<HTMLElement>(`[href="#${read.id}"]`)!;
      letter.setAttribute("aria-current", "true");
      row.scrollLeft = letter.offsetLeft - row.clientWidth / 2;
    },
    { rootMargin: "-25% 0px -75%" },
  );
  document.querySelectorAll(".words > section").forEach((section) => observer.observe(section));
  return () => observer.disconnect();
}

/** Every term of the glossary: its meaning, the word in a sentence, and what to read next. */
export function MoneyWordsPage() {
  return (
    <TopicFrame head={WORDS_HEAD}>
      <nav aria-label={WORDS_TEXTS.letters} className="word-letters" data-print="no">
        <ul ref={followReader}>
          {WORDS_BY_LETTER.map(({ letter }) => (
            <li key={letter}>
              <a href={`#${letterAnchor(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="words">
        {WORDS_BY_LETTER.map(({ letter, terms }) => (
          <section key={letter} aria-labelledby={letterAnchor(letter)}>
            <h2 id={letterAnchor(letter)}>{letter}</h2>
            <div>
              {terms.map((entry) => (
                <Word key={entry.term} entry={entry} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </TopicFrame>
  );
}

const Word = ({ entry: { term, definition, example, sentence, path, related } }: { entry: GlossaryTerm }) => (
  <div>
    <h3 id={wordAnchor(term)}>{term}</h3>
    <p>{definition}</p>
    <p>
      <span>{example ?? sentence}</span>{" "}
      <span data-print="no">
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
      </span>
    </p>
  </div>
);
