/** Stands in for the script of a captcha's provider: what the page asks it for, and what a person does with it. */
import { act } from "@testing-library/react";
import { afterEach, beforeEach, vi, type MockInstance } from "vitest";

type Options = Record<string, unknown> &
  Record<`${string}callback`, ((token?: string) => unknown) | undefined>;

interface Widget {
  id: string;
  options: Options;
  resets: number;
  removed: boolean;
}

/** Addresses of scripts that the page asked for, and whether the browser was given a trusted one. */
export let scripts: { src: string; trusted: boolean }[] = [];
export let widgets: Widget[] = [];
/** True if a requested script arrives. */
export const network = { reaches: true };

export const widget = () => widgets.at(-1)!;
const byId = (id: string) => widgets.find((one) => one.id === id)!;

const api = {
  render(place: HTMLElement, options: Options) {
    if (!place.isConnected || place.childNodes.length) throw new Error("not a place of its own");
    widgets.push({ id: `w${widgets.length}`, options, resets: 0, removed: false });
    return widget().id;
  },
  reset: (id: string) => void (byId(id).resets += 1),
  remove: (id: string) => void (byId(id).removed = true),
};

/** Calls back to the page, as the widget does when something happens in it. */
export const happens = (callback: `${string}callback`, token?: string) =>
  act(async () => void widget().options[callback]!(token));
export const solve = (token: string) => happens("callback", token);

export const policies: string[] = [];
class Trusted {
  url: string;
  constructor(url: string) {
    this.url = url;
  }
  toString() {
    return this.url;
  }
}

/** Call it once in a test file. A script is loaded once a page, so one file has one page's story. */
export function fakeCaptcha(provider: "turnstile" | "hcaptcha", siteKey: string): void {
  const page = globalThis as Record<string, unknown>;
  const spies: MockInstance[] = [];
  page.trustedTypes = {
    createPolicy(name: string, rules: { createScriptURL: (url: string) => string }) {
      policies.push(name);
      return { createScriptURL: (url: string) => new Trusted(rules.createScriptURL(url)) };
    },
  };
  beforeEach(() => {
    vi.stubEnv("VITE_CAPTCHA_PROVIDER", provider);
    vi.stubEnv("VITE_CAPTCHA_SITE_KEY", siteKey);
    scripts = [];
    widgets = [];
    const creation = vi.spyOn(document, "createElement").mockImplementation(((tag: string) => {
      const element = Document.prototype.createElement.call(document, tag) as HTMLElement;
      if (tag !== "script") return element;
      let src: unknown;
      Object.defineProperty(element, "src", {
        get: () => String(src),
        set: (value) => {
          src = value;
        },
      });
      // The script runs as soon as it arrives, and never reaches the network.
      const arrival = vi.spyOn(document.head, "append").mockImplementationOnce(() => {
        scripts.push({ src: String(src), trusted: src instanceof Trusted });
        queueMicrotask(() => {
          if (!network.reaches) return void element.dispatchEvent(new Event("error"));
          page[provider] = api;
          (page.on4mqCaptchaReady as () => void)();
        });
      });
      spies.push(arrival);
      return element;
    }) as typeof document.createElement);
    spies.push(creation);
  });
  afterEach(() => {
    network.reaches = true;
    for (const spy of spies.splice(0)) spy.mockRestore();
  });
}
