/** The chat with Ms. Sparkle on the real site and the real guide, who answers from the library without a key. */
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { MARK_HEADERS } from "#functions/ms-sparkle-chat/mark";
import { answeredWith, interceptRequests } from "./network";
import { expectToast, open, signUp, storedRows } from "./site";

const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const input = () => screen.findByRole("textbox", { name: "Your question" });
const ask = async (question: string) => userEvent.type(await input(), `${question}{Enter}`);
const messages = () =>
  within(screen.getByRole("log", { name: "Chat with Ms. Sparkle" })).getAllByRole("listitem");
const expectMessages = (count: number) => waitFor(() => expect(messages()).toHaveLength(count));

it("answers a money question with a page and a child in need with help, and accepts a report", async () => {
  open("/");
  await press("Ask Ms. Sparkle");
  await ask("What is the difference between a need and a want?");
  await expectMessages(3);
  await press("Read the whole answer");
  const answer = messages()[2]!;
  expect(within(answer).getAllByRole("link")[0]).toHaveAttribute("href", expect.stringMatching(/^\//));
  await press("Report this answer");
  const dialog = within(await screen.findByRole("dialog", { name: "Report this answer" }));
  await userEvent.click(dialog.getByRole("radio", { name: "Something else" }));
  await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
  await expectToast("Thank you for telling us", "A person will look at this answer.");
  const [, { content, more }] = JSON.parse(sessionStorage.getItem("4mq_chat")!) as [
    object,
    Record<"content" | "more", string>,
  ];
  const filter = `form_id=eq.guide-report&payload->>answer=eq.${encodeURIComponent(`${content}\n\n${more}`)}`;
  expect(await storedRows("form_submissions", filter)).toMatchObject([{ payload: { reason: "other" } }]);
  await ask("I want to kill myself");
  await expectMessages(5);
  expect(messages()[4]).toHaveTextContent("Childline free on 0800 1111");
});

it("leaves nothing to the next visitor after a sign-out", async () => {
  interceptRequests("POST ms-sparkle-chat", answeredWith(200, { message: "Yours alone." }, MARK_HEADERS));
  await signUp();
  open("/challenge-dashboard");
  await press("Ask Ms. Sparkle");
  await ask("My question");
  await expectMessages(3);
  expect(Object.keys(sessionStorage)).not.toEqual([]);
  await press("Sign Out");
  await waitFor(() => expect(screen.queryByRole("button", { name: "Sign Out" })).toBeNull());
  await expectMessages(1);
  expect(Object.keys(sessionStorage)).toEqual([]);
});
