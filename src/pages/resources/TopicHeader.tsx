import { titleOf, TOPIC_TEXTS, topicPicture, TOPICS } from "@/content/resources/topics/topics";
import type { TopicHead } from "@/content/resources/topics/topic";
import { PageHead } from "@/ui/text/PageHead";
import { BackLink } from "@/ui/controls/BackLink";
import { ReadNext } from "./ReadNext";

/** The way back, the title and the drawing. */
export function TopicHeader({ head: { path, meta, pictureAlt } }: { head: TopicHead }) {
  const { title, ages, lead } = TOPICS[path];
  return (
    <>
      <PageHead {...meta} />
      <BackLink to={TOPIC_TEXTS.back.to}>{TOPIC_TEXTS.back.label}</BackLink>
      <div className="topic-head print:flex print:items-start print:gap-6">
        <header className="rounded-card bg-q2-soft text-q2-ink mt-2 mb-4 grow p-5 sm:mt-4 sm:mb-8 sm:p-9">
          <p className="font-display leading-tight font-semibold sm:text-lg">{ages}</p>
          <h1 className="mt-1">{title}</h1>
          <p className="mt-2 text-lg leading-snug text-balance sm:mt-3 sm:text-xl">{lead}</p>
        </header>
        <img
          src={topicPicture(path)}
          alt={pictureAlt}
          width={640}
          height={400}
          className="rounded-card border-line mb-8 w-full border print:mt-6 print:mb-0 print:w-[50mm]"
        />
      </div>
    </>
  );
}

export const TopicEnd = ({ head: { readNext } }: { head: TopicHead }) => (
  <ReadNext links={readNext.map((to) => ({ to, title: titleOf(to) }))} />
);
