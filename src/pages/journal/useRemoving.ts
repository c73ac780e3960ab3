import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { addEntryMutation, removeEntryMutation } from "@/backend/entries";
import type { StoredEntry } from "@/backend/entryRows";
import { ENTRY_WAITS, REMOVE_TEXTS } from "@/content/journalEntries";
import { MESSAGES } from "@/content/messages";
import { toast } from "@/ui/toast";

export interface Removed {
  entry: StoredEntry;
  /** The entry's new client id, the same for every attempt to bring it back. */
  undoId: string;
  /** Whether it is gone on the server, once that is known. */
  gone: Promise<boolean>;
  undoing: boolean;
}

/** Removes entries at once, remembers them for as long as the list is open, and brings them back. */
export function useRemoving(userId: string, onBack: (id: string) => void) {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);
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

  async function undo({ entry, undoId, gone, undoing }: Removed) {
    if (undoing) return;
    setUndoing(entry.id, true);
    // What is still there has come back by itself.
    if (!(await gone)) return;
    try {
      const added = await adder.mutateAsync({ entry, clientId: undoId });
      forget(entry.id);
      if (added.outcome === "waiting") return toast(ENTRY_WAITS);
      toast({ title: REMOVE_TEXTS.undone });
      if (added.entry) onBack(added.entry.id);
    } catch (error) {
      console.error(error);
      setUndoing(entry.id, false);
      toast({ ...MESSAGES.entryFailed, tone: "destructive" });
    }
  }

  return { removed, remove, undo };
}
