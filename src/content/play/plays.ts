/** The cards of the stories to play. Each story is heavy, so it is in a file of its own. */
import type { Ages } from "@/content/levels";

export const PLAYS = {
  "/play/asha": {
    id: "asha",
    title: "Asha’s jars",
    ages: "8-10",
    level: 1,
    lead: "Four Saturdays, three jars, and a kite for £9.",
    scene: "start",
  },
  "/play/femi": {
    id: "femi",
    title: "Femi’s week",
    ages: "11-13",
    level: 2,
    lead: "Six days, £12, and a message that is in a hurry.",
    scene: "sunday",
  },
  "/play/erin": {
    id: "erin",
    title: "Erin’s month",
    ages: "14-16",
    level: 3,
    lead: "The first pay, a cracked phone, and £600 from nowhere.",
    scene: "start",
  },
} as const satisfies Record<`/play/${string}`, PlayCard>;

export type PlayPath = keyof typeof PLAYS;
export type PlayId = (typeof PLAYS)[PlayPath]["id"];
export const PLAY_PATHS = Object.keys(PLAYS) as PlayPath[];

export interface PlayCard {
  id: string;
  title: string;
  ages: Ages;
  level: 1 | 2 | 3;
  lead: string;
  /** The scene on its card. */
  scene: string;
}

export const scenePath = (id: string, scene: string) => `/art/plays/${id}/${scene}.svg` as const;
