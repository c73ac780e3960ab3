/** The tracker's lines that somebody at this browser has copied into a journal, so that a sibling does not copy them too. */
import * as v from "valibot";
import { localStore } from "@/storage/localStore";
import { readNames } from "@/storage/players/names";
import { sheetOf } from "@/storage/tracker/trackerSheet";

export const copiedLines = localStore<readonly string[]>({
  key: "4mq_copied",
  schema: v.array(v.pipe(v.string(), v.uuid())),
  empty: [],
});

/** Lines that have left the tracker are forgotten. */
export function rememberCopied(ids: readonly string[]): void {
  const present = new Set(
    readNames().flatMap(({ id }) =>
      sheetOf(id)
        .read()
        .entries.map((entry) => entry.id),
    ),
  );
  copiedLines.update((before) => [...new Set([...before, ...ids])].filter((id) => present.has(id)));
}
