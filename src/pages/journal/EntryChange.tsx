import { useEffect, useRef } from "react";
import { CHANGE_TEXTS } from "@/content/journal/journalEntries";
import { late } from "@/ui/feedback/late";
import { toast } from "@/ui/feedback/toast";

/** The dialog that corrects an entry. Few users need it at once; once it has loaded it is available offline. */
export const EntryChange = late(() => import("./EntryDialog").then((file) => file.EntryDialog), {
  instead: ({ onClosed }) => <DidNotOpen onClosed={onClosed} />,
});

function DidNotOpen({ onClosed }: { onClosed: (isRemoving: boolean) => void }) {
  const close = useRef(onClosed);
  useEffect(() => {
    toast({ ...CHANGE_TEXTS.didNotOpen, tone: "destructive" });
    close.current(false);
  }, []);
  return null;
}
