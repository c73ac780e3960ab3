/** The pages of questions: their subjects, the search over all answers, and what leads to the chat. */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { QUESTION_PAGES } from "@/content/questions/questionPages";
import { PICTURES, SUBJECT_GROUPS } from "@/content/questions/subjectCards";
import { addressPage } from "@/pages/questions/addresses";
import { searchQuestions } from "@/pages/questions/search";
import { onOpenChat } from "@/parts/openChat";

const Address = () => <pre>{JSON.stringify(useLocation())}</pre>;

/** Each visit is an entry of the history of its own, as in a browser. */
let visit = 0;

async function open(pathname: string) {
  const { default: Page } = await addressPage(pathname);
  render(
    <MemoryRouter initialEntries={[{ pathname, key: String(visit++) }]}>
      <Routes>
        <Route path="/resources/questions/:subject?" element={<Page />} />
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  return screen.findByRole("heading", { level: 1 });
}
const field = () => screen.getByRole("searchbox", { name: "What would you like to know?" });
const results = () => screen.findByRole("list", { name: "Answers" }).then((list) => within(list));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

it("has each subject in one group", () => {
  const names = SUBJECT_GROUPS.flatMap((group) => group.names);
  expect(names.toSorted()).toEqual(Object.keys(QUESTION_PAGES).toSorted());
});

it("lists every subject with its readers and the number of its answers", async () => {
  await open("/resources/questions");
  expect(screen.getByText(/^\d{3} answers, each with an example and a plan\./)).toBeVisible();
  for (const { path, title, ages } of Object.values(QUESTION_PAGES)) {
    const link = screen.getByRole("link", { name: new RegExp(`^${title} ?${ages} · \\d+ answers$`) });
    expect(link).toHaveAttribute("href", path);
  }
});

it("fills its rows of two and of three cards", async () => {
  await open("/resources/questions");
  const groups = screen.getAllByRole("region").map((group) => within(group).getAllByRole("listitem").length);
  expect(groups).toHaveLength(SUBJECT_GROUPS.length);
  expect(groups.filter((cards) => cards % 6)).toEqual([]);
});

describe("the search", () => {
  it("finds an answer by one word, marks the word, and leads to the answer itself", async () => {
    await open("/resources/questions");
    await userEvent.type(field(), "isa");
    const heading = await screen.findByRole("heading", { name: /^\d+ answers about “isa”$/ });
    expect(heading.closest("[role=status]")).not.toBeNull();
    const found = await results();
    const answer = found.getByRole("link", { name: /^What is an ISA ?, and can I have one at 16\?/ });
    expect(answer).toHaveAttribute("href", "/resources/questions/interest-and-accounts#isa-at-16");
    expect(within(answer).getByText("ISA").tagName).toBe("MARK");
    expect(screen.queryByRole("heading", { name: "Saving and spending" })).toBeNull();
    expect(screen.getByRole("link", { name: "0800 1111" })).toHaveAttribute("href", "tel:08001111");
  });

  it.each([
    ["trainers", "trainers"],
    ["trainars", "trainers"],
    ["what is inflation", "inflation"],
    ["premium bon", "Premium Bonds"],
  ])("finds “%s” among the titles with %s", (typed, word) => {
    expect(searchQuestions(typed).results[0]!.pieces.join("")).toMatch(new RegExp(word, "i"));
  });

  it("finds an answer by a word that no title has", () => {
    expect(searchQuestions("labubu").results.length).toBeGreaterThan(0);
    expect(searchQuestions("clubcard").results[0]!.to).toMatch(/#/);
  });

  it("says so if no answer has all of the words, and for which grown-ups an answer is", () => {
    expect(searchQuestions("isa at 16").hasAll).toBe(true);
    expect(searchQuestions("zebra money").hasAll).toBe(false);
    expect(searchQuestions("five-year-old").results[0]!.subject).toMatch(/ · For parents$/);
  });

  it("neither keeps what is typed nor puts it into the address", async () => {
    await open("/resources/questions");
    await userEvent.type(field(), "secret word");
    await screen.findByRole("heading", { name: /about “secret word”/ });
    for (const kept of [localStorage, sessionStorage])
      expect(
        Object.keys(kept)
          .map((key) => kept.getItem(key))
          .join(),
      ).not.toContain("secret");
    expect(screen.getByText(/"pathname"/)).not.toHaveTextContent("secret");
    expect(location.href).not.toContain("secret");
  });

  it("says so first if nothing is found, and names Childline before the way to the guide", async () => {
    await open("/resources/questions/tax");
    await userEvent.type(field(), "zzqx");
    const nothing = await screen.findByRole("heading", { name: "No answer about “zzqx” yet" });
    const childline = screen.getByRole("link", { name: "0800 1111" });
    const ask = screen.getByRole("button", { name: "Ask Ms. Sparkle" });
    const follows = (one: Element, other: Element) =>
      Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);
    expect(follows(nothing, childline) && follows(childline, ask)).toBe(true);
  });

  it("shows help instead of answers for words of need", async () => {
    await open("/resources/questions");
    await userEvent.type(field(), "my dad hits me");
    const help = await screen.findByRole("status", { name: "Is everything all right?" });
    expect(within(help).getByRole("link", { name: "999" })).toHaveAttribute("href", "tel:999");
    expect(screen.queryByRole("list", { name: "Answers" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Show me the answers" }));
    expect(await screen.findByRole("list", { name: "Answers" })).toBeVisible();
    expect(help).toBeVisible();
  });

  it("opens an answer on the page that is open already, and keeps what was open there", async () => {
    await open("/resources/questions/interest-and-accounts");
    const opened = screen.getAllByText("An example")[1]!;
    await userEvent.click(screen.getAllByRole("heading", { level: 2 })[1]!);
    await userEvent.type(field(), "junior isa");
    const found = await results();
    expect(opened).not.toBeVisible();
    await userEvent.click(found.getAllByRole("link", { name: /^What is a Junior ISA/ })[0]!);
    expect(field()).toHaveValue("");
    expect(screen.queryByRole("list", { name: "Answers" })).toBeNull();
    expect(opened.closest("details")).toHaveAttribute("open");
    expect(opened).toBeVisible();
    const asked = screen.getByRole("heading", { level: 2, name: /^What is a Junior ISA/ });
    expect(asked.closest("details")).toHaveAttribute("open");
  });

  it("shows all that was found on a press", async () => {
    await open("/resources/questions");
    await userEvent.type(field(), "bank");
    const found = await results();
    expect(found.getAllByRole("link")).toHaveLength(12);
    await userEvent.click(screen.getByRole("button", { name: /^Show \d+ more$/ }));
    expect(found.getAllByRole("link").length).toBeGreaterThan(12);
  });

  it("lets no browser check or change the spelling, which may send it away", async () => {
    await open("/resources/questions");
    for (const [name, value] of [
      ["spellcheck", "false"],
      ["autocapitalize", "none"],
      ["autocomplete", "off"],
    ] as const)
      expect(field()).toHaveAttribute(name, value);
  });

  it("brings the page back when the field is emptied", async () => {
    await open("/resources/questions");
    await userEvent.type(field(), "isa");
    await results();
    await userEvent.click(screen.getByRole("button", { name: "Clear the search" }));
    expect(field()).toHaveValue("");
    expect(field()).toHaveFocus();
    expect(screen.getByRole("heading", { name: "Saving and spending" })).toBeVisible();
  });
});

describe("a subject", () => {
  it.each([
    ["tax", "img", "src", PICTURES.tax],
    ["pay", "use", "href", PICTURES.pay],
  ] as const)("shows a picture at the head of %s", async (name, element, attribute, picture) => {
    const heading = await open(QUESTION_PAGES[name].path);
    const shown = heading.parentElement!.parentElement!.querySelector(element);
    expect(shown).toHaveAttribute(attribute, picture);
  });

  it("gathers the answers by the age of their youngest readers", async () => {
    await open("/resources/questions/tax");
    const ages = screen.getAllByText(/^From age \d+$|^For grown-ups$/).map(({ textContent }) => textContent);
    expect(ages).toEqual(["From age 8", "From age 11", "From age 14", "For grown-ups"]);
  });

  it("shows an answer with its figures on a press, and asks the guide about it", async () => {
    await open("/resources/questions/rights-at-work");
    const heading = screen.getAllByRole("heading", { level: 2 })[1]!;
    const article = within(heading.closest("article")!);
    expect(article.getByText("An example")).not.toBeVisible();
    await userEvent.click(heading);
    expect(article.getByText("A plan")).toBeVisible();
    const asked = vi.fn();
    const stop = onOpenChat(asked);
    await userEvent.click(article.getByRole("button", { name: "Ask Ms. Sparkle about this" }));
    expect(asked).toHaveBeenCalledExactlyOnceWith(heading.textContent);
    stop();
  });

  it("tells when the figures of an answer were checked, and where to look them up", async () => {
    await open("/resources/questions/tax");
    const checked = screen.getAllByText(/^Checked on \d+ \w+ 2026\. We will check again on /);
    expect(checked.length).toBeGreaterThan(3);
    expect(screen.getAllByText(/^Look it up at /)[0]!.closest("a")).toHaveAttribute("href");
  });

  it("leads from the page for after Year 11 to answers for older readers on other pages", async () => {
    await open("/resources/questions/after-year-11");
    const more = within(await screen.findByRole("region", { name: "More for ages 14 to 16" }));
    const rights = more.getByRole("link", { name: /^Your rights at work ?\d+$/ });
    expect(rights.getAttribute("href")).toMatch(/^\/resources\/questions\/rights-at-work#[a-z-]+$/);
  });
});
