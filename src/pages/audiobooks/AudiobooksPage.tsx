import { Headphones } from "lucide";
import { Icon } from "@/ui/text/Icon";
import { audioUrlOf } from "@/backend/audiobooks/audio";
import {
  AUDIOBOOKS,
  AUDIOBOOKS_PAGE,
  AUDIOBOOKS_TEXTS,
  HOW_IT_WORKS,
  type Audiobook,
} from "@/content/audiobooks/audiobooks";
import { Cover } from "@/ui/text/Cover";
import { LevelSections } from "@/parts/LevelSections";
import { NeedsScripts } from "@/ui/text/NeedsScripts";
import { PageHead } from "@/ui/text/PageHead";
import { Steps } from "@/ui/text/Steps";
import { OtherWays } from "./OtherWays";
import { AudioPlayer } from "./AudioPlayer";

/** The audiobook library (specification part 1, section 2). */
export default function AudiobooksPage() {
  return (
    <>
      <PageHead {...AUDIOBOOKS_PAGE} />
      <div className="site-width py-10 sm:py-14">
        <h1>{AUDIOBOOKS_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">{AUDIOBOOKS_TEXTS.lead}</p>
        <div className="mt-6">
          <NeedsScripts>{import.meta.env.SSR && AUDIOBOOKS_TEXTS.withoutScripts}</NeedsScripts>
        </div>
        <LevelSections
          of={AUDIOBOOKS}
          card={(book) => <AudiobookCard key={book.id} book={book} />}
          texts={AUDIOBOOKS_TEXTS}
        />
        <Steps {...HOW_IT_WORKS} className="mt-14" />
      </div>
    </>
  );
}

const AudiobookCard = ({ book }: { book: Audiobook }) => (
  <article
    aria-label={book.title}
    className="surface grid grid-cols-1 gap-6 p-6 sm:p-8 md:grid-cols-[220px_1fr] md:gap-9"
  >
    <Cover
      src={book.coverImage}
      alt=""
      title={book.title}
      band={book.ageRange}
      className="rounded-field mx-auto w-44 self-start md:w-full"
    />
    <div>
      <h3 className="text-2xl">{book.title}</h3>
      <p className="text-muted mt-1 flex items-center gap-2">
        <Icon of={Headphones} size={20} />
        <span>{`${book.ageRange} · ${book.duration}`}</span>
      </p>
      <p className="mt-3 mb-5 max-w-[39em]">{book.description}</p>
      <AudioPlayer book={book} src={audioUrlOf(book.id) || book.audioUrl} />
      <div className="rounded-field bg-q3-soft text-q3-ink mt-6 p-5">
        <h4 className="mb-1 font-semibold">{AUDIOBOOKS_TEXTS.noticeHeading}</h4>
        {AUDIOBOOKS_TEXTS.notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
        <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
          <OtherWays book={book} />
        </p>
      </div>
    </div>
  </article>
);
