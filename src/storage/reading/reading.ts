/**
 * The place in each text, by sentence, which the eye and the voice share, and the voice's speed. The text that was left
 * last has an address and a title besides, for today's strip (known.ts).
 */
import type { ReadingPlace } from "@/domain/today/today";
import { browserStorage } from "@/storage/browserStorage";

const SPEED_KEY = "4mq_read_aloud";
/** Siblings share computers, so each user has places of their own. */
const placesKey = (userId: string | undefined) => (userId ? `4mq_reading_${userId}` : "4mq_reading");
/** The number of texts whose places are kept, the most recent ones. */
const MAX_TEXTS = 20;
const MIN_SPEED = 0.5;
const MAX_SPEED = 2;

/** Index of the sentence to resume at, 0 for the start, or "end" for a text that has been read. */
type TextPlace = number | "end";

interface Bookmark {
  place: TextPlace;
  /** 1 is the voice's own speed. */
  speed: number;
  /** True if the voice stopped there, and not the eye. */
  spoken: boolean;
  /** The part in which the sentence is. */
  part?: { id: string; title: string } | undefined;
}

interface Kept {
  to?: unknown;
  title?: unknown;
  /** The most recent text comes last. */
  places: Map<string, TextPlace>;
}

const isPlace = (place: unknown): place is TextPlace =>
  place === "end" || (Number.isSafeInteger(place) && (place as number) > 0);

function parse(key: string): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(browserStorage.getItem(key) ?? "null") as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

/** Read again each time, because another tab may have changed it. */
function keptOf(userId: string | undefined): Kept {
  const { to, title, places } = parse(placesKey(userId));
  const entries = typeof places === "object" && places !== null ? Object.entries(places) : [];
  return {
    to,
    title,
    places: new Map(entries.filter((entry): entry is [string, TextPlace] => isPlace(entry[1]))),
  };
}

function keep(userId: string | undefined, { to, title, places }: Kept): void {
  const newest = Object.fromEntries([...places].slice(-MAX_TEXTS));
  browserStorage.setItem(placesKey(userId), JSON.stringify({ to, title, places: newest }));
}

/** The voice's speed, and the text in which it stopped last, if the eye has not gone on since. */
function voice(): { speed: number; spokenIn: unknown } {
  const { speed, spokenIn } = parse(SPEED_KEY);
  const isOnOffer = typeof speed === "number" && speed >= MIN_SPEED && speed <= MAX_SPEED;
  return { speed: isOnOffer ? speed : 1, spokenIn };
}

function keepVoice(path: string, { speed, spoken }: Bookmark): void {
  const before = voice();
  const spokenIn = spoken ? path : before.spokenIn === path ? undefined : before.spokenIn;
  if (speed !== before.speed || spokenIn !== before.spokenIn)
    browserStorage.setItem(SPEED_KEY, JSON.stringify({ speed, spokenIn }));
}

/** @param userOf the id of the user who reads, or undefined for a visitor. */
export const readingMemory = (userOf: () => string | undefined) => ({
  /** @param path of the text. */
  load(path: string): Bookmark {
    const { speed, spokenIn } = voice();
    return { place: keptOf(userOf()).places.get(path) ?? 0, speed, spoken: spokenIn === path };
  },

  save(path: string, bookmark: Bookmark): void {
    const userId = userOf();
    const kept = keptOf(userId);
    kept.places.delete(path);
    if (isPlace(bookmark.place)) kept.places.set(path, bookmark.place);
    const last: Partial<ReadingPlace> =
      typeof bookmark.place === "number" && bookmark.place > 0 && bookmark.part
        ? { to: `${path}#${bookmark.part.id}`, title: bookmark.part.title }
        : String(kept.to).startsWith(`${path}#`)
          ? {}
          : (kept as Partial<ReadingPlace>);
    keep(userId, { to: last.to, title: last.title, places: kept.places });
    keepVoice(path, bookmark);
  },
});

/** The places of a user or a visitor, by the address of the text. */
export const textPlaces = (userId: string | undefined): Record<string, TextPlace> =>
  Object.fromEntries(keptOf(userId).places);

/** Adds a visitor's places to a user's. The text that the visitor left last is the one to go on with. */
export function takeVisitorsPlaces(userId: string): void {
  const visitor = keptOf(undefined);
  const user = keptOf(userId);
  keep(userId, { ...visitor, places: new Map([...user.places, ...visitor.places]) });
}
