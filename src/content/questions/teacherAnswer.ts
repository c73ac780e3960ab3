/** An answer that the guide gives as a teacher would, and what she says next when a child asks for more. */
export interface TeacherAnswer {
  /** The subject in a few words; no two answers have the same. */
  name: string;
  /** Ways in which a child asks this, as typed. */
  asks: readonly string[];
  /** At most 90 words, ending with one question back. */
  answer: string;
  /** A scene or a sum. */
  example: string;
  /** Two or three small steps. */
  plan: string;
  /** The likely mistake, and how to avoid it. */
  pitfall: string;
  /** A page that says more and needs no account. */
  path: `/${string}`;
}
