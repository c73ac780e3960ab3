import { useRef, useState, type FocusEvent } from "react";
import type { Elements } from "@/ui/elements";
import { late } from "@/ui/feedback/late";
import type { CaptchaState } from "./captchaWidget";

interface Captcha {
  /** Place this in the form, before its button. */
  box: Elements;
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
const NO_CAPTCHA: Captcha = {
  box: null,
  onFocus: () => {},
  pass: () => Promise.resolve({}),
  restart: () => {},
};

/** The code of the box loads only when a form needs it. */
const CaptchaBox = /* @__PURE__ */ late(() => import("./CaptchaBox").then((file) => file.CaptchaBox), {
  loading: () => <div className="min-h-44" />,
});

function useCaptcha(): Captcha {
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
      <CaptchaBox state={state} updateState={updateState} reset={reset} region={region} />
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

/**
 * The captcha for forms whose request the authentication server protects against bots. Without a provider in the settings
 * the build leaves all of it out.
 */
export const useFormCaptcha = (): Captcha =>
  // oxlint-disable-next-line react/rules-of-hooks -- a build setting: the branch never changes
  import.meta.env.VITE_CAPTCHA_PROVIDER ? useCaptcha() : NO_CAPTCHA;
