/** The Kindness part of the community, with PostgREST's answers (specification part 2, sections 2, 4, 5, 7 and 8). */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { KINDNESS_TEXTS } from "@/content/community/communityKindness";
import { HELP_TEXTS } from "@/content/community/help";
import { KindnessTab } from "@/pages/community/KindnessTab";
import { currentToasts } from "@/ui/feedback/toast";
import { fakeRest, deferred, refuse, renderSignedIn, type Answer, type Call } from "./fakeRest";
import { expectLoggedError, press, toastTitles, USER } from "./userActions";

const TABLE = "kindness_quests";
const quest = (number: number, change: object = {}) => ({
  id: `q${String(number).padStart(3, "0")}`,
  description: `Deed ${number}`,
  status: "pending",
  submitted_at: "2026-11-21T10:00:00+00:00",
  needs_help: null,
  ...change,
});
let rows: object[] = [];
const answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {};
let rest: ReturnType<typeof fakeRest>;

beforeEach(() => {
  rows = [];
  Object.assign(answers, {
    [`GET ${TABLE}`]: () => [200, rows],
    [`POST ${TABLE}`]: () => {
      rows = [quest(1)];
      return [201, rows];
    },
    [`PATCH ${TABLE}`]: () => [204],
  });
  rest = fakeRest(answers);
});

const open = () =>
  renderSignedIn(
    <MemoryRouter>
      <KindnessTab user={USER} today="2026-11-21" />
    </MemoryRouter>,
  );
const field = () => screen.getByRole("textbox", { name: "What kind thing did you do?" });
const write = async (text: string) => {
  await userEvent.click(field());
  await userEvent.paste(text);
};

describe("the list", () => {
  it("shows that the list is loading, then offers three starters and a link to the text box", async () => {
    const loaded = deferred<Answer>();
    answers[`GET ${TABLE}`] = () => loaded.promise;
    open();
    expect(await screen.findByText("Loading your quests...")).toBeVisible();
    loaded.keep([200, []]);
    expect(await screen.findByText(/^No quests yet\./)).toBeVisible();
    expect(screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      "Lend a hand",
      "Say thank you",
      "Share it",
    ]);
    // The form has the one filled button.
    expect(screen.getByRole("button", { name: "Share my first kind deed" })).toHaveClass("button-quiet");
    await press("Share my first kind deed");
    expect(field()).toHaveFocus();
    const { search } = rest.calls[0]!;
    expect([search.get("user_id"), search.get("is_deleted")]).toEqual(["eq.u1", "eq.false"]);
  });

  it("words each quest's status kindly, with the day it was sent", async () => {
    rows = [
      quest(3),
      quest(2, { status: "approved", submitted_at: "2026-11-20T10:00:00+00:00" }),
      quest(1, { status: "rejected", submitted_at: "2025-01-02T10:00:00+00:00" }),
    ];
    open();
    const shown = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
    expect(shown[0]).toMatch(/^PendingTodayDeed 3It is waiting for a moderator to read it\./);
    expect(shown[1]).toMatch(/^ApprovedYesterdayDeed 2What a kind thing to do\. Thank you!/);
    expect(shown[2]).toMatch(/^Not approved2 January 2025Deed 1We could not approve it as it is\./);
  });

  it("shows help beside a child in need's text until a moderator has looked", async () => {
    rows = [quest(2, { needs_help: "abuse" }), quest(1, { needs_help: "abuse", status: "approved" })];
    open();
    const [waits, seen] = await screen.findAllByRole("listitem");
    expect(within(waits!).getByRole("link", { name: "0800 1111" })).toHaveAttribute("href", "tel:08001111");
    expect(within(seen!).queryByRole("link")).toBeNull();
  });

  it("promises no moderator for a text that may show need, because one may already have read it", async () => {
    rows = [quest(1, { needs_help: "worry" })];
    open();
    const shown = await screen.findByRole("listitem");
    expect(shown).toHaveTextContent(KINDNESS_TEXTS.privacy);
    expect(shown).not.toHaveTextContent("soon");
  });

  it("a list of quests that cannot be loaded says so, and loads on request", async () => {
    answers[`GET ${TABLE}`] = () => refuse(500, "XX000");
    open();
    expect(await screen.findByRole("alert")).toHaveTextContent("We could not load your quests.");
    expect(screen.queryByText(/^No quests yet/)).toBeNull();
    answers[`GET ${TABLE}`] = () => [200, [quest(1)]];
    await press("Try again");
    expect(await screen.findByText("Deed 1")).toBeVisible();
  });

  it("loads more after fifty, from the last one", async () => {
    const all = Array.from({ length: 60 }, (_, index) => quest(60 - index));
    answers[`GET ${TABLE}`] = ({ search }) => {
      const before = search.get("id")?.replace("lt.", "") ?? "z";
      return [200, all.filter(({ id }) => id < before).slice(0, 50)];
    };
    open();
    await userEvent.click(await screen.findByText("Show older quests"));
    await waitFor(() => expect(document.querySelectorAll("li")).toHaveLength(60));
    expect(screen.queryByText("Show older quests")).toBeNull();
  });

  it("archives a quest after a question", async () => {
    rows = [quest(1)];
    answers[`PATCH ${TABLE}`] = () => {
      rows = [];
      return [204];
    };
    open();
    await press(/^Put away/);
    const dialog = within(screen.getByRole("dialog", { name: "Put this away?" }));
    expect(dialog.getByText("Deed 1")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Put away" }));
    expect(await screen.findByText(/^No quests yet/)).toBeVisible();
    expect(rest.sent(`PATCH ${TABLE}`)).toEqual([{ is_deleted: true }]);
    expect(rest.calls.find(({ call }) => call.startsWith("PATCH"))!.search.get("id")).toBe("eq.q001");
  });

  it("says that a quest which may show need leaves the account once it is put away", async () => {
    rows = [quest(1, { needs_help: "worry" })];
    open();
    await press(/^Put away/);
    expect(screen.getByRole("dialog")).toHaveTextContent(HELP_TEXTS.archiveName);
  });
});

