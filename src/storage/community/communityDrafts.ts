/** A user's unfinished texts in the community, kept until they are sent or the user signs out. */
import * as v from "valibot";
import { cleanText } from "@/domain/sharedText";
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

/** Clears the drafts of these words, which their writer has archived. */
export function forgetDrafts(userId: string, words: readonly string[]): void {
  const isOfThem = (text: string) => words.includes(cleanText(text));
  if (!Object.values(draftsOf(userId).read()).some(isOfThem)) return;
  draftsOf(userId).update((drafts) =>
    Object.fromEntries(Object.entries(drafts).filter(([, text]) => !isOfThem(text))),
  );
}
