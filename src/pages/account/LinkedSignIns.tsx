import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  canUnlink,
  linkedSignInsQuery,
  linkSignIn,
  socialProvidersQuery,
  unlinkSignIn,
  type LinkedSignIn,
} from "@/backend/auth/linkedSignIns";
import { LINKED_TEXTS } from "@/content/account/account";
import { SOCIAL_NAMES } from "@/content/auth/auth";
import { authHelp } from "@/content/auth/authHelp";
import { Button } from "@/ui/controls/Button";
import { Failure } from "@/ui/feedback/Failure";
import { Skeleton } from "@/ui/feedback/Skeleton";
import { useOneAtATime } from "@/ui/controls/useOneAtATime";
import { FormStatus, type FormStatusText } from "./FormStatus";

const nameOf = (provider: string) =>
  provider === "email" ? LINKED_TEXTS.email : (SOCIAL_NAMES[provider] ?? provider);

/** The e-mail address and the social accounts that sign in to this account. The enabled providers can be added. */
export function LinkedSignIns({ userId }: { userId: string }) {
  const linked = useQuery(linkedSignInsQuery(userId));
  const enabledProviders = useQuery(socialProvidersQuery);
  const [busy, setBusy] = useState(false);
  const oneAtATime = useOneAtATime();
  const [status, setStatus] = useState<FormStatusText>();

  const tell = (work: () => Promise<FormStatusText>) =>
    oneAtATime(async () => {
      setBusy(true);
      setStatus(undefined);
      setStatus(await work().catch(() => ({ bad: LINKED_TEXTS.failed })));
      setBusy(false);
    });

  const link = (provider: string) =>
    tell(async () => {
      const result = await linkSignIn(provider);
      return result.outcome === "refused" ? { bad: authHelp(result.code) } : undefined;
    });
  const unlink = ({ id, provider }: LinkedSignIn) =>
    tell(async () => {
      const result = await unlinkSignIn(id);
      if (result.outcome === "refused") return { bad: authHelp(result.code) };
      await linked.refetch();
      return { good: LINKED_TEXTS.unlinked(nameOf(provider)) };
    });

  if (linked.isLoading) return <Skeleton label={LINKED_TEXTS.loading} className="h-32" />;
  if (!linked.data)
    return <Failure onRetry={() => void linked.refetch()}>{LINKED_TEXTS.couldNotLoad}</Failure>;
  const all = linked.data;
  const toAdd = enabledProviders.data?.filter(
    (provider) => Object.hasOwn(SOCIAL_NAMES, provider) && !all.some((one) => one.provider === provider),
  );
  return (
    <>
      {all.length > 1 && <p className="mb-4">{LINKED_TEXTS.lead}</p>}
      <ul aria-label={LINKED_TEXTS.list} className="mb-5 flex flex-col gap-3">
        {all.map((one) => (
          <li
            key={one.id}
            className="rounded-field border-line flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-2 px-4 py-2"
          >
            <p className="min-w-0">
              <span className="block font-semibold">{nameOf(one.provider)}</span>
              <span className="text-muted block text-base wrap-anywhere">{one.email}</span>
              {all.length === 1 && <span className="text-muted text-base">{LINKED_TEXTS.only}</span>}
            </p>
            {canUnlink(one, all) && (
              <Button
                variant="quiet"
                disabled={busy}
                aria-label={LINKED_TEXTS.unlinkOf(nameOf(one.provider))}
                onClick={() => void unlink(one)}
              >
                {LINKED_TEXTS.unlink}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {toAdd?.length === 0 && all.length === 1 && <p className="text-muted text-base">{LINKED_TEXTS.none}</p>}
      <div className="flex flex-wrap gap-3">
        {toAdd?.map((provider) => (
          <Button key={provider} variant="quiet" disabled={busy} onClick={() => void link(provider)}>
            {LINKED_TEXTS.link(nameOf(provider))}
          </Button>
        ))}
      </div>
      <FormStatus status={status} />
    </>
  );
}
