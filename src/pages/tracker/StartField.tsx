import { useState } from "react";
import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import { isDay, type Day } from "@/domain/calendar";
import { FIRST_ENTRY_DAY, lastEntryDay } from "@/domain/journal/journal";
import { chooseStart, type SheetStore } from "@/storage/tracker/trackerSheet";
import { Field } from "@/ui/controls/Field";

/** The first day of phase 1. An unfinished date, such as year 0002 while 2026 is being typed, is not saved. */
export function StartField({ sheet, start, today }: { sheet: SheetStore; start: Day; today: Day }) {
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const latest = lastEntryDay(today);

  function change(text: string) {
    setLeft(false);
    const isChoice = isDay(text) && text >= FIRST_ENTRY_DAY && text <= latest;
    setDraft(isChoice ? undefined : text);
    if (isChoice) void chooseStart(sheet, text);
  }

  return (
    <Field
      label={TRACKER_TEXTS.startLabel}
      type="date"
      min={FIRST_ENTRY_DAY}
      max={latest}
      value={draft ?? start}
      onChange={(event) => change(event.target.value)}
      onBlur={() => setLeft(true)}
      hint={TRACKER_TEXTS.startHint}
      error={left && draft !== undefined ? TRACKER_TEXTS.startOutOfBounds : undefined}
      className="w-full sm:w-[23rem]"
    />
  );
}
