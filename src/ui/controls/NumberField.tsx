import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type WheelEvent,
} from "react";
import { Field, type FieldProps } from "./Field";
import { handTo } from "./handTo";
import { nothingWatched, watchNumber, type AsNumber } from "./watchNumber";

export interface NumberFieldProps extends FieldProps {
  /** The sentence for text that is no number; the browser hands it over as nothing. */
  wrong: string;
  asNumber?: AsNumber;
  /** The sentence before that one, if the field shows a number that lacks a part of what was typed. */
  leftOut?: ((number: string) => string) | undefined;
  /** @returns the sentence before that one for a number that the form does not take. */
  problemIn?: ((number: string) => string | undefined) | undefined;
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

/**
 * A field for one number. What is no number is told at the field, and a wheel changes nothing. The page's error is about what was
 * sent: it goes once something else is entered, until that is sent.
 */
export function NumberField({
  wrong,
  asNumber,
  leftOut,
  problemIn,
  error,
  ref,
  onBlur,
  onInput,
  onKeyDown,
  ...field
}: NumberFieldProps) {
  const [problem, setProblem] = useState<string>();
  const [isChanged, setChanged] = useState(false);
  const watched = useRef(nothingWatched());
  const tell = (input: HTMLInputElement, isWrong: boolean) => {
    const begin = watched.current.lacksSign && input.value ? leftOut?.(input.value) : undefined;
    setProblem(isWrong ? (begin ? `${begin} ${wrong}` : wrong) : undefined);
  };
  const lookAt = (input: HTMLInputElement) => {
    const isWrong = input.validity.badInput || watched.current.lacksSign;
    if (isWrong) tell(input, true);
    else {
      const begin = problemIn?.(input.value);
      setProblem(begin && `${begin} ${wrong}`);
    }
  };
  const look = ({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) =>
    lookAt(currentTarget);
  const input = useRef<HTMLInputElement>(null);
  const readText = useEffectEvent((text: string) => asNumber!(text));
  const onWatched = useEffectEvent((isWrong: boolean) => tell(input.current!, isWrong));
  const onSubmit = useEffectEvent(() => {
    setChanged(false);
    lookAt(input.current!);
  });
  // A render between two listeners of one event must not remove the second, which holds back an incomplete number.
  const isWatched = asNumber !== undefined;
  useEffect(() => {
    const { form } = input.current!;
    const submit = () => onSubmit();
    form?.addEventListener("submit", submit);
    const unwatch = isWatched
      ? watchNumber(
          input.current!,
          watched.current,
          (text) => readText(text),
          (isWrong) => onWatched(isWrong),
        )
      : undefined;
    return () => {
      form?.removeEventListener("submit", submit);
      unwatch?.();
    };
  }, [isWatched]);
  return (
    <Field
      {...field}
      ref={(element) => {
        input.current = element;
        handTo(ref, element);
      }}
      type="number"
      error={problem ?? (isChanged ? undefined : error)}
      onWheel={leaveWheelToPage}
      onBlur={(event) => {
        look(event);
        onBlur?.(event);
      }}
      onInput={(event) => {
        setChanged(true);
        onInput?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") look(event);
        onKeyDown?.(event);
      }}
    />
  );
}
