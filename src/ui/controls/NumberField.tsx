import { useRef, useState, type FocusEvent, type KeyboardEvent, type Ref, type WheelEvent } from "react";
import { Field, type FieldProps } from "./Field";
import { nothingWatched, watchNumber, type AsNumber } from "./watchNumber";

export interface NumberFieldProps extends FieldProps {
  /** The sentence for text that is no number; the browser hands it over as nothing. */
  wrong: string;
  asNumber?: AsNumber;
}

/**
 * The browser changes the number of a focused field under a turning wheel. A field that is read-only during the event leaves
 * the wheel to the page and keeps the focus.
 */
function leaveWheelToPage({ currentTarget: input }: WheelEvent<HTMLInputElement>) {
  if (input.readOnly || document.activeElement !== input) return;
  input.readOnly = true;
  setTimeout(() => (input.readOnly = false));
}

function hand<Value>(ref: Ref<Value> | undefined, value: Value | null) {
  if (typeof ref === "function") ref(value);
  else if (ref) ref.current = value;
}

/** A field for one number. What is no number is told at the field, and a wheel changes nothing. */
export function NumberField({ wrong, asNumber, error, ref, onBlur, onKeyDown, ...field }: NumberFieldProps) {
  const [isWrong, setWrong] = useState(false);
  const watched = useRef(nothingWatched());
  const look = ({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) =>
    setWrong(currentTarget.validity.badInput || watched.current.lacksSign);
  return (
    <Field
      {...field}
      ref={(input) => {
        hand(ref, input);
        if (!input || !asNumber) return undefined;
        const unwatch = watchNumber(input, watched.current, asNumber, setWrong);
        return () => {
          unwatch();
          hand(ref, null);
        };
      }}
      type="number"
      error={error ?? (isWrong ? wrong : undefined)}
      onWheel={leaveWheelToPage}
      onBlur={(event) => {
        look(event);
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") look(event);
        onKeyDown?.(event);
      }}
    />
  );
}