describe("a quest", () => {
  it("sends a quest as specified, lists it, and empties the box", async () => {
    answers[`POST ${TABLE}`] = () => {
      rows = [quest(1)];
      return [201, rows];
    };
    open();
    await screen.findByText(/^No quests yet/);
    await write("  I read to my brother \n");
    await press("Submit quest");
    expect(await screen.findByText("Pending")).toBeVisible();
    expect(rest.sent(`POST ${TABLE}`)).toEqual([
      { user_id: "u1", description: "I read to my brother", image_url: null },
    ]);
    await waitFor(() => expect(toastTitles()).toEqual(["Kindness quest submitted for review!"]));
    expect(field()).toHaveValue("");
    expect(screen.getByText("0 of 500 characters")).toBeVisible();
  });

  it("counts the text as stored: without spaces around it, an emoji once", async () => {
    open();
    await write("  👍 done  ");
    expect(screen.getByText("6 of 500 characters")).toBeVisible();
    expect(field()).toHaveAccessibleDescription("Leave out names and addresses. 6 of 500 characters");
    expect(screen.queryByText(/^You have fewer than 20/)).toBeNull();
  });

  it("accepts 500 characters and no more", async () => {
    open();
    await write("😀".repeat(501));
    expect(screen.getByText("501 of 500 characters")).toBeVisible();
    expect(screen.getByText("That is too long.")).toBeInTheDocument();
    await press("Submit quest");
    expect(screen.getByRole("alert")).toHaveTextContent(
      "That is too long. Please make it 500 characters or fewer.",
    );
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("😀".repeat(501));
    expect(rest.sent(`POST ${TABLE}`)).toEqual([]);
    await userEvent.clear(field());
    await write("😀".repeat(500));
    expect(screen.getByText(/^You have fewer than 20/)).toBeInTheDocument();
    await press("Submit quest");
    await waitFor(() => expect(rest.sent(`POST ${TABLE}`)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });

  it.each(["", "   ", "\u200B\u3164"])(
    "does not send a blank quest (%j), and explains at the box",
    async (text) => {
      open();
      if (text) await write(text);
      await press("Submit quest");
      expect(screen.getByRole("alert")).toHaveTextContent("First, write down what you did.");
      expect(field()).toBeInvalid();
      expect(rest.sent(`POST ${TABLE}`)).toEqual([]);
    },
  );

  it("removes invisible and reversing characters", async () => {
    open();
    await write("I \u202Ehelped\u202C\u200B");
    await press("Submit quest");
    await waitFor(() =>
      expect(rest.sent(`POST ${TABLE}`)).toEqual([
        { user_id: "u1", description: "I helped", image_url: null },
      ]),
    );
  });

  it("a failed quest gives the specified toast and stays in the box", async () => {
    answers[`POST ${TABLE}`] = () => refuse(500, "XX000");
    open();
    await write("I helped");
    await press("Submit quest");
    await waitFor(() =>
      expect(currentToasts()).toMatchObject([{ title: "Failed to submit quest", tone: "destructive" }]),
    );
    expect(field()).toHaveValue("I helped");
    expect(screen.queryByText(/10 quests today/)).toBeNull();
    expectLoggedError();
  });

  it("shows the reason at its field for a quest that says how to find somebody", async () => {
    answers[`POST ${TABLE}`] = () => refuse(400, "quest_contact");
    open();
    await write("I rang 07700 900123");
    await press("Submit quest");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "Please don’t say where you or anyone else is, or how to get in touch. That means no e-mail address, phone number, home address, school or username.",
    );
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue("I rang 07700 900123");
    expect(currentToasts()).toMatchObject([{ title: "Failed to submit quest" }]);
  });

  it("answers a quest that shows need with help instead of a toast", async () => {
    answers[`POST ${TABLE}`] = () => {
      rows = [quest(1, { needs_help: "abuse" })];
      return [201, rows];
    };
    open();
    await write("My dad hits my brother");
    await press("Submit quest");
    const help = await screen.findByRole("region", { name: HELP_TEXTS.heading });
    expect(help).toHaveTextContent(HELP_TEXTS.abuse);
    expect(within(help).getByRole("link", { name: "0800 1111" })).toHaveAttribute("href", "tel:08001111");
    expect(currentToasts()).toEqual([]);
    expect(field()).toHaveValue("");
    // Both are one column of the page, beside the list.
    const list = screen.getByRole("region", { name: "Your quests" });
    expect(help.parentElement).toContainElement(field());
    expect(help.parentElement).not.toContainElement(list);
    await press("Submit quest");
    expect(screen.getByRole("alert")).toHaveTextContent("First, write down what you did.");
    expect(help).toBeVisible();
  });

  it("says that a quest has arrived whose row comes without its verdict, and offers help", async () => {
    answers[`POST ${TABLE}`] = () => [201, [{ id: "q001" }]];
    open();
    await write("I helped");
    await press("Submit quest");
    await waitFor(() => expect(toastTitles()).toEqual(["We have your kindness quest"]));
    expect(await screen.findByRole("region", { name: HELP_TEXTS.worryHeading })).toHaveTextContent(
      "Your words have reached us.",
    );
  });

  it("keeps a quest whose fate is unknown, offers help, and says when it is found", async () => {
    answers[`POST ${TABLE}`] = () => [504];
    open();
    await screen.findByText(/^No quests yet/);
    await write("I helped");
    await press("Submit quest");
    await waitFor(() => expect(toastTitles()).toEqual(["Failed to submit quest"]));
    expectLoggedError();
    const help = await screen.findByRole("region", { name: HELP_TEXTS.worryHeading });
    expect(help).toHaveTextContent("We do not know yet if your words have reached us.");
    expect(field()).toHaveValue("I helped");
    rows = [quest(1, { description: "I helped", user_id: "u1", image_url: null })];
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    await waitFor(() => expect(toastTitles()).toEqual(["Kindness quest submitted for review!"]));
    expect(help).toHaveTextContent("Your words have reached us.");
    expect(field()).toHaveValue("");
  });

  it("submits a quest that may show need, and offers help beside the toast", async () => {
    answers[`POST ${TABLE}`] = () => {
      rows = [quest(1, { needs_help: "worry" })];
      return [201, rows];
    };
    open();
    await write("I hugged my brother because he was scared");
    await press("Submit quest");
    expect(await screen.findByRole("region", { name: HELP_TEXTS.worryHeading })).toHaveTextContent(
      HELP_TEXTS.worry,
    );
    expect(currentToasts()).toMatchObject([{ title: "Kindness quest submitted for review!" }]);
  });

  it("words the cap of ten a day kindly, and keeps the text", async () => {
    answers[`POST ${TABLE}`] = () => refuse(429, "daily_cap");
    open();
    await write("I helped");
    await press("Submit quest");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "You have sent us 10 quests today, which is the most you can send in one day. How kind of you! You can tell us more tomorrow.",
    );
    expect(currentToasts()).toMatchObject([{ title: "Failed to submit quest" }]);
    expect(field()).toHaveValue("I helped");
    expectLoggedError();
  });

  it("sends a quest once after two taps", async () => {
    const stored = deferred<Answer>();
    answers[`POST ${TABLE}`] = () => stored.promise;
    open();
    await write("I helped");
    const button = screen.getByRole("button", { name: "Submit quest" });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByRole("button", { name: "Sending…" })).toBeDisabled();
    stored.keep([201]);
    expect(await screen.findByRole("button", { name: "Submit quest" })).toBeEnabled();
    expect(rest.sent(`POST ${TABLE}`)).toHaveLength(1);
  });
});
