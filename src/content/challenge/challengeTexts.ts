/** Types and texts that both landing pages of the 90-day challenge share (specification part 2, sections 2 and 9). */
import type { PageMeta } from "@/content/pageMeta";

export interface Mission {
  title: string;
  text: string;
}

export interface ChallengeLanding {
  meta: PageMeta;
  eyebrow: string;
  heading: string;
  lead: string;
  /** The button that scrolls to the form. */
  applyButton: string;
  assessmentButton: string;
  facts: readonly { figure: string; label: string }[];
  method: {
    heading: string;
    lead: string;
    missions: readonly Mission[];
    /** Days 85 to 90 belong to no mission. */
    lastDays: string;
  };
  apply: { heading: string; paragraphs: readonly string[]; picture: string };
  faq: { heading: string; questions: readonly { question: string; answer: string }[] };
  links: {
    heading: string;
    cards: readonly { to: string; title: string; text: string; link: string; picture: string }[];
  };
}

/** Messages on the page about an application that was sent, or could not be sent. */
export interface ApplicationStatusTexts {
  sentHeading: string;
  sent: string;
  refused: string;
  tooMany: string;
  failed: string;
}

/** The next step for an applicant. */
export const CHALLENGE_LINK = { to: "/challenge-dashboard", label: "Open the Dashboard" } as const;
