/** The end of a request: the message for the visitor and the one word for the log. */
import { headersFor } from "../_shared/headers.ts";
import { FIXED_ANSWERS } from "./fixedAnswers.ts";
import type { UnsafeKind } from "./unsafeRules.ts";

/** One word for the owner's log, never anything that a visitor or a model wrote. */
type Category =
  | "wrongMethod"
  | "badRequest"
  | "tooMany"
  | "crisis"
  | "abuse"
  | "personalData"
  | `unsafe.${UnsafeKind}`
  | "unsuitable"
  | "whoAnswers"
  | "library"
  | "library.spendCap"
  | "model"
  | `model.refused.${AnswerFault}`
  | `outOfOrder.${Trouble}`;

/** The reason why a model's answer is not passed on. */
export type AnswerFault =
  | "empty"
  | "markup"
  | "link"
  | "contact"
  | "secrecy"
  | "closeness"
  | "pretence"
  | "tip"
  | "urgent"
  | "moderation";

type Trouble =
  | "limits"
  | "settings"
  | "unexpected"
  | `moderation.${ProviderTrouble}`
  | `model.${ProviderTrouble}`;

export type ProviderTrouble = "timeout" | "network" | "status" | "refused" | "unreadable" | "cutOff";

export interface Outcome {
  status: 200 | 400 | 405 | 429;
  category: Category;
  /** The answer that the visitor reads. */
  message: string;
  /** The page may offer the chips of teacher.ts. */
  hasMore?: true;
}

/** An answer of the library. */
export interface Answer {
  text: string;
  hasMore?: true;
}

const told = (category: Category, message: string): Outcome => ({ status: 200, category, message });

export const WRONG_METHOD: Outcome = {
  status: 405,
  category: "wrongMethod",
  message: "The guide only answers POST requests.",
};
export const TOO_MANY: Outcome = {
  status: 429,
  category: "tooMany",
  message: FIXED_ANSWERS.tooManyMessages,
};
export const CRISIS = told("crisis", FIXED_ANSWERS.crisis);
export const ABUSE = told("abuse", FIXED_ANSWERS.abuse);
export const PERSONAL_DATA = told("personalData", FIXED_ANSWERS.personalData);
export const UNSUITABLE = told("unsuitable", FIXED_ANSWERS.unsuitable);
export const WHO_ANSWERS = told("whoAnswers", FIXED_ANSWERS.aComputerProgram);

export const badRequest = (message: string): Outcome => ({ status: 400, category: "badRequest", message });
export const unsafe = (kind: UnsafeKind) => told(`unsafe.${kind}`, FIXED_ANSWERS.unsafeRequest[kind]);
export const fromLibrary = (
  category: "library" | "library.spendCap",
  { text, hasMore }: Answer,
): Outcome => ({
  ...told(category, text),
  ...(hasMore && { hasMore }),
});
export const fromModel = (message: string) => told("model", message);
export const refusedAnswer = (fault: AnswerFault) =>
  told(`model.refused.${fault}`, FIXED_ANSWERS.noGoodAnswer);
export const outOfOrder = (trouble: Trouble) => told(`outOfOrder.${trouble}`, FIXED_ANSWERS.outOfOrder);

const RETRY_AFTER_SECONDS = 60;

export const respond = ({ status, message, hasMore }: Outcome): Response =>
  Response.json(
    { message, ...(hasMore && { hasMore }) },
    { status, headers: headersFor(status, RETRY_AFTER_SECONDS) },
  );
