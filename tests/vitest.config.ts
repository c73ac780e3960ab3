/** All tests but those in a real browser. One project a place: `npx vitest run --config tests/vitest.config.ts --project rules`. */
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig, type TestProjectConfiguration } from "vitest/config";
import { questionFiles } from "#scripts/site/questionFiles";
import { WORKERS } from "#scripts/testing/workers";

/** Hashing a password takes longer than all else of a sign-up, and nobody guesses those of the tests. */
process.env.LITE_AUTH_BCRYPT_COST = "4";

const root = fileURLToPath(new URL("..", import.meta.url));
const alias = { "@": fileURLToPath(new URL("../src", import.meta.url)) };

const inNode = (name: string, include: string[], test: object = {}): TestProjectConfiguration => ({
  root,
  resolve: { alias },
  // Forks: a test may set this process's time zone, and a database that is never closed cannot hold up the others.
  test: { name, include, environment: "node", pool: "forks", testTimeout: 60_000, ...test },
});

export default defineConfig({
  root,
  test: {
    maxWorkers: WORKERS,
    projects: [
      // Rules and texts keep nothing between two tests, so their files share what they have loaded.
      inNode("rules", ["src/{domain,content}/**/*.test.ts", "tests/functions/**/*.test.ts"], {
        isolate: false,
      }),
      inNode("modules", ["src/{storage,backend,app,worker}/**/*.test.ts", "tests/backend/**/*.test.ts"]),
      {
        root,
        resolve: { alias },
        plugins: [react(), questionFiles()],
        test: {
          name: "pages",
          include: [
            "src/**/*.test.tsx",
            "src/{pages,parts,ui}/**/*.test.ts",
            "tests/pages/**/*.test.{ts,tsx}",
          ],
          environment: "happy-dom",
          setupFiles: ["tests/setup.ts"],
          testTimeout: 20_000,
          unstubGlobals: true,
        },
      },
      {
        root,
        resolve: { alias },
        plugins: [react(), questionFiles()],
        test: {
          name: "site",
          include: ["tests/site/**/*.test.tsx"],
          environment: "happy-dom",
          globalSetup: ["tests/site/globalSetup.ts"],
          setupFiles: ["tests/setup.ts"],
          testTimeout: 30_000,
          unstubGlobals: true,
        },
      },
      inNode("database", ["tests/database/**/*.test.ts"], {
        globalSetup: ["tests/database/globalSetup.ts"],
        // Each file makes a backend of its own, and what backends are made of takes seconds to load.
        isolate: false,
        testTimeout: 120_000,
        hookTimeout: 120_000,
      }),
      inNode("build", ["tests/build/**/*.test.ts"], { testTimeout: 120_000, hookTimeout: 120_000 }),
      inNode("hosted", ["tests/hosted/**/*.test.ts"], { testTimeout: 60_000, hookTimeout: 120_000 }),
      inNode("engines", ["tests/engines/**/*.test.ts"], { testTimeout: 120_000, hookTimeout: 120_000 }),
      inNode("scripts", ["tests/scripts/**/*.test.ts"]),
    ],
  },
});
