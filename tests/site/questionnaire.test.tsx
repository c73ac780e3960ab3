/** The research questionnaire: what is sent, kept and stored, and what is said of it (specification part 2, sections 2, 4, 5, 7 and 8). */
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import {
  answeredWith,
  answerLost,
  requestLost,
  interceptRequests,
  sentRequests,
  requestsTo,
} from "./network";
import { dismissToasts, expectToast, newEmail, open, storedRows } from "./site";
import { CONSENT } from "@/content/questionnaire/consent";

const QUESTIONS = {
  q1_child_money_habits: "I save some and spend some",
  q2_purchase_motivation: "I thought I would enjoy it",
  q3_spending_preference: "Save it for something later",
  q4_parent_child_money_style: "I don’t know",
  q5_spending_influences: "From people I know, in person or in messages",
  q6_family_money_conversations: "Three or four times",
} as const;
const LETTERS = {
  q1_child_money_habits: "C",
  q2_purchase_motivation: "B",
  q3_spending_preference: "B",
  q4_parent_child_money_style: "D",
  q5_spending_influences: "A",
  q6_family_money_conversations: "C",
};
const ENDPOINT = "POST /functions/v1/forms/questionnaire";
const DRAFT = "4mq_questionnaire";

const answer = (text: string) => screen.getByRole("radio", { name: text });
const email = () => screen.getByLabelText<HTMLInputElement>("E-mail address for the gift (optional)");
const submit = () => userEvent.click(screen.getByRole("button", { name: "Submit Responses" }));
const payloads = () => requestsTo(ENDPOINT).map(({ body }) => JSON.parse(body!) as Record<string, unknown>);
const arrived = (address: string) =>
  storedRows("form_submissions", `form_id=eq.questionnaire&payload->>email_for_gift=eq.${address}`);

async function openForm() {
  open("/research-questionnaire");
  await screen.findByText("Before you begin");
}
const answerAll = () => {
  for (const text of Object.values(QUESTIONS)) fireEvent.click(answer(text));
};
/** Sends, and waits for what is said. */
async function submitAndFail() {
  dismissToasts();
  await submit();
  await expectToast("Error", "Failed to submit responses. Please try again.");
  await waitFor(() => expect(screen.getByRole("button", { name: "Submit Responses" })).toBeEnabled());
}
async function submitAndArrive() {
  dismissToasts();
  await submit();
  await expectToast(
    "Thank you!",
    "Your responses have been submitted successfully. We appreciate your participation in our research!",
  );
}

afterEach(() => void vi.useRealTimers());

it("says first what happens to the answers, in the order of the page", async () => {
  await openForm();
  const before = screen.getByRole("region", { name: "Before you begin" });
  for (const words of [
    "You can stop at any time",
    "up to two years",
    "If you leave an e-mail address, you can write to us from it later",
  ])
    expect(before).toHaveTextContent(words);
  for (const words of CONSENT.before) expect(before).toHaveTextContent(words);
  expect(screen.getByRole("region", { name: "Before you send it" })).toHaveTextContent(CONSENT.bySending);
  const headings = [...screen.getByRole("main").querySelectorAll("h2")].map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "Before you begin",
    expect.stringMatching(/^When you get some money/),
    expect.stringMatching(/^Think of the last thing/),
    expect.stringMatching(/^If you got £10/),
    expect.stringMatching(/^How alike are you/),
    expect.stringMatching(/^Where do your ideas/),
    expect.stringMatching(/^In the last month/),
    "Your thank-you gift",
    "Before you send it",
  ]);
});

it("sends an e-mail that the browser filled in without an event", async () => {
  const address = newEmail();
  await openForm();
  email().value = address;
  answerAll();
  expect(email()).toHaveValue(address);
  await submitAndArrive();
  expect(payloads()).toMatchObject([{ email_for_gift: address }]);
});

it("sends an e-mail that was filled in without an event after the last answer", async () => {
  const address = newEmail();
  await openForm();
  answerAll();
  email().value = address;
  await submitAndArrive();
  expect(payloads()).toMatchObject([{ email_for_gift: address }]);
});

it("sends the specified JSON, stores it, forgets the draft, and starts again for another child", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:00:00Z") });
  const address = newEmail();
  await openForm();
  answerAll();
  await userEvent.type(email(), ` ${address} `);
  fireEvent.click(screen.getByRole("radio", { name: /^Level 2, ages 11-13/ }));
  expect(screen.getByText("6 of 6 questions answered")).toBeVisible();
  await submitAndArrive();
  const payload = {
    subject: "Research Questionnaire",
    source: "4MQ Research Questionnaire",
    ...LETTERS,
    email_for_gift: address,
    book_choice: "level2",
    timestamp: "2026-11-21T12:00:00.000Z",
  };
  expect(payloads()).toEqual([payload]);
  expect(requestsTo(ENDPOINT)[0]!.headers.get("content-type")).toBe("application/json");
  expect((await arrived(address)).map((row) => row.payload)).toEqual([payload]);
  expect([...Object.keys(sessionStorage), ...Object.keys(localStorage)]).not.toContain(DRAFT);
  await userEvent.click(await screen.findByRole("button", { name: "Answer for another child" }));
  expect(await screen.findByText("0 of 6 questions answered")).toBeVisible();
  expect(email()).toHaveValue("");
  expect(screen.getByRole("radio", { name: "No preference" })).toBeChecked();
});

it("says in the payload that there is no e-mail and no book, and offers every level's chapter", async () => {
  await openForm();
  answerAll();
  await submitAndArrive();
  expect(payloads()).toEqual([
    expect.objectContaining({ ...LETTERS, email_for_gift: "Not provided", book_choice: "Not selected" }),
  ]);
  for (const name of ["Level 1: Needs vs Wants", "Level 2: Influence Invasion", "Level 3: Debt Trap"])
    expect(screen.getByRole("button", { name: new RegExp(name) })).toBeVisible();
});

it("counts answers sent again after a lost answer and a reload once, and changed ones separately", async () => {
  const address = newEmail();
  const end = interceptRequests(ENDPOINT, answerLost);
  await openForm();
  answerAll();
  await userEvent.type(email(), address);
  await submitAndFail();
  await submitAndFail();
  await openForm();
  await submitAndFail();
  expect(requestsTo(ENDPOINT)).toHaveLength(3);
  expect(await arrived(address)).toHaveLength(1);
  end();
  fireEvent.click(answer("Buy something now"));
  await submitAndArrive();
  expect(await arrived(address)).toHaveLength(2);
});

it.each([
  ["an answer of 500", answeredWith(500, {})],
  ["no connection", requestLost],
])("keeps everything after %s, and sends it on a second try", async (_, fate) => {
  const address = newEmail();
  const end = interceptRequests(ENDPOINT, fate);
  await openForm();
  answerAll();
  await userEvent.type(email(), address);
  await submitAndFail();
  for (const text of Object.values(QUESTIONS)) expect(answer(text)).toBeChecked();
  expect(email()).toHaveValue(address);
  expect(await arrived(address)).toHaveLength(0);
  end();
  await submitAndArrive();
  expect(await arrived(address)).toHaveLength(1);
});

it("refuses an invalid e-mail address before sending", async () => {
  await openForm();
  answerAll();
  await userEvent.type(email(), "ann");
  await submit();
  await expectToast("Invalid Email", "Please enter a valid email address.");
  expect(email()).toHaveFocus();
  expect(sentRequests.filter(({ method }) => method === "POST")).toEqual([]);
});
