/** The author edits choices in src/content; the forms function, which the host bundles alone, has a list of its own. */
import { expect, it } from "vitest";
import { CHAT_REPORT } from "@/content/chat";
import { CONTACT_SUBJECTS } from "@/content/contact";
import { BOOK_CHOICES, QUESTIONS } from "@/content/questionnaire";
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
