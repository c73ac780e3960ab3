/** The guide's settings, which the owner sets as function secrets (docs/guide.md). */
import type { Dependencies } from "../_shared/dependencies.ts";

const DEFAULTS = {
  baseUrl: "https://api.openai.com/v1",
  model: "gpt-4o-mini",
  moderationModel: "omni-moderation-latest",
  callsADay: 1000,
};

export interface Endpoint {
  /** The URL without a slash at its end. */
  baseUrl: string;
  key: string | undefined;
  model: string;
}

export interface Settings {
  chat: Endpoint;
  moderation: Endpoint;
  /** The limit for the whole site. */
  callsADay: number;
}

/** Texts to the provider must be encrypted on the way, unless the model runs on the owner's own machine. */
function usableUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, username, search, hash, href } = new URL(text);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && isHere)) return undefined;
  return username || search || hash ? undefined : href.replace(/\/+$/u, "");
}

/** A limit that is not a number allows no calls. */
function wholeNumber(text: string | undefined): number {
  if (!text) return DEFAULTS.callsADay;
  return /^\d{1,9}$/u.test(text) ? Number(text) : 0;
}

/** @returns "noKey" if there is no provider to ask, or "unusable" if one is set wrongly. */
export function readSettings(env: Dependencies["env"]): Settings | "noKey" | "unusable" {
  const set = (name: string) => env(name)?.trim() || undefined;
  const key = set("GUIDE_API_KEY");
  if (!key) return "noKey";
  const baseUrl = usableUrl(set("GUIDE_BASE_URL") ?? DEFAULTS.baseUrl);
  const moderationUrl = usableUrl(set("GUIDE_MODERATION_BASE_URL") ?? baseUrl ?? "");
  if (!baseUrl || !moderationUrl) return "unusable";
  return {
    chat: { baseUrl, key, model: set("GUIDE_MODEL") ?? DEFAULTS.model },
    moderation: {
      baseUrl: moderationUrl,
      // One company's key is never sent to another company.
      key: set("GUIDE_MODERATION_API_KEY") ?? (moderationUrl === baseUrl ? key : undefined),
      model: set("GUIDE_MODERATION_MODEL") ?? DEFAULTS.moderationModel,
    },
    callsADay: wholeNumber(set("GUIDE_CALLS_A_DAY")),
  };
}
