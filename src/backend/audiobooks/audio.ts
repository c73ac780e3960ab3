/**
 * The addresses of the recordings. The environment names them, because their origins belong in the
 * site's Content-Security-Policy.
 */
const audioUrls = (): Record<string, string | undefined> => ({
  "keeper-of-embers": import.meta.env.VITE_AUDIO_URL_KEEPER_OF_EMBERS,
});

/** @returns the address, which is empty until there is a recording. */
export const audioUrlOf = (audiobookId: string): string => audioUrls()[audiobookId] ?? "";
