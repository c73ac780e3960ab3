import { useEffect, useEffectEvent, useRef } from "react";
import type { Day } from "@/domain/calendar";

/** Returns true if something of the entry has been filled in: it belongs to the day on which it was begun. */
export function isBegun(form: HTMLFormElement): boolean {
  const { value, validity } = form.elements.namedItem("amount") as HTMLInputElement;
  // A number field reports an empty value for text that is not a number.
  return Boolean(value || validity.badInput || new FormData(form).get("detail"));
}

/**
 * Moves the date of the journal's or the tracker's form on at midnight, if it shows today and no entry has been begun.
 * @param today undefined until the page has hydrated.
 * @returns the date field's reference.
 */
export function useMovingDay(today: Day | undefined, onMoved?: () => void) {
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(today);
  const moved = useEffectEvent(() => onMoved?.());
  useEffect(() => {
    const input = field.current!;
    const isToday = input.value === shown.current;
    shown.current = today;
    if (!isToday || !today || input.value === today || isBegun(input.form!)) return;
    input.value = today;
    moved();
  }, [today]);
  return field;
}
