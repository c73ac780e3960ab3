import { mutationOptions, queryOptions, type QueryClient } from "@tanstack/react-query";
import * as v from "valibot";
import { getClient } from "@/backend/client";
import { getTables } from "@/backend/tables";
import { optionalRow } from "@/backend/optionalRow";
import { refetch } from "@/backend/refetch";

const ProfileRow = v.pipe(
  v.object({
    first_name: v.nullable(v.string()),
    // An unknown quadrant counts as none; the name is still valid.
    current_quadrant: v.fallback(v.nullable(v.picklist(["QI", "QII", "QIII", "QIV"])), null),
  }),
  v.transform((row) => ({ firstName: row.first_name, quadrant: row.current_quadrant })),
);

const toProfile = v.parser(v.nullable(ProfileRow));

/** The query key of everything that changes with the profile. */
export const profileKey = (userId: string) => ["profile", userId] as const;

/** The user's own profile, or null if there is no row (specification part 2, section 7: single or none). */
export const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: profileKey(userId),
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const answer = await client
        .from("profiles")
        .select("first_name, current_quadrant")
        .eq("user_id", userId)
        .abortSignal(signal)
        .maybeSingle();
      return optionalRow(answer);
    },
    select: toProfile,
    meta: { factsOf: (data) => ({ firstName: toProfile(data)?.firstName ?? null }) },
  });

export interface Names {
  firstName: string;
  lastName: string;
}

const NAME_COLUMNS = "first_name, last_name";
/** A name that was never given appears as an empty field. */
const NamesRow = v.pipe(
  v.object({ first_name: v.nullable(v.string(), ""), last_name: v.nullable(v.string(), "") }),
  v.transform(({ first_name, last_name }): Names => ({ firstName: first_name, lastName: last_name })),
);

/**
 * Both names, for the one page where their owner may change them.
 * @throws if there is no profile.
 */
export const namesQuery = (userId: string) =>
  queryOptions({
    queryKey: [...profileKey(userId), "names"],
    queryFn: async ({ signal }) => {
      const client = await getTables();
      const { data } = await client
        .from("profiles")
        .select(NAME_COLUMNS)
        .eq("user_id", userId)
        .abortSignal(signal)
        .single()
        .throwOnError();
      return v.parse(NamesRow, data);
    },
  });

/** Saves both names (specification part 2, section 7, "Profile update"). */
export const renameMutation = (userId: string, queryClient: QueryClient) =>
  mutationOptions({
    mutationKey: [...profileKey(userId), "rename"],
    mutationFn: async ({ firstName, lastName }: Names) => {
      const client = await getClient();
      const { data } = await client
        .from("profiles")
        .update({ first_name: firstName, last_name: lastName || null })
        .eq("user_id", userId)
        .select(NAME_COLUMNS)
        .single()
        .throwOnError();
      return v.parse(NamesRow, data);
    },
    onError: (error) => console.error(error),
    // The refresh also follows a failure, because the new name may have arrived although its answer was lost.
    onSettled: () => refetch(queryClient, profileKey(userId)),
  });
