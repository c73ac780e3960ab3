/** The tables, for reading as the user of this browser's session. They load before the client, and often without it. */
import type { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "./database.types";

export type Tables = Pick<PostgrestClient<Database>, "from" | "rpc">;

export const getTables = (): Promise<Tables> => import("./reader").then((file) => file.getReader());
