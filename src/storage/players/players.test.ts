import { beforeEach, describe, expect, it, vi } from "vitest";
import { neverThrowing } from "@/storage/neverThrowing";
import { newVisitorId, playersOf } from "./players";

const KOFI = newVisitorId();
const ANN = "4a0e7c1e-0000-4000-8000-00000000000a";
const BEN = "4a0e7c1e-0000-4000-8000-00000000000b";
const DISK_FULL = "QuotaExceededError";

/** A browser's storage with a limit, which can stop working after a number of writes, as when a device loses its power. */
function fakeDevice(content: Record<string, string> = {}) {
  const limits = { room: Infinity, writes: Infinity };
  const size = () => Object.entries(content).reduce((sum, [key, text]) => sum + key.length + text.length, 0);
  const step = () => {
    limits.writes -= 1;
    if (limits.writes < 0) throw new Error("no power");
  };
  const methods: Record<string, unknown> = {
    getItem: (key: string) => content[key] ?? null,
    setItem(key: string, value: string) {
      step();
      if (size() - (content[key]?.length ?? -key.length) + value.length > limits.room)
        throw new DOMException("full", DISK_FULL);
      content[key] = value;
    },
    removeItem(key: string) {
      step();
      delete content[key];
    },
  };
  const storage = new Proxy(content, {
    get: (target, key: string) =>
      key === "length" ? Object.keys(content).length : (methods[key] ?? target[key]),
  }) as unknown as Storage;
  return { content, storage, limits, size };
}

type Device = ReturnType<typeof fakeDevice>;
let device: Device;

function takeDevice(content?: Record<string, string>) {
  device = fakeDevice(content);
  vi.stubGlobal("localStorage", device.storage);
  return device;
}

/** A page that is open. One that loses its power throws away what it had in mind. */
const openTab = () => playersOf(neverThrowing(() => device.storage));
type Tab = ReturnType<typeof openTab>;

beforeEach(() => {
  vi.stubGlobal("dispatchEvent", () => true);
  vi.stubGlobal("StorageEvent", Event);
  takeDevice();
});

/** One of each kind of value that a player owns, those of an account first. */
const OWNED = [
  "userEarnings",
  "completedQuizzes",
  "quizScores",
  "quizAttempts_x",
  "4mq_quiz_x",
  "userEarnings_corrupt",
];
const OWNED_BY_VISITOR = [
  ...OWNED,
  "4mq_me",
  "4mq_reading",
  "4mq_plans",
  "4mq_goal",
  "4mq_recall",
  "4mq_places",
  "4mq_band",
  "4mq_string",
  "4mq_door",
];

function play(tab: Tab, name: string, keys: readonly string[]) {
  for (const key of keys) tab.storage.setItem(key, `${name}’s ${key}`);
}
const seen = ({ storage }: Tab) =>
  Object.fromEntries(
    storage
      .keys()
      .filter((key) => OWNED_BY_VISITOR.includes(key) || key === "4mq_quadrant")
      .toSorted()
      .map((key) => [key, storage.getItem(key)]),
  );

/** The four who share the browser; a switch to each is what the site does. */
const WHO = {
  first: (tab: Tab) => (tab.claim(undefined), tab.play("1")),
  Kofi: (tab: Tab) => (tab.claim(undefined), tab.play(KOFI)),
  Ann: (tab: Tab) => tab.claim(ANN),
  Ben: (tab: Tab) => tab.claim(BEN),
} as const;
type Name = keyof typeof WHO;
const NAMES = Object.keys(WHO) as Name[];
const isAccount = (name: Name) => name === "Ann" || name === "Ben";

