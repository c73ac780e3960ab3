/** Whom the page may talk to: exactly what is configured, and a setting that is no address stops the build. */
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy } from "#scripts/site/headers";
import { configuredOrigins } from "#scripts/site/origins";

const policy = (env: Record<string, string>) => {
  const text = contentSecurityPolicy({ inlineStyleHashes: [], origins: configuredOrigins(env) });
  const directives = text.split("; ").map((directive) => directive.split(" "));
  const of = (name: string) => directives.find(([first]) => first === name)?.slice(1);
  return {
    connect: of("connect-src"),
    form: of("form-action"),
    media: of("media-src"),
    script: of("script-src"),
    frame: of("frame-src"),
    style: of("style-src"),
    text,
  };
};
const SELF = ["'self'"];
const SUPABASE = "https://project.supabase.co";

describe("the content security policy", () => {
  it("allows only the site itself without settings", () => {
    expect(policy({})).toMatchObject({
      connect: SELF,
      form: SELF,
      media: SELF,
      script: SELF,
      frame: ["'none'"],
      style: SELF,
    });
    const empty = {
      VITE_SUPABASE_URL: "",
      VITE_FORMS_URL: "",
      VITE_AUDIO_URL_KEEPER_OF_EMBERS: "",
      VITE_CAPTCHA_PROVIDER: "",
      VITE_CAPTCHA_SITE_KEY: "",
    };
    expect(policy(empty).text).toBe(policy({}).text);
  });

  it("allows forms to post to the Supabase project", () => {
    expect(policy({ VITE_SUPABASE_URL: SUPABASE })).toMatchObject({
      connect: [...SELF, SUPABASE],
      form: [...SELF, SUPABASE],
      media: SELF,
    });
  });

  it("allows forms to post to another service only if there is one", () => {
    const env = { VITE_SUPABASE_URL: SUPABASE, VITE_FORMS_URL: "https://forms.example:8443/f/?a=b" };
    expect(policy(env)).toMatchObject({
      connect: [...SELF, SUPABASE, "https://forms.example:8443"],
      form: [...SELF, "https://forms.example:8443"],
      media: SELF,
    });
  });

  it.each([
    "VITE_PDF_URL_LEVEL_1",
    "VITE_PDF_URL_LEVEL_2",
    "VITE_PDF_URL_LEVEL_3",
    "VITE_PDF_URL_PARENT_GUIDE",
  ])("allows the page to fetch the PDF of %s", (setting) => {
    expect(policy({ [setting]: "https://files.example/a/b.pdf?dl=1" })).toMatchObject({
      connect: [...SELF, "https://files.example"],
      form: SELF,
      media: SELF,
    });
  });

  it("names an origin once, however many settings have it", () => {
    const env = {
      VITE_FORMS_URL: "https://files.example/forms",
      VITE_PDF_URL_LEVEL_1: "https://files.example/1.pdf",
      VITE_PDF_URL_LEVEL_2: "https://files.example/2.pdf",
    };
    expect(policy(env).connect).toEqual([...SELF, "https://files.example"]);
  });

  it("allows the player to play the recording", () => {
    expect(policy({ VITE_AUDIO_URL_KEEPER_OF_EMBERS: "https://audio.example/embers.mp3" })).toMatchObject({
      connect: SELF,
      form: SELF,
      media: [...SELF, "https://audio.example"],
    });
  });

  it("allows the player to play the recording of each further story", () => {
    const { media } = policy({ VITE_AUDIO_URL_ANOTHER_STORY: "https://audio.example/another.mp3" });
    expect(media).toEqual([...SELF, "https://audio.example"]);
  });

  it("allows Cloudflare Turnstile its script and its frame, and nothing more", () => {
    const env = { VITE_CAPTCHA_PROVIDER: "turnstile", VITE_CAPTCHA_SITE_KEY: "0x4AAAAAAAtest_Site-Key" };
    const cloudflare = "https://challenges.cloudflare.com";
    expect(policy(env).text).toBe(
      policy({})
        .text.replace("script-src 'self'", `script-src 'self' ${cloudflare}`)
        .replace("frame-src 'none'", `frame-src ${cloudflare}`),
    );
  });

  it("allows hCaptcha what its documentation requires, and nothing more", () => {
    const env = {
      VITE_CAPTCHA_PROVIDER: "hcaptcha",
      VITE_CAPTCHA_SITE_KEY: "10000000-ffff-ffff-ffff-000000000001",
    };
    const hcaptcha = "https://hcaptcha.com https://*.hcaptcha.com";
    expect(policy(env).text).toBe(
      policy({})
        .text.replace("script-src 'self'", `script-src 'self' ${hcaptcha}`)
        .replace("style-src 'self'", `style-src 'self' ${hcaptcha}`)
        .replace("connect-src 'self'", `connect-src 'self' ${hcaptcha}`)
        .replace("frame-src 'none'", `frame-src ${hcaptcha}`),
    );
  });

  it("requires Trusted Types with the one policy, whatever is enabled", () => {
    const env = { VITE_CAPTCHA_PROVIDER: "turnstile", VITE_CAPTCHA_SITE_KEY: "0x4AAA" };
    for (const settings of [{}, env])
      expect(policy(settings).text).toContain("; require-trusted-types-for 'script'; trusted-types 4mq");
  });

  it.each(["http://localhost:54321", "http://127.0.0.1:8080/f"])("accepts %s, on this computer", (url) => {
    expect(policy({ VITE_FORMS_URL: url }).form).toEqual([...SELF, new URL(url).origin]);
  });
});

