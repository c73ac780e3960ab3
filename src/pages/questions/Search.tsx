import { Search as SearchIcon, X } from "lucide";
import { useRef, useState, type ReactNode } from "react";
import { SEARCH_TEXTS } from "@/content/questions/questionsTexts";
import { Field } from "@/ui/controls/Field";
import { late } from "@/ui/feedback/late";
import { Icon } from "@/ui/text/Icon";

/** The list of questions comes when the field is reached. */
const Results = late(() => import("./Results").then((file) => file.Results), {
  loading: () => (
    <p role="status" className="text-muted mt-6">
      {SEARCH_TEXTS.loading}
    </p>
  ),
});
const fetchResults = () => void Results.preload();

const LEAST_LETTERS = 2;

/**
 * Searches all answers as somebody types. What is typed stays in the field: it is never sent, kept, or put into the address.
 * @param children the page below the field, which the answers replace.
 */
export function Search({ children }: { children: ReactNode }) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const asked = typed.trim();
  return (
    <>
      {/* Escape empties the field, as browsers do with fields of this type. */}
      <div role="search" className="mt-5 block max-w-3xl noscript:hidden" data-print="no">
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
          before={<Icon of={SearchIcon} size={22} />}
          after={
            typed && (
              <button
                type="button"
                aria-label={SEARCH_TEXTS.clear}
                className="rounded-field -mr-2 grid size-11 place-items-center"
                onClick={() => {
                  setTyped("");
                  field.current?.focus();
                }}
              >
                <Icon of={X} size={22} />
              </button>
            )
          }
          onFocus={fetchResults}
          onPointerEnter={fetchResults}
          onChange={({ target }) => setTyped(target.value)}
        />
        {asked.length >= LEAST_LETTERS && <Results typed={asked} />}
      </div>
      {asked.length < LEAST_LETTERS && <div>{children}</div>}
    </>
  );
}
