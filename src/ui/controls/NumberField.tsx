import { useState, type FocusEvent, type KeyboardEvent, type Ref, type WheelEvent } from "react";
import { Field, type FieldProps } from "./Field";

export interface NumberFieldProps extends FieldProps {
  /** The sentence for text that is no number; the browser hands it over as nothing. */
  wrong: string;
  /** @returns what enters the field instead of the text, or undefined if the text is no number. */
  asNumber?: (text: string) => string | undefined;
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

/** Shows text on its way into the field to `enter` before the browser drops what it does not take for a number. */
function watchText(input: HTMLInputElement, enter: (text: string) => string | undefined) {
  const onBeforeInput = (event: InputEvent) => {
    const text = event.data ?? event.dataTransfer?.getData("text/plain");
    if (!text) return;
    const entered = enter(text);
    if (entered === text) return;
    event.preventDefault();
    // The only way to insert at the caret of a number field, and the visitor can undo it.
    if (entered) document.execCommand("insertText", false, entered);
  };
  input.addEventListener("beforeinput", onBeforeInput);
  return () => input.removeEventListener("beforeinput", onBeforeInput);
}

function hand<Value>(ref: Ref<Value> | undefined, value: Value | null) {
  if (typeof ref === "function") ref(value);
  else if (ref) ref.current = value;
}

/** A field for one number. What is no number is told at the field, and a wheel changes nothing. */
export function NumberField({ wrong, asNumber, error, ref, onBlur, onKeyDown, ...field }: NumberFieldProps) {
  const [isWrong, setWrong] = useState(false);
  const look = ({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) =>
    setWrong(currentTarget.validity.badInput);
  return (
    <Field
      {...field}
      ref={(input) => {
        hand(ref, input);
        if (!input || !asNumber) return undefined;
        const unwatch = watchText(input, (text) => {
          const entered = asNumber(text);
          setWrong(entered === undefined);
          return entered;
        });
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