describe.each([
  "VITE_SUPABASE_URL",
  "VITE_FORMS_URL",
  "VITE_PDF_URL_LEVEL_1",
  "VITE_PDF_URL_PARENT_GUIDE",
  "VITE_AUDIO_URL_KEEPER_OF_EMBERS",
])("%s", (setting) => {
  it.each([
    "forms.example/f",
    "/forms",
    "http://forms.example",
    "http://localhost.evil.example",
    "ftp://forms.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "https://",
    "https://user@forms.example",
    "https://:word@forms.example",
    "https://forms.example;script-src",
    "https://*",
    "https://*.example",
    "https://forms.example,*",
    "https://'unsafe-inline'",
  ])("stops the build with one sentence for %s", (value) => {
    const attempt = () => configuredOrigins({ [setting]: value });
    expect(attempt).toThrow(expect.objectContaining({ name: "CliError" }) as Error);
    expect(attempt).toThrow(
      `${setting} must be an address that begins with https:// (or http://localhost), or be empty.`,
    );
  });
});

describe("a captcha", () => {
  const HCAPTCHA_KEY = "10000000-ffff-ffff-ffff-000000000001";
  it.each([
    ["turnstile", "", "VITE_CAPTCHA_PROVIDER is set, but VITE_CAPTCHA_SITE_KEY is not."],
    ["", "0x4AAA", "VITE_CAPTCHA_SITE_KEY is set, but VITE_CAPTCHA_PROVIDER is not."],
    ["recaptcha", "0x4AAA", "VITE_CAPTCHA_PROVIDER must be turnstile or hcaptcha, or be empty."],
    ["Turnstile", "0x4AAA", "VITE_CAPTCHA_PROVIDER must be turnstile or hcaptcha, or be empty."],
    ["constructor", "0x4AAA", "VITE_CAPTCHA_PROVIDER must be turnstile or hcaptcha, or be empty."],
    [
      "turnstile",
      "0x4AAA key",
      "VITE_CAPTCHA_SITE_KEY does not look like a site key of turnstile. Never put its secret there.",
    ],
    [
      "hcaptcha",
      "ES_0123456789abcdef",
      "VITE_CAPTCHA_SITE_KEY does not look like a site key of hcaptcha. Never put its secret there.",
    ],
    [
      "hcaptcha",
      `${HCAPTCHA_KEY}"`,
      "VITE_CAPTCHA_SITE_KEY does not look like a site key of hcaptcha. Never put its secret there.",
    ],
  ])("stops the build with one sentence for a captcha of %j with the key %j", (provider, key, sentence) => {
    const attempt = () => configuredOrigins({ VITE_CAPTCHA_PROVIDER: provider, VITE_CAPTCHA_SITE_KEY: key });
    expect(attempt).toThrow(expect.objectContaining({ name: "CliError", message: sentence }) as Error);
  });
});
