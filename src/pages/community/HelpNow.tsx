import { useEffect, useId, useRef, type ReactNode } from "react";
import { HELP_TEXTS } from "@/content/community/help";
import type { Need } from "@/domain/community/needs";
import { WithHelplines } from "@/parts/WithHelplines";

export const HelpLine = () => <WithHelplines>{HELP_TEXTS.line}</WithHelplines>;

/** Immediate help for a child whose text is, or may be, about self-harm or about being hurt. */
export function HelpNow({ need, children }: { need: Need; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border-q1 bg-q1-soft text-q1-ink border-2 p-5 sm:p-6"
    >
      <h2 ref={heading} id={headingId} tabIndex={-1} className="mb-2 outline-none">
        {need === "worry" ? HELP_TEXTS.worryHeading : HELP_TEXTS.heading}
      </h2>
      {children}
      <p className="text-lg">
        <WithHelplines>{HELP_TEXTS[need]}</WithHelplines>
      </p>
      {need !== "worry" && <p className="mt-3 text-base">{HELP_TEXTS.kept}</p>}
    </section>
  );
}
