/**
 * The addresses that become scripts. The Content-Security-Policy allows only this policy to create such addresses, so
 * that nothing else on the page can load a script from an address of its own making (Trusted Types).
 */

/** The scripts that the page fetches by their addresses, and not as a part of itself. */
const SCRIPTS = {
  worker: "/sw.js",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=on4mqCaptchaReady",
  hcaptcha:
    "https://js.hcaptcha.com/1/api.js?render=explicit&onload=on4mqCaptchaReady&hl=en&recaptchacompat=off",
} as const;

/** The part of Trusted Types that this file uses; browsers without it take the address as it is. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): unknown };
}

/** A policy name can be used only once. */
let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

function createScriptURL(url: string): string {
  if (!(Object.values(SCRIPTS) as string[]).includes(url)) throw new TypeError(`No script of ours: ${url}`);
  return url;
}

/** @returns a value for `script.src` and `register`: to the compiler a string, to the browser a trusted address. */
export function trustedScript(name: keyof typeof SCRIPTS): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes ? trustedTypes.createPolicy("4mq", { createScriptURL }) : { createScriptURL };
  return policy.createScriptURL(SCRIPTS[name]) as string;
}
