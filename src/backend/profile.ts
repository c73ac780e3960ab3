import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "./client";

const ProfileRow = v.object({ first_name: v.nullable(v.string()) });

/** The user's own profile, or null when there is no row (specification part 2, section 7: single or none). */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: ["profile", userId],
    queryFn: async ({ signal }) => {
      const client = await getClient();
      const { data } = await client
        .from("profiles")
        .select("first_name")
        .eq("user_id", userId)
        .abortSignal(signal)
        .retry(false)
        .maybeSingle()
        .throwOnError();
      return data && { firstName: v.parse(ProfileRow, data).first_name };
    },
  });
