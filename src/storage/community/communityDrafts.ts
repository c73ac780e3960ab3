/** A user's unfinished texts in the community, kept until they are sent or the user signs out. */
import * as v from "valibot";
import { localStore } from "@/storage/localStore";
import { perUser } from "@/storage/perUser";
import { draftsKey } from "@/storage/unsent";

/** `title` and `description` belong to an idea. */
type TextName = "quest" | "title" | "description" | "habit";

export const draftsOf = perUser((userId) =>
  localStore<Readonly<Record<string, string>>>({
    key: draftsKey(userId),
    schema: v.record(v.string(), v.string()),
    empty: {},
  }),
);

export interface TextDraft {
  read: () => string;
  write: (text: string) => void;
}

export const textDraft = (userId: string, name: TextName): TextDraft => ({
  read: () => draftsOf(userId).read()[name] ?? "",
  write: (text) =>
    draftsOf(userId).update(({ [name]: _before, ...others }) =>
      text ? { ...others, [name]: text } : others,
    ),
});
