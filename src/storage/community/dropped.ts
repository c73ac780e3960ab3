/** The entries that a user has dropped into the jar of a goal, so that none is dropped twice, in whatever tab. */
import * as v from "valibot";
import type { Drops } from "@/domain/community/jar";
import { MAX_PENCE } from "@/domain/money";
import { localStore } from "@/storage/localStore";
import { perUser } from "@/storage/perUser";

const Amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PENCE));
const Dropped = v.pipe(
  v.array(
    v.object({
      entry: v.string(),
      goal: v.string(),
      amount: Amount,
      from: Amount,
      state: v.picklist(["dropping", "in", "taking"]),
    }),
  ),
  v.readonly(),
);

export const droppedOf = perUser((userId) =>
  localStore<Drops>({ key: `4mq_dropped_${userId}`, schema: Dropped, empty: [] }),
);
