import { Check } from "lucide";
import { LEVEL_BOOK_TEXTS, LEVEL_BOOKS } from "@/content/books/levelBooks";
import { useIsWhole } from "@/ui/behaviour/useIsWhole";
import { Icon } from "@/ui/text/Icon";
import { PageHead } from "@/ui/text/PageHead";
import { LevelBookHead } from "./LevelBookHead";
import { NextSteps } from "./NextSteps";

const BOOK = LEVEL_BOOKS["4MQ-L1"];

/** Level 1: key topics and the link to the story (specification part 1, section 2). */
export default function Level1BookPage() {
  const isWhole = useIsWhole();
  return (
    <>
      <PageHead {...BOOK.meta} />
      <div className="site-width min-h-dvh py-8 sm:py-12">
        <LevelBookHead book={BOOK} />
        {isWhole && (
          <>
            <section aria-labelledby="inside" className="mt-12">
              <h2 id="inside">{LEVEL_BOOK_TEXTS.keyTopicsHeading}</h2>
              <p className="mt-2 max-w-[40em] text-balance">{BOOK.inside?.lead}</p>
              <ul className="surface mt-6 grid gap-x-8 gap-y-3 p-6 sm:grid-cols-2 sm:p-8 lg:grid-cols-3">
                {BOOK.inside?.topics.map((topic) => (
                  <li key={topic} className="text-q2-ink flex gap-3">
                    <Icon of={Check} size={22} />
                    <span className="text-ink text-balance">{topic}</span>
                  </li>
                ))}
              </ul>
            </section>
            <NextSteps bookId={BOOK.bookId} />
          </>
        )}
      </div>
    </>
  );
}
