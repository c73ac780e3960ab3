import { useEffect, useId, useRef } from "react";
import { HELP_LINKS, HELP_TEXTS } from "@/content/help";
import type { Need } from "@/domain/needs";

const LINKED_NUMBERS = new RegExp(`(${Object.keys(HELP_LINKS).join("|").replaceAll(".", "\\.")})`, "u");

/** A text whose helpline numbers are links. */
function WithNumbers({ children }: { children: string }) {
  return children.split(LINKED_NUMBERS).map((part, index) =>
    part in HELP_LINKS ? (
      <a key={index} href={HELP_LINKS[part]} className="text-link font-semibold whitespace-nowrap">
        {part}
      </a>
    ) : (
      part
    ),
  );
}

export const HelpLine = () => <WithNumbers>{HELP_TEXTS.line}</WithNumbers>;

/** Immediate help for a child whose text is, or may be, about self-harm or about being hurt. */
export function HelpNow({ need }: { need: Need }) {
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
      <p className="text-lg">
        <WithNumbers>{HELP_TEXTS[need]}</WithNumbers>
      </p>
      {need !== "worry" && <p className="mt-3 text-base">{HELP_TEXTS.kept}</p>}
    </section>
  );
}
