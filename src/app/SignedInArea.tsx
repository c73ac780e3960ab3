import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect, type ReactNode } from "react";
import { useAuth } from "@/backend/auth";
import { keepOutboxIn, watchOutbox } from "@/backend/outbox";
import { queryClient } from "@/backend/queryClient";
import { outboxOf } from "@/storage/journal";

keepOutboxIn(outboxOf);

/** What only signed-in pages need; loads with the first of them. */
export default function SignedInArea({ children }: { children: ReactNode }) {
  const { user } = useAuth();
  // Before the second step the database takes nothing.
  const sender = user && !user.lacksSecondStep ? user.id : undefined;
  useEffect(() => (sender ? watchOutbox(sender) : undefined), [sender]);
  // Asked when the network may be gone: its file is here by then.
  useEffect(() => void import("@/pages/account/UnsentQuestion").catch(() => {}), []);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
