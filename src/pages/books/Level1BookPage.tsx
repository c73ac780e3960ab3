import { LEVEL_BOOK_TEXTS, LEVEL_BOOKS } from "@/content/books/levelBooks";
import { LinkButton } from "@/ui/controls/Button";
import { PageHead } from "@/ui/text/PageHead";
import { KeyTopics } from "./KeyTopics";
import { LevelBookHead } from "./LevelBookHead";

const BOOK = LEVEL_BOOKS["4MQ-L1"];

/** Level 1: key topics and the link to the story (specification part 1, section 2). */
export default function Level1BookPage() {
  const { storyLink, keyTopics = [] } = BOOK;
  return (
    <>
      <PageHead {...BOOK.meta} />
      <div className="site-width py-8 sm:py-12">
        <LevelBookHead
          book={BOOK}
          extra={
            storyLink && (
              <LinkButton to={storyLink.to} variant="plain">
                {storyLink.label}
              </LinkButton>
            )
          }
        >
          <KeyTopics level="h2" heading={LEVEL_BOOK_TEXTS.keyTopicsHeading} topics={keyTopics} />
        </LevelBookHead>
      </div>
    </>
  );
}
