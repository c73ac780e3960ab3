import { useEffect, useId, useRef, useState } from "react";
import { HELP_TEXTS, READERS } from "@/content/community/help";
import type { Need } from "@/domain/community/needs";
import { WithHelplines } from "@/parts/WithHelplines";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import type { Elements } from "@/ui/elements";
import { ArchiveBesideHelp, type ArchiveBesideHelpProps } from "./ArchiveBesideHelp";

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
  /** The text, as far as it is known which one it is. */
  own?: ArchiveBesideHelpProps | undefined;
  /** False if the text is not stored. */
  isKept?: boolean;
  children?: Elements;
}

/** Immediate help for a child whose text is, or may be, about self-harm or about being hurt. */
export function HelpNow({ need, isName = false, isKept = true, own, children }: HelpNowProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const [isArchived, setArchived] = useState(false);
  const readers = READERS[need === "worry" ? "worry" : isName ? "name" : "text"];
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card border-q1 bg-q1-soft text-q1-ink border-2 p-5 sm:p-6"
    >
      {/* The focus is here, so that a screen reader also says what is most urgent, or that the text is archived. */}
      <h2
        ref={heading}
        id={headingId}
        aria-describedby={`${headingId}-${isArchived ? "readers" : "first"}`}
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
      <p id={`${headingId}-readers`} className="mt-3 text-base empty:hidden">
        {isArchived ? readers.archived : isKept && readers.kept}
      </p>
      {own && !isArchived && (
        <div className="mt-3">
          <ArchiveBesideHelp
            {...own}
            onArchived={() => setArchived(true)}
            onGone={() => focusIfLost(heading.current)}
          >
            {readers.archive}
          </ArchiveBesideHelp>
        </div>
      )}
    </section>
  );
}
