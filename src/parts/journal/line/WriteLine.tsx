import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { StoredEntry } from "@/backend/journal/entryRows";
import type { Day } from "@/domain/calendar";
import { JarAfterEntry } from "@/parts/community/JarAfterEntry";
import { Button, type ButtonProps } from "@/ui/controls/Button";
import { focusIfLost } from "@/ui/behaviour/useFocusReturn";
import type { Elements } from "@/ui/elements";
import { late } from "@/ui/feedback/late";
import type { LineSheetProps } from "./LineSheet";

interface SheetProps extends LineSheetProps {
  onFailed: () => void;
}

const LineSheet = late<SheetProps>(() => import("./LineSheet").then((file) => file.LineSheet), {
  loading: () => null,
  instead: ({ onFailed }) => <DidNotOpen onFailed={onFailed} />,
});

function DidNotOpen({ onFailed }: { onFailed: () => void }) {
  const tell = useEffectEvent(onFailed);
  useEffect(() => tell(), []);
  return null;
}

interface WriteLineProps extends Pick<ButtonProps, "variant" | "className" | "children"> {
  userId: string;
  today: Day;
  /** Runs as the sheet opens and once it has closed. */
  onOpen?: (isOpen: boolean) => void;
  /** Runs if its file does not come. */
  onFailed: () => void;
  /** Takes the button's place, and its focus, once the sheet is closed. What was written may still be asked about. */
  instead?: Elements;
}

/** A button that opens the sheet for one line, which loads then. What was saved for a goal may go into its jar. */
export function WriteLine({ userId, today, onOpen, onFailed, instead, ...button }: WriteLineProps) {
  const [isOpen, setOpen] = useState(false);
  const [added, setAdded] = useState<StoredEntry>();
  const place = useRef<HTMLSpanElement>(null);
  function change(open: boolean) {
    setOpen(open);
    onOpen?.(open);
  }
  useEffect(() => {
    if (!isOpen) return;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is in the place by then
    return () => focusIfLost(place.current?.querySelector<HTMLElement>("a, button") ?? null);
  }, [isOpen]);
  return (
    <>
      <span ref={place} className="contents">
        {(!isOpen && instead) || <Button aria-haspopup="dialog" {...button} onClick={() => change(true)} />}
      </span>
      {isOpen && (
        <LineSheet
          userId={userId}
          today={today}
          onClosed={(row) => {
            change(false);
            setAdded(row);
          }}
          onFailed={() => {
            change(false);
            onFailed();
          }}
        />
      )}
      <JarAfterEntry userId={userId} today={today} entry={added} />
    </>
  );
}
