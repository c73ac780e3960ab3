import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import type { User } from "@/backend/auth";
import { keepOutboxIn, watchOutbox } from "@/backend/outbox";
import { queryClient } from "@/backend/queryClient";
import { outboxOf } from "@/storage/journal";
import { late } from "@/ui/late";

const SecondStep = late(() => import("@/parts/SecondStep").then((file) => file.SecondStep));

/** Without this file the pages only show their messages for a lost connection. */
const LastSeen = late(() => import("./LastSeen").then((file) => file.LastSeen), { instead: () => null });

keepOutboxIn(outboxOf);

/** The code that only signed-in pages need; it loads with the first of them. */
export function SignedInArea({ user }: { user: User }) {
  // Before the second step the database accepts no requests.
  const sender = user.needsSecondStep ? undefined : user.id;
  useEffect(() => (sender ? watchOutbox(sender) : undefined), [sender]);
  // This file loads early, because the user may ask for it when the network has gone.
  useEffect(() => void import("@/parts/UnsentDialog").catch(() => {}), []);
  return (
    <QueryClientProvider client={queryClient}>
      {user.needsSecondStep ? (
        <SecondStep user={user} />
      ) : (
        <>
          <LastSeen userId={user.id} />
          <Outlet />
        </>
      )}
    </QueryClientProvider>
  );
}
