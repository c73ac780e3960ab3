import { Trash2 } from "lucide";
import { useEffect, useRef } from "react";
import { DETAIL_WORDS, ENTRY_TYPE_TEXTS } from "@/content/journal/journal";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { monthDayName } from "@/domain/calendar";
import { formatPlainPounds, type TrackerEntry } from "@/domain/tracker/tracker";
import { ENTRY_COLOURS } from "@/parts/journal/entryLooks";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { entryName } from "./useSpreadsheet";

const CELL = "border-line border-r border-b px-1.5 py-0.5 leading-snug sm:px-4";

interface EntryRowProps {
  entry: TrackerEntry;
  number: number;
  /** True when the entry was added or restored most recently. */
  marked: boolean;
  takesFocus: boolean;
  onRemove: (entry: TrackerEntry) => Promise<void>;
}

export function EntryRow({ entry, number, marked, takesFocus, onRemove }: EntryRowProps) {
  const { day, type, pence, detail } = entry;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);
  return (
    <tr className={marked ? "bg-q3-soft/60" : "hover:bg-paper"}>
      <td className={`${CELL} bg-paper text-muted hidden text-center text-sm tabular-nums sm:table-cell`}>
        {number.toLocaleString("en-GB")}
      </td>
      <th scope="row" className={`${CELL} font-normal tabular-nums sm:whitespace-nowrap`}>
        {monthDayName(day)}
      </th>
      <td className={CELL}>
        <span
          aria-hidden="true"
          className={`font-display inline-grid size-8 place-items-center rounded-lg font-bold sm:mr-2.5 ${ENTRY_COLOURS[type]}`}
        >
          {type}
        </span>
        <span className="block text-sm sm:inline sm:text-base">{ENTRY_TYPE_TEXTS[type].done}</span>
      </td>
      <td translate="no" className={`${CELL} font-display text-right text-lg font-medium tabular-nums`}>
        {formatPlainPounds(pence)}
      </td>
      <td className={CELL}>
        <span className="block text-sm sm:text-lg">{DETAIL_WORDS[detail]}</span>{" "}
        {/* The words say it on a phone, so that a row keeps its height. */}
        <span translate="no" className="text-muted hidden text-sm sm:block">
          {detail}
        </span>
      </td>
      <td className={`${CELL} border-r-0 px-0! text-center`}>
        <button
          ref={button}
          type="button"
          aria-label={TRACKER_TEXTS.remove(entryName(entry))}
          onClick={() => void onRemove(entry)}
          className="text-muted hover:bg-danger-soft hover:text-danger rounded-field inline-grid size-11 place-items-center"
        >
          <Icon of={Trash2} size={20} />
        </button>
      </td>
    </tr>
  );
}

interface RemovedRowProps {
  entry: TrackerEntry;
  onUndo: (entry: TrackerEntry) => Promise<void>;
}

/** A removed entry's row, in the same place, with "Undo". */
export function RemovedRow({ entry, onUndo }: RemovedRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <tr className="bg-danger-soft">
      <td colSpan={6} className="border-line border-b px-3 py-1 sm:px-4">
        <span id={`removed-${entry.id}`} className="mr-4">
          {`${TRACKER_TEXTS.removed} ${entryName(entry)}`}
        </span>
        <Button
          ref={button}
          variant="quiet"
          aria-describedby={`removed-${entry.id}`}
          onClick={() => void onUndo(entry)}
        >
          {TRACKER_TEXTS.undo}
        </Button>
      </td>
    </tr>
  );
}
