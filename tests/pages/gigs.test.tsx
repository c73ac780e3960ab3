/** The Gig Jar, with PostgREST's answers (specification part 2, sections 2, 4, 5, 7 and 8). */
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { beforeEach, describe, expect, it } from "vitest";
import { GIGS_TEXTS } from "@/content/community/communityGigs";
import { HELP_TEXTS } from "@/content/community/help";
import { GigJarTab } from "@/pages/community/GigJarTab";
import { currentToasts } from "@/ui/feedback/toast";
import { fakeRest, deferred, refuse, renderSignedIn, type Answer, type Call } from "./fakeRest";
import { expectLoggedError, press, USER } from "./userActions";

const IDEAS = "gig_jar_submissions";
const VOTES = "gig_jar_votes";
const REPORT = "rpc/report_idea";

interface Row {
  id: string;
  user_id: string;
  title: string;
  description: string;
  status: string;
  votes: number;
  needs_help: string | null;
  gig_jar_votes: object[];
}
const idea = (title: string, change: Partial<Row> = {}): Row => ({
  id: title,
  user_id: "u2",
  title,
  description: `How ${title} works`,
  status: "active",
  votes: 0,
  needs_help: null,
  gig_jar_votes: [],
  ...change,
});
/** The columns by which a lost idea is found. */
const NEW = { id: "f0000000", image_url: null };
/** The jar, as the database holds it. */
let jar: Row[] = [];
const answers: Record<string, (call: Call) => Answer | Promise<Answer>> = {};
let rest: ReturnType<typeof fakeRest>;

const filterOf = (search: URLSearchParams, name: string) => search.get(name)?.split(".")[1];
/** As PostgREST reads the jar: one user's own, or a page of one status. */
function read({ search }: Call): Answer {
  if (search.get("user_id"))
    return [200, jar.filter(({ user_id }) => user_id === filterOf(search, "user_id"))];
  const votes = search.get("votes");
  const found = jar
    .filter(({ status }) => status === filterOf(search, "status"))
    .filter(
      (row) =>
        !votes ||
        (votes.startsWith("eq.") ? row.votes === Number(votes.slice(3)) : row.votes < Number(votes.slice(3))),
    )
    .filter(({ id }) => !search.get("id") || id > filterOf(search, "id")!)
    .toSorted((a, b) => b.votes - a.votes || (a.id < b.id ? -1 : 1));
  return [200, found.slice(0, Number(search.get("limit")))];
}
const change = (id: string, row: Partial<Row>) =>
  (jar = jar.map((stored) => (stored.id === id ? { ...stored, ...row } : stored)));

const CONTACT =
  "Please don’t say where you or anyone else is, or how to get in touch. That means no e-mail address, phone number, home address, school, meeting place or username.";

beforeEach(() => {
  jar = [];
  Object.assign(answers, {
    [`GET ${IDEAS}`]: read,
    [`POST ${IDEAS}`]: ({ body }: Call) => {
      jar = [idea((body as Row).title, { user_id: "u1" }), ...jar];
      return [201, [jar[0]]];
    },
    [`PATCH ${IDEAS}`]: () => [204],
    [`POST ${VOTES}`]: ({ body }: Call) => {
      const { gig_id } = body as { gig_id: string };
      change(gig_id, { votes: jar.find(({ id }) => id === gig_id)!.votes + 1, gig_jar_votes: [{}] });
      return [201];
    },
    [`POST ${REPORT}`]: () => [204],
  });
  rest = fakeRest(answers);
});

const open = () =>
  renderSignedIn(
    <MemoryRouter>
      <GigJarTab user={USER} />
    </MemoryRouter>,
  );
const card = async (title: string) => within(await screen.findByRole("listitem", { name: title }));
const titleField = () => screen.getByRole("textbox", { name: "Your idea in a few words" });
const textField = () => screen.getByRole("textbox", { name: "How does it work?" });
/** Not by role: that is slow among hundreds of controls. */
const shownTitles = () => [...document.querySelectorAll("h4")].map(({ textContent }) => textContent);
const pressText = async (text: string) => userEvent.click(await screen.findByText(text));
const toasts = () =>
  currentToasts().map(({ title, description }) => (description ? [title, description] : title));
