import { useEffect, useId, useRef } from "react";
import { HELP_TEXTS } from "@/content/community/help";
import type { Need } from "@/domain/community/needs";
import { WithHelplines } from "@/parts/WithHelplines";
import type { FatePanel } from "./useFate";

export const HelpLine = () => <WithHelplines>{HELP_TEXTS.line}</WithHelplines>;

interface HelpNowProps {
  need: Need;
  /** What is known of the arrival of the text, if no answer told its fate. */
  arrival?: FatePanel["arrival"];
}

/** Immediate help for a child whose text is, or may be, about self-harm or about being hurt. */
export function HelpNow({ need, arrival = "certain" }: HelpNowProps) {
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
      {/* The region stays while its words change, so that screen readers announce them. */}
      <p role="status" className={arrival === "certain" ? "" : "mb-3 text-lg font-semibold"}>
        {arrival !== "certain" && HELP_TEXTS[arrival]}
      </p>
      <p className="text-lg">
        <WithHelplines>{HELP_TEXTS[need]}</WithHelplines>
      </p>
      {need !== "worry" && <p className="mt-3 text-base">{HELP_TEXTS.kept}</p>}
    </section>
  );
}
