import { Link } from "react-router-dom";
import { TOPIC_TEXTS, topicPicture, TOPICS } from "@/content/resources/topics/topics";
import { fitsAges } from "@/domain/resources/fitsAges";
import { TopicsByAge } from "./TopicsByAge";

const GROUPS = Object.entries(TOPIC_TEXTS.groups);

/** @param ages whose topics are shown; null shows all. */
export const TopicRows = ({ ages }: { ages: string | null }) => (
  <section id="topics" aria-labelledby="topics-heading" className="pt-8">
    <h2 id="topics-heading" tabIndex={-1} className="outline-none">
      {TOPIC_TEXTS.heading}
    </h2>
    <p className="text-muted mt-1 max-w-[39em]">{TOPIC_TEXTS.lead}</p>
    <TopicsByAge
      groups={GROUPS.filter(([label]) => fitsAges(label, ages))}
      row={(path) => (
        <Link to={path} className="flex items-center gap-4 py-3">
          <img
            src={topicPicture(path)}
            alt=""
            width={640}
            height={400}
            loading="lazy"
            className="rounded-field w-24 shrink-0"
          />
          <span className="min-w-0">
            <span className="font-display block leading-tight font-semibold">{TOPICS[path].title}</span>
            <span className="text-muted block text-base">{TOPICS[path].brief}</span>
          </span>
        </Link>
      )}
    />
  </section>
);
