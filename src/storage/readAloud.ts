/** The speed of "Read to me", and the place where it stopped in each text. */
import { browserStorage } from "./browserStorage";

const KEY = "4mq_read_aloud";
/** The number of texts whose places are kept, the most recent ones. */
const MAX_TEXTS = 20;
const MIN_SPEED = 0.5;
const MAX_SPEED = 2;

/** `place`: index of the sentence to resume at, 0 for the start; `speed`: 1 is the voice's own. */
interface ReadAloudBookmark {
  place: number;
  speed: number;
}

interface Kept {
  speed: number;
  /** The most recent text comes last. */
  places: Map<string, number>;
}

/** Read again each time, because another tab may have changed it. */
function read(): Kept {
  const kept: Kept = { speed: 1, places: new Map() };
  const { speed, places } = parse(browserStorage.getItem(KEY));
  if (typeof speed === "number" && speed >= MIN_SPEED && speed <= MAX_SPEED) kept.speed = speed;
  if (typeof places === "object" && places !== null)
    for (const [textId, place] of Object.entries(places)) if (isPlace(place)) kept.places.set(textId, place);
  return kept;
}

const isPlace = (place: unknown): place is number => Number.isSafeInteger(place) && (place as number) > 0;

function parse(stored: string | null): { speed?: unknown; places?: unknown } {
  try {
    return (JSON.parse(stored ?? "null") as object | null) ?? {};
  } catch {
    return {};
  }
}

export const readAloudMemory = {
  load(textId: string): ReadAloudBookmark {
    const { speed, places } = read();
    return { speed, place: places.get(textId) ?? 0 };
  },

  save(textId: string, { place, speed }: ReadAloudBookmark): void {
    const { places } = read();
    places.delete(textId);
    if (isPlace(place)) places.set(textId, place);
    const newest = Object.fromEntries([...places].slice(-MAX_TEXTS));
    browserStorage.setItem(KEY, JSON.stringify({ speed, places: newest }));
  },
};
