import { it } from "vitest";
import { keyOf, scriptsOf, weight } from "./site";
const union = (...sets: Set<string>[]) => new Set(sets.flatMap((set) => [...set]));
it("w", () => {
  const shell = scriptsOf(keyOf(/^_entry-.*\.js$/), keyOf(/^_shell-/));
  const tabs = scriptsOf(keyOf(/^_tabs-/));
  const signedIn = scriptsOf("node_modules/@supabase/supabase-js/dist/index.mjs", "src/app/SignedInArea.tsx");
  const parts = scriptsOf(keyOf(/^_kit-/), keyOf(/^_valibot-/), keyOf(/^_days-/));
  const page = scriptsOf("src/pages/journal/ChallengeDashboardPage.tsx");
  console.log("shell", weight(shell), "home", weight(union(shell, scriptsOf("src/pages/home/HomePage.tsx"))));
  console.log("signedIn", weight(signedIn, shell));
  console.log(
    "journal",
    weight(page, union(shell, signedIn, tabs)),
    "beyond parts",
    weight(page, union(shell, signedIn, tabs, parts)),
  );
  console.log("lazy", weight(union(tabs, parts, scriptsOf("src/ui/Toaster.tsx")), shell));
  console.log(
    "account",
    weight(scriptsOf("src/pages/account/AccountPage.tsx"), union(shell, signedIn, tabs, parts)),
  );
  console.log(
    [...page].filter((f) => !union(shell, signedIn, tabs).has(f)).map((f) => [f, weight(new Set([f]))]),
  );
  console.log([...signedIn].filter((f) => !shell.has(f)).map((f) => [f, weight(new Set([f]))]));
});
