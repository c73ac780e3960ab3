import { AUDIO_HOST_LINK, AUDIOBOOKS_TEXTS } from "@/content/audiobooks/audiobooks";

/** A link to the owner's audio host, or a sentence while there is none. */
export const AudioHostLink = () =>
  AUDIO_HOST_LINK ? (
    <a href={AUDIO_HOST_LINK} className="text-link" rel="external">
      {AUDIOBOOKS_TEXTS.hostLink}
    </a>
  ) : (
    <span>{AUDIOBOOKS_TEXTS.hostLinkMissing}</span>
  );
