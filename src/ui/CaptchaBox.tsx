import { useEffect, useId, useRef, useState, type RefObject } from "react";
import { Button } from "./Button";
import { PrivacyHint } from "./PrivacyHint";

/** The state of the check. `waitingForUser`: the person has to do something. */
export type CaptchaState =
  | { is: "working" }
  | { is: "waitingForUser" }
  | { is: "passed"; token: string }
  | { is: "failed" }
  | { is: "expired" };

interface Widget {
  reset: () => void;
  remove: () => void;
}

interface CaptchaKit {
  texts: Readonly<Record<CaptchaState["is"] | "heading" | "recipients" | "again", string>>;
  /** Renders the widget into the element. @throws if it does not load. */
  show: (container: HTMLElement, onState: (state: CaptchaState) => void) => Promise<Widget>;
}

export interface CaptchaBoxProps {
  state: CaptchaState;
  updateState: (state: CaptchaState) => void;
  /** The box stores the function that restarts the check here. */
  reset: RefObject<(() => void) | null>;
  region: RefObject<HTMLElement | null>;
}

/**
 * @returns the component that shows this provider's widget, the state of the check, and what data
 * the provider receives.
 */
export function captchaBox({ texts, show }: CaptchaKit) {
  return function CaptchaBox({ state, updateState, reset, region }: CaptchaBoxProps) {
    const heading = useId();
    const place = useRef<HTMLDivElement>(null);
    const [attempt, setAttempt] = useState(1);

    useEffect(() => {
      let left = false;
      let widget: Widget | undefined;
      const updateHere = (next: CaptchaState) => left || updateState(next);
      show(place.current!, updateHere).then(
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
          {texts.heading}
        </p>
        <p className="text-muted">
          <PrivacyHint>{texts.recipients}</PrivacyHint>
        </p>
        <div ref={place} hidden={needsRetry} />
        <p role="status" className="font-semibold">
          {!needsRetry && texts[state.is]}
        </p>
        {needsRetry && (
          <div role="alert" className="flex flex-col items-start gap-3">
            <p>{texts[state.is]}</p>
            <Button
              variant="quiet"
              onClick={() => {
                updateState({ is: "working" });
                setAttempt(attempt + 1);
                // The button disappears, so the box keeps the focus.
                region.current?.focus();
              }}
            >
              {texts.again}
            </Button>
          </div>
        )}
      </section>
    );
  };
}
