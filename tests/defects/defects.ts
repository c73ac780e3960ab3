/**
 * Defects that the tests must catch, one at a time: `npm run defects` plants them in a copy. All but the first were chosen
 * by somebody who had read the site and none of its tests.
 */
export interface Defect {
  /** Says what goes wrong, and for whom. */
  name: string;
  file: string;
  /** Text that is in the file exactly once, and what it becomes. */
  find: string;
  replace: string;
  /** The nearest test file that fails. */
  caughtBy: string;
}

export const DEFECTS: readonly Defect[] = [
  {
    name: "two tabs settle one entry: the other tab takes up a refused one before it is back in its form",
    file: "src/backend/journal/outbox.ts",
    find: "    forget(userId, clientId);\n    form.reject(error);",
    replace: "    setTimeout(() => forget(userId, clientId));\n    form.reject(error);",
    caughtBy: "tests/backend/outbox.test.ts",
  },
  {
    name: "a child who has only saved in a week is told that nothing was written down",
    file: "src/domain/journal/stats.ts",
    find: "({ earning, saving, spending }: KspStats): boolean =>\n  earning === 0 && saving === 0 && spending === 0;",
    replace: "({ earning, spending }: KspStats): boolean => earning === 0 && spending === 0;",
    caughtBy: "src/domain/journal/stats.test.ts",
  },
  {
    name: "with 0, 10, 20 … coins the next level of the scoreboard is the one the child has reached already",
    file: "src/domain/quiz/earnings.ts",
    find: "(Math.floor(totalCoins / COINS_PER_LEVEL) + 1) * COINS_PER_LEVEL",
    replace: "Math.ceil(totalCoins / COINS_PER_LEVEL) * COINS_PER_LEVEL",
    caughtBy: "src/domain/quiz/earnings.test.ts",
  },
  {
    name: "after a journey westwards a habit logged for a day to come can be logged again as day 1",
    file: "src/domain/community/habits.ts",
    find: "lastLogged !== null && lastLogged >= today;",
    replace: "lastLogged === today;",
    caughtBy: "src/domain/community/habits.test.ts",
  },
  {
    name: "amounts such as 19.99 or 0.29 come back from the database a penny too small",
    file: "src/domain/money.ts",
    find: "=> Math.round(pounds * 100);",
    replace: "=> Math.floor(pounds * 100);",
    caughtBy: "src/domain/money.test.ts",
  },
  {
    name: "a quiz whose best score is 0 percent is left out of the average score",
    file: "src/domain/quiz/quiz.ts",
    find: "quizIds.flatMap((id) => scores[id] ?? [])",
    replace: "quizIds.flatMap((id) => scores[id] || [])",
    caughtBy: "src/domain/quiz/quiz.test.ts",
  },
  {
    name: "the Monday of each week is a week of its own in the journal, with half its totals",
    file: "src/domain/journal/entryGroups.ts",
    find: "week === undefined || day < week)",
    replace: "week === undefined || day <= week)",
    caughtBy: "src/domain/journal/entryGroups.test.ts",
  },
  {
    name: "with a full or blocked storage every change is applied again with the next one: coins and attempts are counted several times",
    file: "src/storage/localStore.ts",
    find: "next(before), valueOf(storage.getStored(key)))",
    replace: "next(before), look())",
    caughtBy: "src/storage/localStore.test.ts",
  },
  {
    name: "a tracker sheet with a date that does not exist breaks the page instead of being set aside",
    file: "src/storage/tracker/trackerSheet.ts",
    find: "entry_date: StoredDay,\n    entry_type: v.string(),",
    replace: "entry_date: v.string(),\n    entry_type: v.string(),",
    caughtBy: "src/storage/tracker/trackerSheet.test.ts",
  },
  {
    name: "a storage change that waited for its turn is written again when the page is left: coins count twice",
    file: "src/storage/withLock.ts",
    find: "await withLock(name, writeOnce);",
    replace: "await withLock(name, write);",
    caughtBy: "src/storage/quiz/quizProgress.test.ts",
  },
  {
    name: "a child's unsent question to the guide is kept for the next visitor of the browser",
    file: "src/storage/chat/chat.ts",
    find: 'schema: Text,\n  empty: "",\n  storage: tabStorage,',
    replace: 'schema: Text,\n  empty: "",',
    caughtBy: "tests/pages/chat.test.tsx",
  },
  {
    name: "what a child said before the subject was dropped is still sent with the next question",
    file: "src/domain/chat/chat.ts",
    find: ".slice(messages.findLastIndex(({ endsSubject }) => endsSubject) + 1)",
    replace: "",
    caughtBy: "src/domain/chat/chat.test.ts",
  },
  {
    name: "archived ideas can still be read by every user",
    file: "supabase/migrations/20261124001500_gig_jar_reports.sql",
    find: "status in ('active', 'featured') and not is_deleted\n      and id not in",
    replace: "status in ('active', 'featured')\n      and id not in",
    caughtBy: "tests/database/pgtap.test.ts",
  },
  {
    name: "what a child told in need comes back to their account after it is archived",
    file: "supabase/migrations/20261130000300_withheld_texts.sql",
    find: "using (not is_withheld)', v_table",
    replace: "using (true)', v_table",
    caughtBy: "tests/database/pgtap.test.ts",
  },
  {
    name: "a name that tells of need stays in the copy on the device",
    file: "src/backend/community/habitRows.ts",
    find: "last_logged_date, status, needs_help",
    replace: "last_logged_date, status",
    caughtBy: "tests/site/archivedInNeed.test.tsx",
  },
  {
    name: "an archived habit can be restored and logged through the API",
    file: "supabase/migrations/20261124000700_habit_streaks.sql",
    find: "using (user_id = (select auth.uid()) and not is_deleted) with check",
    replace: "using (user_id = (select auth.uid())) with check",
    caughtBy: "tests/database/pgtap.test.ts",
  },
  {
    name: "a password alone downloads all data of an account with two-step verification",
    file: "supabase/migrations/20261130000520_withheld_worries.sql",
    find: "v_me constant uuid := (select private.caller());\n  v_document jsonb;",
    replace: "v_me constant uuid := (select auth.uid());\n  v_document jsonb;",
    caughtBy: "tests/database/pgtap.test.ts",
  },
  {
    name: "a streak badge can be claimed with the streak of another child's habit",
    file: "supabase/migrations/20261124000800_badge_events.sql",
    find: "where habit.user_id = new.user_id and habit.status = 'active'",
    replace: "where habit.status = 'active'",
    caughtBy: "tests/database/pgtap.test.ts",
  },
  {
    name: "from the second day on a table's daily cap never holds again",
    file: "supabase/migrations/20261130000140_judged_in_turn.sql",
    find: "then usage.used + 1 else 1 end,\n        day = excluded.day\n",
    replace: "then usage.used + 1 else 1 end\n",
    caughtBy: "tests/database/pgtap.test.ts",
  },
  {
    name: "new accounts hide anybody's ideas by reporting them",
    file: "supabase/migrations/20261130000200_hiding.sql",
    find: "handled_at is null and can_hide\n",
    replace: "handled_at is null\n",
    caughtBy: "tests/database/pgtap.test.ts",
  },
  {
    name: "one user can report any number of ideas a day",
    file: "supabase/migrations/20261124001500_gig_jar_reports.sql",
    find: "before insert on public.gig_jar_reports\n  for each row execute function",
    replace:
      "before insert on public.gig_jar_reports\n  for each row when (current_user in ('anon', 'authenticated'))\n  execute function",
    caughtBy: "tests/database/pgtap.test.ts",
  },
  {
    name: "a cell such as -1+1|cmd that begins like a negative number is calculated by the spreadsheet of whoever opens the export",
    file: "src/domain/csv.ts",
    find: "(?!-\\d+(?:\\.\\d+)?$)",
    replace: "(?!-\\d)",
    caughtBy: "src/domain/csv.test.ts",
  },
  {
    name: "a journal file has an empty cell where an amount or figure is 0",
    file: "src/domain/csv.ts",
    find: "row[column] ?? null",
    replace: "row[column] || null",
    caughtBy: "src/domain/csv.test.ts",
  },
  {
    name: "a sheet that a spreadsheet saved in windows-1252 has its amounts with a pound sign refused on import",
    file: "src/pages/tracker/fileText.ts",
    find: "new TextDecoder(encoding, { fatal: true })",
    replace: "new TextDecoder(encoding)",
    caughtBy: "tests/pages/tracker.test.tsx",
  },
  {
    name: "on a hosted project the policy forbids forms to post to the forms' address: visitors without scripts cannot send any",
    file: "scripts/site/headers.ts",
    find: '"form-action": ["\'self\'", ...origins.form],',
    replace: '"form-action": ["\'self\'"],',
    caughtBy: "tests/scripts/origins.test.ts",
  },
  {
    name: "behind nginx the 404 page and other refusals are answered without the policy and the other security headers",
    file: "scripts/site/hostConfigs.ts",
    find: 'add_header ${name} "${value}" always;',
    replace: 'add_header ${name} "${value}";',
    caughtBy: "tests/build/headers.test.ts",
  },
  {
    name: "a class behind one address is signed out by a 429 to a renewal",
    file: "src/backend/supabase.ts",
    find: "if (status === TOO_MANY_REQUESTS && isRefresh)",
    replace: "if (status === TOO_MANY_REQUESTS && !body)",
    caughtBy: "tests/backend/requests.test.ts",
  },
  {
    name: "after a lost answer an earlier row of the same words is taken for the new one, which is never sent",
    file: "src/backend/insertOnce.ts",
    find: '.gt("id", unconfirmedSince)',
    replace: '.gte("id", unconfirmedSince)',
    caughtBy: "tests/backend/insertOnce.test.ts",
  },
  {
    name: "a habit sent without a connection hangs, and is sent later although its form was left",
    file: "src/backend/queryClient.ts",
    find: 'networkMode: "always"',
    replace: 'networkMode: "online"',
    caughtBy: "tests/pages/communityOffline.test.tsx",
  },
  {
    name: "an unsent entry that had arrived and whose type was then corrected is refused for ever: the old type's detail is not emptied",
    file: "src/backend/journal/entryRows.ts",
    find: "columnsOf(entry, null)",
    replace: "columnsOf(entry)",
    caughtBy: "tests/backend/outbox.test.ts",
  },
  {
    name: "a correction of an unsent entry is lost when the list shows that its earlier version had arrived",
    file: "src/domain/journal/outbox.ts",
    find: "  const rest = outbox.filter(({ clientId, entry }) => {\n    const arrived = stored.find((row) => row.clientId === clientId);\n    return !(arrived && isSameEntry(arrived, entry));\n  });",
    replace:
      "  const rest = outbox.filter(({ clientId }) => {\n    const arrived = stored.find((row) => row.clientId === clientId);\n    return !arrived;\n  });",
    caughtBy: "src/domain/journal/outbox.test.ts",
  },
  {
    name: "a refused entry that had been tried vanishes from the page when its owner removes it, but is never taken back on the server",
    file: "src/domain/journal/outbox.ts",
    find: "queued(outbox, clientId, { entry: null, clock: undefined })",
    replace: "withChange(outbox, clientId, { entry: null, refusal: undefined })",
    caughtBy: "src/domain/journal/outbox.test.ts",
  },
  {
    name: "an entry sent just after the session ended is forgotten although the form says that it waits",
    file: "src/backend/journal/outbox.ts",
    find: '["unreachable", "signedOut", "accountDeleted"]',
    replace: '["unreachable", "accountDeleted"]',
    caughtBy: "tests/backend/outbox.test.ts",
  },
  {
    name: "an entry is marked as refused by the server after four attempts that nothing answered, instead of waiting for a connection",
    file: "src/backend/journal/outbox.ts",
    find: 'const isTriedAgain = reason === "trouble" && !form && failed <= MAX_FAILURES;\n  if (isTriedAgain) failures.set(clientId, failed);\n  if (isTriedAgain || STAYING.has(reason))',
    replace:
      'const isTriedAgain = reason !== "signedOut" && !form && failed <= MAX_FAILURES;\n  if (isTriedAgain) failures.set(clientId, failed);\n  if (isTriedAgain || reason === "signedOut")',
    caughtBy: "tests/backend/outbox.test.ts",
  },
  {
    name: "signing out never tells the server: a copied session of this device goes on working",
    file: "src/backend/auth.tsx",
    find: "signOutLocally(storedSession()?.access_token);",
    replace: "signOutLocally();",
    caughtBy: "tests/pages/session.test.tsx",
  },
  {
    name: "after an account is deleted, its set-aside drafts and outbox stay in the browser",
    file: "src/storage/account/ownData.ts",
    find: "key.includes(userId)",
    replace: "key.endsWith(userId)",
    caughtBy: "src/storage/account/ownData.test.ts",
  },
  {
    name: "after a storage is cleared as a whole, the chat stays on the screen for the next child",
    file: "src/storage/neverThrowing.ts",
    find: "if (event.key === key || event.key === null) onChange();",
    replace: "if (event.key === key) onChange();",
    caughtBy: "src/storage/browserStorage.test.ts",
  },
  {
    name: "the site map lists pages that are not to be found",
    file: "scripts/site/prerender.ts",
    find: "sitemapXml(siteUrl, entry.listedPaths)",
    replace: "sitemapXml(siteUrl, entry.publicPaths)",
    caughtBy: "tests/build/searchFiles.test.ts",
  },
  {
    name: "a build with other styles or markup has the name of the one before: visitors keep the old pages",
    file: "scripts/site/worker.ts",
    find: "hashOf(JSON.stringify([bundleFile, entries]))",
    replace: "hashOf(JSON.stringify(entries))",
    caughtBy: "tests/scripts/worker.test.ts",
  },
  {
    name: "a service worker counts as installed before it has kept its files",
    file: "src/worker/worker.ts",
    find: 'self.addEventListener("install", (event) => event.waitUntil(prepare()));',
    replace: 'self.addEventListener("install", () => void prepare());',
    caughtBy: "tests/e2e/offline.spec.ts",
  },
];
