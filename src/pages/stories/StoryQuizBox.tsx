import type { StoryId } from "@/content/stories/stories";
import { STORY_TEXTS } from "@/content/stories/storyTexts";
import { LinkButton } from "@/ui/controls/Button";

const QUIZ = STORY_TEXTS.quiz;

/** The box after the story: a description of the quiz and a link to it (specification part 1, section 2). */
export const StoryQuizBox = ({ storyId, heading }: { storyId: StoryId; heading: string }) => (
  <section
    aria-labelledby="quiz-time"
    data-print="no"
    className="rounded-card border-q4 bg-q4-soft text-q4-ink mt-12 border-2 p-6 sm:p-8"
  >
    <h2 id="quiz-time">{heading}</h2>
    <p className="mt-2">
      {QUIZ.lead} {QUIZ.coinsNote}
    </p>
    <ul className="mt-4 mb-6 list-disc pl-6">
      {QUIZ.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
    <LinkButton to={QUIZ.link.to} state={{ quiz: storyId }}>
      {QUIZ.link.label}
    </LinkButton>
  </section>
);
