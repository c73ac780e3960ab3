/**
 * The players of this browser: visitors with or without a nickname, and accounts. The keys below hold the values of whoever
 * is playing; those of each other player are set aside whole under one key (docs/decisions/20-players.md). Every page needs
 * this, so it is short, and reads without a parser of schemas.
 */
import { isStorageBlocked } from "@/storage/isStorageBlocked";
import type { DeviceStorage } from "@/storage/neverThrowing";
import { newId } from "@/storage/newId";

/** They move whenever another player plays, an account or a visitor. */
const OF_PLAYER =
  /^(?:completedQuizzes|quizScores|userEarnings|4mq_quadrant|4mq_play)(?:_corrupt)?$|^(?:quizAttempts|4mq_quiz)_/;
/** They move between visitors. An account has keys of its own for them, and the page /keep offers it the visitor's. */
const OF_VISITOR = /^4mq_(?:me|reading|plans|recall|places|goal|band|string|door)(?:_corrupt)?$/;
/** A visitor's is lent to an account, which may save it; an account's own ends with its session. */
const LENT_KEY = "4mq_quadrant";

export const PLAYING_KEY = "4mq_playing";
const ASIDE_KEY = "4mq_player_";
/** In the tab alone: the player who was removed there last. */
export const REMOVED_KEY = "4mq_removed";

/** The first visitor, who needs no name. */
export const FIRST = "1";
/** No account has such an id. */
export const VISITOR_ID = /^(?:1|v[\da-f]{7})$/;
const isVisitor = (id: string) => VISITOR_ID.test(id);
export const newVisitorId = (): string => `v${newId().slice(0, 7)}`;

/** Texts by their keys. */
export type Values = Readonly<Record<string, string>>;

interface Playing {
  /** The one whose coins the keys hold. */
  player: string;
  /** The one whose plans they hold, and who plays when nobody is signed in. */
  visitor: string;
}

/** All that is to be true. Whoever finds it makes it so, as often as it takes. */
interface Switch extends Playing {
  moves: { player: boolean; visitor: boolean };
  live: Values;
  aside: Readonly<Record<string, Values>>;
}

export type BrowserStorage = DeviceStorage & {
  /** The player that this tab's value under the key belongs to; undefined if it is the device's. */
  ownerOf: (key: string) => string | undefined;
};

/** @returns the fields of an object, or none for any other text. */
function fieldsIn(text: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(text ?? "0")) as Record<string, unknown>;
  } catch {
    return {};
  }
}

const textsIn = (text: string | null): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsIn(text)).filter((field): field is [string, string] => typeof field[1] === "string"),
  );

const ownerIn = (key: string, { player, visitor }: Playing) =>
  OF_PLAYER.test(key) ? player : OF_VISITOR.test(key) ? visitor : undefined;

