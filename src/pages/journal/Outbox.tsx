import { useRef, useState } from "react";
import { correctWaiting, removeWaiting, restoreWaiting, sendNow } from "@/backend/journal/outbox";
import { OUTBOX_TEXTS } from "@/content/journal/journalEntries";
import type { Day } from "@/domain/calendar";
import { shownEntries, type ShownEntry } from "@/domain/journal/outbox";
import { outboxOf } from "@/storage/journal/journal";
import { keepsForAWeek } from "@/storage/lifetime";
import { useStored } from "@/storage/useStored";
import { Button } from "@/ui/controls/Button";
import { EntryChange } from "./EntryChange";
import { EntryRow, RemovedRow } from "./EntryRow";
import { removals } from "./removals";

const fromOutbox = removals<ShownEntry>();

/** Entries that have not been sent yet. The user can view, correct, remove or send them. */
export function Outbox({ userId, today }: { userId: string; today: Day }) {
  const store = outboxOf(userId);
  const waiting = shownEntries(useStored(store));
  const [editing, setEditing] = useState<ShownEntry>();
  const removed = fromOutbox
    .use(userId)
    // Another tab may have brought one back.
    .filter(({ clientId }) => !waiting.some((item) => item.clientId === clientId));
  const [focusOn, setFocusOn] = useState<string>();
  // The empty outbox announces "all sent" only if its last entries were sent and not removed.
  const [hadWaiting, setHadWaiting] = useState(false);
  if (waiting.length > 0 && !hadWaiting) setHadWaiting(true);
  if (removed.length > 0 && waiting.length === 0 && hadWaiting) setHadWaiting(false);
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <>
      <p role="status" className="sr-only">
        {waiting.length > 0 ? OUTBOX_TEXTS.waits(waiting.length) : hadWaiting && OUTBOX_TEXTS.allSent}
      </p>
      {store.wasSetAside() && (
        <p className="bg-q4-soft text-q4-ink rounded-card mb-6 px-5 py-4 text-base">
          {OUTBOX_TEXTS.setAside}
        </p>
      )}
      {waiting.length + removed.length > 0 && (
        <section aria-labelledby="outbox-heading" className="mb-8">
          <h2 id="outbox-heading" ref={heading} tabIndex={-1} className="mb-2 outline-none">
            {OUTBOX_TEXTS.heading}
          </h2>
          {waiting.length > 0 &&
            (store.isKept() ? (
              <p className="text-muted mb-3 text-base">
                {keepsForAWeek() ? OUTBOX_TEXTS.leadForAWeek : OUTBOX_TEXTS.lead}
              </p>
            ) : (
              <p className="text-danger mb-3 text-base font-semibold">{OUTBOX_TEXTS.notKept}</p>
            ))}
          <ul className="surface divide-line divide-y border-dashed">
            {waiting.map((item) => (
              <EntryRow
                key={item.clientId}
                entry={item.entry}
                today={today}
                showDay
                takeFocus={item.clientId === focusOn}
                onChange={() => {
                  setFocusOn(undefined);
                  setEditing(item);
                }}
                note={
                  item.refusal && (
                    <p className="text-danger font-semibold">{OUTBOX_TEXTS.refusals[item.refusal]}</p>
                  )
                }
              />
            ))}
            {removed.map((item) => (
              <RemovedRow
                key={item.clientId}
                entry={item.entry}
                takeFocus={item.clientId === focusOn}
                undoing={false}
                onUndo={() => {
                  fromOutbox.change(userId, (all) =>
                    all.filter(({ clientId }) => clientId !== item.clientId),
                  );
                  heading.current?.focus();
                  restoreWaiting(userId, item);
                }}
              />
            ))}
          </ul>
          {waiting.length > 0 && (
            <Button variant="quiet" className="mt-4" data-retry onClick={() => sendNow(userId)}>
              {OUTBOX_TEXTS.sendNow}
            </Button>
          )}
        </section>
      )}
      {editing && (
        <EntryChange
          entry={editing.entry}
          today={today}
          // oxlint-disable-next-line typescript/require-await -- the outbox saves synchronously
          onSave={async (entry) => correctWaiting(userId, editing, entry)}
          onClosed={(removeIt) => {
            setEditing(undefined);
            setFocusOn(editing.clientId);
            if (!removeIt) return;
            const item = removeWaiting(userId, editing);
            fromOutbox.change(userId, (all) => [...all, item]);
          }}
        />
      )}
    </>
  );
}
