import { useEffect, useRef, useState } from "react";
import { askAgain, useConnection, useLastSeen, watchLastSeen } from "@/backend/lastSeen";
import { watchFacts } from "@/backend/today/watchFacts";
import { LAST_SEEN } from "@/content/offline";
import { momentName } from "@/domain/calendar";
import { keepFacts } from "@/storage/today/keepFacts";
import { Button } from "@/ui/controls/Button";
import { useFocusReturn } from "@/ui/behaviour/useFocusReturn";
import { useNow } from "@/ui/behaviour/useNow";

/** Figures that are younger are not called old while the new ones are on their way. */
const OLD_AFTER_MS = 60 * 60_000;
/** The time for which a page may wait for the server without saying so. */
const SILENCE_MS = 3000;

/**
 * Above a signed-in page that shows figures from an earlier visit: a few words that take no room until the new figures
 * are there, and a notice if the server does not answer.
 */
export function LastSeen({ userId }: { userId: string }) {
  useEffect(() => watchLastSeen(userId), [userId]);
  useEffect(() => watchFacts(userId, (newer) => keepFacts(userId, newer)), [userId]);
  const moment = useLastSeen();
  const connection = useConnection();
  const isSlow = useTimeout(SILENCE_MS, connection === "waiting");
  const now = useNow();
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusReturn(button, isAsking);

  const retry = async () => {
    setAsking(true);
    await askAgain();
    setAsking(false);
  };
  const isTold = connection === "down" || isSlow || isAsking;
  const isOld = isTold && moment !== undefined;
  return (
    <div className={isTold ? "site-width pt-6" : "site-width relative"}>
      {moment !== undefined && now.getTime() - moment > OLD_AFTER_MS && !isTold && (
        <p className="text-muted absolute top-1 text-sm" data-print="no">
          {LAST_SEEN.from(momentName(new Date(moment), now))}
        </p>
      )}
      <div
        className={
          isTold
            ? "rounded-card bg-q4-soft text-q4-ink flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4"
            : ""
        }
      >
        {/* The live region is on the page before it has any text, so that screen readers announce it. */}
        <p role="status">
          {isTold &&
            `${LAST_SEEN.unreachable}${isOld ? ` ${LAST_SEEN.lastSeen(momentName(new Date(moment), now))}` : ""}`}
        </p>
        {isTold && (
          <Button ref={button} variant="quiet" data-retry disabled={isAsking} onClick={() => void retry()}>
            {isAsking ? LAST_SEEN.asking : LAST_SEEN.tryAgain}
          </Button>
        )}
      </div>
    </div>
  );
}

/** @returns true if `isRunning` has been true for this time. */
function useTimeout(ms: number, isRunning: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setOver(true), ms);
    return () => {
      clearTimeout(timer);
      setOver(false);
    };
  }, [ms, isRunning]);
  return isOver;
}
