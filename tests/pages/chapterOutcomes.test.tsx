/** The About page promises teachers that each sample chapter's page shows the standards it serves. */
import { AuthProvider } from "@/backend/auth";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { MemoryRouter } from "react-router-dom";
import { expect, it } from "vitest";
import { NEEDS_VS_WANTS } from "@/content/resources/chapters/chapterNeedsVsWants";
import { INFLUENCE_INVASION } from "@/content/resources/chapters/chapterInfluenceInvasion";
import { DEBT_TRAP } from "@/content/resources/chapters/chapterDebtTrap";
import { FOUR_QUADRANTS_FOR_PARENTS } from "@/content/resources/chapters/chapterFourQuadrants";
import type { Chapter } from "@/content/reading/reading";
import Level1ChapterPage from "@/pages/resources/Level1ChapterPage";
import Level2ChapterPage from "@/pages/resources/Level2ChapterPage";
import Level3ChapterPage from "@/pages/resources/Level3ChapterPage";
import ParentGuideChapterPage from "@/pages/resources/ParentGuideChapterPage";

it.each<[string, Chapter, ComponentType]>([
  ["Level 1", NEEDS_VS_WANTS, Level1ChapterPage],
  ["Level 2", INFLUENCE_INVASION, Level2ChapterPage],
  ["Level 3", DEBT_TRAP, Level3ChapterPage],
  ["the parent guide", FOUR_QUADRANTS_FOR_PARENTS, ParentGuideChapterPage],
])("shows teachers each outcome of %s once they open the list", async (_name, chapter, Page) => {
  render(
    <AuthProvider>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </AuthProvider>,
  );
  const first = await screen.findByText(chapter.outcomes[0]!.outcomes[0]!);
  expect(first).not.toBeVisible();
  await userEvent.click(screen.getByText("For parents and teachers"));
  for (const { standard, outcomes } of chapter.outcomes) {
    expect(screen.getByRole("heading", { name: standard })).toBeVisible();
    for (const outcome of outcomes) expect(screen.getByText(outcome)).toBeVisible();
  }
});
