import { AUDIO_HOST_LINK, AUDIOBOOKS_TEXTS, type Audiobook } from "@/content/audiobooks/audiobooks";
import { LinkButton } from "@/ui/controls/Button";

interface OtherWaysProps {
  book: Audiobook;
  /** While nothing can be heard here, the story has the weight. */
  canListen: boolean;
}

/** A link to the owner's audio host, or a sentence while there is neither that nor a recording. */
export const HostLink = ({ canListen }: Pick<OtherWaysProps, "canListen">) =>
  AUDIO_HOST_LINK ? (
    <a href={AUDIO_HOST_LINK} className="text-link" rel="external">
      {AUDIOBOOKS_TEXTS.hostLink}
    </a>
  ) : (
    !canListen && <span>{AUDIOBOOKS_TEXTS.hostLinkMissing}</span>
  );

export const StoryLink = ({ book, canListen }: OtherWaysProps) => (
  <LinkButton to={`/short-stories/${book.id}`} variant={canListen ? "quiet" : "primary"}>
    {AUDIOBOOKS_TEXTS.storyLink}
  </LinkButton>
);
