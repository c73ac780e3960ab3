/**
 * The files that the modules share in the browser. A page needs many small modules, and one file for all of them is
 * quicker than ten; grouping by share alone was measured and costs the landing page 5 KiB (docs/decisions).
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
  // everything else asks for it.
  group(
    "entry",
    4,
    "vite/preload-helper",
    "src/app/(?:entry|styles|early/keepSessions)",
    files("src/backend", "client"),
    files("src/storage", "askToPersist browserStorage isKnown seen unsent"),
  ),
  // Requests alone need it, and must not wait for what else the signed-in pages ask.
  group("clock", 5, files("src/backend", "serverClock")),
  // Every form needs this, also those of pages that need nothing of the basics.
  group("visible", 5, "_shared/(?:text/visible|plainText)", files("src/domain", "visibleText")),
  // Nearly every page that stores or asks something needs these.
  group(
    "basics",
    3,
    "node_modules/(?:valibot|date-fns)/",
    files(
      "src/domain",
      "calendar writtenDay challenge challengeLength inTurn money numberFormat progressPercent journal stats kindness needs sharedText",
    ),
    files("src/content", "challengeWords missionTitles quoted"),
    files("src/parts", "missionColours"),
    files("src/storage", "sharedKeys localStore unfinishedQuiz"),
    files("src/backend", "postgresErrors unanswered"),
    files("src/ui", "tabOnArrival"),
  ),
  // The questions of the signed-in pages, and the answers of the last visit: without React, which comes later.
  group(
    "asking",
    2,
    "@tanstack/query-(?:persist-client-)?core/",
    "@tanstack/react-query/.*/(?:infiniteQueryOptions|mutationOptions|queryOptions)\\.",
    "src/app/early/askEarly",
    files(
      "src/backend",
      `beginWithLastSeen challenge entries entryLists entryRows journalStats optionalRow outbox profile queryClient
      refetch seenCopy`,
    ),
    files("src/pages/journal", "questions"),
    files("src/domain", "entryPages outbox"),
    files("src/storage", "journal lastTab perUser"),
  ),
  group(
    "react",
    3,
    "node_modules/(?:react|react-dom|scheduler|react-router|react-router-dom)/",
    files("src/app", "mount"),
  ),
  group("now", 1, files("src/ui", "useNow"), files("src/parts", "useMovingDay")),
  group(
    "shell",
    1,
    "src/app/(?!SignedInArea|LastSeen|Sender|WrongDate|chat/|offline/|early/(?!keepSessions))",
    files("src/content", "bookShelf navigation quadrants"),
    files("src/backend", "auth"),
    files("src/storage", "theme reloadOnce useIsKnown"),
    files("src/parts", "addressPages confirmSignOut lateToday"),
    files(
      "src/ui",
      `BookShelf Button Chip Cover footBar Icon PageHead missingFile Skeleton TileMap toast useHydrated
      whenIdle`,
    ),
  ),
  // Today's strip and the portrait in the header.
  group(
    "today",
    1,
    files("src/parts", "Portrait PortraitLink TodayStrip usePerson"),
    files("src/content", "today"),
    files("src/domain", "today portrait"),
    files("src/storage", "known"),
  ),
  // Plans made after reading, and what was missed in a check: the strip asks about both.
  group("plans", 1, files("src/domain", "plans recall")),
  // Small parts of several signed-in pages.
  group(
    "kit",
    0,
    files(
      "src/ui",
      `BuyButton ComingSoon Empty Failure Field FieldFrame Honeypot NeedsScripts PartBoundary PrivacyHint Problem
      Progress ResumedNote Select Steps SubmitButton TextArea blankField formText useFocusReturn useReset useSubmit`,
    ),
    files("src/domain", "email"),
    files("src/content", "buying helplineLinks levels messages"),
    files("src/parts", "LevelSections WithHelplines"),
    files("lucide/dist/esm/icons", "arrow-left check download flag x"),
  ),
  group("tabs", 0, "@radix-ui/(?!react-toast/)", files("src/ui", "Tabs? useTabInAddress")),
  group(
    "sending",
    0,
    files("src/domain", "formLimits formPayloads"),
    files("src/backend", "forms timeouts"),
    files("src/ui", "saveFile"),
  ),
  // Texts to read, the topics' names, and the frame of a topic, whose group takes along what no group before it has.
  group(
    "readNext",
    1,
    files("src/pages/resources", "ReadNext lateOutcomes"),
    files("src/content", "chapterTexts"),
  ),
  group(
    "reading",
    1,
    files("src/ui", "ReadingStyles Reading"),
    files("src/parts", "ReadingRoom"),
    files("src/content", "readingRoom readingTime"),
  ),
  // The ways into a text.
  group(
    "ways",
    1,
    files("src/parts", "PartList PartsRead PlaceOffer room"),
    files("src/content", "readingWays"),
  ),
  group("topics", 1, files("src/content", "topics")),
  group("frame", 0, files("src/pages/resources", "TopicFrame DoNow")),
  group(
    "figures",
    1,
    files("src/pages/resources", "DueNote Figures dueFacts"),
    files("src/content", "fact topicFigures"),
  ),
  group("topic", 0, files("src/pages/resources", "TopicPage")),
  group("next", 0, files("src/parts", "Face NextThings")),
  group("stored", 0, files("src/storage", "withLock useStored")),
  group(
    "quiz",
    0,
    files("src/ui", "Options useSteps"),
    files("src/storage", "quizProgress"),
    files("src/domain", "earnings quiz"),
  ),
  group("community", 2, files("src/backend", "archive insertOnce judgement")),
  // The beginning of every signed-in page.
  group(
    "area",
    0,
    "@tanstack/",
    "src/app/(?:SignedInArea|LastSeen|Sender|WrongDate)",
    files("src/backend", "lastSeen trueDay"),
    files("src/content", "deviceDate offline firstDaySlot"),
    files("src/domain", "greetingName"),
    files("src/pages/journal", "TrailGround"),
    files("src/parts", "BackToFirstDay QueryState"),
    files("src/ui", "SkeletonShapes useOneAtATime useTabInAddress"),
  ),
  group("journalTexts", 1, files("src/content", "journal journalEntries"), files("src/parts", "entryLooks")),
  // The parts of the dashboard's first screen that come with its data.
  group(
    "mission",
    0,
    files("src/pages/journal", "ChallengeDays MissionPrompt"),
    files("src/content", "missionPrompts"),
  ),
];
