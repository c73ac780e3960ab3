import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, useEffect, useState, type ComponentType } from "react";
import { Outlet } from "react-router-dom";
import type { User } from "@/backend/auth";
import { keepOutboxIn, watchOutbox } from "@/backend/outbox";
import { queryClient } from "@/backend/queryClient";
import { outboxOf } from "@/storage/journal";

const SecondStep = lazy(() =>
  import("@/parts/SecondStep").then((module) => ({ default: module.SecondStep })),
);

keepOutboxIn(outboxOf);

/** The code that only signed-in pages need; it loads with the first of them. */
export default function SignedInArea({ user }: { user: User }) {
  // Before the second step the database accepts no requests.
  const sender = user.needsSecondStep ? undefined : user.id;
  useEffect(() => (sender ? watchOutbox(sender) : undefined), [sender]);
  const [LastSeen, setLastSeen] = useState<ComponentType<{ userId: string }>>();
  // Without this file the pages only show their messages for a lost connection.
  useEffect(
    () => void import("./LastSeen").then((late) => setLastSeen(() => late.LastSeen)).catch(() => {}),
    [],
  );
  // This file loads early, because the user may ask for it when the network has gone.
  useEffect(() => void import("@/parts/UnsentDialog").catch(() => {}), []);
  return (
    <QueryClientProvider client={queryClient}>
      {user.needsSecondStep ? (
        <SecondStep user={user} />
      ) : (
        <>
          {LastSeen && <LastSeen userId={user.id} />}
          <Outlet />
        </>
      )}
    </QueryClientProvider>
  );
}
