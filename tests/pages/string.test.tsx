/** The string of deeds: its end in today's strip, and the whole of it on the shelf. */
import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AuthProvider } from "@/backend/auth";
import { keepSessionsIn } from "@/backend/session";
import { DEEDS_TEXTS } from "@/content/deeds/deeds";
import { addDays } from "@/domain/calendar";
import { DEED_KINDS, type Deed } from "@/domain/deeds/deeds";
import { StringInStrip } from "@/parts/deeds/StringInStrip";
import ShelfPage from "@/pages/shelf/ShelfPage";
import { browserStorage } from "@/storage/browserStorage";
import { hang, hangAll } from "@/storage/deeds/string";
import { keepMe } from "@/storage/known";
import { forgetSeen } from "@/storage/seen";
import { json, open, serve, signInAs, USER_ID } from "./signedIn";

/** A Friday. */
const FRIDAY = "2026-11-20";

/** One deed a day, the last one on Friday. */
const deeds = (count: number): Deed[] =>
  Array.from({ length: count }, (_, nth) => ({
    kind: DEED_KINDS[nth % DEED_KINDS.length]!,
    day: addDays(FRIDAY, nth + 1 - count),
    thing: String(nth),
  }));

keepSessionsIn({ ...browserStorage, forgetSeen });
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: new Date(`${FRIDAY}T10:00:00`), toFake: ["Date"] });
});
afterEach(() => vi.useRealTimers());

const TEEN = { portrait: "balance-seeker", look: "sun" } as const;
const show = () =>
  render(
    <MemoryRouter>
      <AuthProvider>
        <ShelfPage />
      </AuthProvider>
    </MemoryRouter>,
  );
const card = async (name = "Your string of berries") => within(await screen.findByRole("region", { name }));
const berries = async () => (await card()).getAllByRole("button", { name: /: / });
const focused = () => document.activeElement?.getAttribute("aria-label");

describe("the string in today's strip", () => {
  it("is not there without a deed", () => {
    const { container } = render(<StringInStrip string={[]} level={1} />);
    expect(container).toBeEmptyDOMElement();
  });

  it("says how many berries hang and which is the newest", () => {
    render(<StringInStrip string={deeds(24)} level={1} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "24 berries since 28 October. The newest: a story you played.",
    );
  });

  it("shows the last fourteen things to older readers, with a number at every seventh", () => {
    render(<StringInStrip string={deeds(31)} level={3} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "31 things done since 21 October. The newest: a daily minute you took.",
    );
    expect(screen.getByRole("img").querySelectorAll("use")).toHaveLength(14);
    expect([...screen.getByRole("img").querySelectorAll("text")].map((text) => text.textContent)).toEqual([
      "21",
      "28",
    ]);
  });

  it("says how many are missing to a picture", () => {
    expect([1, 6, 7, 8, 24].map((count) => DEEDS_TEXTS.next(count))).toEqual([
      "Six more to the owl lantern.",
      "One more to the owl lantern.",
      "1 picture. New: the owl lantern.",
      "1 picture. Six more to the mended pot.",
      "3 pictures. Four more to the wind cart.",
    ]);
  });

  it("finds every mark and every picture in the file of drawings", () => {
    const drawn = readFileSync("public/art/deeds.svg", "utf8");
    for (const level of [1, 2]) {
      const { container, unmount } = render(<StringInStrip string={deeds(56)} level={level} />);
      const named = [...container.querySelectorAll("use")].map(
        (use) => use.getAttribute("href")!.split("#")[1],
      );
      expect(new Set(named).size).toBe(level === 1 ? 15 : 8);
      for (const name of named) expect(drawn).toContain(`<symbol id="${name}"`);
      unmount();
    }
  });
});

