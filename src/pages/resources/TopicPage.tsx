import { CHAPTER_TEXTS } from "@/content/chapterTexts";
import { TOPIC_TEXTS } from "@/content/topics";
import type { Topic } from "@/content/topic";
import { fullDayName } from "@/domain/calendar";
import { readAloudMemory } from "@/storage/readAloud";
import { SpokenReading } from "@/ui/SpokenReading";
import { DoNow } from "./DoNow";
import { DueNote } from "./DueNote";
import { Figures } from "./Figures";
import { Outcomes } from "./Outcomes";
import { TopicFrame } from "./TopicFrame";

/** A topic to read or to hear, something to do with it, and the sources of its figures. */
export function TopicPage({ topic }: { topic: Topic }) {
  const { path, sections, facts, doNow, outcomes, checkedOn } = topic;
  const labelled = sections.map(({ ages, ...section }) => ({
    ...section,
    ...(ages && { label: TOPIC_TEXTS.ages(ages) }),
  }));
  return (
    <TopicFrame head={topic}>
      <DueNote facts={facts} />
      {labelled.some(({ label }) => label) && (
        <nav aria-label={TOPIC_TEXTS.pickAge} className="mb-8" data-print="no">
          <p className="font-semibold">{TOPIC_TEXTS.pickAge}</p>
          <ul>
            {labelled.map(({ id, title, label }) => (
              <li key={id}>
                <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
                  {label}: {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SpokenReading textId={path} memory={readAloudMemory} sections={labelled} />
      <DoNow {...doNow} />
      <Figures facts={facts} />
      <Outcomes outcomes={outcomes} />
      <p className="text-muted mt-4 text-base">{CHAPTER_TEXTS.checkedOn(fullDayName(checkedOn))}</p>
    </TopicFrame>
  );
}
