/** What a user has begun to write in the community: kept until it is sent, or its writer signs out. */
import * as v from "valibot";
import { localStore } from "./localStore";
import { perUser } from "./perUser";
import { begunKey } from "./unsent";

/** `title` and `description` are those of an idea. */
type TextName = "quest" | "title" | "description" | "habit";

export const begunTextsOf = perUser((userId) =>
  localStore<Readonly<Record<string, string>>>({
    key: begunKey(userId),
    schema: v.record(v.string(), v.string()),
    empty: {},
  }),
);

export interface BegunText {
  read: () => string;
  write: (text: string) => void;
}

export const begunText = (userId: string, name: TextName): BegunText => ({
  read: () => begunTextsOf(userId).read()[name] ?? "",
  write: (text) =>
    begunTextsOf(userId).update(({ [name]: _before, ...others }) =>
      text ? { ...others, [name]: text } : others,
    ),
});
