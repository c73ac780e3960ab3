/**
 * The words that people agree to by sending the questionnaire. The page shows the newest; the codebook of the export has
 * them all, so that a researcher can tell what was agreed to on a day. A wording that was on the site is never edited, and
 * the name of the researchers is a part of it: a new wording joins at the end, with its first day.
 */
import { RESEARCHERS_NAME } from "@/content/info/owner";
import type { Day } from "@/domain/calendar";

export interface Consent {
  /** The first day on which the page showed this wording. */
  since: Day;
  /** The list “Before you begin”, above the questions. */
  before: readonly string[];
  /** The words above the button. */
  bySending: string;
}

export const CONSENTS: readonly Consent[] = [
  {
    since: "2026-11-28",
    before: [
      `These questions come from ${RESEARCHERS_NAME}, who want to find out how families use money.`,
      "You do not have to take part. You can stop at any time: just close this tab, and nothing will be sent.",
      "We keep your answers for up to two years, and then we delete them.",
      "You do not have to tell us who you are. If you leave an e-mail address, you can write to us from it later and ask us to delete your answers. Without one, nobody can tell which answers are yours.",
      "If you are under 13, a parent or carer has to agree and send the form.",
    ],
    bySending:
      "By sending this form, you agree to everything under “Before you begin”. The researchers may use your answers to find out how families use money. If you are under 13, ask a parent or carer to send it.",
  },
];

export const CONSENT: Consent = CONSENTS.at(-1)!;
