import { useMutation } from "@tanstack/react-query";
import { removeEntryMutation } from "@/backend/journal/entries";
import type { StoredEntry } from "@/backend/journal/entryRows";
import { keepWaiting, sendEntry } from "@/backend/journal/outbox";
import { REMOVE_TEXTS } from "@/content/journal/journalEntries";
import { withEntryBack } from "@/domain/community/jar";
import { droppedOf } from "@/storage/community/dropped";
import { toastFailure } from "@/parts/toastFailure";
import { newId } from "@/storage/newId";
import { toast } from "@/ui/feedback/toast";
import { removals } from "./removals";
import { waitsToast } from "@/parts/journal/waitsToast";

export interface RemovedEntry {
  entry: StoredEntry;
  /** The restored entry's client id, the same for every attempt to restore it. */
  undoId: string;
  /** Resolves to true once the server has removed the entry, and to false if the removal failed. */
  gone: Promise<boolean>;
  undoing: boolean;
}

/** The server has had the entry, and its day. */
const CONFIRMED = { clock: undefined };

const fromList = removals<RemovedEntry>();

interface Followers {
  /** Receives the id of the entry that is in the list again, or nothing when the entry waits in the outbox. */
  onBack: (id?: string) => void;
  /** Receives an entry that the server has removed. */
  onGone: (entry: StoredEntry) => void;
  /** Receives an entry that was restored, as the server has it. */
  onAdded: (entry: StoredEntry | undefined) => void;
}

/** Removes entries at once, remembers them while the page is open, and restores them. */
export function useEntryRemoval(userId: string, { onBack, onGone, onAdded }: Followers) {
  const removed = fromList.use(userId);
  const setRemoved = (edit: (all: readonly RemovedEntry[]) => readonly RemovedEntry[]) =>
    fromList.change(userId, edit);
  const remover = useMutation(removeEntryMutation(userId));

  const forget = (id: string) => setRemoved((all) => all.filter(({ entry }) => entry.id !== id));
  const setUndoing = (id: string, undoing: boolean) =>
    setRemoved((all) => all.map((one) => (one.entry.id === id ? { ...one, undoing } : one)));

  function remove(entry: StoredEntry) {
    const gone = remover.mutateAsync(entry).then(
      () => {
        onGone(entry);
        return true;
      },
      (error: unknown) => {
        console.error(error);
        toastFailure(userId, REMOVE_TEXTS.failed);
        forget(entry.id);
        onBack(entry.id);
        return false;
      },
    );
    setRemoved((all) => [...all, { entry, undoId: newId(), gone, undoing: false }]);
  }

  async function undo({ entry, undoId, gone, undoing }: RemovedEntry) {
    if (undoing) return;
    setUndoing(entry.id, true);
    // A failed removal has already put the entry back.
    if (!(await gone)) return;
    // Its money may have stayed in the jar.
    droppedOf(userId).update((drops) => withEntryBack(drops, entry.clientId, undoId));
    try {
      const added = await sendEntry(userId, undoId, entry, CONFIRMED);
      const { outcome } = added;
      if (outcome === "added") toast({ topic: "entry", title: REMOVE_TEXTS.undone });
      else if (outcome !== "accountDeleted") toast(waitsToast(userId, outcome));
      const row = added.outcome === "added" ? added.entry : undefined;
      onBack(row?.id);
      onAdded(row);
    } catch (error) {
      console.error(error);
      // No form has the entry any more, so the outbox keeps it and shows the server's refusal.
      keepWaiting(userId, undoId, entry, CONFIRMED);
      toast({ topic: "entry", title: waitsToast(userId, "waiting").title });
      onBack();
    }
    forget(entry.id);
  }

  return { removed, remove, undo };
}
