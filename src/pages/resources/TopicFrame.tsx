import { preload } from "react-dom";
import type { TopicHead } from "@/content/resources/topics/topic";
import type { Elements } from "@/ui/elements";
import { TopicTasks } from "./lateTasks";
import { TopicEnd, TopicHeader } from "./TopicHeader";
import sheet from "./topicFrame.css?url";

// As with the styles of the texts to read (ReadingStyles).
if (sheet) preload(sheet, { as: "style" });

interface TopicFrameProps {
  head: TopicHead;
  /** After the tasks. */
  figures?: Elements;
  children: Elements;
}

/** A topic page that is not read in parts: its head, its own content, its tasks, and what to read next. */
export const TopicFrame = ({ head, figures, children }: TopicFrameProps) => (
  <article className="site-width topic-frame pt-1 pb-8 sm:py-12">
    {sheet && <link rel="stylesheet" href={sheet} precedence="default" />}
    <TopicHeader head={head} />
    {children}
    <div className="topic-end">
      <TopicTasks path={head.path} />
      {figures}
      <TopicEnd head={head} />
    </div>
  </article>
);
