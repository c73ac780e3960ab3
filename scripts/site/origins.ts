/** Whom the page may talk to beside its own origin: exactly what the environment configures (.env.example). */
import { Stop } from "#scripts/stop";

export interface Origins {
  /** What its scripts fetch from. */
  connect: readonly string[];
  /** Where its forms post to. */
  form: readonly string[];
  /** What its player plays from. */
  media: readonly string[];
}

const SUPABASE = "VITE_SUPABASE_URL";
const FORMS = "VITE_FORMS_URL";
const PDFS = [
  "VITE_PDF_URL_LEVEL_1",
  "VITE_PDF_URL_LEVEL_2",
  "VITE_PDF_URL_LEVEL_3",
  "VITE_PDF_URL_PARENT_GUIDE",
];
const AUDIO = ["VITE_AUDIO_URL_KEEPER_OF_EMBERS"];

const ON_THIS_COMPUTER = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;
/** An origin stands in a header as it is: a host with a semicolon, legal in an address, would end the directive. */
const SAFE_ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;

/** The origin of the configured address, or nothing when it is unset. @throws Stop naming the setting. */
function originsOf(env: Record<string, string>, ...names: string[]): string[] {
  const origins = names.flatMap((name) => {
    const address = env[name];
    if (!address) return [];
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isUsable =
      url &&
      !url.username &&
      !url.password &&
      (SAFE_ORIGIN.test(url.origin) || ON_THIS_COMPUTER.test(url.origin));
    if (!isUsable)
      throw new Stop(
        `${name} must be an address that begins with https:// (or http://localhost), or be empty.`,
      );
    return [url.origin];
  });
  return [...new Set(origins)];
}

/** @throws Stop with a sentence when a setting is no address of the web. */
export function configuredOrigins(env: Record<string, string>): Origins {
  const forms = originsOf(env, env[FORMS] ? FORMS : SUPABASE);
  return {
    connect: [...new Set([...originsOf(env, SUPABASE), ...forms, ...originsOf(env, ...PDFS)])],
    form: forms,
    media: originsOf(env, ...AUDIO),
  };
}
