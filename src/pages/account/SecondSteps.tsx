import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { factorsQuery } from "@/backend/auth/secondStep";
import { SET_UP_TEXTS } from "@/content/auth/secondStep";
import { Failure } from "@/ui/feedback/Failure";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { FactorList } from "./FactorList";
import { SetUpApp } from "./SetUpApp";
import { FormStatus, type FormStatusText } from "./FormStatus";

/** Two-step verification: the list of factors, and the setup of an app. */
export function SecondSteps({ userId }: { userId: string }) {
  const factors = useQuery(factorsQuery(userId));
  const [status, setStatus] = useState<FormStatusText>();
  const tell = async (good: string) => {
    await factors.refetch();
    setStatus({ good });
  };
  // The embedded backend has none, and says so before anybody begins.
  if (factors.data?.length === 0 && !import.meta.env.VITE_SUPABASE_URL)
    return <p className="text-muted text-base">{SET_UP_TEXTS.unavailable}</p>;
  return (
    <>
      <h3 className="mt-6 mb-2">{SET_UP_TEXTS.heading}</h3>
      <p className="mb-4">{SET_UP_TEXTS.lead}</p>
      {factors.data ? (
        <>
          <FactorList
            factors={factors.data}
            onRemoved={() => void tell(SET_UP_TEXTS.removed)}
            onFailed={(bad) => setStatus({ bad })}
          />
          <SetUpApp
            label={factors.data.length ? SET_UP_TEXTS.another : SET_UP_TEXTS.begin}
            onBegin={() => setStatus(undefined)}
            onDone={() => void tell(SET_UP_TEXTS.on)}
          />
        </>
      ) : factors.isLoading ? (
        <Skeleton label={SET_UP_TEXTS.loading} className="h-32" />
      ) : (
        <Failure onRetry={() => void factors.refetch()}>{SET_UP_TEXTS.couldNotLoad}</Failure>
      )}
      <FormStatus status={status} />
    </>
  );
}
