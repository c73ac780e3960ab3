/** Two public values switch the site to a hosted Supabase project; without them it is never deployed by mistake. */
import { loadConfigFromFile } from "vite";
import { afterEach, expect, it, vi } from "vitest";
import { contentSecurityPolicy } from "#scripts/site/headers";

afterEach(() => vi.unstubAllEnvs());

const HOSTED = "https://project.supabase.co";

async function configFor(mode: string, env: Record<string, string>) {
  for (const name of ["VITE_SUPABASE_URL", "VITE_SUPABASE_PUBLISHABLE_KEY"])
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
  });
  expect(names).not.toContain("4mq:embedded-backend");
  expect(define["import.meta.env.VITE_SUPABASE_URL"]).toBe(JSON.stringify(HOSTED));
  expect(define["import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY"]).toBe('"sb_publishable_x"');
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

it("the content security policy lets the page talk to its own origin and to that project, and to nothing else", () => {
  const policy = contentSecurityPolicy({ inlineStyleHashes: ["abc="], connectOrigins: [HOSTED] });
  expect(policy).toContain(`connect-src 'self' ${HOSTED};`);
  expect(policy).toContain("style-src 'self' 'sha256-abc=';");
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/unsafe|\*/);
});
