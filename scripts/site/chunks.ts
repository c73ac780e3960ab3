/**
 * The files that the modules share in the browser. A page needs many small modules, and one file for all of them is
 * quicker than ten; grouping by share alone was measured and costs the landing page 5 KiB, and more groups than these gain
 * nothing. A group takes along what its modules import and no group before it has (docs/decisions).
 */

/** Matches whole file names in a folder and in its areas. */
const files = (folder: string, names: string) =>
  `${folder}/(?:[\\w-]+/)*(?:${names.trim().split(/\s+/).join("|")})\\.`;

const group = (name: string, priority: number, ...modules: string[]) => ({
  name,
  priority,
  test: new RegExp(modules.join("|")),
});

export const CHUNK_GROUPS = [
  // The entry is alone, because its immediate imports would load before the first paint. Who is signed in is here, because
  // everything else asks for it, and what every form and every request needs, which must not wait for the other groups.
  group(
    "entry",
    4,
    "vite/preload-helper",
    "src/app/(?:entry|styles|early/(?:keepSessions|claimForUser))",
    "_shared/(?:text/visible|plainText)",
    files("src/backend", "client session serverClock"),
    files("src/domain", "visibleText"),
    files(
      "src/storage",
      "askToPersist browserStorage clearTab isKnown isStorageBlocked neverThrowing newId players seen tabStorage unsent",
    ),
  ),
  // Nearly every page that stores or asks something needs these.
  group(
    "basics",
    3,
    "node_modules/(?:valibot|date-fns)/",
    files(
      "src/domain",
      `calendar writtenDay challenge challengeLength inTurn money numberFormat progressPercent journal stats needs
      sharedText`,
    ),
    files("src/content", "challengeWords missionTitles quoted"),
    files("src/parts", "missionColours"),
    files("src/backend", "deviceClock"),
    files("src/storage", "sharedKeys sheetKeys localStore perUser unfinishedQuiz"),
    files("src/ui", "tabOnArrival"),
  ),
  // The questions of the signed-in pages, and the answers of the last visit: without React, which comes later.
  group(
    "asking",
    2,
    "@tanstack/query-(?:persist-client-)?core/",
    "@tanstack/react-query/.*/(?:infiniteQueryOptions|mutationOptions|queryOptions)\\.",
    "src/app/early/askEarly",
    files("src/backend", "beginWithLastSeen entries journalStats outbox profile"),
    files("src/pages/journal", "questions"),
    files("src/storage", "lastTab"),
  ),
  group(
    "react",
    3,
    "node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom)/",
    files("src/app", "mount"),
  ),
  group(
    "shell",
    1,
    "src/app/(?!SignedInArea|LastSeen|Sender|WrongDate|chat/|offline/|early/(?!keepSessions|claimForUser))",
    files("src/content", "bookShelf navigation quadrants"),
    files("src/backend", "auth"),
    files("src/storage", "theme reloadOnce useIsKnown"),
    files("src/parts", "addressPages confirmSignOut lateToday"),
    files("lucide/dist/esm/icons", "book-open"),
    files(
      "src/ui",
      "BookShelf Button Chip PageHead PictureTiles Skeleton TileMap toast useHydrated useIsWhole whenIdle",
    ),
  ),
  // Small parts of many pages.
  group(
    "kit",
    1,
    files(
      "src/ui",
      `BackLink BuyButton ComingSoon Empty Failure Field Honeypot move NeedsScripts NewTabLink PartBoundary PrivacyHint Problem Progress
      ResumedNote Select Steps SubmitButton TextArea blankField formText handTo useFocusReturn useNow useReset useSubmit`,
    ),
    files("src/content", "buying counter helplineLinks levels messages"),
    files("src/domain", "email formLimits"),
    files(
      "src/parts",
      "CountedHint LevelSections LimitedField LimitedTextArea WithHelplines useLimit useMovingDay",
    ),
    files("src/storage", "useStored"),
    files("lucide/dist/esm/icons", "arrow-left check download x"),
  ),
  // Sheets to print.
  group("paper", 1, files("src/ui", "usePrintedPart usePrinting"), files("lucide/dist/esm/icons", "printer")),
  // The questions that come back and the string, which many pages add to, and today's strip shows.
  group("recall", 2, files("src/domain", "recall deeds"), files("src/storage", "string becomeKnown")),
  // The facts that signed-in pages ask this browser for, and the true day.
  group(
    "known",
    2,
    files("src/domain", "portrait"),
    files("src/storage", "band known storedFields"),
    files("src/backend", "trueDay"),
  ),
  // Today’s strip, for somebody who is known.
  group("today", 1, files("src/parts", "TodayStrip"), files("src/domain", "plans")),
  group("tabs", 0, "@radix-ui/(?!react-toast/)", files("src/ui", "Tabs? useTabInAddress")),
  // The beginning of every signed-in page.
  group(
    "area",
    0,
    "@tanstack/",
    "src/app/(?:SignedInArea|LastSeen|Sender|WrongDate)",
    files("src/backend", "lastSeen"),
    files("src/parts/challenge", "TrailGround"),
    files("src/parts", "BackToFirstDay QueryState toastFailure"),
    files("src/ui", "SkeletonShapes useOneAtATime useTabInAddress"),
  ),
];