/** @param device the storage as it is. */
export function playersOf(device: DeviceStorage) {
  /** The player of this tab; before the first claim, whoever has the keys. */
  let mine: Playing | undefined;
  let rounds = 0;

  const isStored = (key: string) => device.isKept(key) || isStorageBlocked();

  const asideOf = (id: string) => textsIn(device.getItem(ASIDE_KEY + id));

  function setAside(id: string, values: Values): void {
    if (Object.keys(values).length) device.setItem(ASIDE_KEY + id, JSON.stringify(values));
    else device.removeItem(ASIDE_KEY + id);
  }

  function writePlaying(playing: Playing, isSaid = false): void {
    const { player, visitor } = playing;
    const text = JSON.stringify({ player, visitor });
    const isAlone = player === FIRST && !device.keys().some((key) => key.startsWith(ASIDE_KEY));
    // The first visitor alone is nothing to remember.
    if (isAlone && visitor === FIRST && !isSaid) device.removeItem(PLAYING_KEY);
    else if (text !== device.getItem(PLAYING_KEY)) device.setItem(PLAYING_KEY, text);
  }

  /** The removals come first, because they make room for the rest. */
  function complete({ moves, live, aside, ...playing }: Switch): void {
    for (const key of device.keys())
      if ((moves.player && OF_PLAYER.test(key)) || (moves.visitor && OF_VISITOR.test(key)))
        device.removeItem(key);
    for (const id of Object.keys(aside)) device.removeItem(ASIDE_KEY + id);
    for (const [id, values] of Object.entries(aside)) setAside(id, values);
    for (const [key, text] of Object.entries(live)) device.setItem(key, text);
    if ([...Object.keys(live), ...Object.keys(aside).map((id) => ASIDE_KEY + id)].every(isStored))
      writePlaying(playing);
  }

  /** @returns those who have the keys, after a switch that was cut off; undefined if nothing says so. */
  function found(): Playing | undefined {
    const { player, visitor, ...rest } = fieldsIn(device.getItem(PLAYING_KEY));
    if (typeof player !== "string" || typeof visitor !== "string") return undefined;
    if (rest.aside) complete({ player, visitor, ...rest } as Switch);
    return { player, visitor };
  }

  const playing = (): Playing => found() ?? { player: FIRST, visitor: FIRST };

  /** Without a word of who has the keys, nobody gets them who has something set aside. */
  function guess(userId: string | undefined): Playing {
    const lost = newVisitorId();
    const isAside = Object.keys(asideOf(FIRST)).some((key) => OF_VISITOR.test(key));
    const visitor = isAside ? lost : FIRST;
    const player = userId ?? visitor;
    return { player: device.getItem(ASIDE_KEY + player) === null ? player : lost, visitor };
  }

  /** @returns false if there is no room: then nothing has changed. */
  function move(from: Playing, to: Playing): boolean {
    const moves = { player: from.player !== to.player, visitor: from.visitor !== to.visitor };
    const live: Record<string, string> = {};
    const aside: Record<string, Record<string, string>> = {};
    const of = (id: string) => {
      const text = device.getItem(ASIDE_KEY + id);
      const values = (aside[id] ??= textsIn(text));
      if (text && !Object.keys(values).length) device.setItem(`${ASIDE_KEY}${id}_corrupt`, text);
      return values;
    };
    for (const layer of ["player", "visitor"] as const) {
      if (!moves[layer]) continue;
      const pattern = { player: OF_PLAYER, visitor: OF_VISITOR }[layer];
      const left = of(from[layer]);
      for (const key of device.keys()) if (pattern.test(key)) left[key] = device.getItem(key) ?? "";
      const next = of(to[layer]);
      for (const key of Object.keys(next)) {
        if (!pattern.test(key)) continue;
        live[key] = next[key]!;
        delete next[key];
      }
    }
    if (moves.player && !isVisitor(from.player)) delete of(from.player)[LENT_KEY];
    if (moves.player && !isVisitor(to.player)) {
      const lent = of(to.visitor)[LENT_KEY];
      if (lent !== undefined) live[LENT_KEY] = lent;
    }
    const change: Switch = { ...to, moves, live, aside };
    device.setItem(PLAYING_KEY, JSON.stringify(change));
    if (isStored(PLAYING_KEY)) {
      complete(change);
      return true;
    }
    writePlaying(from, true);
    return false;
  }

  /** @returns true if another visitor plays now than this tab has shown. */
  function become(next: Playing): boolean {
    const before = mine;
    mine = next;
    if (!before || (before.player === next.player && before.visitor === next.visitor)) return false;
    rounds += 1;
    // A null key, as when another tab clears the storage: each store reads its value again.
    dispatchEvent(new StorageEvent("storage"));
    return before.visitor !== next.visitor;
  }

  function storageOf(whose: () => Playing | undefined): BrowserStorage {
    const ownerOf = (key: string) => {
      const me = whose();
      return me && ownerIn(key, me);
    };
    /** @returns the key that holds a value which is set aside; undefined if it is under its own. */
    function asideFor(key: string): string | undefined {
      const owner = ownerOf(key);
      return owner === undefined || owner === ownerIn(key, playing()) ? undefined : owner;
    }
    const change = (owner: string, how: (values: Record<string, string>) => void) => {
      const values = asideOf(owner);
      how(values);
      setAside(owner, values);
    };
    return {
      ...device,
      ownerOf,
      getStored(key) {
        const owner = asideFor(key);
        if (owner === undefined) return device.getStored(key);
        return textsIn(device.getStored(ASIDE_KEY + owner))[key] ?? null;
      },
      getItem(key) {
        const owner = asideFor(key);
        return owner === undefined ? device.getItem(key) : (asideOf(owner)[key] ?? null);
      },
      setItem(key, value) {
        const owner = asideFor(key);
        if (owner === undefined) device.setItem(key, value);
        else change(owner, (values) => (values[key] = value));
      },
      removeItem(key) {
        const owner = asideFor(key);
        if (owner === undefined) device.removeItem(key);
        else change(owner, (values) => delete values[key]);
      },
      isKept(key) {
        const owner = asideFor(key);
        return device.isKept(owner === undefined ? key : ASIDE_KEY + owner);
      },
      keys() {
        const me = whose();
        const apart = me ? [...new Set([me.player, me.visitor])] : [];
        return [
          ...device.keys().filter((key) => asideFor(key) === undefined),
          ...apart.flatMap((id) => Object.keys(asideOf(id)).filter((key) => asideFor(key) === id)),
        ];
      },
    };
  }

  return {
    /** This tab's player finds their own values in it, even if another tab has let somebody else play. */
    storage: storageOf(() => mine),
    /** The values of the visitor, while an account plays. */
    visitorStorage: storageOf(() => {
      const { visitor } = mine ?? playing();
      return { player: visitor, visitor };
    }),
    /** How often another player has come to play on this page. */
    rounds: (): number => rounds,
    /** The nickname that plays, or will once nobody is signed in. */
    visitor: (): string => (mine ?? playing()).visitor,
    isAccountPlaying: (): boolean => !isVisitor((mine ?? playing()).player),

    /**
     * Gives the keys to the user who is signed in, else to the visitor who played last.
     * @param isStart true as the page opens: without a word of who has the keys, an earlier version of the site wrote them,
     * for the user who is signed in.
     * @returns true if another visitor plays now than this tab has shown.
     */
    claim(userId: string | undefined, isStart = false): boolean {
      const isUnknown = isStart || device.getItem(PLAYING_KEY) !== null;
      const from = found() ?? (isUnknown ? guess(userId) : playing());
      const to = { player: userId ?? from.visitor, visitor: from.visitor };
      if (from.player === to.player) writePlaying(to);
      else move(from, to);
      return become(to);
    },

    /** Lets another visitor play. @returns false if the browser has no room for the switch. */
    play(visitor: string): boolean {
      const from = playing();
      const to = { player: isVisitor(from.player) ? visitor : from.player, visitor };
      if (!move(from, to)) return false;
      become(to);
      return true;
    },

    /** The ids of visitors whose values are set aside. */
    idsAside: (): string[] =>
      device
        .keys()
        .filter((key) => key.startsWith(ASIDE_KEY) && !key.endsWith("_corrupt"))
        .map((key) => key.slice(ASIDE_KEY.length))
        .filter(isVisitor),
    asideOf: (id: string): Values => asideOf(id),
    setAside,
    /** False if the values that were set aside last are in this page alone. */
    isAsideStored: (id: string): boolean => isStored(ASIDE_KEY + id),
  };
}
