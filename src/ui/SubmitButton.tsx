import { useRef } from "react";
import { Button, type ButtonProps } from "./Button";
import { useFocusBack } from "./useFocusBack";

interface SubmitButtonProps extends Omit<ButtonProps, "type" | "disabled" | "ref"> {
  /** What was sent is on its way: nothing can be sent now. */
  busy: boolean;
}

/** Sends a form. While it is busy it is disabled; then it has the focus again, if it had it. */
export function SubmitButton({ busy, ...rest }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(button, busy);
  return <Button ref={button} type="submit" disabled={busy} {...rest} />;
}
