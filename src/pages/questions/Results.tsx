import { ChevronRight } from "lucide";
import { Link } from "react-router-dom";
import { HELP_TEXTS } from "@/content/community/help";
import { SEARCH_TEXTS } from "@/content/questions/questionsTexts";
import { speaksOfNeed } from "@/domain/questions/needWords";
import { openChat } from "@/parts/openChat";
import { WithHelplines } from "@/parts/WithHelplines";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { searchQuestions, type Result } from "./search";

/** As many as a reader looks through. */
const SHOWN = 12;

/** The answers to the typed words; for words of need, help instead. */
export function Results({ typed }: { typed: string }) {
  if (speaksOfNeed(typed)) return <Help />;
  const found = searchQuestions(typed);
  const heading =
    found.length > SHOWN
      ? SEARCH_TEXTS.best(SHOWN, found.length, typed)
      : found.length
        ? SEARCH_TEXTS.found(found.length, typed)
        : SEARCH_TEXTS.none(typed);
  return (
    <>
      <div role="status">
        <h2 className="mt-6 text-xl wrap-anywhere">{heading}</h2>
      </div>
      {found.length === 0 && <Childline />}
      <ol aria-label={SEARCH_TEXTS.list}>
        {found.slice(0, SHOWN).map((result) => (
          <Row key={result.to} result={result} />
        ))}
      </ol>
      <div className="bg-q3-soft text-q3-ink rounded-card mt-5 p-5">
        <p>{SEARCH_TEXTS.tryElse}</p>
        <Button variant="quiet" className="mt-3" onClick={() => openChat()}>
          {SEARCH_TEXTS.ask}
        </Button>
      </div>
      {found.length > 0 && <Childline />}
    </>
  );
}

const Row = ({ result: { to, pieces, subject } }: { result: Result }) => (
  <li className="border-line border-b">
    <Link to={to} className="flex items-center gap-3 py-3.5">
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

const Childline = () => (
  <p className="text-muted mt-4">
    <WithHelplines>{SEARCH_TEXTS.childline}</WithHelplines>
  </p>
);

const Help = () => (
  <section
    role="status"
    aria-label={HELP_TEXTS.worryHeading}
    className="bg-danger-soft text-ink rounded-card mt-6 p-6"
  >
    <h2>{HELP_TEXTS.worryHeading}</h2>
    <p className="mt-2 text-lg">
      <WithHelplines>{HELP_TEXTS.worry}</WithHelplines>
    </p>
  </section>
);
