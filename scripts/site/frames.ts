/** The scripts that the signed-in pages' frames request along with themselves. */
import type { Manifest } from "vite";
import { filesOf, keyMatching } from "./moduleFiles.ts";

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
  "/first-day": "first-day/FirstDayPage",
  "/keep": "keep/KeepPage",
  "/kpi-scorecard": "scorecard/KpiScorecardPage",
  "/show-a-grown-up": "grown-up/ShowGrownUpPage",
};

/** The modules that every signed-in page needs first, in order. */
const signedInModules = (manifest: Manifest): string[] => [
  keyMatching(manifest, /^_shell-/),
  "src/backend/rest.ts",
  "src/app/SignedInArea.tsx",
];

/**
 * The scripts of a page, which entry.ts requests together once the frame has been painted, not one after another as each
 * is found to import the next: first those that ask for the page's data, last those that renew a session.
 */
export function scriptsOfFrame(manifest: Manifest, pagePath: string): string {
  const early = EARLY_MODULES[pagePath];
  const modules = [
    ...(early ? [early] : []),
    ...signedInModules(manifest),
    `src/pages/${PAGE_MODULES[pagePath]!}.tsx`,
    "src/backend/requests.ts",
  ];
  return [...filesOf(manifest, modules)].map((file) => `<link rel="later" href="/${file}">`).join("");
}
