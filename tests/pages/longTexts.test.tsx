/** Texts that are longer than a form takes: all of what was pasted stays, and its field says what is wrong. */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, expect, it, vi } from "vitest";
import { CodeForm } from "@/parts/auth/CodeForm";
import JuniorChallengePage from "@/pages/challenge/JuniorChallengePage";
import ContactPage from "@/pages/info/ContactPage";
import QuestionnairePage from "@/pages/questionnaire/QuestionnairePage";
import Level1ChapterPage from "@/pages/resources/Level1ChapterPage";
import { fakeAuthServer, openSite } from "./authServer";
import { ANN, answers, callsTo } from "./fakeGoTrue";
import { press, type } from "./userActions";

fakeAuthServer();

const fetched = vi.fn<typeof fetch>();
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ok: true })));
});

function open(page: ReactNode) {
  vi.stubGlobal("fetch", fetched);
  render(<MemoryRouter>{page}</MemoryRouter>);
}

async function paste(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.paste(text);
}

const WHY = "Why do you want to join?";
const TOO_LONG = "That is too long. Please make it 5,000 characters or fewer.";

async function fillJuniorForm(why: string) {
  open(<JuniorChallengePage />);
  await type("Name", "Sam");
  await type("Age", "9");
  await type("Parent’s email", "pat@example.com");
  await paste(WHY, why);
}

it("keeps a child’s long answer, counts it, and sends it once it is short enough", async () => {
  await fillJuniorForm("w".repeat(5010));
  const field = screen.getByLabelText(WHY);
  expect(field).toHaveValue("w".repeat(5010));
  expect(screen.getByText("5,010 of 5,000 characters")).toBeVisible();
  expect(field).toHaveAccessibleDescription(expect.stringContaining("5,010 of 5,000 characters"));
  expect(field).toHaveAccessibleDescription(expect.stringContaining(TOO_LONG));
  expect(field).toBeInvalid();
  await press("Send It");
  expect(fetched).not.toHaveBeenCalled();
  expect(field).toHaveValue("w".repeat(5010));
  await paste(WHY, "w".repeat(5000));
  expect(screen.queryByText(TOO_LONG)).toBeNull();
  await press("Send It");
  expect(fetched).toHaveBeenCalledOnce();
});

it("says nothing of a limit that is far away", async () => {
  await fillJuniorForm("Because");
  expect(screen.queryByText(/of 5,000 characters/)).toBeNull();
  await paste(WHY, "w".repeat(4990));
  expect(screen.getByText("4,990 of 5,000 characters")).toBeVisible();
});

it("does not count the spaces around a text, which are not sent", async () => {
  await fillJuniorForm(`${" ".repeat(60)}${"w".repeat(5000)}\n\n`);
  await press("Send It");
  expect(fetched).toHaveBeenCalledOnce();
});

it("measures what was filled in without a word, and returns to the first of two long answers", async () => {
  await fillJuniorForm("Because");
  const fillIn = (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, text);
  const name = screen.getByLabelText<HTMLInputElement>("Name");
  fillIn(name, "n".repeat(201));
  fillIn(screen.getByLabelText<HTMLTextAreaElement>(WHY), "w".repeat(5001));
  fireEvent.submit(name.form!);
  expect(fetched).not.toHaveBeenCalled();
  expect(await screen.findByText("201 of 200 characters")).toBeVisible();
  expect(name).toHaveValue("n".repeat(201));
  expect(name).toBeInvalid();
});

it.each([
  ["Name", "n", 200],
  ["Email", "a@example.com", 254],
  ["Message", "m", 5000],
])("keeps a long “%s” of the contact form and names its limit", async (label, start, limit) => {
  open(<ContactPage />);
  const text = start.padStart(limit + 1, "x");
  await paste(label, text);
  expect(screen.getByLabelText(label)).toHaveValue(text);
  const written = limit.toLocaleString("en-GB");
  expect(screen.getByRole("alert")).toHaveTextContent(
    `That is too long. Please make it ${written} characters or fewer.`,
  );
});

it("keeps a long name of a new account, and asks for no account with it", async () => {
  answers["POST /signup"] = [200, { ...ANN, identities: [] }];
  openSite("/auth");
  await press("Sign Up");
  await type("Last Name", "Okafor");
  await type("Email", "ann@example.com");
  await type("Password", "secret12");
  await paste("First Name", "A".repeat(101));
  await userEvent.keyboard("{Enter}");
  expect(callsTo("/signup")).toEqual([]);
  expect(screen.getByLabelText("First Name")).toHaveValue("A".repeat(101));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "That is too long. Please make it 100 characters or fewer.",
  );
  await paste("First Name", "A".repeat(100));
  await userEvent.keyboard("{Enter}");
  await screen.findByText("Check your e-mail");
});

it("keeps a long address where the browser does not check the form", async () => {
  open(<Level1ChapterPage />);
  const [first] = screen.getAllByLabelText("E-mail address");
  await userEvent.click(first!);
  await userEvent.paste("a@example.com".padStart(255, "x"));
  expect(first).toHaveValue("a@example.com".padStart(255, "x"));
  await userEvent.keyboard("{Enter}");
  expect(first).toBeInvalid();
  expect(fetched).not.toHaveBeenCalled();
});

it("keeps the answers beside a long address, over a reload", () => {
  const email = "a@example.com".padStart(400, "x");
  const draft = { answers: { q1_child_money_habits: "A" }, email, book: "" };
  sessionStorage.setItem("4mq_questionnaire", JSON.stringify(draft));
  open(<QuestionnairePage />);
  expect(screen.getAllByRole("radio")[0]).toBeChecked();
  expect(screen.getByLabelText("E-mail address for the gift (optional)")).toHaveValue(email);
});

it("finds the code at the end of a whole e-mail", async () => {
  const check = vi.fn<(code: string) => Promise<undefined>>().mockResolvedValue(undefined);
  render(<CodeForm label="Code" hint="Six digits." submit="Check" checking="Checking" check={check} />);
  await paste("Code", `${"Somebody wants to sign in to 4MQ. ".repeat(10)}The code is 273855.`);
  await press("Check");
  expect(check).toHaveBeenCalledExactlyOnceWith("273855");
});
