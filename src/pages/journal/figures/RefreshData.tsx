import { useQueryClient } from "@tanstack/react-query";
import { RefreshCw } from "lucide";
import { useRef, useState } from "react";
import { refreshJournal } from "@/backend/journal/journalStats";
import { KPI_TEXTS } from "@/content/journal/kpis";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";
import { useFocusReturn } from "@/ui/behaviour/useFocusReturn";

interface RefreshDataProps {
  userId: string;
  /** True when some figures could not be loaded. */
  failed: boolean;
  /** True when the figures wait for a connection. */
  offline: boolean;
}

/** A button that fetches all figures again and reports the result. */
export function RefreshData({ userId, failed, offline }: RefreshDataProps) {
  const queryClient = useQueryClient();
  const [refresh, setRefresh] = useState<"none" | "busy" | "answered">("none");
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = refresh === "busy";
  useFocusReturn(button, isBusy);

  const start = async () => {
    setRefresh("busy");
    await refreshJournal(userId, queryClient);
    setRefresh("answered");
  };
  const outcome = failed || offline ? KPI_TEXTS.notRefreshed : KPI_TEXTS.refreshed;
  const status = refresh === "none" ? "" : isBusy ? KPI_TEXTS.refreshing : outcome;
  return (
    <div className="flex flex-wrap items-center gap-y-2" data-print="no">
      <Button ref={button} variant="quiet" disabled={isBusy} onClick={() => void start()}>
        <Icon of={RefreshCw} size={20} />
        {KPI_TEXTS.refresh}
      </Button>
      <p role="status" className="text-muted text-base not-empty:ml-4">
        {status}
      </p>
    </div>
  );
}
