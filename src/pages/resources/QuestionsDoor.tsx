import { QUESTIONS_DOOR } from "@/content/resources/resources";
import { LinkButton } from "@/ui/controls/Button";

/** The way to the pages of questions and their search. */
export const QuestionsDoor = () => (
  <section
    aria-labelledby="questions-door"
    className="rounded-card bg-q2-soft text-q2-ink mt-9 flex flex-wrap items-center gap-x-8 gap-y-4 p-5 sm:p-8"
  >
    <div className="min-w-0 grow basis-72">
      <h2 id="questions-door">{QUESTIONS_DOOR.heading}</h2>
      <p className="mt-1 max-w-[39em]">{QUESTIONS_DOOR.text}</p>
    </div>
    <LinkButton to={QUESTIONS_DOOR.to}>{QUESTIONS_DOOR.label}</LinkButton>
  </section>
);
