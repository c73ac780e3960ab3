import { CARD_TEXTS } from "@/content/quiz/quizTexts";
import type { QuizCategory, QuizMetadata } from "@/content/quiz/quizTypes";
import { QUIZ_CATEGORIES } from "@/content/quiz/quizzes";
import { quizScores } from "@/storage/quiz/quizProgress";
import { useStored } from "@/storage/useStored";
import { LinkButton } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";

/** Blue, purple and green, as the specification says (part 1, section 2). */
const CATEGORY_COLOURS: Record<QuizCategory, string> = {
  "money-basics": "bg-basics-soft text-basics-ink",
  "short-stories": "bg-stories-soft text-stories-ink",
  "financial-literacy": "bg-literacy-soft text-literacy-ink",
};

interface QuizCardProps {
  quiz: QuizMetadata;
  /** The level of the card's title, one below the heading above it. */
  level: "h2" | "h3";
}

/** A card for one quiz, with this browser's best score (specification part 1, section 2). */
export function QuizCard({ quiz, level: Heading }: QuizCardProps) {
  const best = useStored(quizScores)[quiz.id];
  const facts = [
    [CARD_TEXTS.time, CARD_TEXTS.minutes(quiz.estimatedTime)],
    [CARD_TEXTS.reward, CARD_TEXTS.coins(quiz.reward.coins)],
    [CARD_TEXTS.best, best === undefined ? CARD_TEXTS.noBest : `${best}%`],
    [CARD_TEXTS.passMark, `${quiz.passingScore}%`],
  ] as const;
  return (
    <article aria-label={quiz.title} className="surface flex flex-1 flex-col overflow-hidden">
      {/* The face on the cover, without the band for its words. */}
      <img src={quiz.coverImage} alt="" className="aspect-2/1 w-full object-cover object-[50%_25%]" />
      <div className="flex flex-1 flex-col p-5 sm:p-6">
        <p className="flex flex-wrap items-center gap-2 text-base font-semibold">
          <Chip colours={CATEGORY_COLOURS[quiz.category]}>{QUIZ_CATEGORIES[quiz.category].label}</Chip>
          <span className="text-muted">{quiz.level}</span>
        </p>
        <Heading className="text-section mt-2">{quiz.title}</Heading>
        <p className="text-muted mt-1 flex-1">{quiz.description}</p>
        <dl className="my-4 grid grid-cols-[repeat(auto-fit,minmax(min(max(7rem,40%),100%),1fr))] gap-x-4 gap-y-2">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-muted text-base">{name}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        {/* The quizzes are equals, so none has the filled button. */}
        <LinkButton to={`/quiz/${quiz.id}`} variant="quiet" className="self-start">
          <span>{best === undefined ? CARD_TEXTS.start : CARD_TEXTS.retake}</span>
          <span className="sr-only">{`: ${quiz.title}`}</span>
        </LinkButton>
      </div>
    </article>
  );
}
