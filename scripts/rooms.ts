/**
 * The rooms of `src`: whom each may import, and what it alone may use. README shows this table and .oxlintrc.json enforces it;
 * tests/scripts/rooms.test.ts compares the three.
 */

export interface Row {
  /** The files, as the linter's patterns write them. */
  files: string;
  contents: string;
  /** The rooms, or single modules, that these files may import besides their own room. */
  mayImport: readonly string[];
}

/** From the top down: a room imports only rooms that stand below it. */
export const ROOMS = {
  app: {
    contents: "the shell: routes, layout, menus, sign-in guard, chat box",
    mayImport: ["parts", "ui", "content", "storage", "backend", "domain", "worker"],
  },
  pages: {
    contents: "the screens; no area imports another’s",
    mayImport: ["parts", "ui", "content", "storage", "backend", "domain"],
  },
  parts: {
    contents: "what several areas’ screens share; knows money and words",
    mayImport: ["ui", "content", "storage", "backend", "domain"],
  },
  ui: { contents: "controls, text, feedback, reading; knows nothing of money", mayImport: [] },
  content: { contents: "every word a visitor reads", mayImport: ["domain"] },
  storage: { contents: "the only room that knows the browser’s storage", mayImport: ["domain"] },
  backend: { contents: "the only room that knows the network and Supabase", mayImport: ["domain"] },
  domain: { contents: "the rules: days, money, figures; pure, and without a clock", mayImport: [] },
  worker: { contents: "the service worker", mayImport: [] },
} as const satisfies Record<string, Omit<Row, "files">>;

export type Room = keyof typeof ROOMS;

/** Each exception with its reason. */
export const EXCEPTIONS: readonly (Row & { room: Room })[] = [
  {
    room: "app",
    files: "src/app/{pageLoaders,early/*}.ts",
    contents: "load each route’s page, and ask its questions before it is there",
    mayImport: ["pages"],
  },
  {
    room: "backend",
    files: "src/backend/chat/chat.ts",
    contents: "waits a little longer than the function takes at most",
    mayImport: ["#functions/ms-sparkle-chat/timeouts"],
  },
  {
    room: "domain",
    files: "src/domain/visibleText.ts",
    contents: "takes for visible and storable what the functions take for it",
    mayImport: ["#functions/_shared/plainText", "#functions/_shared/text/visible"],
  },
];

const NAMES = Object.keys(ROOMS) as Room[];

/** Names that one room alone may use. */
const OWNED = {
  storage: ["localStorage", "sessionStorage", "indexedDB"],
  backend: ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"],
} as const satisfies Partial<Record<Room, readonly string[]>>;
type Owner = keyof typeof OWNED;

const PACKAGES: readonly [prefix: string, owner: Room][] = [
  ["@supabase/", "backend"],
  ["@radix-ui/", "ui"],
];

const oneOf = (patterns: readonly string[]) =>
  patterns.length > 1 ? `(${patterns.join("|")})` : patterns.join("");

/** The linter's rule about imports for a room, or for files of it that may import more. */
function importRule(room: Room, { files, mayImport }: Pick<Row, "files" | "mayImport">) {
  const allowed: readonly string[] = [...ROOMS[room].mayImport, ...mayImport];
  // No area of the pages imports another's: what they share is in a room below.
  const rooms = NAMES.filter((name) => !allowed.includes(name) && (name !== room || room === "pages"));
  const refused = [
    ...(allowed.some((module) => module.startsWith("#")) ? [] : ["#"]),
    ...(rooms.length ? [`@/${oneOf(rooms)}/`] : []),
    ...PACKAGES.flatMap(([prefix, owner]) => (owner === room ? [] : [prefix])),
    ...(room === "domain" || room === "worker" ? ["react"] : []),
  ];
  const message = `src/${room} may not`;
  return {
    files: [files],
    rules: { "no-restricted-imports": ["error", { patterns: [{ regex: `^${oneOf(refused)}`, message }] }] },
  };
}

const restricted = (owners: readonly Owner[]) =>
  owners.flatMap((owner) => OWNED[owner].map((name) => ({ name, message: `Only src/${owner}` })));

/** Missing on a page without TLS, like the clipboard and locks, whose absence each use deals with. */
const INSECURE = { property: "randomUUID", message: "newId" };

/** The linter's rules about names that belong to these rooms. */
function nameRules(files: string, owners: readonly Owner[]) {
  const names = restricted(owners);
  const properties = names.map(({ name, message }) => ({ property: name, message }));
  return {
    files: [files],
    rules: {
      "no-restricted-globals": ["error", ...names],
      "no-restricted-properties": ["error", ...properties, INSECURE],
    },
  };
}

const CLOCK = { name: "Date", message: "The clock is an argument." };

/** The overrides of .oxlintrc.json that follow from the table, in its order. */
export const linterOverrides = (): object[] => [
  ...NAMES.map((room) => importRule(room, { files: `src/${room}/**`, mayImport: [] })),
  ...EXCEPTIONS.map(({ room, ...row }) => importRule(room, row)),
  nameRules("src/**", ["storage", "backend"]),
  nameRules("src/storage/**", ["backend"]),
  nameRules("src/backend/**", ["storage"]),
  {
    files: ["src/domain/**"],
    rules: { "no-restricted-globals": ["error", ...restricted(["storage", "backend"]), CLOCK] },
  },
  // The worker answers requests.
  {
    files: ["src/worker/**"],
    rules: { "no-restricted-globals": "off", "no-restricted-properties": "off" },
  },
];

/** The rows of README's table, cell by cell. */
export const readmeRows = (): string[][] =>
  [...NAMES.map((room): Row => ({ files: `src/${room}`, ...ROOMS[room] })), ...EXCEPTIONS].map(
    ({ files, contents, mayImport }) => [`\`${files}\``, contents, mayImport.join(", ") || "no other room"],
  );
