import { Suspense, useRef, useState, type ComponentType, type FocusEvent, type ReactNode } from "react";
import type { CaptchaBoxProps, CaptchaState } from "./CaptchaBox";

export interface Captcha {
  /** Place this in the form, before its button. */
  box: ReactNode;
  /** The form's handler: the check begins when a field is reached, never before. */
  onFocus: (event: FocusEvent) => void;
  /**
   * Returns the token to send with the call, or nothing where no check is required. Waits while the
   * check works by itself.
   * @returns undefined if the check has not been passed; the box then says what to do.
   */
  pass: () => Promise<{ captchaToken?: string } | undefined>;
  /** Call this after each call, whatever its outcome, because a token is valid once. */
  restart: () => void;
}

/** For a site that requires no check. */
export const NO_CAPTCHA: Captcha = {
  box: null,
  onFocus: () => {},
  pass: () => Promise.resolve({}),
  restart: () => {},
};

/** @param Box shows the check, and is loaded when it is needed. */
export function useCaptcha(Box: ComponentType<CaptchaBoxProps>): Captcha {
  const [hasBeenReached, setHasBeenReached] = useState(false);
  const [state, setState] = useState<CaptchaState>({ is: "working" });
  /** A copy beside the state: waiting calls read it as soon as it changes, not after the next render. */
  const now = useRef(state);
  const waiting = useRef<(() => void)[]>([]);
  const reset = useRef<() => void>(null);
  const region = useRef<HTMLElement>(null);

  function updateState(next: CaptchaState) {
    now.current = next;
    setState(next);
    if (next.is !== "working") for (const resolveWaiting of waiting.current.splice(0)) resolveWaiting();
  }

  return {
    box: hasBeenReached && (
      <Suspense fallback={<div className="min-h-44" />}>
        <Box state={state} updateState={updateState} reset={reset} region={region} />
      </Suspense>
    ),
    onFocus: ({ target }) => {
      // Not for a button, because the box that appears above would move it away from the pointer.
      if (target instanceof HTMLInputElement) setHasBeenReached(true);
    },
    pass: async () => {
      setHasBeenReached(true);
      if (now.current.is === "working")
        await new Promise<void>((resolveWaiting) => waiting.current.push(resolveWaiting));
      if (now.current.is === "passed") return { captchaToken: now.current.token };
      region.current?.focus();
      return undefined;
    },
    restart: () => {
      if (now.current.is === "passed") reset.current?.();
    },
  };
}
