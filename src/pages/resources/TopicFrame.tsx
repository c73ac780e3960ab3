import type { TopicHead } from "@/content/resources/topics/topic";
import type { Elements } from "@/ui/elements";
import { ReadingStyles } from "@/ui/reading/ReadingStyles";
import { TopicTasks } from "./lateTasks";
import { TopicEnd, TopicHeader } from "./TopicHeader";

interface TopicFrameProps {
  head: TopicHead;
  /** After the tasks. */
  figures?: Elements;
  children: Elements;
}

/** A topic page that is not read in parts: its head, its own content, its tasks, and what to read next. */
export const TopicFrame = ({ head, figures, children }: TopicFrameProps) => (
  <article className="site-width topic-frame pt-1 pb-8 sm:py-12">
    <ReadingStyles />
    <TopicHeader head={head} />
    {children}
    <div className="topic-end">
      <TopicTasks path={head.path} />
      {figures}
      <TopicEnd head={head} />
    </div>
  </article>
);