const permutations = <Item>(items: readonly Item[]): Item[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((item) =>
        permutations(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
      );

describe("two visitors and two accounts", () => {
  it("find every value of theirs again, and none of another’s, in whatever order they play", () => {
    for (const first of permutations(NAMES))
      for (const second of permutations(NAMES).filter((_order, nth) => nth % 7 === 0)) {
        takeDevice({ "4mq_theme": "dark", "4mq_tracker": "a sheet" });
        const tab = openTab();
        tab.claim(undefined, true);
        const kept = new Map<Name, unknown>();
        for (const name of [...first, ...second, ...first]) {
          WHO[name](tab);
          if (kept.has(name))
            expect(seen(tab), `${name} of ${first.join()} ${second.join()}`).toMatchObject(kept.get(name)!);
          else if (isAccount(name)) for (const key of OWNED) expect(tab.storage.getItem(key)).toBeNull();
          else expect(seen(tab)).toEqual({});
          play(tab, `${name} ${kept.size}`, isAccount(name) ? OWNED : OWNED_BY_VISITOR);
          const mine = seen(tab);
          kept.set(
            name,
            isAccount(name)
              ? Object.fromEntries(Object.entries(mine).filter(([key]) => OWNED.includes(key)))
              : mine,
          );
          expect(tab.storage.getItem("4mq_tracker")).toBe("a sheet");
        }
      }
  });

  it("have the specified keys while they play, and leave the visitor’s plans where /keep reads them", () => {
    const tab = openTab();
    WHO.Kofi(tab);
    play(tab, "Kofi", OWNED_BY_VISITOR);
    WHO.Ann(tab);
    play(tab, "Ann", OWNED);
    expect(device.content).toMatchObject({
      userEarnings: "Ann’s userEarnings",
      "4mq_plans": "Kofi’s 4mq_plans",
    });
    expect(tab.visitorStorage.getItem("userEarnings")).toBe("Kofi’s userEarnings");
    expect(Object.keys(device.content).filter((key) => key.startsWith("4mq_player_"))).toEqual([
      `4mq_player_${KOFI}`,
    ]);
  });
});

it("loses nothing wherever a switch is cut off", () => {
  const orders: [Name, Name][] = [
    ["first", "Kofi"],
    ["Kofi", "first"],
    ["Kofi", "Ann"],
    ["Ann", "first"],
    ["Ann", "Ben"],
  ];
  for (const [from, to] of orders)
    for (let writes = 0; writes < 45; writes += 1) {
      takeDevice();
      const tab = openTab();
      tab.claim(undefined, true);
      const kept = {} as Record<Name, unknown>;
      for (const name of NAMES) {
        WHO[name](tab);
        play(tab, name, isAccount(name) ? OWNED : OWNED_BY_VISITOR);
      }
      for (const name of [...NAMES, from]) {
        WHO[name](tab);
        kept[name] = seen(tab);
      }
      device.limits.writes = writes;
      WHO[to](tab);
      device.limits.writes = Infinity;
      const next = openTab();
      next.claim(isAccount(from) ? { Ann: ANN, Ben: BEN }[from as "Ann" | "Ben"] : undefined, true);
      for (const name of [to, from, ...NAMES]) {
        WHO[name](next);
        const ofAccount = Object.fromEntries(
          Object.entries(kept[name] as object).filter(([key]) => !isAccount(name) || OWNED.includes(key)),
        );
        expect(seen(next), `${name}, from ${from} to ${to} after ${writes}`).toMatchObject(ofAccount);
      }
    }
});

it("keeps another tab’s coins with the child who plays there, until it hears of the switch", () => {
  const [one, other] = [openTab(), openTab()];
  for (const tab of [one, other]) tab.claim(undefined, true);
  play(one, "first", OWNED_BY_VISITOR);
  WHO.Kofi(one);
  other.storage.setItem("userEarnings", "first’s second coin");
  other.storage.removeItem("4mq_plans");
  expect(one.storage.getItem("userEarnings")).toBeNull();
  expect(other.storage.getItem("userEarnings")).toBe("first’s second coin");
  expect(other.storage.keys()).not.toContain("4mq_plans");
  expect(other.claim(undefined)).toBe(true);
  expect(other.storage.getItem("userEarnings")).toBeNull();
  WHO.first(one);
  expect(one.storage.getItem("userEarnings")).toBe("first’s second coin");
  expect(one.storage.getItem("4mq_plans")).toBeNull();
});

it("completes in another tab what one that has crashed began", () => {
  const [one, other] = [openTab(), openTab()];
  for (const tab of [one, other]) tab.claim(undefined, true);
  play(one, "first", OWNED_BY_VISITOR);
  device.limits.writes = 3;
  WHO.Kofi(one);
  device.limits.writes = Infinity;
  expect(other.storage.getItem("userEarnings")).toBe("first’s userEarnings");
  other.storage.setItem("userEarnings", "first’s second coin");
  const next = openTab();
  next.claim(undefined, true);
  WHO.first(next);
  expect(next.storage.getItem("userEarnings")).toBe("first’s second coin");
});

it("changes nothing where there is no room, and lets an account play out of what is set aside", () => {
  const tab = openTab();
  tab.claim(undefined, true);
  play(tab, "first", OWNED_BY_VISITOR);
  device.limits.room = device.size() + 60;
  const before = { ...device.content };
  expect(WHO.Kofi(tab)).toBe(false);
  tab.claim(ANN);
  expect(device.content).toMatchObject(before);
  tab.storage.setItem("userEarnings", "1");
  expect(device.content).toMatchObject(before);
  expect(tab.storage.getItem("userEarnings")).toBe("1");
  // A page that is opened then does not take the visitor's coins for the account's.
  const next = openTab();
  next.claim(ANN, true);
  expect(next.storage.getItem("userEarnings")).not.toBe("first’s userEarnings");
  device.limits.room = Infinity;
  next.claim(ANN);
  next.claim(undefined);
  expect(seen(next)).toMatchObject({ userEarnings: "first’s userEarnings" });
});

it("needs no more room than two players have, so that a browser that is nearly full still switches", () => {
  const tab = openTab();
  tab.claim(undefined, true);
  play(tab, "first", OWNED_BY_VISITOR);
  WHO.Kofi(tab);
  play(tab, "Kofi", OWNED_BY_VISITOR);
  device.limits.room = 3 * device.size();
  expect(WHO.first(tab)).toBe(true);
  expect(WHO.Kofi(tab)).toBe(true);
  expect(seen(tab)).toMatchObject({ userEarnings: "Kofi’s userEarnings" });
});

describe("a value that somebody changed by hand", () => {
  it("keeps what was set aside and cannot be read", () => {
    takeDevice({ [`4mq_player_${KOFI}`]: "{not json" });
    const tab = openTab();
    tab.claim(undefined, true);
    WHO.Kofi(tab);
    expect(seen(tab)).toEqual({});
    expect(device.content[`4mq_player_${KOFI}_corrupt`]).toBe("{not json");
  });

  it.each(["", "null", "[]", "{", '{"player":7}'])(
    "gives nobody another’s coins when nothing says whose they are: %s",
    (text) => {
      const tab = openTab();
      tab.claim(undefined, true);
      play(tab, "first", OWNED_BY_VISITOR);
      WHO.Kofi(tab);
      play(tab, "Kofi", OWNED_BY_VISITOR);
      device.content["4mq_playing"] = text;
      const next = openTab();
      next.claim(undefined, true);
      WHO.first(next);
      expect(seen(next)).toMatchObject({
        userEarnings: "first’s userEarnings",
        "4mq_plans": "first’s 4mq_plans",
      });
      const lost = next.idsAside().map((id) => next.asideOf(id)["userEarnings"]);
      expect(lost).toEqual(["Kofi’s userEarnings"]);
    },
  );
});

describe("the first start of this version", () => {
  const OLD = { userEarnings: "old coins", "4mq_plans": "old plans" };

  it("writes nothing for a visitor", () => {
    takeDevice({ ...OLD });
    openTab().claim(undefined, true);
    expect(device.content).toEqual(OLD);
  });

  it("gives the coins to the account that is signed in", () => {
    takeDevice({ ...OLD });
    const tab = openTab();
    tab.claim(ANN, true);
    expect(tab.storage.getItem("userEarnings")).toBe("old coins");
    tab.claim(undefined);
    expect(tab.storage.getItem("userEarnings")).toBeNull();
    expect(tab.storage.getItem("4mq_plans")).toBe("old plans");
    tab.claim(ANN);
    expect(tab.storage.getItem("userEarnings")).toBe("old coins");
  });

  it("leaves the visitor’s coins to the visitor when somebody signs in later", () => {
    takeDevice({ ...OLD });
    const tab = openTab();
    tab.claim(undefined, true);
    tab.claim(ANN);
    expect(tab.storage.getItem("userEarnings")).toBeNull();
    tab.claim(undefined);
    expect(device.content).toEqual(OLD);
  });
});

it("lends a visitor’s answers on the map to an account, puts them back, and leaves none of the account’s", () => {
  const tab = openTab();
  tab.claim(undefined, true);
  tab.storage.setItem("4mq_quadrant", "first’s");
  tab.claim(ANN);
  expect(tab.storage.getItem("4mq_quadrant")).toBe("first’s");
  tab.storage.setItem("4mq_quadrant", "Ann’s");
  tab.claim(BEN);
  expect(tab.storage.getItem("4mq_quadrant")).toBe("first’s");
  tab.claim(undefined);
  expect(device.content).toEqual({ "4mq_quadrant": "first’s" });
});

it("plays in a browser that stores nothing, for as long as the page is open", () => {
  vi.stubGlobal("localStorage", undefined);
  const tab = playersOf(neverThrowing(() => localStorage));
  tab.claim(undefined, true);
  play(tab, "first", OWNED);
  WHO.Kofi(tab);
  expect(seen(tab)).toEqual({});
  WHO.first(tab);
  expect(seen(tab)).toMatchObject({ userEarnings: "first’s userEarnings" });
});
