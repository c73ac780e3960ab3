import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { Outlet, useLocation } from "react-router-dom";
import type { User } from "@/backend/auth";
import { beginWithLastSeen, keepLastSeenIn } from "@/backend/beginWithLastSeen";
import { queryClient } from "@/backend/queryClient";
import { outboxOf } from "@/storage/journal/journal";
import { seenOf } from "@/storage/seen";
import { late } from "@/ui/feedback/late";
import { LastSeen } from "./LastSeen";
import { Sender } from "./Sender";
import { WrongDate } from "./WrongDate";

const SecondStep = late(() => import("@/parts/auth/SecondStep").then((file) => file.SecondStep));

keepLastSeenIn(seenOf);

/** The place in the history that the address opened: only that page began with a frame. */
let firstKey: string | undefined;

const watched = new Set<string>();

/**
 * Lets the browser ask before the page closes while entries wait that the storage does not keep. They are in the memory
 * of this page, whatever part of the site it shows. Some browsers keep no page to go back to that listens all the time.
 */
function askBeforeClosing(userId: string): void {
  if (watched.has(userId)) return;
  watched.add(userId);
  const store = outboxOf(userId);
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const follow = () => {
    if (store.isKept() || store.read().length === 0) removeEventListener("beforeunload", ask);
    else addEventListener("beforeunload", ask);
  };
  follow();
  store.subscribe(follow);
}

/** The code that only signed-in pages need; it loads with the first of them. */
export function SignedInArea({ user }: { user: User }) {
  // Before the second step the database accepts no requests.
  const sender = user.needsSecondStep ? undefined : user.id;
  // Before the pages ask, so that their first frame shows what is known.
  useState(() => sender && beginWithLastSeen(sender));
  useEffect(() => {
    if (sender) askBeforeClosing(sender);
  }, [sender]);
  const { key } = useLocation();
  useLayoutEffect(() => {
    firstKey ??= key;
    if (key !== firstKey) delete document.documentElement.dataset.frame;
  }, [key]);
  // This file loads early, because the user may ask for it when the network has gone.
  useEffect(() => void import("@/parts/UnsentDialog").catch(() => {}), []);
  return (
    <QueryClientProvider client={queryClient}>
      {user.needsSecondStep ? (
        <SecondStep user={user} />
      ) : (
        <>
          <Sender userId={user.id} />
          <LastSeen userId={user.id} />
          <WrongDate />
          <Outlet />
        </>
      )}
    </QueryClientProvider>
  );
}
