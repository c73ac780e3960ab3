/** Those who share this browser: who is playing, their names, and clearing it. For ages 8-10 and up. */
import { MAX_NAME, MAX_PLAYERS } from "@/domain/players/names";

export const PLAYERS_TEXTS = {
  heading: "Who is playing?",
  /** For the header. */
  playing: (name: string) => `Playing: ${name}. Who is playing?`,
  lead: "Each player has their own coins, scores, plans and goal, and a money sheet of their own.",
  open: "There are no passwords. Anybody who uses this device can choose any name. Names are never sent anywhere.",
  signedIn: "You are signed in, so your account is playing. After you sign out, you can choose a name here.",
  now: "Playing now",
  play: "Play",
  playAs: (name: string) => `Play as ${name}`,
  noRoom:
    "This browser has no room left, so nothing has changed. Take some rows out of the money tracker. Then try again.",

  close: "Close",
  /** The list, from the tracker. */
  names: "Names on this device",

  add: "Add a player",
  /** From the tracker. */
  addSheet: "Add a sheet for another child",
  name: "Nickname",
  nameOfSheet: "Nickname for the new sheet",
  nameHint: `A nickname is best, not a full name. It can have up to ${MAX_NAME} letters.`,
  firstName: "A name for whoever has played here so far",
  firstSheet: "A name for the sheet that is here already",
  firstNameHint: "You can leave this empty.",
  save: "Save",
  back: "Back",
  full: `There are ${MAX_PLAYERS} players, the most for one device.`,
  missing: "Please write a nickname first.",
  taken: "Somebody here has that name. Please choose another.",
  added: (name: string) => `${name} has joined.`,

  rename: "Change name",
  renameOf: (name: string) => `Change the name ${name}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove ${name}`,
  removeHeading: (name: string) => `Remove ${name}?`,
  removeText:
    "Their coins, scores, plans and goal leave this device, and so does their money sheet. You can bring them back until you close this tab.",
  removed: (name: string) => `${name} was removed.`,
  bringBack: "Bring back",
  broughtBack: (name: string) => `${name} is back, with everything. You can choose who plays.`,

  shelfHeading: "Do you share this device?",
  shelfLead: "Brothers, sisters and friends can each have coins, plans and a goal of their own here.",
  choose: "Choose who is playing",

  clear: "Clear everything for the next class",
  clearHeading: "Clear everything on this device?",
  clearText:
    "All names, coins, scores, plans, goals and money sheets go, for everybody who has used this browser. Whoever is signed in is signed out. What is in an account stays there. This cannot be undone, so make a copy first if somebody wants theirs.",
  clearUnsent: "Some lines have not been sent to an account yet. They go as well.",
  clearNow: "Clear everything",
  keep: "Keep it",
  cleared: "Everything here is cleared. Whoever comes next starts afresh.",
} as const;
