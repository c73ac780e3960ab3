/** The author edits choices in src/content; the forms function, which the host bundles alone, has a list of its own. */
import { expect, it } from "vitest";
import { CHAT_REPORT } from "@/content/chat/chatReport";
import { CONTACT_SUBJECTS } from "@/content/info/contact";
import { BOOK_CHOICES, QUESTIONS } from "@/content/questionnaire/questionnaire";
import { EMAIL_MAX_CHARACTERS, MESSAGE_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "@/domain/formLimits";
import { findForm } from "#functions/forms/registry";

const CHOICES: [form: string, field: string, choices: readonly string[]][] = [
  ["contact", "subject", CONTACT_SUBJECTS],
  ["guide-report", "reason", Object.keys(CHAT_REPORT.reasons)],
  ["questionnaire", "book_choice", BOOK_CHOICES.map(({ value }) => value)],
  ...QUESTIONS.map(({ name, options }): [string, string, string[]] => [
    "questionnaire",
    name,
    options.map(({ letter }) => letter),
  ]),
];

it.each(CHOICES)("the form %s takes every choice of %s, and no other", (form, field, choices) => {
  const { accepts } = findForm(form)!.fields[field]!;
  expect([...choices, "another"].filter((choice) => accepts!(choice))).toEqual(choices);
});

const LIMITS: [form: string, field: string, limit: number][] = [
  ["contact", "name", NAME_MAX_CHARACTERS],
  ["contact", "email", EMAIL_MAX_CHARACTERS],
  ["contact", "message", MESSAGE_MAX_CHARACTERS],
];

it.each(LIMITS)("the form %s takes a %s as long as its field does, and no longer", (form, field, limit) => {
  expect(findForm(form)!.fields[field]!.maxLength).toBe(limit);
});
