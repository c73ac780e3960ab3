import { Download } from "lucide";
import { useRef, useState } from "react";
import { allEntries } from "@/backend/journal/entries";
import { saveFile } from "@/ui/behaviour/saveFile";
import { CSV_TEXTS } from "@/content/journal/journalEntries";
import { hasUnsent } from "@/storage/unsent";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { toast } from "@/ui/feedback/toast";
import { useFocusReturn } from "@/ui/behaviour/useFocusReturn";

/** The download of all entries as one file, whichever of them the page shows. */
export function CsvButton({ userId }: { userId: string }) {
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, busy);

  async function download() {
    setBusy(true);
    try {
      // The CSV code, which includes papaparse, loads only when a user asks for the file.
      const [{ journalCsv }, entries] = await Promise.all([
        import("@/domain/journal/journalCsv"),
        allEntries(userId),
      ]);
      saveFile(new Blob([journalCsv(entries)], { type: "text/csv;charset=utf-8" }), CSV_TEXTS.fileName);
      toast(hasUnsent(userId) ? CSV_TEXTS.doneWithWaiting : CSV_TEXTS.done);
    } catch (error) {
      console.error(error);
      toast({ ...CSV_TEXTS.failed, tone: "destructive" });
    }
    setBusy(false);
  }

  return (
    <Button ref={button} variant="quiet" disabled={busy} onClick={() => void download()}>
      <Icon of={Download} size={20} />
      <span>{busy ? CSV_TEXTS.busy : CSV_TEXTS.button}</span>
    </Button>
  );
}
