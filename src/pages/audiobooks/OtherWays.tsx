import { AUDIO_HOST_LINK, AUDIOBOOKS_TEXTS, type Audiobook } from "@/content/audiobooks/audiobooks";
import { LinkButton } from "@/ui/controls/Button";

/** A link to the owner's audio host, or a sentence while there is none, and a link to the story. */
export const OtherWays = ({ book }: { book: Audiobook }) => (
  <>
    {AUDIO_HOST_LINK ? (
      <a href={AUDIO_HOST_LINK} className="text-link" rel="external">
        {AUDIOBOOKS_TEXTS.hostLink}
      </a>
    ) : (
      <span>{AUDIOBOOKS_TEXTS.hostLinkMissing}</span>
    )}
    <LinkButton to={`/short-stories/${book.id}`} variant="quiet">
      {AUDIOBOOKS_TEXTS.storyLink}
    </LinkButton>
  </>
);
