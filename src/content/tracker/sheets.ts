/** More than one sheet in the tracker: whose they are. For a parent. */
import { playerName } from "@/content/players/playerName";
import type { Named } from "@/domain/players/names";

/** "Amara’s sheet", "James’s sheet". @param nth in the list, from 0. */
export const sheetHeading = (named: Named, nth: number): string => `${playerName(named, nth)}’s sheet`;

export const SHEETS_TEXTS = {
  whose: "Whose sheet?",
  add: "Add a name",
  addFirst: "Add a sheet for another child",
  names: "Change or remove a name",
  /** With one sheet left, after another was removed in this tab. */
  bringBack: "Bring a sheet back",
  entryHeading: (name: string) => `Add an entry for ${name}`,

  /** Beside the choice, where another child may be playing. */
  coins: (playing: string) =>
    `A sheet holds money rows. Coins and scores go to whoever is playing${playing && `: ${playing} at the moment`}.`,
  askHeading: "Whose rows are these?",
  ask: (file: string) => `Choose the sheet that the rows of “${file}” go into.`,
  cancel: "Cancel",
  heading: (sheet: string) => `Import into ${sheet}`,
  into: "If these rows are somebody else’s, take the import back and choose again.",
} as const;
