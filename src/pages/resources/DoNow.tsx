import type { Topic } from "@/content/resources/topics/topic";
import { TOPIC_TEXTS } from "@/content/resources/topics/topics";
import { LinkButton } from "@/ui/controls/Button";

/** Something to do with what was read, and the way to it. */
export const DoNow = ({ text, to, label }: Topic["doNow"]) => (
  <section aria-labelledby="do-now" className="rounded-card bg-q4-soft text-q4-ink mt-10 p-6 sm:p-9">
    <h2 id="do-now">{TOPIC_TEXTS.doNow}</h2>
    <p className="mt-2 mb-5 text-lg">{text}</p>
    <LinkButton to={to}>{label}</LinkButton>
  </section>
);
