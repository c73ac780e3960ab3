import { QueryClientProvider } from "@tanstack/react-query";
import { useAuth } from "@/backend/auth";
import { queryClient } from "@/backend/queryClient";
import { NewPasswordForm } from "./NewPasswordForm";
import { SecondStepForm } from "./SecondStep";

/**
 * Who came through a letter chooses a password; where the account has a second step, after that.
 * @param props.next where the way leads then.
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
