/** This browser’s storage as its player finds it (players/players.ts). */
import { neverThrowing } from "./neverThrowing";
import { playersOf } from "./players/players";

export const players = playersOf(neverThrowing(() => localStorage));

export const browserStorage = players.storage;
