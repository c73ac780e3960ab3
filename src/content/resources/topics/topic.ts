/** A page about one topic of money under /resources, for readers of several ages. */
import type { Fact } from "@/content/resources/facts/fact";
import type { PageMeta } from "@/content/pageMeta";
import type { ReadingSection, StandardOutcomes } from "@/content/reading/reading";
import type { TopicPath } from "./topics";

export interface TopicSection extends ReadingSection {
  /** The readers of this section, if the page has sections for several ages: "8-10". */
  ages?: string;
}

/** The parts of a topic page around its text. */
export interface TopicHead {
  path: TopicPath;
  meta: PageMeta;
  /** The description of its drawing. */
  pictureAlt: string;
  readNext: readonly `/${string}`[];
}

export interface Topic extends TopicHead {
  sections: readonly TopicSection[];
  /** The figures in the text that change, listed at the end with their sources. */
  facts: readonly Fact[];
  outcomes: readonly StandardOutcomes[];
  /** The day when the facts were last checked, `yyyy-MM-dd`. */
  checkedOn: string;
}
