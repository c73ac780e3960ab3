import { AUDIO_HOST_LINK, AUDIOBOOKS_TEXTS } from "@/content/audiobooks";

/** The owner's audio host, once there is one; until then a sentence in its place. */
export const AudioHostLink = () =>
  AUDIO_HOST_LINK ? (
    <a href={AUDIO_HOST_LINK} className="text-link" rel="external">
      {AUDIOBOOKS_TEXTS.hostLink}
    </a>
  ) : (
    <span>{AUDIOBOOKS_TEXTS.hostLinkMissing}</span>
  );
