/** The scripts of a signed-in page that its frame names: some at once, the others once it has been painted (public/frame.js). */
import type { Manifest } from "vite";
import { filesOf } from "./moduleFiles.ts";

/** Asks for a page's data beside the scripts that will draw it. */
export const EARLY_MODULES: Readonly<Record<string, string>> = {
  "/challenge-dashboard": "src/app/early/dashboard.ts",
  "/kpi-scorecard": "src/app/early/scorecard.ts",
  "/community": "src/app/early/community.ts",
};

/** The modules that a signed-in page needs first. */
export const PAGE_MODULES: Readonly<Record<string, string>> = {
  "/account": "account/AccountPage",
  "/challenge-dashboard": "journal/ChallengeDashboardPage",
  "/community": "community/CommunityPage",
  "/first-day": "today/FirstDayPage",
  "/keep": "keep/KeepPage",
  "/kpi-scorecard": "scorecard/KpiScorecardPage",
  "/show-a-grown-up": "grown-up/ShowGrownUpPage",
};

/** The parts of a page's first screen that come with its data. */
const FIRST_SCREEN: Readonly<Record<string, readonly string[]>> = {
  "/challenge-dashboard": ["src/pages/journal/MissionPrompt.tsx"],
};

const link = (rel: string, file: string) => `<link rel="${rel}" href="/${file}" fetchpriority="low">`;

/**
 * All the scripts of a page, so that they are requested together and not one after another as each is found to import the
 * next. Those that ask for the page's data come first, of which frame.js runs the very first, then React. The others wait
 * for the paint, and among them the client comes last, because the page can be drawn without it.
 */
export function scriptsOfFrame(manifest: Manifest, pagePath: string): string {
  const early = EARLY_MODULES[pagePath];
  const asking = filesOf(manifest, [...(early ? [early] : []), "src/backend/reader.ts"]);
  const first = new Set([...asking, ...filesOf(manifest, ["src/app/mount.ts"])]);
  const drawing = filesOf(manifest, [
    "src/app/main.tsx",
    "src/parts/today/TodayStrip.tsx",
    "src/app/SignedInArea.tsx",
    `src/pages/${PAGE_MODULES[pagePath]!}.tsx`,
    ...(FIRST_SCREEN[pagePath] ?? []),
    "src/backend/supabase.ts",
  ]);
  return (
    [...first].map((file) => link("modulepreload", file)).join("") +
    [...drawing]
      .filter((file) => !first.has(file))
      .map((file) => link("later", file))
      .join("")
  );
}
