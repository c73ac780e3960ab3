/** What the owner sets for the guide with function secrets (docs/guide.md). */
import type { Dependencies } from "../_shared/dependencies.ts";

const DEFAULTS = {
  baseUrl: "https://api.openai.com/v1",
  model: "gpt-4o-mini",
  moderationModel: "omni-moderation-latest",
  callsADay: 1000,
};

export interface Endpoint {
  /** Without a slash at its end. */
  baseUrl: string;
  key: string | undefined;
  model: string;
}

export interface Settings {
  chat: Endpoint;
  moderation: Endpoint;
  /** For the whole site. */
  callsADay: number;
}

/** What is written to the provider must not be read on the way; a model on the owner's own machine needs no disguise. */
function usableUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, hostname, username, search, hash, href } = new URL(text);
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  if (protocol !== "https:" && !(protocol === "http:" && isHere)) return undefined;
  return username || search || hash ? undefined : href.replace(/\/+$/u, "");
}

/** What is set and is no number pays for nothing. */
function wholeNumber(text: string | undefined): number {
  if (!text) return DEFAULTS.callsADay;
  return /^\d{1,9}$/u.test(text) ? Number(text) : 0;
}

/** @returns "noKey" when there is no provider to ask, "unusable" when one is set wrongly. */
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
      // The key of one company is not shown to another one.
      key: set("GUIDE_MODERATION_API_KEY") ?? (moderationUrl === baseUrl ? key : undefined),
      model: set("GUIDE_MODERATION_MODEL") ?? DEFAULTS.moderationModel,
    },
    callsADay: wholeNumber(set("GUIDE_CALLS_A_DAY")),
  };
}
