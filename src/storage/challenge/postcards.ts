/** The cards that each user has seen, by challenge. Nothing of it is sent. */
import * as v from "valibot";
import { isDay, type Day } from "@/domain/calendar";
import { CARDS, MAX_KEPT, withCard, type Card, type KeptCards } from "@/domain/challenge/postcards";
import { localStore } from "@/storage/localStore";
import { perUser } from "@/storage/perUser";

const Cards = v.pipe(v.array(v.picklist(CARDS)), v.maxLength(CARDS.length), v.readonly());
const Kept = v.pipe(
  v.array(v.object({ start: v.pipe(v.string(), v.check(isDay)), shown: Cards, closed: Cards })),
  v.maxLength(MAX_KEPT),
  v.readonly(),
);

export const postcardsOf = perUser((userId) =>
  localStore<readonly KeptCards[]>({ key: `4mq_postcards_${userId}`, schema: Kept, empty: [] }),
);

export const keepCard = (userId: string, start: Day, list: "shown" | "closed", card: Card): void =>
  postcardsOf(userId).update((kept) => withCard(kept, start, list, card));
