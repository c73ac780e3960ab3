import { ChevronRight } from "lucide";
import { useState } from "react";
import { Link } from "react-router-dom";
import { SEARCH_TEXTS } from "@/content/questions/questionsTexts";
import { openChat } from "@/parts/openChat";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { Childline } from "./NeedCard";
import { searchQuestions, type Result } from "./search";

/** As many as a reader looks through; the others come on a press. */
const SHOWN = 12;

/** The answers to the typed words, the likeliest first. */
export function Results({ typed }: { typed: string }) {
  const [allFor, setAllFor] = useState("");
  const { results, hasAll } = searchQuestions(typed);
  const shown = allFor === typed ? results : results.slice(0, SHOWN);
  const heading = results.length ? SEARCH_TEXTS.found(results.length, typed) : SEARCH_TEXTS.none(typed);
  return (
    <>
      <div role="status">
        <h2 className="mt-6 text-xl wrap-anywhere">{heading}</h2>
        {!hasAll && <p className="text-muted">{SEARCH_TEXTS.some}</p>}
      </div>
      {results.length === 0 && <Childline />}
      <ol aria-label={SEARCH_TEXTS.list}>
        {shown.map((result) => (
          <Row key={result.to} result={result} />
        ))}
      </ol>
      {shown.length < results.length && (
        <Button variant="quiet" className="mt-4" onClick={() => setAllFor(typed)}>
          {SEARCH_TEXTS.showOthers(results.length - shown.length)}
        </Button>
      )}
      <div className="bg-q3-soft text-q3-ink rounded-card mt-5 p-5">
        <p>{results.length ? SEARCH_TEXTS.tryElse : SEARCH_TEXTS.tryShorter}</p>
        <Button variant="quiet" className="mt-3" onClick={() => openChat()}>
          {SEARCH_TEXTS.ask}
        </Button>
      </div>
      {results.length > 0 && <Childline />}
    </>
  );
}

const Row = ({ result: { to, pieces, subject } }: { result: Result }) => (
  <li className="border-line border-b">
    <Link to={to} className="flex items-center gap-3 py-3">
      <span className="min-w-0 flex-1">
        <span className="font-display block text-lg leading-snug font-semibold">
          {pieces.map((piece, nth) =>
            nth % 2 ? (
              <mark key={nth} className="bg-q4-soft text-q4-ink underline">
                {piece}
              </mark>
            ) : (
              <span key={nth}>{piece}</span>
            ),
          )}
        </span>
        <span className="text-muted block text-base">{subject}</span>
      </span>
      <Icon of={ChevronRight} size={22} />
    </Link>
  </li>
);
