import { TOPIC_PATHS, TOPIC_TEXTS, topicPicture, TOPICS } from "@/content/resources/topics/topics";
import { LinkButton } from "@/ui/controls/Button";

/** The topic pages, beneath the specified resources. */
export const TopicCards = () => (
  <section id="topics" aria-labelledby="topics-heading" className="pt-12">
    <h2 id="topics-heading" tabIndex={-1} className="outline-none">
      {TOPIC_TEXTS.heading}
    </h2>
    <p className="text-muted mt-1 mb-6 max-w-[39em]">{TOPIC_TEXTS.lead}</p>
    <ul className="grid gap-5 sm:grid-cols-2">
      {TOPIC_PATHS.map((path) => {
        const { title, ages, lead } = TOPICS[path];
        return (
          <li key={path} className="surface flex flex-col overflow-hidden">
            <img src={topicPicture(path)} alt="" width={640} height={400} loading="lazy" className="w-full" />
            <div className="flex flex-1 flex-col p-6">
              <p className="text-muted text-base">{ages}</p>
              <h3 className="mt-2">{title}</h3>
              <p className="text-muted mt-2 mb-5 flex-1">{lead}</p>
              <LinkButton to={path} className="self-start">
                {TOPIC_TEXTS.open}
                <span className="sr-only">{`: ${title}`}</span>
              </LinkButton>
            </div>
          </li>
        );
      })}
    </ul>
  </section>
);
