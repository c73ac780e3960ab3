/**
 * The answers so far, kept for this tab so that a reload loses nothing, and cleared once they have
 * been sent. After that, the tab keeps the book of the gift instead.
 */
import * as v from "valibot";
import { tabStorage } from "@/storage/tabStorage";
import { localStore } from "@/storage/localStore";

export interface QuestionnaireDraft {
  /** The letter chosen for each question, by the question's name. */
  answers: Readonly<Record<string, string>>;
  email: string;
  book: string;
  /** The time of the first attempt to send: if the answer was lost, the same submission sent again counts once. */
  sentAt?: string | undefined;
}

const ShortText = v.pipe(v.string(), v.maxLength(300));

export const questionnaireDraft = localStore<QuestionnaireDraft>({
  key: "4mq_questionnaire",
  schema: v.object({
    answers: v.record(v.pipe(v.string(), v.maxLength(100)), v.pipe(v.string(), v.maxLength(10))),
    // The field says what is too long, and a draft that could not be read would be lost.
    email: v.string(),
    book: ShortText,
    sentAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  }),
  empty: { answers: {}, email: "", book: "" },
  storage: tabStorage,
});

/** The book that was chosen with the answers, empty for none; undefined until they have arrived. */
export const questionnaireSent = localStore<{ book?: string | undefined }>({
  key: "4mq_questionnaire_sent",
  schema: v.object({ book: v.optional(ShortText) }),
  empty: {},
  storage: tabStorage,
});
