/**
 * Addresses that become scripts. The Content-Security-Policy lets one policy make such addresses, this one, so that
 * nothing else on the page can load a script from an address of its own making (Trusted Types).
 */

/** Every script that the page fetches by its address, and not as a part of itself. */
const SCRIPTS = {
  worker: "/sw.js",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=on4mqCaptchaReady",
  hcaptcha:
    "https://js.hcaptcha.com/1/api.js?render=explicit&onload=on4mqCaptchaReady&hl=en&recaptchacompat=off",
} as const;

/** As far as it is used here; browsers without it take the address as it is. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** A name can be taken once. */
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

function createScriptURL(url: string): string {
  if (!(Object.values(SCRIPTS) as string[]).includes(url)) throw new TypeError(`No script of ours: ${url}`);
  return url;
}

/** @returns what `script.src` and `register` take: to the compiler a string, to the browser a trusted one. */
export function trustedScript(name: keyof typeof SCRIPTS): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes ? trustedTypes.createPolicy("4mq", { createScriptURL }) : { createScriptURL };
  return policy.createScriptURL(SCRIPTS[name]) as string;
}
