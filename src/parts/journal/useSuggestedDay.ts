import { useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { deviceDay, putRight, readClock, type WrittenDay } from "@/backend/deviceClock";
import { onTimeLearnt } from "@/backend/serverClock";
import type { EntryDraft } from "@/domain/journal/journal";
import { enterText } from "@/ui/controls/enterText";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { controlOf, draftIn } from "./readEntryForm";
import { isBegun } from "./useMovingDay";

interface SuggestedDayOptions {
  form: RefObject<HTMLFormElement | null>;
  /** The day with which the form opens, and its reading, if it comes from an earlier draft. */
  start: WrittenDay;
  /** True while the form's day is not its own to change. */
  isHeld: () => boolean;
  onPutRight: () => void;
}

/**
 * Keeps the reading of the clock beside the day of a begun entry, which belongs to the moment at which it was begun, and puts a
 * suggested day right in the form once the server has told the time.
 */
export function useSuggestedDay({ form, start, isHeld, onPutRight }: SuggestedDayOptions) {
  const written = useRef<WrittenDay | undefined>(start);

  /** @returns the form's values, with the reading of the clock when its day was put in. */
  function read(): EntryDraft {
    const draft = draftIn(form.current!);
    if (!isBegun(form.current!)) written.current = undefined;
    else if (written.current?.day !== draft.day)
      written.current = { day: draft.day, clock: readClock(draft.day === deviceDay()) };
    return { ...draft, clock: written.current?.clock };
  }

  function correct() {
    const before = written.current;
    const field = controlOf(form.current!, "entry_date")!;
    if (isHeld() || !before?.clock || field.value !== before.day) return;
    written.current = putRight(before);
    if (written.current.day !== before.day) enterText(field, written.current.day);
    onPutRight();
  }

  // Something may have been typed before the page had its scripts.
  const isHydrated = useHydrated();
  const onHydrated = useEffectEvent(read);
  useEffect(() => {
    if (isHydrated) onHydrated();
  }, [isHydrated]);
  const onTime = useEffectEvent(correct);
  useEffect(() => onTimeLearnt(() => onTime()), []);

  return { read, correct, forget: () => void (written.current = undefined) };
}
