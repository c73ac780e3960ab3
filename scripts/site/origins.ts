/** The origins that the page may use besides its own: exactly those that the environment configures (.env.example). */
import type { CaptchaProvider } from "@/backend/captcha";
import { CliError } from "#scripts/cliError";

export interface Origins {
  /** The origins that scripts fetch from. */
  connect: readonly string[];
  /** The origins that its forms post to. */
  form: readonly string[];
  /** The origin that the player loads audio from. */
  media: readonly string[];
  /** The origins of the captcha's scripts, frames and styles. */
  script: readonly string[];
  frame: readonly string[];
  style: readonly string[];
}

const SUPABASE = "VITE_SUPABASE_URL";
const FORMS = "VITE_FORMS_URL";
const PDFS = [
  "VITE_PDF_URL_LEVEL_1",
  "VITE_PDF_URL_LEVEL_2",
  "VITE_PDF_URL_LEVEL_3",
  "VITE_PDF_URL_PARENT_GUIDE",
];
/** A recording has the name of its story. */
const AUDIO = /^VITE_AUDIO_URL_/;

const CAPTCHA = "VITE_CAPTCHA_PROVIDER";
const CAPTCHA_KEY = "VITE_CAPTCHA_SITE_KEY";

interface Captcha extends Pick<Origins, "connect" | "script" | "frame" | "style"> {
  /** The shape of its public key, which a secret key set by mistake usually does not have. */
  key: RegExp;
}

const HCAPTCHA = ["https://hcaptcha.com", "https://*.hcaptcha.com"];
const NO_CAPTCHA = { connect: [], script: [], frame: [], style: [] };
/** The origins that each provider's documentation requires, and no more. */
const CAPTCHAS: Record<CaptchaProvider, Captcha> = {
  turnstile: {
    ...NO_CAPTCHA,
    script: ["https://challenges.cloudflare.com"],
    frame: ["https://challenges.cloudflare.com"],
    key: /^[\w-]{3,100}$/,
  },
  hcaptcha: {
    connect: HCAPTCHA,
    script: HCAPTCHA,
    frame: HCAPTCHA,
    style: HCAPTCHA,
    key: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i,
  },
};

const LOCALHOST_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?$/;
/**
 * An origin is copied into a header as it is: a host with a semicolon, valid in an address, would end the directive.
 */
const SAFE_ORIGIN = /^https:\/\/[a-z0-9.-]+(?::\d+)?$/;

/** The origin of the configured address, or nothing when it is unset. @throws CliError naming the setting. */
function originsOf(env: Record<string, string>, ...names: string[]): string[] {
  const origins = names.flatMap((name) => {
    const address = env[name];
    if (!address) return [];
    const url = URL.canParse(address) ? new URL(address) : undefined;
    const isUsable =
      url &&
      !url.username &&
      !url.password &&
      (SAFE_ORIGIN.test(url.origin) || LOCALHOST_ORIGIN.test(url.origin));
    if (!isUsable)
      throw new CliError(
        `${name} must be an address that begins with https:// (or http://localhost), or be empty.`,
      );
    return [url.origin];
  });
  return [...new Set(origins)];
}

/** @throws CliError if only half of it is set, or in a way that cannot work. */
function captchaOf(env: Record<string, string>): Omit<Captcha, "key"> {
  const { [CAPTCHA]: provider = "", [CAPTCHA_KEY]: key = "" } = env;
  if (!provider && !key) return NO_CAPTCHA;
  if (!key) throw new CliError(`${CAPTCHA} is set, but ${CAPTCHA_KEY} is not.`);
  if (!provider) throw new CliError(`${CAPTCHA_KEY} is set, but ${CAPTCHA} is not.`);
  if (!Object.hasOwn(CAPTCHAS, provider))
    throw new CliError(`${CAPTCHA} must be ${Object.keys(CAPTCHAS).join(" or ")}, or be empty.`);
  const captcha = CAPTCHAS[provider as CaptchaProvider];
  if (!captcha.key.test(key))
    throw new CliError(
      `${CAPTCHA_KEY} does not look like a site key of ${provider}. Never put its secret there.`,
    );
  return captcha;
}

/** @throws CliError with a sentence if a setting is not a web address, or names no known captcha. */
export function configuredOrigins(env: Record<string, string>): Origins {
  const { connect, script, frame, style } = captchaOf(env);
  const forms = originsOf(env, env[FORMS] ? FORMS : SUPABASE);
  return {
    connect: [...new Set([...originsOf(env, SUPABASE), ...forms, ...originsOf(env, ...PDFS), ...connect])],
    form: forms,
    media: originsOf(env, ...Object.keys(env).filter((name) => AUDIO.test(name))),
    script,
    frame,
    style,
  };
}
