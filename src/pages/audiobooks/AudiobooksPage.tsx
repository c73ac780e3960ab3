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
import { Chip } from "@/ui/text/Chip";
import { Cover } from "@/ui/text/Cover";
import { LevelSections } from "@/parts/LevelSections";
import { NeedsScripts } from "@/ui/text/NeedsScripts";
import { PageHead } from "@/ui/text/PageHead";
import { Steps } from "@/ui/text/Steps";
import { HostLink, StoryLink } from "./OtherWays";
import { AudioPlayer } from "./AudioPlayer";

const srcOf = (book: Audiobook) => audioUrlOf(book.id) || book.audioUrl;

/** The audiobook library (specification part 1, section 2). */
export default function AudiobooksPage() {
  const hasAnyRecording = AUDIOBOOKS.some(srcOf);
  return (
    <>
      <PageHead {...AUDIOBOOKS_PAGE} />
      <div className="site-width py-8 sm:py-12">
        <h1>{AUDIOBOOKS_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">
          {hasAnyRecording ? AUDIOBOOKS_TEXTS.lead : AUDIOBOOKS_TEXTS.leadBeforeRecording}
        </p>
        <NeedsScripts>{import.meta.env.SSR && AUDIOBOOKS_TEXTS.withoutScripts}</NeedsScripts>
        <LevelSections
          of={AUDIOBOOKS}
          card={(book) => <AudiobookCard key={book.id} book={book} />}
          texts={AUDIOBOOKS_TEXTS}
        />
        <Steps {...HOW_IT_WORKS} className="mt-12" />
      </div>
    </>
  );
}

/** While there is no recording, the story has the weight. */
const AudiobookCard = ({ book }: { book: Audiobook }) => {
  const src = srcOf(book);
  const hasRecording = src !== "";
  return (
    <article aria-label={book.title} className="surface p-6 sm:p-8">
      <div className="mb-5 grid grid-cols-1 gap-6 md:grid-cols-[240px_1fr] md:gap-8">
        <Cover
          src={book.coverImage}
          alt=""
          title={book.title}
          band="4MQ"
          className="rounded-field mx-auto w-44 self-start md:w-full"
        />
        <div className="self-center">
          <h3 className="text-section">{book.title}</h3>
          <p className="text-muted mt-1 flex items-center gap-2">
            <Icon of={Headphones} size={20} />
            <span>{`${book.ageRange} · ${book.duration}`}</span>
          </p>
          <p className="mt-3 max-w-[39em]">{book.description}</p>
          <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
            <StoryLink book={book} canListen={hasRecording} />
            <p className="text-muted text-balance">{AUDIOBOOKS_TEXTS.readToMe}</p>
          </div>
        </div>
      </div>
      {/* Drawn like everything that is still to come. */}
      <div className={hasRecording ? "" : "rounded-field border-line border-2 border-dashed p-5"}>
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {!hasRecording && <Chip colours="bg-q4-soft text-q4-ink">{AUDIOBOOKS_TEXTS.comingSoon}</Chip>}
          <p className="text-balance">
            {!hasRecording && <span>{AUDIOBOOKS_TEXTS.noPlayback}</span>}{" "}
            <HostLink canListen={hasRecording} />
          </p>
        </div>
        <AudioPlayer book={book} src={src} />
      </div>
    </article>
  );
};
