/** What this browser keeps, as the one who is playing finds it (players/players.ts). */
import { neverThrowing } from "./neverThrowing";
import { playersOf } from "./players/players";

export const players = playersOf(neverThrowing(() => localStorage));

export const browserStorage = players.storage;
