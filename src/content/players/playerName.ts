import type { Named } from "@/domain/players/names";

/** @param nth in the list, from 0. */
export const playerName = ({ name }: Named, nth: number): string => name || `Player ${nth + 1}`;
