import { useMemo } from "react";
import { CHAPTER_TEXTS } from "@/content/resources/chapters/chapterTexts";
import { TOPIC_TEXTS } from "@/content/resources/topics/topics";
import type { Topic } from "@/content/resources/topics/topic";
import { fullDayName } from "@/domain/calendar";
import { ReadingRoom } from "@/parts/reading/ReadingRoom";
import { late } from "@/ui/feedback/late";
import { Outcomes } from "./lateOutcomes";
import { TopicTasks } from "./lateTasks";
import { TopicEnd, TopicHeader } from "./TopicHeader";

/** The figures and their sources are in the page's HTML, and look at the date a little later. */
const Figures = late(() => import("./Figures").then((file) => file.Figures));
const DueNote = late(() => import("./DueNote").then((file) => file.DueNote), { instead: () => null });

/** A topic to read or to hear, its questions, something to do with it, and the sources of its figures. */
export function TopicPage({ topic }: { topic: Topic }) {
  const { path, sections, facts, outcomes, checkedOn } = topic;
  const parts = useMemo(
    () => sections.map(({ ages, ...section }) => ({ ...section, ages: ages && TOPIC_TEXTS.ages(ages) })),
    [sections],
  );
  const head = (
    <>
      <TopicHeader head={topic} />
      <DueNote facts={facts} />
    </>
  );
  return (
    <ReadingRoom path={path} parts={parts} head={head}>
      <TopicTasks path={path} />
      <Figures facts={facts} />
      <Outcomes outcomes={outcomes} />
      <p className="checked-on">{CHAPTER_TEXTS.checkedOn(fullDayName(checkedOn))}</p>
      <TopicEnd head={topic} />
    </ReadingRoom>
  );
}
