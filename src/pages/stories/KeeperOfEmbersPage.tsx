import { Link } from "react-router-dom";
import { buying } from "@/content/books/buying";
import { KEEPER_OF_THE_EMBERS } from "@/content/stories/keeperOfTheEmbers";
import { STORY_PAGE, STORY_TEXTS } from "@/content/stories/stories";
import { ReadingRoom } from "@/parts/reading/ReadingRoom";
import { late } from "@/ui/feedback/late";
import { LinkButton } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";
import { PageHead } from "@/ui/text/PageHead";
import { BuyButton } from "@/ui/controls/BuyButton";
import { StoryQuizBox } from "./StoryQuizBox";

/** In the page's HTML from the start, and alive once its own script is here. */
const PrintStory = late(() => import("./PrintStory").then((file) => file.PrintStory));
const DoItNow = late(() => import("@/parts/plans/TextDoItNow").then((file) => file.TextDoItNow));

/** The whole story in its seven sections, the quiz box and the author (specification part 1, section 2). */
export default function KeeperOfEmbersPage() {
  return (
    <>
      <PageHead {...STORY_PAGE} />
      <ReadingRoom
        path="/short-stories/keeper-of-embers"
        parts={KEEPER_OF_THE_EMBERS.sections}
        head={<StoryHead />}
      >
        <DoItNow path="/short-stories/keeper-of-embers" />
        <StoryQuizBox />
        <section
          aria-labelledby="author"
          data-print="no"
          className="bg-q3-soft text-q3-ink rounded-card mt-10 p-6 sm:p-8"
        >
          <h2 id="author">{STORY_TEXTS.author.heading}</h2>
          <p className="mt-3">{STORY_TEXTS.author.text}</p>
          <p className="mt-3">
            <Link to={STORY_TEXTS.author.link.to} className="underline">
              {STORY_TEXTS.author.link.label}
            </Link>
          </p>
        </section>
        <PrintStory />
      </ReadingRoom>
    </>
  );
}

/** The two specified buttons keep their place above the story, and leave the weight to it. */
const StoryHead = () => (
  <header>
    <p>
      <Chip colours="bg-q4-soft text-q4-ink">Ages 8-10</Chip>
    </p>
    <h1 className="mt-3">{KEEPER_OF_THE_EMBERS.title}</h1>
    <p className="text-muted mt-3 text-xl">{STORY_TEXTS.lead}</p>
    <div className="room-links" data-print="no">
      <BuyButton
        variant="plain"
        {...buying(STORY_TEXTS.buyBook, STORY_TEXTS.book.id, STORY_TEXTS.book.title)}
      />
      <LinkButton to={STORY_TEXTS.freeChapter.to} variant="plain">
        {STORY_TEXTS.freeChapter.label}
      </LinkButton>
    </div>
  </header>
);
