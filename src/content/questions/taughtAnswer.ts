/** A question about money, with the answer that the guide gives to it as a teacher would. */
import type { FactName } from "@/content/resources/facts/facts";

export type Reader = "8-10" | "11-13" | "14-16" | "parents" | "teachers";

export interface TaughtAnswer {
  /** The place of the answer on a page, and in `scripts/guide/asks`. It stays, because links lead to it. */
  id: string;
  /** The question as its reader would ask it; no two are the same. */
  title: string;
  /** Whom it speaks to. */
  ages: readonly Reader[];
  /** At most 90 words. */
  answer: string;
  /** A scene or a sum. */
  example: string;
  /** Two or three small steps. */
  plan: string;
  /** The likely mistake, and how to avoid it. */
  pitfall: string;
  /** A page that says more and needs no account. */
  page: `/${string}`;
  /** The figures in it that change with time. */
  facts?: readonly FactName[];
}
