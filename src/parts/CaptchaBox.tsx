import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { captchaProvider } from "@/backend/captcha";
import { CAPTCHA_TEXTS } from "@/content/captcha";
import { Button } from "@/ui/controls/Button";
import { PrivacyHint } from "@/ui/controls/PrivacyHint";
import { showCaptcha, type CaptchaState, type CaptchaWidget } from "./captchaWidget";

export interface CaptchaBoxProps {
  state: CaptchaState;
  updateState: (state: CaptchaState) => void;
  /** The box stores the function that restarts the check here. */
  reset: RefObject<(() => void) | null>;
  region: RefObject<HTMLElement | null>;
}

/** The provider's captcha, its state, and what data the provider receives. */
export function CaptchaBox({ state, updateState, reset, region }: CaptchaBoxProps) {
  const heading = useId();
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    let left = false;
    let widget: CaptchaWidget | undefined;
    const updateHere = (next: CaptchaState) => left || updateState(next);
    showCaptcha(place.current!, updateHere).then(
      (shown) => {
        if (left) return shown.remove();
        widget = shown;
        reset.current = shown.reset;
      },
      () => updateHere({ is: "failed" }),
    );
    return () => {
      left = true;
      reset.current = null;
      widget?.remove();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- shown once an attempt; what it tells is told by references
  }, [attempt]);

  const needsRetry = state.is === "failed" || state.is === "expired";
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby={heading}
      className="rounded-field border-line bg-paper flex min-h-44 flex-col gap-2 border-2 px-3 py-3 text-base max-sm:-mx-3 sm:px-4"
    >
      <p id={heading} className="font-semibold">
        {CAPTCHA_TEXTS.heading}
      </p>
      <p className="text-muted">
        <PrivacyHint>{CAPTCHA_TEXTS.recipients[captchaProvider()!]}</PrivacyHint>
      </p>
      <div ref={place} hidden={needsRetry} />
      <p role="status" className="font-semibold">
        {!needsRetry && CAPTCHA_TEXTS[state.is]}
      </p>
      {needsRetry && (
        <div role="alert" className="flex flex-col items-start gap-3">
          <p>{CAPTCHA_TEXTS[state.is]}</p>
          <Button
            variant="quiet"
            onClick={() => {
              updateState({ is: "working" });
              setAttempt(attempt + 1);
              // The button disappears, so the box keeps the focus.
              region.current?.focus();
            }}
          >
            {CAPTCHA_TEXTS.again}
          </Button>
        </div>
      )}
    </section>
  );
}
