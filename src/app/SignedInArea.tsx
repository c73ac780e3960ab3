import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { Outlet } from "react-router-dom";
import { useAuth } from "@/backend/auth";
import { keepOutboxIn, watchOutbox } from "@/backend/outbox";
import { queryClient } from "@/backend/queryClient";
import { outboxOf } from "@/storage/journal";

keepOutboxIn(outboxOf);

/** What only signed-in pages need; loads with the first of them. */
export default function SignedInArea() {
  const userId = useAuth().user?.id;
  useEffect(() => (userId ? watchOutbox(userId) : undefined), [userId]);
  // Asked when the network may be gone: its file is here by then.
  useEffect(() => void import("@/pages/account/UnsentQuestion").catch(() => {}), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}