async function fill(title: string, description: string) {
  for (const [field, text] of [
    [titleField(), title],
    [textField(), description],
  ] as const) {
    await userEvent.clear(field);
    await userEvent.click(field);
    if (text) await userEvent.paste(text);
  }
  await press("Add my idea");
}

describe("the jar", () => {
  it("shows that the jar is loading, then that it is empty, with a link to the form", async () => {
    const loaded = deferred<Answer>();
    answers[`GET ${IDEAS}`] = () => loaded.promise;
    open();
    expect(await screen.findByText("Loading the ideas...")).toBeVisible();
    loaded.keep([200, []]);
    expect(await screen.findByText(/^The jar is still empty\./)).toBeVisible();
    await press("Write the first idea");
    expect(titleField()).toHaveFocus();
  });

  it("lists featured ideas first, then the community's, each by votes", async () => {
    jar = [
      idea("Few", { votes: 1 }),
      idea("Many", { votes: 9 }),
      idea("Featured few", { status: "featured", votes: 2 }),
      idea("Featured many", { status: "featured", votes: 3 }),
      idea("Hidden", { status: "hidden", votes: 99 }),
    ];
    open();
    await card("Many");
    expect(shownTitles()).toEqual(["Featured many", "Featured few", "Many", "Few"]);
    expect((await card("Few")).getByText("1 vote")).toBeVisible();
    expect(screen.getByRole("region", { name: "Featured ideas" })).toHaveTextContent("Featured many");
    expect(document.body.textContent).not.toContain("u2");
  });

  it("a jar that cannot be loaded says so, and loads on request", async () => {
    answers[`GET ${IDEAS}`] = () => refuse(500, "XX000");
    open();
    expect(await screen.findByText("We could not load the ideas.")).toBeVisible();
    expect(screen.getByText("We could not load your ideas.")).toBeVisible();
    answers[`GET ${IDEAS}`] = read;
    jar = [idea("Wash cars")];
    await userEvent.click(screen.getAllByRole("button", { name: "Try again" })[1]!);
    expect(await card("Wash cars")).toBeTruthy();
  });

  it("loads more ideas by votes and id, and says so if that fails", async () => {
    const name = (index: number) => `Idea ${String(index).padStart(2, "0")}`;
    jar = Array.from({ length: 50 }, (_, index) => idea(name(index), { votes: index < 45 ? 3 : 1 }));
    open();
    await screen.findByText(name(19));
    expect(shownTitles()).toHaveLength(20);
    // One page is asked for, of either group, however long the jar is.
    const limits = rest.calls.map(({ search }) => search.get("limit")).filter(Boolean);
    expect(limits).toEqual(["21", "21"]);
    answers[`GET ${IDEAS}`] = () => refuse(500, "XX000");
    await pressText("Show more ideas");
    expect(await screen.findByText("We could not load more ideas.")).toBeVisible();
    answers[`GET ${IDEAS}`] = read;
    await pressText("Try again");
    await waitFor(() => expect(shownTitles()).toHaveLength(40));
    const asked = rest.calls.at(-1)!.search;
    expect([asked.get("votes"), asked.get("limit"), asked.get("offset")]).toEqual(["lt.3", "21", null]);
    await pressText("Show more ideas");
    await waitFor(() => expect(shownTitles()).toHaveLength(50));
    expect(shownTitles()).toEqual(jar.map(({ title }) => title));
    expect(screen.queryByText("Show more ideas")).toBeNull();
    // The button went with the focus: it is where the list went on.
    await waitFor(() => expect(screen.getByRole("button", { name: /^Vote.*Idea 40$/ })).toHaveFocus());
  });

  it("reads the list again at its end, so that no idea is missed", async () => {
    jar = Array.from({ length: 25 }, (_, index) => idea(`Idea ${index + 10}`, { votes: 5 }));
    open();
    await screen.findByText("Idea 10");
    // It was far down when the first page was read, and is above it when the second one is.
    change("Idea 34", { votes: 50 });
    await pressText("Show more ideas");
    await waitFor(() => expect(shownTitles()[0]).toBe("Idea 34"));
    expect(new Set(shownTitles()).size).toBe(25);
  });
});

