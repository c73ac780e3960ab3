/** Puts the provider's captcha onto the page: both have the same three calls. Loaded with the first form that needs it. */
import { captchaProvider, type CaptchaProvider } from "./captcha";
import { trustedScript } from "./trustedUrls";

/** How it stands: `working` by itself, or waiting for the person (`waitingForUser`). A token is good once, and not for long. */
type CaptchaState =
  | { is: "working" }
  | { is: "waitingForUser" }
  | { is: "passed"; token: string }
  | { is: "failed" }
  | { is: "expired" };

interface CaptchaWidget {
  /** Asks anew. */
  reset: () => void;
  remove: () => void;
}

type OnState = (state: CaptchaState) => void;

/** What the provider's script leaves on `window` under its name. */
interface ProviderApi {
  render(container: HTMLElement, options: Record<string, unknown>): string;
  reset(id: string): void;
  remove(id: string): void;
}

const LOAD_TIMEOUT_MS = 15_000;
/** Under this both show their narrow form. */
const NORMAL_WIDTH_PX = 304;

/** Turnstile looks by itself first, and asks the person only in doubt. */
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
    // What has gone wrong is said beside it, with a button; it does not begin anew by itself.
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

/** Once a page; a script that did not come is asked for again by the next form. */
function load(provider: CaptchaProvider): Promise<ProviderApi> {
  const page = globalThis as unknown as Record<string, unknown>;
  const there = () => page[provider] as ProviderApi | undefined;
  loading ??= new Promise<ProviderApi>((resolve, reject) => {
    // Late, but there: a second copy would refuse to work.
    const late = there();
    if (late) return resolve(late);
    const script = document.createElement("script");
    const giveUp = () => {
      script.remove();
      reject(new Error("The script of the captcha did not come."));
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
 * @param tell hears how it stands, from now on.
 * @throws when the script does not come, or cannot show anything.
 */
export async function showCaptcha(container: HTMLElement, tell: OnState): Promise<CaptchaWidget> {
  const provider = captchaProvider()!;
  const api = await load(provider);
  let theme = currentTheme();
  const draw = () => {
    // An element of its own: both refuse one that they have been in already.
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
        return true; // told; the provider need not say it on the console
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
