import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { signOut } from "@/backend/auth";
import { PLAYERS_TEXTS as TEXTS } from "@/content/players/players";
import { clearEverything, hasUnsentHere, isAccountPlaying } from "@/storage/players/switch";
import { Button } from "@/ui/controls/Button";
import { Dialog } from "@/ui/controls/Dialog";
import { showPlayers } from "./PlayersDialog";

const CLEARED = "/shelf?cleared";

/** The first way to a second player, and a clean device for the next class. */
export function SharedDevice() {
  const [isAsking, setAsking] = useState(false);
  const isCleared = useSearchParams()[0].has("cleared");

  function clear() {
    if (isAccountPlaying()) signOut();
    clearEverything();
    // Loaded again, no part of the page holds anything that it could write back.
    location.assign(CLEARED);
  }

  return (
    <section aria-labelledby="shared-device" className="surface p-5 sm:p-6">
      <h2 id="shared-device" className="mb-1">
        {TEXTS.shelfHeading}
      </h2>
      <p className="mb-4 max-w-[39em]">{TEXTS.shelfLead}</p>
      {isCleared && (
        <p
          ref={(sentence) => sentence?.focus()}
          tabIndex={-1}
          className="rounded-card bg-q2-soft text-q2-ink mb-4 px-5 py-4 outline-none"
        >
          {TEXTS.cleared}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => void showPlayers()}>
          {TEXTS.choose}
        </Button>
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {TEXTS.clear}
        </Button>
      </div>
      <Dialog open={isAsking} title={TEXTS.clearHeading} onClose={() => setAsking(false)}>
        <p className="mb-3">{TEXTS.clearText}</p>
        {hasUnsentHere() && <p className="mb-3 font-semibold">{TEXTS.clearUnsent}</p>}
        <div className="mt-5 flex flex-wrap gap-3">
          <Button onClick={() => setAsking(false)}>{TEXTS.keep}</Button>
          <Button variant="quiet" onClick={clear}>
            {TEXTS.clearNow}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
