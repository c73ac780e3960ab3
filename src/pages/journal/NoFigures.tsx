import { ChartColumn } from "lucide";
import { Icon } from "@/ui/Icon";
import { DASHBOARD_TEXTS } from "@/content/journal";
import { Button } from "@/ui/Button";
import { Empty } from "@/ui/Empty";

interface NoFiguresProps {
  /** The specification's empty text; it also stands after a failure. */
  children: string;
  failed: boolean;
  onRetry: () => void;
}

export function NoFigures({ children, failed, onRetry }: NoFiguresProps) {
  return (
    <Empty
      picture={<Icon of={ChartColumn} size={40} />}
      action={
        failed && (
          <div role="alert" className="flex flex-col items-center gap-3">
            <p>{DASHBOARD_TEXTS.couldNotLoad}</p>
            <Button look="quiet" onClick={onRetry}>
              Try again
            </Button>
          </div>
        )
      }
    >
      {children}
    </Empty>
  );
}
