import { QueryClientProvider } from "@tanstack/react-query";
import { useAuth } from "@/backend/auth";
import { queryClient } from "@/backend/queryClient";
import { NewPasswordForm } from "./NewPasswordForm";
import { SecondStepForm } from "@/parts/auth/SecondStep";

/**
 * The new password after a recovery e-mail; an account with a second step asks for that first.
 * @param props.next the path to open afterwards.
 */
export function RecoveredPassword({ next }: { next: string }) {
  const { user } = useAuth();
  if (!user?.needsSecondStep) return <NewPasswordForm next={next} />;
  return (
    <QueryClientProvider client={queryClient}>
      <SecondStepForm user={user} />
    </QueryClientProvider>
  );
}
