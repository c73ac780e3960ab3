/** A user's journal data in this browser: the half-filled form, and what has not been sent yet. */
import * as v from "valibot";
import { isDay } from "@/domain/calendar";
import { isDetailOf, type EntryDraft, type JournalEntry } from "@/domain/journal/journal";
import { MAX_PENCE } from "@/domain/money";
import { REFUSALS, waitingLogs, type Outbox } from "@/domain/journal/outbox";
import { localStore } from "@/storage/localStore";
import { perUser } from "@/storage/perUser";
import { outboxKey } from "@/storage/unsent";

/** A limit longer than any field allows. */
const ShortText = v.pipe(v.string(), v.maxLength(100));

const Clock = v.object({
  at: v.number(),
  isSuggested: v.boolean(),
  zone: v.number(),
  zoneName: v.optional(v.string()),
  page: v.optional(v.object({ began: v.number(), running: v.number() })),
  notBefore: v.optional(v.number()),
  aheadBefore: v.optional(v.number()),
  isDoubtful: v.optional(v.boolean()),
});

const Draft = v.nullable(
  v.object({
    day: ShortText,
    type: ShortText,
    amount: ShortText,
    detail: ShortText,
    clock: v.optional(Clock),
  }),
);

const Entry = v.pipe(
  v.object({
    day: v.pipe(v.string(), v.check(isDay)),
    type: v.picklist(["E", "S", "P"]),
    pence: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PENCE)),
    detail: v.string(),
  }),
  v.check(({ type, detail }) => isDetailOf(type, detail)),
  v.transform((entry) => entry as JournalEntry),
);

const Log = v.object({
  habitId: v.pipe(v.string(), v.uuid()),
  name: v.string(),
  day: v.pipe(v.string(), v.check(isDay)),
});

const Waiting = v.array(
  v.object({
    clientId: v.pipe(v.string(), v.uuid()),
    entry: v.nullable(Entry),
    log: v.optional(Log),
    clock: v.optional(Clock),
    stage: v.picklist(["new", "waiting", "refused"]),
    tried: v.boolean(),
    refusal: v.optional(v.picklist(REFUSALS)),
    refusedOn: v.optional(v.string()),
  }),
);

export const draftOf = perUser((userId) =>
  localStore<EntryDraft | null>({ key: `4mq_draft_${userId}`, schema: Draft, empty: null }),
);

export const outboxOf = perUser((userId) =>
  localStore<Outbox>({ key: outboxKey(userId), schema: Waiting, empty: [] }),
);

/** Clears the logs that wait for a habit that its user has archived: each has the habit's name. */
export function forgetLogs(userId: string, habitId: string): void {
  if (waitingLogs(outboxOf(userId).read()).some((log) => log.habitId === habitId))
    outboxOf(userId).update((outbox) => outbox.filter(({ log }) => log?.habitId !== habitId));
}
