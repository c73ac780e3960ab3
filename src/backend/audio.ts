/** Where a recording lies: named by the environment, as its origin belongs into the site's Content-Security-Policy. */
const AUDIO_URLS: Record<string, string | undefined> = {
  "keeper-of-embers": import.meta.env.VITE_AUDIO_URL_KEEPER_OF_EMBERS,
};

/** @returns the address; empty until there is a recording. */
export const audioUrlOf = (audiobookId: string): string => AUDIO_URLS[audiobookId] ?? "";
