import { Suspense, useRef, useState, type ComponentType, type FocusEvent, type ReactNode } from "react";
import type { CaptchaBoxProps, CaptchaState } from "./CaptchaBox";

export interface Captcha {
  /** Stands in the form, before its button. */
  box: ReactNode;
  /** Of the form: the check begins when a field is reached, and never before. */
  onFocus: (event: FocusEvent) => void;
  /**
   * What goes with the call: nothing where no check is asked for. It waits while the check works by itself.
   * @returns undefined when the check is not passed; beside it stands what to do.
   */
  pass: () => Promise<{ captchaToken?: string } | undefined>;
  /** After the call, whatever came of it: a proof is good once. */
  restart: () => void;
}

/** Of a site that asks for no check. */
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
  /** Beside the state: calls that wait read it when it has changed, not when it is drawn. */
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
      // Not for a button: what appears above it would take it away from under the pointer.
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
