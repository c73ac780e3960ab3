import { useEffect, useId, useRef } from "react";
import { HELP_TEXTS } from "@/content/community/help";
import type { Need } from "@/domain/community/needs";
import { WithHelplines } from "@/parts/WithHelplines";
import type { Elements } from "@/ui/elements";

export const HelpLine = () => <WithHelplines>{HELP_TEXTS.line}</WithHelplines>;

/** "Call 999 now." stands alone, so that it is read first. */
const FIRST_STEP = HELP_TEXTS.emergency.slice(0, HELP_TEXTS.emergency.indexOf(".") + 1);
const AFTER_FIRST_STEP = HELP_TEXTS.emergency.slice(FIRST_STEP.length + 1);

const HEADINGS: Partial<Record<Need, string>> = {
  emergency: HELP_TEXTS.emergencyHeading,
  worry: HELP_TEXTS.worryHeading,
};

interface HelpNowProps {
  need: Need;
  /** True for the name of a habit or a goal. */
  isName?: boolean;
  /** False if the text is not stored. */
  isKept?: boolean;
  children?: Elements;
}

/** Immediate help for a child whose text is, or may be, about self-harm or about being hurt. */
export function HelpNow({ need, isName = false, isKept = true, children }: HelpNowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border-q1 bg-q1-soft text-q1-ink border-2 p-5 sm:p-6"
    >
      {/* The focus is here, so that a screen reader also says what is most urgent. */}
      <h2
        ref={heading}
        id={headingId}
        aria-describedby={`${headingId}-first`}
        tabIndex={-1}
        className="mb-2 outline-none"
      >
        {HEADINGS[need] ?? HELP_TEXTS.heading}
      </h2>
      <div id={`${headingId}-first`}>
        {children}
        {need === "emergency" && (
          <p className="font-display mb-2 text-3xl font-semibold">
            <WithHelplines>{FIRST_STEP}</WithHelplines>
          </p>
        )}
      </div>
      <p className="text-lg">
        <WithHelplines>{need === "emergency" ? AFTER_FIRST_STEP : HELP_TEXTS[need]}</WithHelplines>
      </p>
      {isKept && need !== "worry" && (
        <p className="mt-3 text-base">{HELP_TEXTS[isName ? "keptName" : "kept"]}</p>
      )}
    </section>
  );
}
