import { useRef, type MouseEvent } from "react";
import { Button, type ButtonProps } from "./Button";
import { useFocusReturn } from "./useFocusReturn";

interface SubmitButtonProps extends Omit<ButtonProps, "type" | "disabled" | "ref" | "onClick"> {
  /** What was sent is on its way: nothing can be sent now. */
  busy: boolean;
}

/**
 * The second click of a double click sends nothing: where the first one has already emptied the form, it would be told
 * that the fields are missing. A press of a key counts no clicks (UI Events, `detail` of `click`).
 */
function ignoreRepeatedClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Sends a form. While it is busy it is disabled; then it has the focus again, if it had it. */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, busy);
  return <Button ref={button} type="submit" disabled={busy} onClick={ignoreRepeatedClick} {...rest} />;
}
