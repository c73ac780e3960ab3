import { useState } from "react";
import { OWN_STRING_TEXTS as TEXTS } from "@/content/deeds/ownString";
import type { Day } from "@/domain/calendar";
import { countsByKind, deedsOn, type Deed } from "@/domain/deeds/deeds";
import { Button } from "@/ui/controls/Button";

const SHOWN_AT_FIRST = 30;
const SHOWN_MORE = 120;

interface StringAsListProps {
  string: readonly Deed[];
  level: number;
  today: Day;
}

/** Every day with a deed, the newest first, in words. */
export function StringAsList(props: StringAsListProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="mt-3" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="text-link">{TEXTS.list(props.level)}</summary>
      {isOpen && <Days {...props} />}
    </details>
  );
}

function Days({ string, level, today }: StringAsListProps) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const days = [...new Set(string.map(({ day }) => day))].toReversed();
  return (
    <>
      <ul className="mt-2 grid gap-2">
        {days.slice(0, shown).map((day) => (
          <li key={day}>
            <span className="font-semibold">{TEXTS.dayInWords(day, today)}</span>:{" "}
            <span>{TEXTS.deeds(countsByKind(deedsOn(string, day)), level)}</span>
          </li>
        ))}
      </ul>
      {shown < days.length && (
        <Button variant="quiet" className="mt-4" onClick={() => setShown(shown + SHOWN_MORE)}>
          {TEXTS.earlierDays}
        </Button>
      )}
    </>
  );
}
