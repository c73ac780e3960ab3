import { useRef } from "react";
import { Link } from "react-router-dom";
import { buying } from "@/content/buying";
import { KEEPER_OF_THE_EMBERS } from "@/content/keeperOfTheEmbers";
import { STORY_PAGE, STORY_TEXTS } from "@/content/stories";
import { useReadingPlace } from "@/parts/useReadingPlace";
import { readAloudMemory } from "@/storage/readAloud";
import { LinkButton } from "@/ui/Button";
import { Chip } from "@/ui/Chip";
import { PageHead } from "@/ui/PageHead";
import { SpokenReading } from "@/ui/SpokenReading";
import { BuyButton } from "@/ui/BuyButton";
import { StoryQuizBox } from "./StoryQuizBox";

/** The whole story in its seven sections, the quiz box and the author (specification part 1, section 2). */
export default function KeeperOfEmbersPage() {
  const text = useRef<HTMLElement>(null);
  useReadingPlace(text, "/short-stories/keeper-of-embers");
  return (
    <>
      <PageHead {...STORY_PAGE} />
      <article ref={text} className="site-width max-w-reading! py-8 sm:py-12">
        <header>
          <p>
            <Chip colours="bg-q4-soft text-q4-ink">Ages 8-10</Chip>
          </p>
          <h1 className="mt-3">{KEEPER_OF_THE_EMBERS.title}</h1>
          <p className="text-muted mt-3 text-xl">{STORY_TEXTS.lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-3" data-print="no">
            <BuyButton {...buying(STORY_TEXTS.buyBook, STORY_TEXTS.book.id, STORY_TEXTS.book.title)} />
            <LinkButton to={STORY_TEXTS.freeChapter.to} variant="quiet">
              {STORY_TEXTS.freeChapter.label}
            </LinkButton>
          </div>
        </header>
        <div className="mt-8">
          <SpokenReading
            textId={KEEPER_OF_THE_EMBERS.id}
            memory={readAloudMemory}
            sections={KEEPER_OF_THE_EMBERS.sections}
          />
        </div>
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
      </article>
    </>
  );
}
