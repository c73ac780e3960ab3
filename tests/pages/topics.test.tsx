/** The topic pages: the way to a section, to the sources of the figures and to the next page; their questions and tasks. */
import { readFileSync } from "node:fs";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { AuthProvider } from "@/backend/auth";
import { FACTS } from "@/content/resources/facts/facts";
import { GLOSSARY } from "@/content/resources/glossary/glossary";
import { wordAnchor } from "@/content/resources/glossary/moneyWordsPage";
import { GIVING_CHECK } from "@/content/resources/topics/checkGiving";
import { WAYS_TO_EARN } from "@/content/resources/topics/waysToEarn";
import { TOPIC_PATHS, TOPICS } from "@/content/resources/topics/topics";
import { FIRST_PAY } from "@/content/resources/topics/topicFirstPay";
import { addDays, dayOf } from "@/domain/calendar";
import { addressPage } from "@/pages/resources/addresses";

async function open(path: string) {
  const { default: Page } = await addressPage(path);
  return render(
    <AuthProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/resources/:topic?" element={<Page />} />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );
}
const atNoonOf = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00`));
const wage = FACTS.wageAt16;

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

describe("the topic pages", () => {
  it.each(TOPIC_PATHS)("opens %s with its heading, its drawing and a way on", async (path) => {
    await open(path);
    expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent(TOPICS[path].title);
    expect(screen.getAllByRole("img")[0]).toHaveAccessibleName(/\w+ \w+ \w+/);
    const next = within(screen.getByRole("navigation", { name: "Read next" })).getAllByRole("link");
    expect(next.length).toBeGreaterThanOrEqual(2);
    expect(screen.getByRole("link", { name: "Back to Resources" })).toHaveAttribute("href", "/resources");
  });

  it.each(TOPIC_PATHS)(
    "ends %s in three things to do on a day, none of them behind a sign-in",
    async (path) => {
      await open(path);
      const task = within(await screen.findByRole("region", { name: "Do it now" }));
      expect(
        within(task.getByRole("group", { name: "Choose one small thing to try." })).getAllByRole("radio"),
      ).toHaveLength(3);
      expect(task.getByRole("radio", { name: "Today" })).toBeChecked();
      expect(task.queryByRole("link")).toBeNull();
    },
  );

  it("asks about a topic as about a chapter, leads back to the part, and keeps what was missed for tomorrow", async () => {
    const { path, questions } = GIVING_CHECK;
    await open(path);
    const check = within(await screen.findByRole("region", { name: "Try five questions" }));
    for (const { options, correctAnswer } of questions.slice(0, 4))
      await userEvent.click(
        check.getByRole("button", { name: options.find(({ text }) => text === correctAnswer)!.text }),
      );
    const { id, options, correctAnswer, section } = questions[4];
    const wrong = options.find(({ text }) => text !== correctAnswer)!;
    await userEvent.click(check.getByRole("button", { name: wrong.text }));
    expect(check.getByText(wrong.reason)).toBeVisible();
    expect(check.getByRole("link", { name: "Read that part again" })).toHaveAttribute("href", `#${section}`);
    expect(document.getElementById(section)?.tagName).toBe("H2");
    expect(check.getByText("That was all five. Tomorrow we will ask you one of them again.")).toBeVisible();
    expect(JSON.parse(localStorage.getItem("4mq_recall")!)).toMatchObject({
      missed: [{ question: id, step: 0, due: addDays(dayOf(new Date()), 1) }],
    });
    expect(Object.keys(localStorage).filter((key) => !key.startsWith("4mq_"))).toEqual([]);
  });

  it.each([
    ["/resources/scams-and-games", "Your turn", "The saddle costs £1.50"],
    ["/resources/first-pay-first-account", "Find the mistake", "Ruby is under 16"],
    ["/resources/money-that-grows", "Which loan costs less?", "The first costs £108"],
    ["/resources/money-that-grows", "Your turn", "After the fall"],
  ])("closes on %s the answer of “%s” until somebody asks for it", async (path, title, answer) => {
    await open(path);
    const box = (await screen.findAllByRole("heading", { name: title }))[0]!.parentElement!;
    const words = within(box).getByText(new RegExp(`^${answer}`, "u"));
    expect(words).not.toBeVisible();
    await userEvent.click(within(box).getByText("Show the answer"));
    expect(words).toBeVisible();
  });

  it("leads each age to its own section", async () => {
    await open("/resources/scams-and-games");
    const links = within(await screen.findByRole("navigation", { name: "Six parts" })).getAllByRole("link");
    expect(links.at(-1)).toHaveTextContent("Print it");
    const ages = links.slice(0, -1);
    expect(ages.map((link) => link.textContent)).toEqual([
      expect.stringMatching(/^\dThe free coins Ages 8-10 · \d minutes?$/),
      expect.stringMatching(/^\dA message from a friend Ages 11-13 · \d minutes?$/),
      expect.stringMatching(/^\dWhat the game really costs Ages 14-16 · \d minutes?$/),
      expect.stringMatching(/^\dThe job that finds you Ages 14-16 · \d minutes?$/),
      expect.stringMatching(/^\dA first room Ages 14-16 · \d minutes?$/),
      expect.stringMatching(/^\dEasy money Ages 14-16 · \d minutes?$/),
    ]);
    for (const link of ages)
      expect(document.getElementById(link.getAttribute("href")!.slice(1))?.tagName).toBe("H2");
  });

  it("answers an address without a page with the specified one", async () => {
    const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
    await open("/resources/no-such-topic");
    expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    expect(warned).toHaveBeenCalledWith("404: no page at", "/resources/no-such-topic");
    warned.mockRestore();
  });
});

