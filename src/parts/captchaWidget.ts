/**
 * Puts the provider's captcha on the page; both providers offer the same three calls. This module
 * loads with the first form that needs it.
 */
import { captchaProvider, type CaptchaProvider } from "@/backend/captcha";
import { trustedScript } from "@/backend/trustedUrls";

/**
 * The state of the captcha. It works by itself (`working`) or waits for the person
 * (`waitingForUser`). A token is valid once, and only briefly.
 */
export type CaptchaState =
  | { is: "working" }
  | { is: "waitingForUser" }
  | { is: "passed"; token: string }
  | { is: "failed" }
  | { is: "expired" };

export interface CaptchaWidget {
  reset: () => void;
  remove: () => void;
}

type OnState = (state: CaptchaState) => void;

/** The API that the provider's script puts on `window` under the provider's name. */
interface ProviderApi {
  render(container: HTMLElement, options: Record<string, unknown>): string;
  reset(id: string): void;
  remove(id: string): void;
}

const LOAD_TIMEOUT_MS = 15_000;
/** The width below which both providers show their narrow form. */
const NORMAL_WIDTH_PX = 304;

/** Turnstile checks by itself first, and asks the person only if in doubt. */
const FIRST: Record<CaptchaProvider, CaptchaState> = {
  turnstile: { is: "working" },
  hcaptcha: { is: "waitingForUser" },
};

const optionsFor: Record<CaptchaProvider, (narrow: boolean, tell: OnState) => Record<string, unknown>> = {
  turnstile: (narrow, tell) => ({
    language: "en",
    size: narrow ? "compact" : "flexible",
    "response-field": false,
    "feedback-enabled": false,
    // The page reports a failure next to the captcha, with a button; the captcha does not restart by itself.
    retry: "never",
    "refresh-expired": "never",
    "refresh-timeout": "never",
    "before-interactive-callback": () => tell({ is: "waitingForUser" }),
    "timeout-callback": () => tell({ is: "expired" }),
    "unsupported-callback": () => tell({ is: "failed" }),
  }),
  hcaptcha: (narrow) => ({ hl: "en", size: narrow ? "compact" : "normal" }),
};

let loading: Promise<ProviderApi> | undefined;

/** Loads the script once per page. If the script does not arrive, the next form requests it again. */
function load(provider: CaptchaProvider): Promise<ProviderApi> {
  const page = globalThis as unknown as Record<string, unknown>;
  const there = () => page[provider] as ProviderApi | undefined;
  loading ??= new Promise<ProviderApi>((resolve, reject) => {
    // The script may have arrived late, and a second copy would refuse to work.
    const late = there();
    if (late) return resolve(late);
    const script = document.createElement("script");
    const giveUp = () => {
      script.remove();
      reject(new Error("The captcha script did not load."));
    };
    const timer = setTimeout(giveUp, LOAD_TIMEOUT_MS);
    page.on4mqCaptchaReady = () => {
      clearTimeout(timer);
      resolve(there()!);
    };
    script.src = trustedScript(provider);
    script.async = true;
    script.addEventListener("error", giveUp);
    document.head.append(script);
  }).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

const DARK = "(prefers-color-scheme: dark)";
const currentTheme = () =>
  document.documentElement.dataset.theme ?? (matchMedia(DARK).matches ? "dark" : "light");

/** @returns the function that stops it. */
function onThemeChange(listen: () => void): () => void {
  const chosen = new MutationObserver(listen);
  chosen.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  const system = matchMedia(DARK);
  system.addEventListener("change", listen);
  return () => {
    chosen.disconnect();
    system.removeEventListener("change", listen);
  };
}

/**
 * @param tell receives every state from now on.
 * @throws if the script does not arrive or cannot show anything.
 */
export async function showCaptcha(container: HTMLElement, tell: OnState): Promise<CaptchaWidget> {
  const provider = captchaProvider()!;
  const api = await load(provider);
  let theme = currentTheme();
  const draw = () => {
    // Each captcha gets a new element, because both providers refuse one that they have used before.
    const place = document.createElement("div");
    container.replaceChildren(place);
    tell(FIRST[provider]);
    return api.render(place, {
      sitekey: import.meta.env.VITE_CAPTCHA_SITE_KEY,
      theme,
      callback: (token: string) => tell({ is: "passed", token }),
      "expired-callback": () => tell({ is: "expired" }),
      "error-callback": () => {
        tell({ is: "failed" });
        return true; // reported, so the provider need not log it to the console
      },
      ...optionsFor[provider](container.clientWidth < NORMAL_WIDTH_PX, tell),
    });
  };
  let id = draw();
  const stop = onThemeChange(() => {
    if (currentTheme() === theme) return;
    theme = currentTheme();
    api.remove(id);
    id = draw();
  });
  return {
    reset: () => {
      tell(FIRST[provider]);
      api.reset(id);
    },
    remove: () => {
      stop();
      api.remove(id);
    },
  };
}
