import { afterEach, beforeEach, expect, it } from "vitest";
import { challengeApplicationUk, chapterDownload, contactMessage, questionnaire } from "./formPayloads";

const { TZ } = process.env;
beforeEach(() => {
  process.env.TZ = "Europe/London";
});
afterEach(() => {
  process.env.TZ = TZ;
});

it("adds the source to a contact message", () => {
  const fields = { name: "Ann", email: "ann@example.com", subject: "Other", message: "Hello", extra: "x" };
  expect(JSON.stringify(contactMessage(fields))).toBe(
    '{"name":"Ann","email":"ann@example.com","subject":"Other","message":"Hello","source":"Contact Us Form"}',
  );
});

it.each([
  ["2026-07-01T23:05:00Z", "2 July 2026 at 00:05"],
  ["2026-11-21T09:30:59Z", "21 November 2026 at 09:30"],
])(
  "words a download's message with the address, the chapter and the visitor's own time (%s)",
  (moment, when) => {
    expect(
      chapterDownload({ email: "ann@example.com", source: "Level 1 Sample Chapter" }, new Date(moment)),
    ).toEqual({
      email: "ann@example.com",
      source: "Level 1 Sample Chapter",
      message: `ann@example.com asked for "Level 1 Sample Chapter" on ${when}, local time.`,
    });
  },
);

it.each(["9", "09", "9.0", "9e0"])("sends the age 9 of an application for ages 8-10 for %s", (age) => {
  const fields = { name: "Sam", age, parentEmail: "pat@example.com", why: "Because", extra: "x" };
  expect(JSON.stringify(challengeApplicationUk(fields))).toBe(
    '{"name":"Sam","age":"9","parentEmail":"pat@example.com","why":"Because"}',
  );
});

const answers = {
  q1_child_money_habits: "A",
  q2_purchase_motivation: "B",
  q3_spending_preference: "B",
  q4_parent_child_money_style: "C",
  q5_spending_influences: "D",
  q6_family_money_conversations: "A",
};
const NOON = new Date("2026-11-21T12:00:00Z");

it("says in a questionnaire that no address and no book were given", () => {
  expect(questionnaire({ subject: "S", source: "W", answers, email: "", bookChoice: "" }, NOON)).toEqual({
    subject: "S",
    source: "W",
    ...answers,
    email_for_gift: "Not provided",
    book_choice: "Not selected",
    timestamp: "2026-11-21T12:00:00.000Z",
  });
});

it("includes the address and the book in a questionnaire", () => {
  const form = { subject: "S", source: "W", answers, email: "ann@example.com", bookChoice: "level2" };
  expect(questionnaire(form, NOON)).toMatchObject({
    email_for_gift: "ann@example.com",
    book_choice: "level2",
  });
});
