/** The library and the quizzes with more stories than the first: each card opens the quiz of its own story, or none. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { expect, it, vi } from "vitest";
import type * as Quizzes from "@/content/quiz/quizzes";
import type { StoryQuiz } from "@/content/quiz/quizTypes";
import type * as Stories from "@/content/stories/stories";
import type * as StoryFiles from "@/content/stories/storyFiles";
import QuizLandingPage from "@/pages/quiz/QuizLandingPage";
import ShortStoriesPage from "@/pages/stories/ShortStoriesPage";

vi.mock("@/content/stories/stories", async (original) => {
  const stories = await original<typeof Stories>();
  const [first] = stories.STORIES;
  const second = {
    ...first,
    id: "late-bus",
    title: "The Late Bus",
    level: "Level 2",
    ageRange: "Ages 11-13",
  };
  const third = {
    ...first,
    id: "no-quiz",
    title: "A Story Without a Quiz",
    level: "Level 3",
    hasQuiz: false,
  };
  return { ...stories, STORIES: [first, second, third] };
});

vi.mock("@/content/stories/storyFiles", async (original) => {
  const files = await original<typeof StoryFiles>();
  const [[id, load]] = [...files.STORY_QUIZZES] as [[string, () => Promise<StoryQuiz>]];
  const other = async () => {
    const quiz = await load();
    return { ...quiz, metadata: { ...quiz.metadata, id: "late-bus", title: "The Late Bus - Quiz" } };
  };
  return {
    ...files,
    STORY_QUIZZES: new Map([
      [id, load],
      ["late-bus", other],
    ]),
  };
});

vi.mock("@/content/quiz/quizzes", async (original) => {
  const quizzes = await original<typeof Quizzes>();
  const first = quizzes.QUIZ_CARDS["keeper-of-embers"];
  const second = { ...first, id: "late-bus", title: "The Late Bus - Quiz", level: "Level 2" };
  return { ...quizzes, QUIZZES: [...quizzes.QUIZZES, second] };
});

const card = (title: string) => within(screen.getByRole("article", { name: title }));

function openLibrary(state?: { quiz: string }) {
  render(
    <MemoryRouter initialEntries={[{ pathname: "/short-stories", state }]}>
      <ShortStoriesPage />
    </MemoryRouter>,
  );
}

it("opens the quiz of the card's own story", async () => {
  openLibrary();
  await userEvent.click(card("The Late Bus").getByRole("button", { name: "Take Quiz" }));
  expect(await screen.findByRole("region", { name: "The Late Bus - Quiz" })).toBeVisible();
});

it("opens only the quiz of the story that was read", async () => {
  openLibrary({ quiz: "late-bus" });
  expect(await screen.findByRole("region", { name: "The Late Bus - Quiz" })).toBeVisible();
  const other = card("The Keeper of the Embers").getByRole("button", { name: "Take Quiz" });
  expect(other).toHaveAttribute("aria-expanded", "false");
});

it("offers no quiz for a story without one", () => {
  openLibrary();
  expect(card("A Story Without a Quiz").queryByRole("button", { name: "Take Quiz" })).toBeNull();
});

it("lists each story under its level", () => {
  openLibrary();
  expect(screen.getByRole("region", { name: "Level 2, ages 11-13" })).toHaveTextContent("The Late Bus");
  expect(screen.queryByText("Coming Soon")).toBeNull();
});

it("shows a quiz of a later level on the landing page, and what is coming in a level without one", () => {
  render(
    <MemoryRouter>
      <QuizLandingPage />
    </MemoryRouter>,
  );
  const level = (name: string) => within(screen.getByRole("region", { name }));
  expect(level("Level 2, ages 11-13").getByRole("link", { name: /The Late Bus - Quiz$/ })).toHaveAttribute(
    "href",
    "/quiz/late-bus",
  );
  expect(level("Level 3, ages 14-16").getByText("Coming Soon")).toBeVisible();
});
