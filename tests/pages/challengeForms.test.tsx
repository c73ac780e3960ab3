/** The applications for the 90-day challenge, with the network faked: what goes out, and what is said of each answer. */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from "vitest";
import ChallengePage from "@/pages/challenge/ChallengePage";
import JuniorChallengePage from "@/pages/challenge/JuniorChallengePage";

const fetched = vi.fn<typeof fetch>();
let said: MockInstance<typeof console.info>;

beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ ok: true })));
  vi.stubGlobal("fetch", fetched);
  said = vi.spyOn(console, "info").mockImplementation(() => {});
  vi.stubEnv("VITE_FORM_ID_CHALLENGE_APPLICATION", "challenge-application");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const open = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
const type = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

async function apply({ message = "Hello" } = {}) {
  await type("Name", "  Sam ");
  await type("Email", "sam@example.com");
  if (message) await type("Message", message);
  await userEvent.click(screen.getByRole("button", { name: "Send Application" }));
}

async function applyUk() {
  await type("Name", "Sam");
  await type("Age", "9");
  await type("Parent’s email", "pat@example.com");
  await type("Why do you want to join?", "Because");
  await userEvent.click(screen.getByRole("button", { name: "Send It" }));
}

const bodies = () => fetched.mock.calls.map(([url, init]) => [url, init?.body]);

describe("the general application, once it has an id", () => {
  it("sends the application as JSON like the other forms, and confirms it on the page", async () => {
    open(<ChallengePage />);
    expect(screen.queryByText(/not open yet/)).toBeNull();
    await apply();
    expect(bodies()).toEqual([
      [
        "/functions/v1/forms/challenge-application",
        '{"name":"Sam","email":"sam@example.com","message":"Hello"}',
      ],
    ]);
    expect(screen.getByRole("heading", { name: "Thank you! We have your application." })).toHaveFocus();
    expect(said).not.toHaveBeenCalled();
  });

  it("requires no message", async () => {
    open(<ChallengePage />);
    await apply({ message: "" });
    expect(bodies()).toEqual([[expect.anything(), '{"name":"Sam","email":"sam@example.com","message":""}']]);
  });

  it("reports success to a bot that fills in everything, and sends nothing", async () => {
    const { container } = open(<ChallengePage />);
    container.querySelector<HTMLInputElement>("[name=_gotcha]")!.value = "http://spam.example";
    await apply();
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByRole("heading", { name: "Thank you! We have your application." })).toBeVisible();
  });

  it("sends the application once, however often the button is pressed", async () => {
    let answer: (response: Response) => void = () => {};
    fetched.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const { container } = open(<ChallengePage />);
    await apply();
    const button = screen.getByRole("button", { name: "Sending..." });
    expect(button).toBeDisabled();
    fireEvent.submit(container.querySelector("form")!);
    answer(Response.json({ ok: true }));
    await screen.findByRole("heading", { name: "Thank you! We have your application." });
    expect(fetched).toHaveBeenCalledOnce();
  });

  it.each([
    [422, /^Something on the form is not right/],
    [429, /^That is a lot of forms in a short time/],
    [500, /^We could not send your application/],
  ])("reports an answer of %i, and keeps the input", async (status, words) => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ ok: false }, { status })));
    open(<ChallengePage />);
    await apply();
    expect(screen.getByText(words)).toHaveRole("alert");
    expect(screen.getByLabelText("Message")).toHaveValue("Hello");
    expect(screen.getByRole("button", { name: "Send Application" })).toBeEnabled();
  });
});

describe("the general application without an id", () => {
  beforeEach(() => vi.stubEnv("VITE_FORM_ID_CHALLENGE_APPLICATION", ""));

  it("writes the values to the developer's console without an id, and sends nothing", async () => {
    open(<ChallengePage />);
    await apply();
    expect(said.mock.calls).toEqual([
      ["Challenge application", { name: "Sam", email: "sam@example.com", message: "Hello" }],
    ]);
    expect(fetched).not.toHaveBeenCalled();
    expect(screen.getByText(/^Applications are not open yet, so nothing was sent/).parentElement).toHaveRole(
      "status",
    );
    expect(screen.getByText(/^Applications for the 100 places are not open yet\./)).toBeVisible();
  });

  it("writes nobody's data to a visitor's console", async () => {
    vi.stubEnv("DEV", false);
    open(<ChallengePage />);
    await apply();
    expect(said.mock.calls).toEqual([["Challenge application made"]]);
  });
});

