import { useRef, type MouseEvent } from "react";
import { Button, type ButtonProps } from "./Button";
import { useFocusReturn } from "@/ui/behaviour/useFocusReturn";

interface SubmitButtonProps extends Omit<ButtonProps, "type" | "disabled" | "ref" | "onClick"> {
  /** True while a submission is in flight, when nothing else can be sent. */
  busy: boolean;
}

/**
 * Ignores the second click of a double click: if the first has already emptied the form, the second
 * would report missing fields. A key press has a click count of 0 (UI Events, `detail` of `click`).
 */
function ignoreRepeatedClick(event: MouseEvent) {
  if (event.detail > 1) event.preventDefault();
}

/** Submits a form. It is disabled while busy, and then gets the focus back if it had it. */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, busy);
  return <Button ref={button} type="submit" disabled={busy} onClick={ignoreRepeatedClick} {...rest} />;
}
