import { Link } from "react-router-dom";
import { buying } from "@/content/books/buying";
import type { Story } from "@/content/stories/story";
import type { StoryId } from "@/content/stories/stories";
import { STORY_QUIZZES, storyPath } from "@/content/stories/storyFiles";
import { STORY_TEXTS } from "@/content/stories/storyTexts";
import { ReadingRoom } from "@/parts/reading/ReadingRoom";
import { late } from "@/ui/feedback/late";
import { BackLink } from "@/ui/controls/BackLink";
import { LinkButton } from "@/ui/controls/Button";
import { PageHead } from "@/ui/text/PageHead";
import { BuyButton } from "@/ui/controls/BuyButton";
import { StoryQuizBox } from "./StoryQuizBox";

/** In the page's HTML from the start, and alive once its own script is here. */
const PrintButtons = late(() => import("@/parts/reading/PrintButtons").then((file) => file.PrintButtons));
const DoItNow = late(() => import("@/parts/plans/TextDoItNow").then((file) => file.TextDoItNow));

/** A whole story in its sections, the quiz box and the author (specification part 1, section 2). */
export function StoryPage({ id, story }: { id: StoryId; story: Story }) {
  const quiz = STORY_QUIZZES.get(id);
  return (
    <>
      <PageHead {...story.meta} />
      <ReadingRoom
        path={storyPath(id)}
        parts={story.sections}
        head={<StoryHead story={story} />}
        aside={<StoryLinks story={story} />}
      >
        <DoItNow path={storyPath(id)} />
        {story.quizHeading && <StoryQuizBox storyId={id} heading={story.quizHeading} />}
        {quiz && (
          <PrintButtons
            path={storyPath(id)}
            title={story.title}
            load={async () => (await quiz()).questions}
          />
        )}
        <section
          aria-labelledby="author"
          data-print="no"
          className="bg-q3-soft text-q3-ink rounded-card mt-8 p-6 sm:p-8"
        >
          <h2 id="author">{STORY_TEXTS.author.heading}</h2>
          <p className="mt-3">{STORY_TEXTS.author.text}</p>
          <p className="mt-3">
            <Link to={STORY_TEXTS.author.link.to} className="underline">
              {STORY_TEXTS.author.link.label}
            </Link>
          </p>
        </section>
      </ReadingRoom>
    </>
  );
}

const StoryHead = ({ story }: { story: Story }) => (
  <>
    <BackLink to={STORY_TEXTS.back.to}>{STORY_TEXTS.back.label}</BackLink>
    <header className="rounded-card bg-q4-soft text-q4-ink mt-2 p-5 sm:mt-4 sm:p-9">
      <p className="font-display leading-tight font-semibold sm:text-lg">{story.ageRange}</p>
      <h1 className="mt-1">{story.title}</h1>
      <p className="mt-2 text-lg leading-snug sm:mt-3 sm:text-xl">{story.lead}</p>
    </header>
  </>
);

/** The two specified buttons keep their place above the story, and leave the weight to it. */
const StoryLinks = ({ story }: { story: Story }) => (
  <div className="room-links" data-print="no">
    <BuyButton variant="plain" {...buying(STORY_TEXTS.buyBook, story.book.id, story.book.title)} />
    <LinkButton to={story.freeChapter} variant="plain">
      {STORY_TEXTS.freeChapter}
    </LinkButton>
  </div>
);
