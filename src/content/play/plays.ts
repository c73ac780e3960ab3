/** The cards of the stories to play. Each story is heavy, so it is in a file of its own. */
import type { Ages } from "@/content/levels";

export const PLAYS = {
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