describe("a figure that changes", () => {
  const path = FIRST_PAY.path;
  const figures = () => within(screen.getByRole("region", { name: "Figures on this page" }));

  it("is only looked up on the day before it is due", async () => {
    atNoonOf(addDays(wage.lookAgainOn, -1));
    await open(path);
    expect(screen.queryByText(/Some figures on this page may have changed/)).toBeNull();
    expect(figures().queryByText(/Check the current figure/)).toBeNull();
    expect(figures().getAllByText("Look it up at www.gov.uk").length).toBeGreaterThan(0);
  });

  it("asks the reader to check it from its day on, above the text and beside the figure", async () => {
    atNoonOf(wage.lookAgainOn);
    await open(path);
    expect(screen.getByText(/Some figures on this page may have changed/)).toBeVisible();
    const link = figures().getAllByRole("link", { name: "Check the current figure at www.gov.uk" })[0]!;
    expect(link).toHaveAttribute("href", wage.check);
  });

  it("shows the day on which it was checked and the day of the next check", async () => {
    await open(path);
    expect(figures().getAllByText(/^Checked on 2[458] November 2026\. We will check again on/)).toHaveLength(
      FIRST_PAY.facts.length,
    );
  });
});

describe("the ways to earn", () => {
  it("gives each a drawing, and keeps the signs of its sum with their amounts", async () => {
    await open("/resources/ways-to-earn");
    const drawings = readFileSync("public/art/ways.svg", "utf8");
    for (const { id, title } of Object.values(WAYS_TO_EARN).flat()) {
      const card = screen.getByRole("heading", { name: title }).closest("li")!;
      expect(card.querySelector("use")).toHaveAttribute("href", `/art/ways.svg#${id}`);
      expect(drawings).toContain(`<symbol id="${id}"`);
      expect(card.textContent).toMatch(/ ×\u00A0£[\d.]+ =\u00A0£/);
    }
  });
});

describe("the money words", () => {
  it("gives every word a place of its own, a sentence and something to read next", async () => {
    await open("/resources/money-words");
    const page = await screen.findByRole("article");
    for (const { term, example, sentence, path, related } of GLOSSARY) {
      const heading = document.getElementById(wordAnchor(term));
      expect(heading).toHaveTextContent(term);
      expect(page).toHaveTextContent(example ?? sentence ?? "no sentence");
      const link = heading!.parentElement!.querySelector("a")!;
      expect(link.getAttribute("href")).toBe(path ?? `#${wordAnchor(related!)}`);
      if (!path) expect(document.getElementById(wordAnchor(related!))).not.toBeNull();
    }
    expect(new Set(GLOSSARY.map(({ term }) => wordAnchor(term))).size).toBe(GLOSSARY.length);
  });
});
