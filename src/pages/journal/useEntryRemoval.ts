import { useMutation } from "@tanstack/react-query";
import { addEntryMutation, removeEntryMutation } from "@/backend/entries";
import type { StoredEntry } from "@/backend/entryRows";
import { keepWaiting } from "@/backend/outbox";
import { ENTRY_WAITS, REMOVE_TEXTS } from "@/content/journalEntries";
import { toast } from "@/ui/toast";
import { removals } from "./removals";

export interface RemovedEntry {
  entry: StoredEntry;
  /** The entry's new client id, the same for every attempt to bring it back. */
  undoId: string;
  /** Whether it is gone on the server, once that is known. */
  gone: Promise<boolean>;
  undoing: boolean;
}

const fromList = removals<RemovedEntry>();

/**
 * Removes entries at once, remembers them for as long as the page is open, and brings them back. `onBack` is told which
 * one has come back to the list; none, when it waits in the outbox.
 */
export function useEntryRemoval(userId: string, onBack: (id?: string) => void) {
  const removed = fromList.use(userId);
  const setRemoved = (edit: (all: readonly RemovedEntry[]) => readonly RemovedEntry[]) =>
    fromList.change(userId, edit);
  const remover = useMutation(removeEntryMutation(userId));
  const adder = useMutation(addEntryMutation(userId));

  const forget = (id: string) => setRemoved((all) => all.filter(({ entry }) => entry.id !== id));
  const setUndoing = (id: string, undoing: boolean) =>
    setRemoved((all) => all.map((one) => (one.entry.id === id ? { ...one, undoing } : one)));

  function remove(entry: StoredEntry) {
    const gone = remover.mutateAsync(entry).then(
      () => true,
      (error: unknown) => {
        console.error(error);
        toast({ ...REMOVE_TEXTS.failed, tone: "destructive" });
        forget(entry.id);
        onBack(entry.id);
        return false;
      },
    );
    setRemoved((all) => [...all, { entry, undoId: crypto.randomUUID(), gone, undoing: false }]);
  }

  async function undo({ entry, undoId, gone, undoing }: RemovedEntry) {
    if (undoing) return;
    setUndoing(entry.id, true);
    // What is still there has come back by itself.
    if (!(await gone)) return;
    try {
      const added = await adder.mutateAsync({ entry, clientId: undoId });
      const waits = added.outcome === "waiting";
      toast(waits ? ENTRY_WAITS : { topic: "entry", title: REMOVE_TEXTS.undone });
      onBack(waits ? undefined : added.entry?.id);
    } catch (error) {
      console.error(error);
      // No form has it any more: the outbox keeps it, and says what the server has against it.
      keepWaiting(userId, undoId, entry);
      toast({ topic: "entry", title: ENTRY_WAITS.title });
      onBack();
    }
    forget(entry.id);
  }

  return { removed, remove, undo };
}