describe("a vote", () => {
  it("counts a vote at once, announces it, reads the list again and accepts no second vote", async () => {
    jar = [idea("Bake", { votes: 5 }), idea("Wash cars", { votes: 5 })];
    const stored = deferred<Answer>();
    const cast = answers[`POST ${VOTES}`]!;
    answers[`POST ${VOTES}`] = async (call) => (await stored.promise, cast(call));
    open();
    await userEvent.click((await card("Wash cars")).getByRole("button", { name: /^Vote/ }));
    expect((await card("Wash cars")).getByText("6 votes")).toBeVisible();
    const voted = (await card("Wash cars")).getByRole("button", { name: /^Voted/ });
    expect(voted).toHaveFocus();
    expect(voted).toHaveAttribute("aria-disabled", "true");
    expect(toasts()).toEqual([]);
    stored.keep([201]);
    await waitFor(() => expect(toasts()).toEqual(["Vote cast!"]));
    await waitFor(() => expect(shownTitles()).toEqual(["Wash cars", "Bake"]));
    await userEvent.click((await card("Wash cars")).getByRole("button", { name: /^Voted/ }));
    expect(rest.sent(`POST ${VOTES}`)).toEqual([{ user_id: "u1", gig_id: "Wash cars" }]);
  });

  it("marks the ideas that the user has voted for", async () => {
    jar = [idea("Bake", { gig_jar_votes: [{}] }), idea("Wash cars")];
    open();
    expect((await card("Bake")).getByRole("button", { name: /^Voted/ })).toBeVisible();
    expect((await card("Wash cars")).getByRole("button", { name: /^Vote\b/ })).toBeVisible();
  });

  it("a vote that was cast in another tab (23505) counts once, silently", async () => {
    jar = [idea("Wash cars", { votes: 5 })];
    open();
    await card("Wash cars");
    change("Wash cars", { gig_jar_votes: [{}] });
    answers[`POST ${VOTES}`] = () => refuse(409, "23505");
    await press(/^Vote/);
    await waitFor(() => expect(rest.sent(`POST ${VOTES}`)).toHaveLength(1));
    await waitFor(async () => expect((await card("Wash cars")).getByText("5 votes")).toBeVisible());
    expect((await card("Wash cars")).getByRole("button", { name: /^Voted/ })).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  it("a failed vote is taken back with the specified toast, even if nothing can be refetched", async () => {
    jar = [idea("Wash cars", { votes: 5 })];
    answers[`POST ${VOTES}`] = () => refuse(500, "XX000");
    open();
    await card("Wash cars");
    answers[`GET ${IDEAS}`] = () => refuse(500, "XX000");
    await press(/^Vote/);
    await waitFor(() =>
      expect(currentToasts()).toMatchObject([
        { title: "Failed to vote. You may have already voted for this idea.", tone: "destructive" },
      ]),
    );
    const shown = await card("Wash cars");
    expect(shown.getByText("5 votes")).toBeVisible();
    expect(shown.getByRole("button", { name: /^Vote\b/ })).toHaveAttribute("aria-disabled", "false");
    expect(currentToasts()[0]!.description).toBeUndefined();
    expectLoggedError();
  });

  it("words the cap of a hundred votes a day kindly", async () => {
    jar = [idea("Wash cars")];
    answers[`POST ${VOTES}`] = () => refuse(429, "daily_cap");
    open();
    await press(/^Vote/);
    await waitFor(() =>
      expect(toasts()).toEqual([
        [
          "Failed to vote. You may have already voted for this idea.",
          "You have used all 100 of your votes for today. You can vote again tomorrow.",
        ],
      ]),
    );
    expectLoggedError();
  });

  it("keeps a vote in flight while another one is sent", async () => {
    jar = [idea("Bake"), idea("Wash cars")];
    const first = deferred<Answer>();
    const second = deferred<Answer>();
    const cast = answers[`POST ${VOTES}`]!;
    answers[`POST ${VOTES}`] = async (call) => {
      await ((call.body as { gig_id: string }).gig_id === "Bake" ? first : second).promise;
      return cast(call);
    };
    open();
    await userEvent.click((await card("Bake")).getByRole("button", { name: /^Vote/ }));
    await userEvent.click((await card("Wash cars")).getByRole("button", { name: /^Vote/ }));
    first.keep([201]);
    await waitFor(() => expect(toasts()).toEqual(["Vote cast!"]));
    expect((await card("Wash cars")).getByText("1 vote")).toBeVisible();
    second.keep([201]);
    const reads = rest.calls.length;
    await waitFor(() => expect(rest.calls.length).toBeGreaterThan(reads));
    for (const title of ["Bake", "Wash cars"]) expect((await card(title)).getByText("1 vote")).toBeVisible();
  });
});

describe("an idea", () => {
  it("sends an idea as specified, and shows it in the jar at once", async () => {
    answers[`POST ${IDEAS}`] = () => {
      jar = [...jar, idea("Wash cars", { user_id: "u1" })];
      return [201, [jar.at(-1)]];
    };
    open();
    await fill("  Wash cars ", " £5 for 10 cars\r\nSaturdays ");
    expect((await card("Wash cars")).getByText("0 votes")).toBeVisible();
    expect(screen.queryByRole("region", { name: "Your ideas" })).toBeNull();
    expect(rest.sent(`POST ${IDEAS}`)).toEqual([
      { user_id: "u1", title: "Wash cars", description: "£5 for 10 cars\nSaturdays", image_url: null },
    ]);
    await waitFor(() => expect(toasts()).toEqual(["Gig idea submitted!"]));
    expect([titleField(), textField()].map((field) => (field as HTMLInputElement).value)).toEqual(["", ""]);
    expect((await card("Wash cars")).getByText("Your idea")).toBeVisible();
    expect((await card("Wash cars")).queryByRole("button", { name: /^Report/ })).toBeNull();
  });

  it("an idea with several lines is shown in lines", async () => {
    jar = [idea("Wash cars", { description: "First the roof\nThen the wheels" })];
    open();
    const text = (await card("Wash cars")).getByText(/^First the roof/);
    expect(text.textContent).toBe("First the roof\nThen the wheels");
    expect(text).toHaveClass("whitespace-pre-line");
  });

  it.each<[what: string, title: string, description: string, said: string[]]>([
    ["nothing", "", " ", ["Give your idea a name.", "Explain how it works."]],
    ["no text", "Wash cars", "\u2800", ["Explain how it works."]],
    ["a title of 101", "é".repeat(101), "x", ["That is too long. Please make it 100 characters or fewer."]],
    ["a text of 501", "x", "😀".repeat(501), ["That is too long. Please make it 500 characters or fewer."]],
  ])("refuses an idea with %s at its field before sending", async (_, title, description, said) => {
    open();
    await fill(title, description);
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(said);
    expect(rest.sent(`POST ${IDEAS}`)).toEqual([]);
    expect(document.activeElement).toBeInvalid();
    await fill("Wash cars", "With a sponge");
    await waitFor(() => expect(rest.sent(`POST ${IDEAS}`)).toHaveLength(1));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("accepts 100 and 500 characters", async () => {
    open();
    await fill("é".repeat(100), "😀".repeat(500));
    await waitFor(() => expect(rest.sent(`POST ${IDEAS}`)).toHaveLength(1));
  });

  it.each([
    ["title", "idea_contact_title", titleField],
    ["text", "idea_contact", textField],
  ])("an idea whose %s says how to find somebody has the reason there, and stays", async (_, code, field) => {
    answers[`POST ${IDEAS}`] = () => refuse(400, code);
    open();
    await fill("Wash cars", "With a sponge");
    await waitFor(() => expect(toasts()).toEqual(["Failed to submit gig idea"]));
    expect(field()).toHaveAccessibleDescription(new RegExp(CONTACT));
    expect(field()).toHaveFocus();
    expect([titleField(), textField()].filter((one) => one.getAttribute("aria-invalid"))).toEqual([field()]);
    expect(textField()).toHaveValue("With a sponge");
  });

  const stored = (row: object) =>
    idea("Wash cars", { user_id: "u1", description: "With a sponge", ...row, ...NEW });
  const arrived = (row: object) => {
    answers[`POST ${IDEAS}`] = () => {
      jar = [idea("Wash cars", { user_id: "u1", ...row })];
      return [201, jar];
    };
    open();
    return fill("Wash cars", "With a sponge");
  };

  it("a published idea gives the specified toast", async () => {
    await arrived({});
    await waitFor(() => expect(toasts()).toEqual(["Gig idea submitted!"]));
  });

  it("says in the toast and the list who looks at a held idea first", async () => {
    await arrived({ status: "held" });
    await waitFor(() =>
      expect(toasts()).toEqual([
        [
          "A grown-up looks at it first",
          "Until then, it is not in the jar. You can find it under “Your ideas”.",
        ],
      ]),
    );
    const own = await screen.findByRole("region", { name: "Your ideas" });
    expect(own).toHaveTextContent("It is not in the jar until a grown-up has looked at it.");
    expect(titleField()).toHaveValue("");
  });

  it.each(["emergency", "crisis", "abuse"] as const)(
    "answers an idea that shows need (%s) with help instead of a toast",
    async (need) => {
      await arrived({ status: "held", needs_help: need });
      const name = need === "emergency" ? HELP_TEXTS.emergencyHeading : HELP_TEXTS.heading;
      const help = await screen.findByRole("region", { name });
      expect(help.textContent.replace("now.If", "now. If")).toContain(HELP_TEXTS[need]);
      expect(help).toHaveTextContent(HELP_TEXTS.kept);
      expect(within(help).getByRole("link", { name: "0800 1111" })).toHaveAttribute("href", "tel:08001111");
      expect(within(help).getByRole("link", { name: "999" })).toHaveAttribute("href", "tel:999");
      expect(within(help).getByRole("heading")).toHaveFocus();
      expect(toasts()).toEqual([]);
      expect(titleField()).toHaveValue("");
      const own = await screen.findByRole("region", { name: "Your ideas" });
      expect(own).toHaveTextContent(HELP_TEXTS.line.slice(0, 40));
    },
  );

  it("keeps the help in sight until the next idea has been stored", async () => {
    await arrived({ status: "held", needs_help: "crisis" });
    const help = () => screen.queryByRole("region", { name: HELP_TEXTS.heading });
    await waitFor(() => expect(help()).toBeVisible());
    await fill("", "");
    expect(help()).toBeVisible();
    answers[`POST ${IDEAS}`] = () => refuse(500, "XX000");
    await fill("Wash cars", "With a sponge");
    await waitFor(() => expect(toasts()).toEqual(["Failed to submit gig idea"]));
    expect(help()).toBeVisible();
    expectLoggedError();
    answers[`POST ${IDEAS}`] = () => [201, jar];
    await press("Add my idea");
    await waitFor(() => expect(within(help()!).getByRole("heading")).toHaveFocus());
    jar = [];
    answers[`POST ${IDEAS}`] = () => {
      jar = [idea("Wash cars", { user_id: "u1" })];
      return [201, jar];
    };
    await fill("Wash cars", "With a sponge");
    await waitFor(() => expect(help()).toBeNull());
  });

  it("holds an idea that may show need, and offers help beside the toast", async () => {
    await arrived({ status: "held", needs_help: "worry" });
    const help = await screen.findByRole("region", { name: HELP_TEXTS.worryHeading });
    expect(help).toHaveTextContent(HELP_TEXTS.worry);
    expect(help).not.toHaveTextContent(HELP_TEXTS.kept);
    expect(toasts()).toMatchObject([["We have your idea", expect.anything()]]);
  });

  it("promises no readers for an idea that may show need, because a moderator may keep it private", async () => {
    jar = [idea("Wash cars", { user_id: "u1", status: "held", needs_help: "worry" })];
    open();
    const own = await screen.findByRole("region", { name: "Your ideas" });
    expect(own).toHaveTextContent(GIGS_TEXTS.ownPrivate);
    expect(own).not.toHaveTextContent("everyone");
  });

  it("says that a moderator has removed an idea, even if it may show need", async () => {
    jar = [idea("Wash cars", { user_id: "u1", status: "hidden", needs_help: "worry" })];
    open();
    const own = await screen.findByRole("region", { name: "Your ideas" });
    expect(own).toHaveTextContent("Not in the jar. A moderator has taken it out.");
  });

  it.each([["with a verdict that cannot be read", { needs_help: "trouble" }]])(
    "says that an idea has arrived whose row comes %s, and offers help beside the toast",
    async (_, row) => {
      await arrived(row);
      await waitFor(() =>
        expect(toasts()).toEqual([["We have your idea", "You can find it under “Your ideas”."]]),
      );
      const help = await screen.findByRole("region", { name: HELP_TEXTS.worryHeading });
      expect(within(help).getByRole("status")).toHaveTextContent("Your words have reached us.");
      expect(titleField()).toHaveValue("");
    },
  );

  it("reads the row of an ok answer that comes without it", async () => {
    answers[`POST ${IDEAS}`] = () => {
      jar = [stored({ needs_help: "crisis", status: "held" })];
      return [201, []];
    };
    open();
    await fill("Wash cars", "With a sponge");
    expect(await screen.findByRole("region", { name: HELP_TEXTS.heading })).toBeVisible();
    expect(toasts()).toEqual([]);
  });

  describe("without an answer", () => {
    const help = () => screen.getByRole("region", { name: HELP_TEXTS.worryHeading });
    /** The look at once and all later ones find no server, until the test says so. */
    let isAnswering = true;
    async function sendUnanswered() {
      isAnswering = false;
      answers[`POST ${IDEAS}`] = () => [503];
      answers[`GET ${IDEAS}`] = (call) =>
        call.search.get("id")?.startsWith("gt.") && !isAnswering ? [503] : read(call);
      open();
      await fill("Wash cars", "With a sponge");
      await waitFor(() => expect(toasts()).toEqual(["Failed to submit gig idea"]));
      expectLoggedError();
    }
    const lookAgain = () => {
      isAnswering = true;
      document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
    };

    it("says that the fate is unknown, offers help and keeps the words", async () => {
      await sendUnanswered();
      expect(within(help()).getByRole("status")).toHaveTextContent(
        "We do not know yet if your words have reached us. They are still here, and we keep looking.",
      );
      expect(help()).toHaveTextContent(HELP_TEXTS.worry);
      expect(within(help()).getByRole("heading")).toHaveFocus();
      expect(titleField()).toHaveValue("Wash cars");
    });

    it("looks again, and says when the idea has arrived, with the help still there", async () => {
      await sendUnanswered();
      titleField().focus();
      jar = [stored({})];
      lookAgain();
      await waitFor(() => expect(toasts()).toEqual(["Gig idea submitted!"]));
      expect(within(help()).getByRole("status")).toHaveTextContent("Your words have reached us.");
      expect(titleField()).toHaveValue("");
      expect(within(help()).getByRole("heading")).not.toHaveFocus();
    });

    it("answers an idea that is found later with the help that fits", async () => {
      await sendUnanswered();
      jar = [stored({ status: "held", needs_help: "abuse" })];
      lookAgain();
      expect(await screen.findByRole("region", { name: HELP_TEXTS.heading })).toHaveTextContent(
        HELP_TEXTS.abuse,
      );
    });

    it("leaves words alone that were changed while it looked", async () => {
      await sendUnanswered();
      await userEvent.type(titleField(), " and vans");
      jar = [stored({})];
      lookAgain();
      await waitFor(() => expect(toasts()).toEqual(["Gig idea submitted!"]));
      expect(titleField()).toHaveValue("Wash cars and vans");
    });

    it("no longer says so once the words are sent again and refused", async () => {
      await sendUnanswered();
      isAnswering = true;
      answers[`POST ${IDEAS}`] = () => refuse(400, "idea_contact");
      await press("Add my idea");
      expect(await screen.findByRole("alert")).toHaveTextContent(CONTACT);
      expect(within(help()).getByRole("status")).toBeEmptyDOMElement();
    });
  });

  it("a failed idea gives the specified toast, and stays in the form", async () => {
    answers[`POST ${IDEAS}`] = () => refuse(500, "23514");
    open();
    await fill("Wash cars", "With a sponge");
    await waitFor(() =>
      expect(currentToasts()).toMatchObject([{ title: "Failed to submit gig idea", tone: "destructive" }]),
    );
    expect(titleField()).toHaveValue("Wash cars");
    expect(screen.queryByRole("alert")).toBeNull();
    expectLoggedError();
  });

  it("words the cap of ten ideas a day kindly", async () => {
    answers[`POST ${IDEAS}`] = () => refuse(429, "daily_cap");
    open();
    await fill("Wash cars", "With a sponge");
    expect(await screen.findByRole("alert")).toHaveTextContent(
      "You have shared 10 ideas today, which is the most you can share in one day. Save the next one for tomorrow!",
    );
    expectLoggedError();
  });

  it("sends an idea once after two taps", async () => {
    const stored = deferred<Answer>();
    answers[`POST ${IDEAS}`] = () => stored.promise;
    open();
    await userEvent.type(titleField(), "Wash cars");
    await userEvent.type(textField(), "x");
    const button = screen.getByRole("button", { name: "Add my idea" });
    act(() => {
      button.click();
      button.click();
    });
    expect(await screen.findByRole("button", { name: "Sending…" })).toBeDisabled();
    stored.keep([201]);
    expect(await screen.findByRole("button", { name: "Add my idea" })).toBeEnabled();
    expect(rest.sent(`POST ${IDEAS}`)).toHaveLength(1);
  });

  it("lists the user's own ideas that the jar does not show, each with its status, and all of them if asked", async () => {
    jar = [
      idea("Mine", { user_id: "u1", votes: 2 }),
      idea("Out", { user_id: "u1", status: "hidden" }),
      ...[2, 3, 4, 5, 6].map((number) => idea(`Mine ${number}`, { user_id: "u1", status: "held" })),
    ];
    open();
    const own = within(await screen.findByRole("region", { name: "Your ideas" }));
    const held = "It is not in the jar until a grown-up has looked at it.";
    expect(
      own.getAllByRole("listitem").map(({ textContent }) => textContent?.replace(/Put away.*/, "")),
    ).toEqual([
      "OutNot in the jar. A moderator has taken it out.",
      ...[2, 3, 4, 5].map((number) => `Mine ${number}${held}`),
    ]);
    await press("Show all 6");
    expect(own.getAllByRole("listitem")).toHaveLength(6);
  });

  it("lists all of the user's own ideas if the jar cannot be loaded", async () => {
    jar = [
      idea("Mine", { user_id: "u1", votes: 2 }),
      idea("Star", { user_id: "u1", status: "featured", votes: 1 }),
    ];
    answers[`GET ${IDEAS}`] = (call) => (call.search.get("user_id") ? read(call) : refuse(500, "XX000"));
    open();
    const own = within(await screen.findByRole("region", { name: "Your ideas" }));
    expect(
      own.getAllByRole("listitem").map(({ textContent }) => textContent?.replace(/Put away.*/, "")),
    ).toEqual(["Mine2 votes", "StarFeatured, 1 vote"]);
  });

  it("a user's own idea leaves the jar after a question", async () => {
    jar = [idea("Mine", { user_id: "u1", votes: 2 }), idea("Walk dogs")];
    answers[`PATCH ${IDEAS}`] = ({ search }) => {
      jar = jar.filter(({ id }) => id !== filterOf(search, "id"));
      return [204];
    };
    open();
    await userEvent.click((await card("Mine")).getByRole("button", { name: /^Put away/ }));
    const dialog = within(screen.getByRole("dialog", { name: "Put this away?" }));
    expect(dialog.getByText("Your idea and its votes will disappear from the jar for good.")).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Put away" }));
    await waitFor(() => expect(screen.queryByRole("listitem", { name: "Mine" })).toBeNull());
    expect(rest.sent(`PATCH ${IDEAS}`)).toEqual([{ is_deleted: true }]);
  });
});

describe("a report", () => {
  const ask = async () => {
    jar = [idea("Sell my sister")];
    open();
    await press(/^Report/);
    return within(screen.getByRole("dialog", { name: "Report this idea" }));
  };
  const send = async (dialog: Awaited<ReturnType<typeof ask>>, reason?: string) => {
    if (reason) await userEvent.click(dialog.getByRole("radio", { name: reason }));
    await userEvent.click(dialog.getByRole("button", { name: "Send report" }));
  };

  it("sends the reason of a report, says thank you, and hides the idea", async () => {
    const dialog = await ask();
    answers[`POST ${REPORT}`] = () => {
      jar = [];
      return [204];
    };
    await send(dialog);
    expect(dialog.getByRole("alert")).toHaveTextContent("Choose a reason.");
    await send(dialog, "It is unkind or hurtful");
    await waitFor(() =>
      expect(toasts()).toEqual([
        ["Thank you for telling us", "You will no longer see this idea. A moderator will look at it."],
      ]),
    );
    expect(rest.sent(`POST ${REPORT}`)).toEqual([
      { p_gig_id: "Sell my sister", p_reason: "It is unkind or hurtful" },
    ]);
    await waitFor(() => expect(screen.queryByRole("listitem", { name: "Sell my sister" })).toBeNull());
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("heading", { name: "Ideas for earning money" })).toHaveFocus();
  });

  it.each<[what: string, answer: Answer, said: string]>([
    ["fails", refuse(500, "XX000"), "We could not send your report. Please try again."],
    [
      "is over the day's twenty",
      refuse(429, "daily_cap"),
      "You have sent 20 reports today, which is the most you can send in one day. You can tell us more tomorrow.",
    ],
  ])("reports in the open dialog that a report %s", async (_, answer, said) => {
    answers[`POST ${REPORT}`] = () => answer;
    const dialog = await ask();
    await send(dialog, "Something else");
    expect(await dialog.findByText(said)).toBeVisible();
    expectLoggedError();
  });

  it("says that an idea has gone, and removes it from the list", async () => {
    answers[`POST ${REPORT}`] = () => {
      jar = [];
      return refuse(404, "idea_not_found");
    };
    await send(await ask(), "Something else");
    await waitFor(() => expect(toasts()).toEqual(["This idea is no longer in the jar."]));
    expect(await screen.findByText(/^The jar is still empty/)).toBeVisible();
  });
});

it("shows an idea as text, whatever it contains", async () => {
  jar = [
    idea("<script>alert(1)</script>", { description: "<img src=x onerror=alert(1)>" }),
    idea("أبيع البسكويت", { id: "b" }),
    idea("x".repeat(100), { id: "c", description: "y".repeat(500) }),
  ];
  open();
  const shown = await card("<script>alert(1)</script>");
  expect(shown.getByText("<img src=x onerror=alert(1)>")).toBeVisible();
  expect(document.querySelector("script, img")).toBeNull();
  for (const heading of screen.getAllByRole("heading", { level: 4 }))
    expect(heading).toHaveAttribute("dir", "auto");
});
