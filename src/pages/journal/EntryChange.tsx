import { useEffect, useRef, useState, type ComponentType } from "react";
import { CHANGE_TEXTS } from "@/content/journalEntries";
import { toast } from "@/ui/toast";
import type { EntryDialogProps } from "./EntryDialog";

const load = () => import("./EntryDialog");

/** The dialog's file loads after the page, because few users need it at once. It is then available offline. */
export const preloadEntryChange = (): void => void load().catch(() => {});

export function EntryChange(props: EntryDialogProps) {
  const [Dialog, setDialog] = useState<ComponentType<EntryDialogProps>>();
  const onClosed = useRef(props.onClosed);
  useEffect(() => {
    load().then(
      (file) => setDialog(() => file.EntryDialog),
      () => {
        toast({ ...CHANGE_TEXTS.didNotOpen, tone: "destructive" });
        onClosed.current(false);
      },
    );
  }, []);
  return Dialog && <Dialog {...props} />;
}
