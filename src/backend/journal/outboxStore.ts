/** Where the entries that wait to be sent are kept. */
import type { Outbox } from "@/domain/journal/outbox";

interface OutboxStore {
  read: () => Outbox;
  update: (edit: (outbox: Outbox) => Outbox) => void;
  subscribe: (onChange: () => void) => () => void;
}

export let storeOf: (userId: string) => OutboxStore;

/** The shell passes in the store of unsent entries, because this room has no access to localStorage. */
export function keepOutboxIn(stores: (userId: string) => OutboxStore): void {
  storeOf = stores;
}

/** Writes only differences, because each write notifies every tab. */
export function change(userId: string, edit: (outbox: Outbox) => Outbox): void {
  const store = storeOf(userId);
  const before = store.read();
  if (edit(before) !== before) store.update(edit);
}
