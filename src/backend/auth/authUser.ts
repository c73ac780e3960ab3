/**
 * The auth server's own record of a person (specification part 1, sections 6 and 7), asked for once for all that shows a
 * part of it.
 */
import type { User } from "@supabase/supabase-js";
import { queryOptions } from "@tanstack/react-query";
import { getClient } from "@/backend/client";
import { currentSession } from "@/backend/currentSession";
import { endIfDeleted, USER_NOT_FOUND } from "@/backend/deletedAccount";

export const authUserQuery = (userId: string) =>
  queryOptions({
    queryKey: ["authUser", userId],
    queryFn: async (): Promise<User> => {
      const client = await getClient();
      const { auth } = client;
      const { data, error } = await auth.getUser();
      if (error?.code === USER_NOT_FOUND) await endIfDeleted(client.auth);
      if (error) throw error;
      // If a change of e-mail was confirmed in another browser, this one learns it now instead of at the
      // next refresh of its session.
      const { data: known } = await currentSession(client);
      if (known.session && known.session.user.email !== data.user.email) await auth.refreshSession();
      return data.user;
    },
  });
