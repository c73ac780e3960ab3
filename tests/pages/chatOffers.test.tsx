/** The parts of an answer beside its words, with the network faked: questions to tap, the whole answer, the subject, help. */
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { CHAT } from "@/content/chat/chat";
import {
  answer,
  answerWith,
  ask,
  bubble,
  button,
  fetched,
  input,
  log,
  newest,
  open,
  said,
  sent,
} from "./chatBox";
import { deferred } from "./fakeRest";

const list = (name: string) => screen.queryByRole("list", { name });
const chipsOf = (name: string) =>
  within(list(name)!)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
const SUBJECTS = ["Saving up", "Earning", "Is it worth it?", "Games", "Friends", "Is it a trick?"];
const [LENDING, OWING] = ["Should I lend money to a friend?", "What can I do if a friend owes me money?"];

async function askAndGet(body: object) {
  answerWith(body);
  await open();
  await ask("i lent my friend £10");
  await waitFor(() => expect(said()).toHaveLength(3));
}
const announced = () =>
  within(log().parentElement!)
    .getAllByRole("status")
    .map(({ textContent }) => textContent);

describe("questions close to an answer", () => {
  it("stand under the three ways to go on, are counted aloud, and are sent as they are", async () => {
    await askAndGet({ message: "Lend what you can spare.", hasMore: true, next: [LENDING, OWING] });
    expect(chipsOf("More about this:")).toEqual(CHAT.more);
    expect(chipsOf("Close to this:")).toEqual([LENDING, OWING]);
    expect(announced()).toEqual(["There are 5 suggestions."]);
    answerWith({ message: "Ask kindly." });
    button(OWING).focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByText("Ask kindly.");
    expect(sent()[1]).toEqual({
      message: OWING,
      conversationHistory: [
        { role: "user", content: "i lent my friend £10" },
        { role: "assistant", content: "Lend what you can spare." },
      ],
    });
    expect(list("Close to this:")).toBeNull();
    expect(announced()).toEqual([""]);
    await waitFor(() => expect(input()).toHaveFocus());
  });

  it("leave the ways to go on that were not used, until another subject", async () => {
    await askAndGet({ message: "Lend what you can spare.", hasMore: true, subject: LENDING });
    for (const left of [[CHAT.more[0], CHAT.more[2]], [CHAT.more[2]]]) {
      await userEvent.click(button(left.length === 2 ? CHAT.more[1] : CHAT.more[0]));
      await waitFor(() => expect(chipsOf("More about this:")).toEqual(left));
    }
    await userEvent.click(button(CHAT.more[2]));
    await waitFor(() => expect(said()).toHaveLength(9));
    expect(list("More about this:")).toBeNull();
    answerWith({ message: "Ask kindly.", hasMore: true, subject: OWING });
    await ask("he owes me");
    await waitFor(() => expect(chipsOf("More about this:")).toEqual(CHAT.more));
  });

  it("are still there after a reload", async () => {
    await askAndGet({ message: "Lend what you can spare.", next: [LENDING] });
    cleanup();
    await open();
    expect(chipsOf("Close to this:")).toEqual([LENDING]);
    expect(announced()).toEqual(["There is 1 suggestion."]);
  });

  it("come back when a message that was begun is deleted, which keeps what is typed meanwhile", async () => {
    await askAndGet({ message: "Lend what you can spare.", next: [LENDING] });
    await userEvent.type(input(), "but");
    expect(list("Close to this:")).toBeNull();
    expect(input()).toHaveValue("but");
    await userEvent.clear(input());
    expect(chipsOf("Close to this:")).toEqual([LENDING]);
  });
});

describe("a message that she is not sure of", () => {
  const UNSURE = { message: "I am not sure that I understood. Did you mean:", kind: "unsure" };

  it("lists the questions that may be meant, and leads from none of them to the six subjects", async () => {
    await askAndGet({ ...UNSURE, next: [LENDING, OWING] });
    expect(chipsOf("Did you mean:")).toEqual([LENDING, OWING, "None of these"]);
    expect(announced()).toEqual(["There are 2 suggestions."]);
    await userEvent.click(button("None of these"));
    expect(
      within(newest()).getByText("All right. Ask it in another way, or choose a subject."),
    ).toBeVisible();
    expect(newest()).toHaveTextContent("I am not sure that I understood.");
    expect(log()).not.toHaveTextContent("Did you mean:");
    expect(list("Did you mean:")).toBeNull();
    expect(chipsOf("Subjects to choose from")).toEqual(SUBJECTS);
    expect(announced()).toEqual(["There are 6 suggestions."]);
    await waitFor(() => expect(button("Saving up")).toHaveFocus());
    expect(sent()).toHaveLength(1);
  });

  it("shows the subjects if there is no question to choose", async () => {
    await askAndGet(UNSURE);
    expect(chipsOf("Subjects to choose from")).toEqual(SUBJECTS);
  });
});

it("shows the six subjects where she knows nothing, and sends the question of the chosen one", async () => {
  await askAndGet({ message: "That is not in my library.", kind: "nothing" });
  expect(chipsOf("Subjects to choose from")).toEqual(SUBJECTS);
  await userEvent.click(button("Games"));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ message: "Is it OK to buy Robux or V-Bucks with my pocket money?" });
});

