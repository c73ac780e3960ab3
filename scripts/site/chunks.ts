/** The modules that share a file in the browser. A name that matches no module stops the build. */
import type { Plugin } from "vite";

interface Group {
  name: string;
  /** Each entry is a part of the path of the modules that belong here. */
  modules: readonly (string | RegExp)[];
  priority?: number;
}

const files = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.`);

/**
 * Every page's common needs are in a few files, so that a first visit makes few requests; pages stay separate. The
 * entry is alone, because its immediate imports would load before the first paint.
 */
const GROUPS: readonly Group[] = [
  { name: "entry", modules: ["vite/preload-helper", "src/app/entry", "src/app/styles"], priority: 2 },
  {
    name: "react",
    modules: [
      ...["react", "react-dom", "scheduler", "react-router", "react-router-dom"].map(
        (name) => `node_modules/${name}/`,
      ),
      "src/app/mount.",
    ],
    priority: 3,
  },
  // Small parts of several signed-in pages, because separate files for so little would cost each page a request.
  { name: "query", modules: ["@tanstack/", "src/backend/profile.", "src/ui/useOneAtATime."] },
  { name: "valibot", modules: ["node_modules/valibot/"], priority: 1 },
  { name: "radix", modules: [/@radix-ui\/(?!react-(?:tabs|toast)\/)/], priority: 1 },
  // Small parts that many pages share, because one file for all is quicker than ten.
  {
    name: "kit",
    modules: [
      ...files(
        "src/ui",
        "BuyButton",
        "ComingSoon",
        "Empty",
        "Failure",
        "Field",
        "FieldFrame",
        "Honeypot",
        "NeedsScripts",
        "PartBoundary",
        "PrivacyHint",
        "Problem",
        "Progress",
        "ResumedNote",
      ),
      ...files("src/ui", "Select", "Steps", "SubmitButton", "TextArea"),
      ...files("src/ui", "blankField", "formText", "useFocusReturn", "useReset"),
      ...files("src/domain", "email", "kindness", "needs", "sharedText"),
      ...files("src/content", "buying", "messages"),
      ...files("lucide/dist/esm/icons", "arrow-left", "check", "flag", "x"),
    ],
  },
  { name: "tabs", modules: ["@radix-ui/react-tabs", "src/ui/Tab"] },
  // Modules that all pages with a form share.
  {
    name: "sending",
    modules: [
      ...files("src/domain", "formLimits", "formPayloads"),
      ...files("src/backend", "forms", "withTimeout"),
      "src/ui/saveFile.",
    ],
  },
  { name: "stored", modules: files("src/storage", "withLock", "localStore", "useStored") },
  {
    name: "quiz",
    modules: [
      "src/ui/Options",
      "src/ui/useSteps",
      "src/storage/quizProgress",
      ...files("src/domain", "earnings", "quiz"),
    ],
  },
  {
    name: "days",
    modules: ["src/domain/calendar.", "src/domain/writtenDay.", "src/ui/useNow", "node_modules/date-fns/"],
    priority: 1,
  },
  {
    name: "shell",
    modules: [
      /src\/app\/(?!SignedInArea|LastSeen|chat\/|offline\/)/,
      "src/content/bookShelf",
      "src/content/navigation",
      "src/content/quadrants",
      ...files("src/backend", "auth", "client"),
      ...["browserStorage", "seen", "theme", "reloadOnce", "unsent"].map((name) => `src/storage/${name}`),
      "src/parts/confirmSignOut.",
      ...files(
        "src/ui",
        "BookShelf",
        "Button",
        "Chip",
        "Cover",
        "footBar",
        "Icon",
        "PageHead",
        "missingFile",
        "Skeleton",
        "TileMap",
        "toast",
      ),
      ...files("src/ui", "useHydrated", "whenIdle"),
    ],
    priority: 1,
  },
];

const pattern = (part: string | RegExp) =>
  typeof part === "string" ? part.replaceAll(".", "\\.") : part.source;

/** The groups in the bundler's format. */
export const CHUNK_GROUPS = GROUPS.map(({ modules, ...group }) => ({
  ...group,
  test: new RegExp(modules.map(pattern).join("|")),
}));

/** @throws if a group names a missing module, because the module was moved and its page would make one more request. */
export function assertAllMatched(moduleIds: readonly string[], groups = GROUPS) {
  for (const { name, modules } of groups)
    for (const part of modules)
      if (!moduleIds.some((id) => new RegExp(pattern(part)).test(id)))
        throw new Error(
          `No module is found by ${String(part)} of the group "${name}" (scripts/site/chunks.ts).`,
        );
}

export const checkedChunks = (): Plugin => ({
  name: "4mq:checked-chunks",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  buildEnd(error) {
    if (!error) assertAllMatched([...this.getModuleIds()]);
  },
});
