import {
  useEffect,
  useRef,
  useState,
  type InputEvent,
  type InputEventHandler,
  type ReactNode,
  type Ref,
} from "react";
import { COUNTER } from "@/content/counter";
import { answerLength } from "@/domain/formLimits";
import { handTo } from "@/ui/controls/handTo";
import { CountedHint, WARN_BELOW_CHARACTERS } from "./CountedHint";

interface Limited<Control> {
  hint?: ReactNode;
  error?: string | undefined;
  ref?: Ref<Control> | undefined;
  onInput?: InputEventHandler<Control> | undefined;
}

/**
 * Counts a text near its limit, and holds its form back while it is longer. A browser may fill a field in before the page's
 * scripts are there, or without a word, so what is sent is measured itself.
 * @returns the attributes of the field.
 */
export function useLimit<Control extends HTMLInputElement | HTMLTextAreaElement>(
  max: number,
  { hint, error, ref, onInput }: Limited<Control>,
) {
  const control = useRef<Control>(null);
  const [count, setCount] = useState(0);
  const problem = count > max ? COUNTER.tooLong(max) : "";
  useEffect(() => control.current!.setCustomValidity(problem), [problem]);

  useEffect(() => {
    const field = control.current!;
    const { form } = field;
    const measure = () => {
      const length = answerLength(field.value);
      setCount(length);
      return length;
    };
    const onSubmit = (event: Event) => {
      if (measure() <= max) return;
      event.preventDefault();
      // The first of several is enough.
      event.stopImmediatePropagation();
      field.setCustomValidity(COUNTER.tooLong(max));
      field.reportValidity();
    };
    // The fields are emptied after the event.
    const onReset = () => setCount(0);
    measure();
    form?.addEventListener("submit", onSubmit, true);
    form?.addEventListener("reset", onReset);
    return () => {
      form?.removeEventListener("submit", onSubmit, true);
      form?.removeEventListener("reset", onReset);
    };
  }, [max]);

  const isNear = max - count < WARN_BELOW_CHARACTERS;
  return {
    hint: (hint || isNear) && <CountedHint hint={hint} count={isNear ? count : undefined} max={max} />,
    error: problem || error,
    ref: (element: Control | null) => {
      control.current = element;
      handTo(ref, element);
    },
    onInput: (event: InputEvent<Control>) => {
      onInput?.(event);
      setCount(answerLength(event.currentTarget.value));
    },
  };
}
