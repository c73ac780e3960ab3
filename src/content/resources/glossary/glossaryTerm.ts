export interface GlossaryTerm {
  term: string;
  /** One to four short sentences. */
  definition: string;
  /** A scene from everyday life, with correct sums. */
  example?: string;
  /** The word in an everyday sentence, for a term without an example. */
  sentence?: string;
  /** The page of this site with more about it. */
  path?: `/${string}`;
  /** Another term to read next, exactly as it is written in the list, for a term without a page of its own. */
  related?: string;
}
