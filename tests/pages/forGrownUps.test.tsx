/** The pages for parents and for teachers, and the ways to the questions with answers. */
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TALK_QUESTIONS } from "@/content/grown-up/talkQuestions";
import { LESSON_PATHS, LESSONS } from "@/content/lessons/lessons";
import { AGREEMENT } from "@/content/resources/grown-ups/forParents";
import { TOPIC_PATHS } from "@/content/resources/topics/topics";
import QuizHubPage from "@/pages/quiz/QuizHubPage";
import { addressPage } from "@/pages/resources/addresses";
import { TenMinutes } from "@/pages/resources/TenMinutes";

async function open(path: string) {
  const { default: Page } = await addressPage(path);
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route path="/resources/:topic?" element={<Page />} />
      </Routes>
    </MemoryRouter>,
  );
}
const addresses = (within_: HTMLElement) =>
  within(within_)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

afterEach(cleanup);

describe("the page for parents", () => {
  const print = vi.fn<() => void>();
  const sheet = () => document.querySelector(".print-sheet");
  const press = async (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

  beforeEach(async () => {
    print.mockReset();
    vi.stubGlobal("print", print);
    await open("/resources/for-parents");
  });

  it("leads to each of the things for tonight, and to the chapter for parents", () => {
    expect(addresses(screen.getByRole("region", { name: "Ten minutes tonight" }))).toEqual([
      "/find-your-quadrant",
      "/short-stories/keeper-of-embers#feeling-small",
      "/short-stories/keeper-of-embers#the-careful-hunter",
      "/excel-tracker",
      "/resources/level-2-sample-chapter#the-hoodie-that-walked-in",
      "/resources/level-3-sample-chapter#four-small-taps",
    ]);
    expect(addresses(screen.getByRole("region", { name: "From the parent guide" }))).toEqual([
      "/resources/raising-money-smart-kids",
    ]);
  });

  it.each([
    [/^Print the agreement$/, AGREEMENT.promises],
    [/^Print all thirteen$/, TALK_QUESTIONS],
    [/Print a blank week/, ["4MQ Money Sheet", "Name:", "Totals", "26"]],
  ])("prints the sheet of %s in the place of the page, which comes back", async (name, words) => {
    await press(name);
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    for (const text of words) expect(sheet()).toHaveTextContent(text);
    expect(screen.getByRole("heading", { level: 1 }).closest('[data-print="no"]')).not.toBeNull();
    act(() => void dispatchEvent(new Event("afterprint")));
    expect(sheet()).toBeNull();
    expect(screen.getByRole("heading", { level: 1 }).closest('[data-print="no"]')).toBeNull();
    await press(name);
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  });

  it("asks for nothing: the agreement is filled in by hand", () => {
    for (const role of ["textbox", "spinbutton", "combobox", "checkbox"])
      expect(screen.queryByRole(role)).toBeNull();
    expect(document.querySelector("form, input, textarea, select")).toBeNull();
  });

  it("goes from one question to the next, and lists all thirteen", async () => {
    const region = screen.getByRole("region", { name: "Talk about it" });
    const asked = region.querySelector("[aria-live]");
    for (const question of [...TALK_QUESTIONS, TALK_QUESTIONS[0]]) {
      expect(asked).toHaveTextContent(question);
      await press(/^Another question$/);
    }
    const listed = [...region.querySelectorAll("details li")].map(({ textContent }) => textContent);
    expect(listed).toEqual(TALK_QUESTIONS);
  });

  it("says who can see what of a child's account, and of questions to the guide", () => {
    const list = screen.getByRole("region", { name: "Who can see what" });
    expect(list).toHaveTextContent("Your child’s name and e-mail address");
    expect(list).toHaveTextContent("Questions to Ms. Sparkle");
    expect(addresses(list)).toEqual(["/privacy"]);
  });
});

it("says so if the blank week does not load", async () => {
  render(
    <MemoryRouter>
      <TenMinutes onPrintWeek={() => Promise.resolve(false)} />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole("button", { name: /Print a blank week/ }));
  expect(await screen.findByText(/^We could not load the sheet for printing/)).toBeVisible();
});

describe("the page for teachers", () => {
  beforeEach(async () => void (await open("/resources/for-teachers")));

  it("leads to each text, its task and the story, in the order of the ages", () => {
    expect(addresses(screen.getByRole("region", { name: "Texts to read" }))).toEqual([
      "/resources/sample-chapter#your-turn-to-sort",
      "/resources/sample-chapter",
      "/resources/level-2-sample-chapter#the-pause-rule",
      "/resources/level-2-sample-chapter",
      "/resources/level-3-sample-chapter#four-questions-before-you-borrow",
      "/resources/level-3-sample-chapter",
      "/short-stories/keeper-of-embers",
    ]);
  });

  it("begins with five lessons, each with its plan and its screens", () => {
    const lessons = screen.getByRole("region", { name: "Lessons" });
    expect(addresses(lessons)).toEqual(LESSON_PATHS.flatMap((path) => [path, `${path}#screen-1`]));
    for (const { title } of Object.values(LESSONS))
      expect(within(lessons).getByRole("link", { name: `Open the lesson : ${title}` })).toBeVisible();
  });

  it("lists all topics by age, and the questions with answers to print", () => {
    const topics = addresses(screen.getByRole("region", { name: "Topics" }));
    expect(topics).toHaveLength(TOPIC_PATHS.length);
    expect(new Set<string | null>(topics)).toEqual(new Set<string | null>(TOPIC_PATHS));
    expect(addresses(screen.getByRole("region", { name: "More to print" }))).toEqual([
      "/quiz-data",
      "/resources/for-teachers#texts",
      "/excel-tracker",
    ]);
  });

  it("says what to do when a pupil tells something, with Childline's number", () => {
    const notes = screen.getByRole("region", { name: "Keeping pupils safe" });
    expect(notes).toHaveTextContent(/safeguarding steps that same day.*Childline free on 0800 1111/);
  });
});

it("is reached from the resources, before the guides that are still to come", async () => {
  await open("/resources");
  const links = addresses(screen.getByRole("region", { name: "Parent & Educator Guides" }));
  expect(links.slice(0, 3)).toEqual(["/resources/for-parents", "/resources/for-teachers", "/quiz-data"]);
});

it("leads from the foot of the quiz hub to the questions with answers", () => {
  render(
    <MemoryRouter>
      <QuizHubPage />
    </MemoryRouter>,
  );
  const link = screen.getByRole("link", { name: "For grown-ups: Money Brain Battle with answers, to print" });
  expect(link).toHaveAttribute("href", "/quiz-data");
});
