import { useEffect, useRef, useState } from "react";
import { entryWords } from "@/content/journal/journal";
import { KEEP_PAGE_TEXTS } from "@/content/keep/keep";
import { dayName, type Day } from "@/domain/calendar";
import { MAX_LINES, type OfferedLine } from "@/domain/keep/keep";
import { ROWS_PER_PAGE } from "@/domain/tracker/tracker";
import { Button } from "@/ui/controls/Button";
import { KeepChoice } from "./KeepChoice";

const { lines: TEXTS } = KEEP_PAGE_TEXTS;

interface LineChoicesProps {
  lines: readonly OfferedLine[];
  /** Lines that were copied before. */
  copied: number;
  today: Day;
}

/** The tracker's lines, each with a box of its own. The boxes hold the choice, so that it stays when a request fails. */
export function LineChoices({ lines, copied, today }: LineChoicesProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  const [shown, setShown] = useState(ROWS_PER_PAGE);
  const [ticked, setTicked] = useState(0);
  const boxes = () => [...list.current!.querySelectorAll<HTMLInputElement>("input")];
  const count = () => setTicked(boxes().filter(({ checked }) => checked).length);
  const onShow = lines.slice(0, shown);
  const likely = onShow.filter(({ doubt }) => !doubt).slice(0, MAX_LINES);

  function tick(ids: ReadonlySet<string>) {
    for (const box of boxes()) box.checked = ids.has(box.value);
    count();
  }

  // The button may go, so the first new line takes the focus.
  const firstNew = useRef<number>(undefined);
  useEffect(() => {
    if (firstNew.current !== undefined) boxes()[firstNew.current]?.focus();
  }, [shown]);
  function showMore() {
    firstNew.current = shown;
    setShown(shown + ROWS_PER_PAGE);
  }

  return (
    <fieldset ref={list} onChange={count}>
      <legend>
        <h2>{TEXTS.heading}</h2>
      </legend>
      <p className="text-muted mt-1">{TEXTS.lead}</p>
      {copied > 0 && <p className="text-muted mt-1">{TEXTS.already(copied)}</p>}
      <div className="mt-3 mb-3 flex flex-wrap items-center gap-3">
        {likely.length > 0 && (
          <Button variant="quiet" onClick={() => tick(new Set(likely.map(({ entry }) => entry.id)))}>
            {TEXTS.tickAll(likely.length)}
          </Button>
        )}
        {ticked > 0 && (
          <Button variant="quiet" onClick={() => tick(new Set())}>
            {TEXTS.untick}
          </Button>
        )}
        <p role="status" className="font-semibold">
          {TEXTS.ticked(ticked)}
        </p>
      </div>
      <div className="grid grid-cols-1 gap-3">
        {onShow.map(({ entry, doubt }) => (
          <KeepChoice
            key={entry.id}
            name="line"
            value={entry.id}
            title={`${dayName(entry.day, today)}: ${entryWords(entry)}`}
          >
            {doubt && TEXTS.doubts[doubt]}
          </KeepChoice>
        ))}
      </div>
      {lines.length > shown && (
        <Button variant="quiet" className="mt-3" onClick={showMore}>
          {TEXTS.more}
        </Button>
      )}
    </fieldset>
  );
}
