import { useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { PLAYER_TEXTS, WITHOUT_SCRIPTS } from "@/content/quiz/quizTexts";
import { SHORT_STORIES_TEXTS, type STORIES } from "@/content/stories/stories";
import { STORY_QUIZZES } from "@/content/stories/storyFiles";
import { Button, LinkButton } from "@/ui/controls/Button";
import { Cover } from "@/ui/text/Cover";
import { Chip } from "@/ui/text/Chip";
import { late } from "@/ui/feedback/late";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import type { OpenStoryQuiz, StoryQuizProps } from "./StoryQuiz";

/** The quiz of each story that has one. It loads with its questions when it is opened; after that it works offline. */
const QUIZZES = Object.fromEntries(
  [...STORY_QUIZZES].map(([id, load]) => [
    id,
    late(
      async () => {
        const [{ StoryQuiz }, quiz] = await Promise.all([import("./StoryQuiz"), load()]);
        return (props: Omit<StoryQuizProps, "quiz">) => <StoryQuiz quiz={quiz} {...props} />;
      },
      { loading: () => <Skeleton label={PLAYER_TEXTS.loading} className="mt-6 h-96" showLabel /> },
    ),
  ]),
);

/** A story in the library: its description, its length, the link to it, and its quiz. */
export function StoryCard({ story }: { story: (typeof STORIES)[number] }) {
  const hydrated = useHydrated();
  const opener = useRef<HTMLButtonElement>(null);
  const { state } = useLocation() as { state: { quiz?: string } | null };
  const [choice, setOpen] = useState<boolean>();
  const [keptQuiz, setKeptQuiz] = useState<OpenStoryQuiz>();
  const StoryQuiz = QUIZZES[story.id];
  // The link at the end of the story opens the quiz at once.
  const open = choice ?? (hydrated && state?.quiz === story.id);

  return (
    <>
      <article
        aria-label={story.title}
        className="surface flex flex-wrap items-start gap-x-5 gap-y-4 p-5 sm:p-8 md:grid md:grid-cols-[240px_1fr] md:grid-rows-[auto_1fr] md:gap-x-8"
      >
        <Cover
          src={story.coverImage}
          alt={story.coverAlt}
          title={story.title}
          band={SHORT_STORIES_TEXTS.series}
          className="rounded-field w-36 md:row-span-2 md:w-full"
        />
        <div className="flex-[1_1_8rem]">
          <h3 className="text-section">{story.title}</h3>
          <p className="text-muted mt-1">
            <span className="whitespace-nowrap">{`${story.ageRange} ·`}</span>{" "}
            <span className="whitespace-nowrap">{`${story.readingTime} ·`}</span>{" "}
            <span className="whitespace-nowrap">{story.difficulty}</span>
          </p>
        </div>
        <div className="w-full">
          <p className="max-w-[39em] text-xl">{story.description}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton to={story.route}>{SHORT_STORIES_TEXTS.readStory}</LinkButton>
            {StoryQuiz && (
              <>
                <Button
                  ref={opener}
                  variant="quiet"
                  disabled={!hydrated}
                  aria-expanded={open}
                  onClick={() => setOpen(true)}
                  className="noscript:hidden"
                >
                  {SHORT_STORIES_TEXTS.takeQuiz}
                </Button>
                <noscript>
                  {import.meta.env.SSR && (
                    <LinkButton to={WITHOUT_SCRIPTS.path} variant="quiet">
                      {SHORT_STORIES_TEXTS.takeQuiz}
                    </LinkButton>
                  )}
                </noscript>
              </>
            )}
          </div>
          <p className="mt-5 max-w-[40em]">{story.fullDescription}</p>
        </div>
        <ul aria-label={SHORT_STORIES_TEXTS.themes} className="flex w-full flex-wrap gap-2 sm:col-span-2">
          {story.themes.map((theme) => (
            <li key={theme}>
              <Chip colours="bg-q2-soft text-q2-ink">{theme}</Chip>
            </li>
          ))}
        </ul>
      </article>
      {open && StoryQuiz && (
        <StoryQuiz
          kept={keptQuiz}
          onClose={(kept) => {
            setKeptQuiz(kept);
            setOpen(false);
            opener.current?.focus();
          }}
        />
      )}
    </>
  );
}
