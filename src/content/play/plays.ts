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
    meta: {
      title: "Asha’s jars: a story to play, ages 8-10 | 4MQ",
      description:
        "Four Saturdays with £3 and three jars. You choose, the money moves, and what you chose comes back. Ten minutes, no account, no marks.",
    },
  },
  "/play/femi": {
    id: "femi",
    title: "Femi’s week",
    ages: "11-13",
    level: 2,
    lead: "Six days, £12, and a message that is in a hurry.",
    scene: "sunday",
    meta: {
      title: "Femi’s week: a story to play, ages 11-13 | 4MQ",
      description:
        "A week with £12, a party and a message in a hurry. You choose, the money moves, and Tuesday is felt on Friday. Ten minutes, no account, no marks.",
    },
  },
  "/play/erin": {
    id: "erin",
    title: "Erin’s month",
    ages: "14-16",
    level: 3,
    lead: "The first pay, a cracked phone, and £600 from nowhere.",
    scene: "start",
    meta: {
      title: "Erin’s month: a story to play, ages 14-16 | 4MQ",
      description:
        "The first month with pay from a café. You choose, the money moves, and what you chose comes back. Ten minutes, no account, no marks.",
    },
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
  meta: { title: string; description: string };
}

export const scenePath = (id: string, scene: string) => `/art/plays/${id}/${scene}.svg` as const;
