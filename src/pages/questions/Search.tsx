import { Search as SearchIcon, X } from "lucide";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { SEARCH_TEXTS } from "@/content/questions/questionsTexts";
import { speaksOfNeed } from "@/domain/questions/needWords";
import { searchWords } from "@/domain/questions/searchWords";
import { EXACT, Field } from "@/ui/controls/Field";
import { late } from "@/ui/feedback/late";
import { Problem } from "@/ui/feedback/Problem";
import { Icon } from "@/ui/text/Icon";
import { Childline, NeedCard } from "./NeedCard";

interface ResultsProps {
  typed: string;
}

/** The list of questions comes when the field is reached. Whatever becomes of it, Childline's line is there. */
const Results = late<ResultsProps>(() => import("./Results").then((file) => file.Results), {
  loading: () => (
    <>
      <p role="status" className="text-muted mt-6">
        {SEARCH_TEXTS.loading}
      </p>
      <Childline />
    </>
  ),
  instead: () => (
    <>
      <Problem className="mt-6">{SEARCH_TEXTS.failed}</Problem>
      <Childline />
    </>
  ),
  retryOn: ({ typed }) => typed,
});
const fetchResults = () => void Results.preload();

const LEAST_LETTERS = 2;

/** The words at each entry of this tab's history, so that Back brings them again; nothing of it outlives the page. */
const typedAt = new Map<string, string>();

/**
 * Searches all answers as somebody types. What is typed is never sent, stored, or put into the address.
 * @param children the page below the field, in whose place the answers are shown.
 */
export function Search({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const [entry, setEntry] = useState({ key, typed: typedAt.get(key) ?? "" });
  if (entry.key !== key) setEntry({ key, typed: typedAt.get(key) ?? "" });
  const { typed } = entry;
  const field = useRef<HTMLInputElement>(null);

  function change(now: string) {
    typedAt.set(key, now);
    setEntry({ key, typed: now });
  }

  // Before the page’s scripts were here, somebody may have reached the field, and typed.
  useEffect(() => {
    const { current } = field;
    if (current === document.activeElement) fetchResults();
    if (current?.value && current.value !== typed) change(current.value);
    // oxlint-disable-next-line react/exhaustive-deps -- once, for what came before
  }, []);

  const asked = typed.trim();
  const isAsked = searchWords(asked).join("").length >= LEAST_LETTERS;
  return (
    <>
      {/* Escape empties the field, as browsers do with fields of this type. */}
      <div role="search" className="mt-5 block noscript:hidden" data-print="no">
        <Field
          ref={field}
          type="search"
          className="[&_::-webkit-search-cancel-button]:hidden"
          label={SEARCH_TEXTS.label}
          placeholder={SEARCH_TEXTS.placeholder}
          hint={SEARCH_TEXTS.hint}
          value={typed}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          {...EXACT}
          before={<Icon of={SearchIcon} size={22} />}
          after={
            typed && (
              <button
                type="button"
                aria-label={SEARCH_TEXTS.clear}
                className="rounded-field -mr-2 grid size-11 place-items-center"
                onClick={() => {
                  change("");
                  field.current?.focus();
                }}
              >
                <Icon of={X} size={22} />
              </button>
            )
          }
          onFocus={fetchResults}
          onPointerEnter={fetchResults}
          onChange={({ target }) => change(target.value)}
          // On a phone, the keyboard covers most of the list.
          onKeyDown={({ key: pressed, currentTarget }) => void (pressed === "Enter" && currentTarget.blur())}
        />
        {isAsked &&
          (speaksOfNeed(asked) ? (
            <NeedCard key={asked}>
              <Results typed={asked} />
            </NeedCard>
          ) : (
            <Results typed={asked} />
          ))}
      </div>
      <div hidden={isAsked}>{children}</div>
    </>
  );
}