describe("the application for ages 8-10", () => {
  it.each([
    ["9½", "9"],
    ["1 0", "10"],
    ["9,5", "95"],
    ["9.5", "95"],
    ["-9", "9"],
  ])("asks about an age of which a part is left out: %s", (text, shown) => {
    document.execCommand = () => true;
    open(<JuniorChallengePage />);
    const age = screen.getByLabelText<HTMLInputElement>("Age");
    for (const data of text) {
      fireEvent(age, new InputEvent("beforeinput", { data, inputType: "insertText", cancelable: true }));
      if (/\d/.test(data)) fireEvent.input(age, { target: { value: age.value + data } });
    }
    expect(screen.getByText(new RegExp(`This says ${shown} now`))).toBeVisible();
    fireEvent.submit(age.form!);
    expect(fetched).not.toHaveBeenCalled();
  });

  it("tells of an age in other digits at once", () => {
    open(<JuniorChallengePage />);
    const age = screen.getByLabelText("Age");
    fireEvent(age, new InputEvent("beforeinput", { data: "٩", inputType: "insertText", cancelable: true }));
    expect(age).toHaveAccessibleDescription(/You can join if you are 8, 9 or 10\./);
    expect(age).toBeInvalid();
  });

  it("posts four fields by itself to the same address as by script", async () => {
    const { container } = open(<JuniorChallengePage />);
    const form = container.querySelector("form")!;
    expect(form.method).toBe("post");
    expect(form.getAttribute("action")).toBe("/functions/v1/forms/challenge-application-uk");
    // As browsers send it when nothing else is said.
    expect(form.getAttribute("enctype")).toBeNull();
    const names = [...new FormData(form).keys()].filter((name) => name !== "_gotcha");
    expect(names).toEqual(["name", "age", "parentEmail", "why"]);
    await applyUk();
    expect(bodies()).toEqual([
      [
        "/functions/v1/forms/challenge-application-uk",
        "name=Sam&age=9&parentEmail=pat%40example.com&why=Because",
      ],
    ]);
    expect(screen.getByRole("heading", { name: "Hooray, we’ve got your form!" })).toHaveFocus();
  });

  it("says above its button that a grown-up presses it, and who receives the answers", () => {
    const { container } = open(<JuniorChallengePage />);
    const consent = screen.getByText(
      "Ask a parent or carer to press this button. By pressing it, they agree that you can join. They also agree that we can use what you wrote to reply to them.",
    );
    const form = container.querySelector("form")!;
    expect(form).toContainElement(consent);
    expect(consent.nextElementSibling).toBe(screen.getByRole("button", { name: "Send It" }));
    // Without a form service of the owner's, none is named.
    expect(form).toHaveTextContent(
      /goes to the 4MQ team\. They will use it to reply to your parent or carer\. Privacy/,
    );
  });

  it.each([
    [422, /^Something on the form is not right/],
    [429, /^That is a lot of forms in a short time/],
    [500, /^We could not send your form, but/],
  ])("reports an answer of %i for ages 8-10, and keeps the input", async (status, words) => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ ok: false }, { status })));
    open(<JuniorChallengePage />);
    await applyUk();
    expect(screen.getByText(words)).toHaveRole("alert");
    expect(screen.getByLabelText("Why do you want to join?")).toHaveValue("Because");
    await userEvent.click(screen.getByRole("button", { name: "Send It" }));
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});

describe("the button that leads to the form", () => {
  it.each([
    [false, "smooth"],
    [true, "auto"],
  ])("scrolls to the form with reduced motion %s %s, and focuses it", async (matches, behavior) => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: matches && query === "(prefers-reduced-motion: reduce)",
    }));
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => {});
    open(<ChallengePage />);
    await userEvent.click(screen.getByRole("button", { name: "Apply Now" }));
    expect(scrolled.mock.contexts).toEqual([document.getElementById("apply")]);
    expect(scrolled).toHaveBeenCalledExactlyOnceWith({ behavior });
    expect(screen.getByRole("heading", { name: "Apply for the challenge" })).toHaveFocus();
  });
});

it("says why a form without scripts did not arrive, and where its text is", () => {
  open(<JuniorChallengePage />);
  // Each is an end of an address to which the receiver sends the browser (tests/database/formsFunction.test.ts).
  const boxes = [...document.querySelectorAll<HTMLInputElement>("form [name]:not([name^=_])")];
  expect(new Set(boxes.map(({ name }) => name)).size).toBe(4);
  const parts = ["not-sent", "too-long", "too-many", "not-saved", ...boxes.map(({ name }) => `not-${name}`)];
  const said = parts.map((part) => document.getElementById(part)!);
  for (const part of said)
    expect(part).toHaveTextContent("Press Back in your browser to find what you wrote.");
  expect(said[1]).toHaveTextContent("One answer is too long");
  expect(said[1]).toHaveTextContent(
    "“Why do you want to join?” has room for 5,000 characters, “Name” for 200.",
  );
  expect(said[2]).toHaveTextContent("Wait ten minutes");
  expect(said[3]).toHaveTextContent("We could not save your form.");
  expect(said[4]).toHaveTextContent("because of the box “Name”. Write a first name");
});