describe("the string on the shelf", () => {
  it("says how the first berry comes", async () => {
    show();
    expect((await card()).getByText(/your first berry hangs here\.$/)).toBeVisible();
    expect((await card()).getByRole("link", { name: "Find a story" })).toHaveAttribute(
      "href",
      "/short-stories",
    );
    expect((await card()).queryByText(/0|Pictures/)).toBeNull();
  });

  it("shows a first berry with its day and deed, and the next while the page is open", async () => {
    hang(undefined, "line", FRIDAY);
    show();
    expect((await card()).getByText("1 berry since 20 November.")).toBeVisible();
    expect((await card()).getByText("It stays.")).toBeVisible();
    const [only] = await berries();
    expect(only).toHaveAccessibleName("Friday 20 November: a line you wrote");
    hang(undefined, "plan", FRIDAY, "a-plan");
    expect(await (await card()).findByText("2 berries since 20 November.")).toBeVisible();
  });

  it("hangs a picture at the seventh berry, and names it for a reader", async () => {
    hangAll(undefined, deeds(7));
    show();
    expect((await berries()).at(-1)).toHaveAccessibleName(
      "Friday 20 November: a door you opened. The owl lantern hangs here.",
    );
    const pictures = (await card()).getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(pictures).toContain("The owl lantern7 berries20 Nov");
    expect(pictures).toContain("The mended potHangs next14 berries");
    // The places of the other five are a picture alone.
    expect(pictures.slice(-4, -2)).toEqual(["A door you opened1", "All together7"]);
  });

  it("says the day and the deed of a tapped berry", async () => {
    hangAll(undefined, deeds(24));
    show();
    await userEvent.click((await berries())[3]!);
    expect((await card()).getByText("Saturday 31 October")).toBeVisible();
    expect((await berries())[3]).toHaveAttribute("aria-pressed", "true");
  });

  it("is one stop for the tab key, from which the arrow keys move along it", async () => {
    hangAll(undefined, deeds(24));
    show();
    const all = await berries();
    expect(all).toHaveLength(24);
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).toEqual([all[23]]);
    all[23]!.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(focused()).toBe("Friday 20 November: a story you played");
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
    expect(focused()).toBe("Wednesday 18 November: a mission task you did");
    await userEvent.keyboard("{Home}");
    expect(focused()).toBe("Wednesday 28 October: a part you read");
    await userEvent.keyboard("{End}");
    expect(focused()).toBe("Friday 20 November: a story you played");
    expect((await berries()).filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });

  it("draws the end of a long string, and the earlier berries for whoever asks", async () => {
    hangAll(undefined, deeds(400));
    show();
    expect((await card()).getByText("400 berries since 17 October 2025.")).toBeVisible();
    expect(await berries()).toHaveLength(78);
    await userEvent.click(screen.getByRole("button", { name: "Show earlier berries" }));
    expect(await berries()).toHaveLength(246);
    await userEvent.click(screen.getByRole("button", { name: "Show earlier berries" }));
    expect((await berries())[0]).toHaveAccessibleName("Friday 17 October 2025: a part you read");
    expect(await berries()).toHaveLength(400);
    expect(screen.queryByRole("button", { name: "Show earlier berries" })).toBeNull();
  });

  it("lists the days in words, the newest first, with the year of an earlier one", async () => {
    hangAll(undefined, [
      ...deeds(400),
      { kind: "read", day: FRIDAY, thing: "a" },
      { kind: "read", day: FRIDAY, thing: "b" },
    ]);
    show();
    await userEvent.click((await card()).getByText("Show the string as a list"));
    const days = (await card())
      .getAllByText(/^(?:Fri|Thurs)day /)
      .map(({ parentElement }) => parentElement!.textContent);
    expect(days[0]).toBe("Friday 20 November: a part you read (2), a story you played");
    expect(days[1]).toBe("Thursday 19 November: a door you opened");
    await userEvent.click(screen.getByRole("button", { name: "Show earlier days" }));
    expect((await card()).getByText("Wednesday 24 June")).toBeVisible();
  });

  it("shows older readers their fortnight and the counts, without berries", async () => {
    keepMe(undefined, TEEN);
    hangAll(undefined, deeds(31));
    show();
    const done = await card("What you have done");
    expect(done.getByText("31 things done since 21 October.")).toBeVisible();
    const chart = done.getByRole("img", { name: "Things done on each day from 7 November to 20 November" });
    expect(chart.querySelectorAll("use")).toHaveLength(14);
    expect(done.getByText("All together").parentElement).toHaveTextContent("All together31");
    expect(done.queryByText(/berr/)).toBeNull();
  });

  it("shows the last fortnight with something in it to somebody who has been away", async () => {
    keepMe(undefined, TEEN);
    hangAll(undefined, [{ kind: "line", day: "2026-09-04", thing: "" }]);
    show();
    expect(
      (await card("What you have done")).getByRole("img", {
        name: "Things done on each day from 22 August to 4 September",
      }),
    ).toBeVisible();
  });

  it("shows a visitor no badges of an account, and asks for none", async () => {
    const calls = serve({});
    show();
    await card();
    expect(screen.queryByText("Habit badges")).toBeNull();
    expect((await card()).queryByText(/account/)).toBeNull();
    expect(calls).toEqual([]);
  });
});

describe("the shelf of an account", () => {
  it("says where its other berries are, and has the habit badges beside those of quizzes", async () => {
    signInAs();
    hang(USER_ID, "line", FRIDAY);
    serve({
      "POST rpc/settle_my_challenges": () => json(0),
      "GET community_challenges": () => json([]),
      "GET badge_events": () =>
        json([
          { badge_type: "streak_champ", badge_level: "bronze", earned_at: "2026-11-18T10:00:00+00:00" },
          { badge_type: "mentor_badge", badge_level: "gold", earned_at: "2026-11-18T10:00:00+00:00" },
        ]),
    });
    open(<ShelfPage />, "/shelf");
    expect(
      await screen.findByText(
        "Lines and habits come with your account. The other berries are in the browser where you earned them.",
      ),
    ).toBeVisible();
    const badges = within(await screen.findByRole("region", { name: "Habit badges" }));
    expect(badges.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Streak ChampBronzeEarned on 18 Nov 2026",
    ]);
  });
});
