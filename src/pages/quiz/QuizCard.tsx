import { CARD_TEXTS } from "@/content/quiz/quizTexts";
import type { QuizCategory, QuizMetadata } from "@/content/quiz/quizTypes";
import { QUIZ_CATEGORIES } from "@/content/quiz/quizzes";
import { quizScores } from "@/storage/quiz/quizProgress";
import { useStored } from "@/storage/useStored";
import { LinkButton } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";

/** Blue, purple and green, as the specification says (part 1, section 2). */
const CATEGORY_COLOURS: Record<QuizCategory, { band: string; chip: string }> = {
  "money-basics": { band: "border-t-basics!", chip: "bg-basics-soft text-basics-ink" },
  "short-stories": { band: "border-t-stories!", chip: "bg-stories-soft text-stories-ink" },
  "financial-literacy": { band: "border-t-literacy!", chip: "bg-literacy-soft text-literacy-ink" },
};

interface QuizCardProps {
  quiz: QuizMetadata;
  /** The level of the card's title, one below the heading above it. */
  level: "h2" | "h3";
}

/** A card for one quiz, with this browser's best score (specification part 1, section 2). */
export function QuizCard({ quiz, level: Heading }: QuizCardProps) {
  const best = useStored(quizScores)[quiz.id];
  const { band, chip } = CATEGORY_COLOURS[quiz.category];
  const facts = [
    [CARD_TEXTS.time, CARD_TEXTS.minutes(quiz.estimatedTime)],
    [CARD_TEXTS.reward, CARD_TEXTS.coins(quiz.reward.coins)],
    [CARD_TEXTS.best, best === undefined ? CARD_TEXTS.noBest : `${best}%`],
    [CARD_TEXTS.passMark, `${quiz.passingScore}%`],
  ] as const;
  return (
    <article
      aria-label={quiz.title}
      className={`surface flex flex-1 flex-col border-t-8! p-6 sm:p-7 ${band}`}
    >
      <p className="flex flex-wrap items-center gap-2 text-base font-semibold">
        <Chip colours={chip}>{QUIZ_CATEGORIES[quiz.category].label}</Chip>
        <span className="text-muted">{quiz.level}</span>
      </p>
      <Heading className="text-section mt-3 flex items-center gap-4">
        {/* The cover's lowest quarter is a band for its words, which no thumbnail has room for. */}
        <img
          src={quiz.coverImage}
          alt=""
          width={64}
          height={64}
          className="rounded-field size-16 shrink-0 object-cover object-top"
        />
        <span>{quiz.title}</span>
      </Heading>
      <p className="text-muted mt-2 flex-1">{quiz.description}</p>
      <dl className="my-5 grid grid-cols-[repeat(auto-fit,minmax(min(max(7rem,40%),100%),1fr))] gap-x-4 gap-y-2">
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
    </article>
  );
}
