/** The ways into one account: its e-mail and accounts with other companies (specification part 1, section 7). */
import { queryOptions } from "@tanstack/react-query";
import type { Provider, UserIdentity } from "@supabase/supabase-js";
import { authUserQuery } from "./authUser";
import { getClient } from "@/backend/client";
import { refusal, type Refused } from "./refusal";
import { socialProviders } from "./social";

export interface LinkedSignIn {
  id: string;
  /** `email`, or GoTrue's name for the company, such as `google`. */
  provider: string;
  email: string;
}

const EMAIL = "email";

const signInOf = ({ identity_id, provider, identity_data }: UserIdentity): LinkedSignIn => ({
  id: identity_id,
  provider,
  email: typeof identity_data?.email === "string" ? identity_data.email : "",
});

/** The linked sign-ins, with the e-mail first. */
export const linkedSignInsQuery = (userId: string) =>
  queryOptions({
    ...authUserQuery(userId),
    select: ({ identities = [] }) =>
      identities
        .map(signInOf)
        .toSorted((one, other) => Number(other.provider === EMAIL) - Number(one.provider === EMAIL)),
  });

/** The companies that the project has switched on. */
export const socialProvidersQuery = queryOptions({ queryKey: ["socialProviders"], queryFn: socialProviders });

/** The e-mail always remains a way in, and the last way in cannot be removed. */
export const canUnlink = (signIn: LinkedSignIn, all: readonly LinkedSignIn[]): boolean =>
  signIn.provider !== EMAIL && all.length > 1;

/**
 * Leaves the site for the company's page, which sends the visitor back to /auth/confirm and on to the account.
 * @throws if the server cannot be reached, as does `unlinkSignIn`.
 */
export async function linkSignIn(provider: string): Promise<{ outcome: "leaving" } | Refused> {
  const { auth } = await getClient();
  const { error } = await auth.linkIdentity({
    provider: provider as Provider,
    options: {
      redirectTo: `${location.origin}/auth/confirm?${new URLSearchParams({ linked: "1", next: "/account" })}`,
    },
  });
  return error ? refusal(error) : { outcome: "leaving" };
}

export async function unlinkSignIn(id: string): Promise<{ outcome: "unlinked" } | Refused> {
  const { auth } = await getClient();
  const asked = await auth.getUserIdentities();
  if (asked.error) throw asked.error;
  const identity = asked.data.identities.find(({ identity_id }) => identity_id === id);
  // The sign-in is already gone, perhaps removed in another tab.
  if (!identity) return { outcome: "unlinked" };
  const { error } = await auth.unlinkIdentity(identity);
  return error ? refusal(error) : { outcome: "unlinked" };
}
