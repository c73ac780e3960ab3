/** The only way for an address to become a script. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

const TURNSTILE =
  "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=on4mqCaptchaReady";

describe("in a browser that knows Trusted Types", () => {
  it("creates the one policy that the Content-Security-Policy names, which allows only known scripts", async () => {
    let createScriptURL: (url: string) => string = () => "";
    const createPolicy = vi.fn((_name: string, rules: { createScriptURL: (url: string) => string }) => {
      ({ createScriptURL } = rules);
      return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
    });
    vi.stubGlobal("trustedTypes", { createPolicy });
    const { trustedScript } = await import("./trustedUrls");
    expect(createPolicy).not.toHaveBeenCalled();
    expect(trustedScript("turnstile")).toEqual({ trusted: TURNSTILE });
    expect(trustedScript("hcaptcha")).toMatchObject({
      trusted: expect.stringMatching(/^https:\/\/js\.hcaptcha\.com\/1\/api\.js\?/) as string,
    });
    expect(trustedScript("worker")).toEqual({ trusted: "/sw.js" });
    expect(createPolicy).toHaveBeenCalledOnce();
    expect(createPolicy.mock.calls[0]![0]).toBe("4mq");
    for (const url of [
      "https://evil.example/api.js",
      "https://challenges.cloudflare.com/turnstile/v0/api.js",
      `${TURNSTILE}&x=1`,
      "data:text/javascript,alert(1)",
      "/assets/entry.js",
      "/sw.js?x=1",
      "https://evil.example/sw.js",
      "",
    ])
      expect(() => createScriptURL(url), url).toThrow(TypeError);
  });
});

it("returns the address unchanged in a browser without Trusted Types", async () => {
  const { trustedScript } = await import("./trustedUrls");
  expect(trustedScript("turnstile")).toBe(TURNSTILE);
});
