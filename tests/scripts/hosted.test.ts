/** Two public values switch the site to a hosted Supabase project; without them it is never deployed by mistake. */
import { loadConfigFromFile } from "vite";
import { afterEach, expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "#scripts/site/headers";
import { configuredOrigins } from "#scripts/site/origins";

afterEach(() => vi.unstubAllEnvs());

const HOSTED = "https://project.supabase.co";

async function configFor(mode: string, env: Record<string, string>) {
  for (const name of ["VITE_SUPABASE_URL", "VITE_SUPABASE_PUBLISHABLE_KEY", "SITE_URL"])
    vi.stubEnv(name, env[name] ?? "");
  const loaded = await loadConfigFromFile({ command: "build", mode });
  const plugins = (loaded!.config.plugins as unknown[]).flat(3) as (false | { name: string })[];
  return {
    names: plugins.filter((plugin) => plugin !== false).map(({ name }) => name),
    define: loaded!.config.define as Record<string, string>,
  };
}

it("without a hosted project the embedded backend is there", async () => {
  const { names, define } = await configFor("embedded", {});
  expect(names).toContain("4mq:embedded-backend");
  expect(define["import.meta.env.VITE_SUPABASE_URL"]).toBe('""');
});

it("with a hosted project the embedded backend is not even loaded", async () => {
  const { names, define } = await configFor("production", {
    VITE_SUPABASE_URL: HOSTED,
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SITE_URL: "https://4mq.example/",
  });
  expect(names).not.toContain("4mq:embedded-backend");
  expect(define["import.meta.env.VITE_SUPABASE_URL"]).toBe(JSON.stringify(HOSTED));
  expect(define["import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY"]).toBe('"sb_publishable_x"');
});

it("addresses may be set with a slash at their end, and come without it", async () => {
  vi.stubEnv("VITE_FORMS_URL", "https://forms.example/f/");
  const { define } = await configFor("production", {
    VITE_SUPABASE_URL: `${HOSTED}/`,
    VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
    SITE_URL: "https://4mq.example/",
  });
  expect(define["import.meta.env.VITE_SUPABASE_URL"]).toBe(JSON.stringify(HOSTED));
  expect(define["import.meta.env.VITE_FORMS_URL"]).toBe('"https://forms.example/f"');
});

it("a build to deploy without a hosted project stops with a sentence", async () => {
  await expect(configFor("production", {})).rejects.toThrow(
    /needs VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY/,
  );
});

it("an address without its key stops with a sentence", async () => {
  await expect(configFor("production", { VITE_SUPABASE_URL: HOSTED })).rejects.toThrow(
    /PUBLISHABLE_KEY is not/,
  );
});

it.each(["", "4mq.example", "http://4mq.example", "https://4mq.example/shop"])(
  "a build to deploy stops with a sentence when the site's address is %j",
  async (address) => {
    const hosted = { VITE_SUPABASE_URL: HOSTED, VITE_SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x" };
    await expect(configFor("production", { ...hosted, SITE_URL: address })).rejects.toThrow(/needs SITE_URL/);
  },
);

it("the content security policy lets the page talk to its own origin and to that project, and to nothing else", () => {
  const policy = contentSecurityPolicy({
    inlineStyleHashes: ["abc="],
    origins: configuredOrigins({ VITE_SUPABASE_URL: HOSTED }),
  });
  expect(policy).toContain(`connect-src 'self' ${HOSTED};`);
  expect(policy).toContain("style-src 'self' 'sha256-abc=';");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|\*/);
});

it("the tests send nothing to a service that this computer's settings name", async () => {
  vi.stubEnv("VITE_FORMS_URL", "https://forms.example/f");
  vi.stubEnv("VITE_FORM_ID_CONTACT", "xyz");
  vi.resetModules();
  const { LOCAL_ONLY_ENV } = await import("#scripts/serving/settings");
  expect(LOCAL_ONLY_ENV).toMatchObject({
    VITE_SUPABASE_URL: "",
    VITE_SUPABASE_PUBLISHABLE_KEY: "",
    GUIDE_API_KEY: "",
    VITE_FORMS_URL: "",
    VITE_FORM_ID_CONTACT: "",
  });
});

it("a captcha of which only half is set stops the build with a sentence", async () => {
  vi.stubEnv("VITE_CAPTCHA_PROVIDER", "turnstile");
  await expect(configFor("embedded", {})).rejects.toThrow(/VITE_CAPTCHA_SITE_KEY is not/);
});

it("a forms service that is no address of the web stops the build with a sentence", async () => {
  vi.stubEnv("VITE_FORMS_URL", "forms.example/f");
  await expect(configFor("embedded", {})).rejects.toThrow(/VITE_FORMS_URL must be an address/);
});