it("shows an answer of a kind that this page does not know as a plain one", async () => {
  await askAndGet({ message: "Start small.", kind: "song", next: [LENDING] });
  expect(chipsOf("Close to this:")).toEqual([LENDING]);
});

describe("help", () => {
  const numbers = () =>
    within(newest())
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);

  it("has no chips and no report, but the number to call", async () => {
    await askAndGet({
      message: "Call Childline free on 0800 1111. In danger, call 999.",
      kind: "help",
      next: [LENDING],
      hasMore: true,
    });
    expect(numbers()).toEqual([
      ["0800 1111", "tel:08001111"],
      ["999", "tel:999"],
      ["Call Childline: 0800 1111", "tel:08001111"],
    ]);
    expect(within(newest()).queryByRole("button")).toBeNull();
    for (const name of ["More about this:", "Close to this:", "Subjects to choose from"])
      expect(list(name)).toBeNull();
    expect(announced()).toEqual([""]);
  });

  it("begins with a large button for 999 where its text does, and after a reload too", async () => {
    await askAndGet({
      message: "Call 999 now. Say where you are. Later, call 0800 1111.",
      kind: "help",
    });
    const expectCard = () => {
      expect(within(newest()).getByRole("heading", { name: "This sounds like an emergency." })).toBeVisible();
      expect(numbers()).toEqual([
        ["Call 999 now", "tel:999"],
        ["0800 1111", "tel:08001111"],
        ["Call Childline: 0800 1111", "tel:08001111"],
      ]);
      for (const sentence of ["Say where you are.", "Later, call 0800 1111."])
        expect([...newest().querySelectorAll("p")].map(({ textContent }) => textContent)).toContain(sentence);
    };
    expectCard();
    cleanup();
    await open();
    expectCard();
  });
});

describe("the rest of an answer", () => {
  const LONG = { message: "Wait a night.", more: "For a big thing, wait a week. See “the books” (/books)." };

  it("is shown and hidden by a button, never sent, and kept over a reload", async () => {
    await askAndGet(LONG);
    expect(bubble(newest())).toBe("Wait a night.");
    await userEvent.click(button("Read the whole answer"));
    expect(bubble(newest())).toBe("Wait a night.For a big thing, wait a week. See the books.");
    expect(within(newest()).getByRole("link", { name: "the books" })).toHaveAttribute("href", "/books");
    expect(button("Show less")).toHaveFocus();
    await userEvent.click(button("Show less"));
    expect(bubble(newest())).toBe("Wait a night.");
    cleanup();
    await open();
    await userEvent.click(button("Read the whole answer"));
    expect(bubble(newest())).toContain("wait a week");
    await ask("why");
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({
      conversationHistory: [{ role: "user" }, { role: "assistant", content: "Wait a night." }],
    });
  });

  it("is reported with it", async () => {
    await askAndGet(LONG);
    await userEvent.click(button("Report this answer"));
    const dialog = within(await screen.findByRole("dialog", { name: "Report this answer" }));
    await userEvent.click(dialog.getByRole("radio", { name: "It is not true" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
    await waitFor(() =>
      expect(sent()[1]).toEqual({ answer: `${LONG.message}\n\n${LONG.more}`, reason: "wrong" }),
    );
  });
});

describe("the subject", () => {
  const WAITING = {
    message: "Wait a night.",
    subject: "Should I wait before I buy something?",
    hasMore: true,
  };
  const drop = () => userEvent.click(button("Talk about something else"));

  it("stands above the input, and once it is dropped nothing said before is sent, also after a reload", async () => {
    await askAndGet(WAITING);
    const box = screen.getByRole("dialog");
    expect(box).toHaveTextContent("We are talking about: “Should I wait before I buy something?”");
    await drop();
    expect(box).not.toHaveTextContent("We are talking about:");
    expect(list("More about this:")).toBeNull();
    expect(bubble(newest())).toBe("Wait a night.");
    await waitFor(() => expect(button("Saving up")).toHaveFocus());
    cleanup();
    await open();
    answerWith({ message: "A bit of each." });
    await ask("should i save");
    await screen.findByText("A bit of each.");
    await ask("how much");
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[1]).toEqual({ message: "should i save", conversationHistory: [] });
    expect(sent()[2]).toEqual({
      message: "how much",
      conversationHistory: [
        { role: "user", content: "should i save" },
        { role: "assistant", content: "A bit of each." },
      ],
    });
  });

  it("stays dropped when an answer is on its way", async () => {
    await askAndGet(WAITING);
    const { promise, keep } = deferred<Response>();
    fetched.mockReturnValueOnce(promise);
    await ask("how long");
    await drop();
    keep(answer("A week."));
    await screen.findByText("A week.");
    await ask("and then");
    await waitFor(() => expect(sent()).toHaveLength(3));
    expect(sent()[2]).toMatchObject({
      conversationHistory: [{ content: "how long" }, { content: "A week." }],
    });
  });

  it("leaves what is being typed, with the focus on it", async () => {
    await askAndGet(WAITING);
    await userEvent.type(input(), "half a quest");
    await drop();
    await waitFor(() => expect(input()).toHaveFocus());
    expect(input()).toHaveValue("half a quest");
  });
});
