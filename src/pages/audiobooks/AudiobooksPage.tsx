import { Headphones } from "lucide";
import { Icon } from "@/ui/text/Icon";
import { audioUrlOf } from "@/backend/audiobooks/audio";
import {
  AUDIO_HOST_LINK,
  AUDIOBOOK_LEVELS,
  AUDIOBOOKS_PAGE,
  AUDIOBOOKS_TEXTS,
  HOW_IT_WORKS,
  type Audiobook,
} from "@/content/audiobooks/audiobooks";
import { LinkButton } from "@/ui/controls/Button";
import { ComingSoon } from "@/ui/text/ComingSoon";
import { Cover } from "@/ui/text/Cover";
import { NeedsScripts } from "@/ui/text/NeedsScripts";
import { PageHead } from "@/ui/text/PageHead";
import { Steps } from "@/ui/text/Steps";
import { AudioHostLink } from "./AudioHostLink";
import { AudioPlayer } from "./AudioPlayer";

const srcOf = (book: Audiobook) => audioUrlOf(book.id) || book.audioUrl;

/** The audiobook library (specification part 1, section 2). */
export default function AudiobooksPage() {
  const hasAnyRecording = AUDIOBOOK_LEVELS.some(({ audiobooks }) => audiobooks.some(srcOf));
  return (
    <>
      <PageHead {...AUDIOBOOKS_PAGE} />
      <div className="site-width py-10 sm:py-14">
        <h1>{AUDIOBOOKS_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">
          {hasAnyRecording ? AUDIOBOOKS_TEXTS.lead : AUDIOBOOKS_TEXTS.leadBeforeRecording}
        </p>
        <div className="mt-6">
          <NeedsScripts>{import.meta.env.SSR && AUDIOBOOKS_TEXTS.withoutScripts}</NeedsScripts>
        </div>
        {AUDIOBOOK_LEVELS.map(({ level, ages, audiobooks, comingSoon }) => (
          <section key={level} aria-labelledby={level.replace(" ", "-")} className="mt-12">
            <h2 id={level.replace(" ", "-")}>{`${level}, ages ${ages}`}</h2>
            <div className="mt-5">
              {audiobooks.length > 0 ? (
                audiobooks.map((book) => <AudiobookCard key={book.id} book={book} />)
              ) : (
                <ComingSoon label={AUDIOBOOKS_TEXTS.comingSoon}>{comingSoon}</ComingSoon>
              )}
            </div>
          </section>
        ))}
        <Steps {...HOW_IT_WORKS} className="mt-14" />
      </div>
    </>
  );
}

/** While there is no recording, the story has the weight. */
const AudiobookCard = ({ book }: { book: Audiobook }) => {
  const src = srcOf(book);
  const hasRecording = src !== "";
  return (
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
        <AudioPlayer book={book} src={src} />
        <div className="rounded-field bg-q3-soft text-q3-ink mt-6 p-5">
          <h4 className="mb-1 font-semibold">{AUDIOBOOKS_TEXTS.noticeHeading}</h4>
          {!hasRecording && <p>{AUDIOBOOKS_TEXTS.noPlayback}</p>}
          {AUDIOBOOKS_TEXTS.notices.map((notice) => (
            <p key={notice}>{notice}</p>
          ))}
          <p className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
            {(AUDIO_HOST_LINK || !hasRecording) && <AudioHostLink />}
            <LinkButton to={AUDIOBOOKS_TEXTS.storyLink.to} variant={hasRecording ? "quiet" : "primary"}>
              {AUDIOBOOKS_TEXTS.storyLink.label}
            </LinkButton>
          </p>
        </div>
      </div>
    </article>
  );
};
