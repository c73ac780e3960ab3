/** "Read to me" on the page of a sample chapter: its text and its boxes, without its forms. */
import { AuthProvider } from "@/backend/auth";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import Level1ChapterPage from "@/pages/resources/Level1ChapterPage";
import { install } from "./fakeSpeech";

afterEach(() => {
  cleanup(); // while there is a voice to silence
});

it("reads a chapter to its end with its boxes, and leaves the forms out", async () => {
  const speech = install();
  render(
    <AuthProvider>
      <MemoryRouter>
        <Level1ChapterPage />
      </MemoryRouter>
    </AuthProvider>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Read to me" }));
  while (speech.speaking) speech.dispatch("end");
  expect(screen.getByText("The end.")).toBeVisible();
  expect(speech.texts).toContain("What was in Poppy’s pocket?");
  for (const words of ["Take this chapter with you", "Keep this chapter"]) {
    expect(screen.getByText(words)).toBeVisible();
    expect(speech.texts).not.toContain(words);
  }
  expect(speech.texts.join(" ")).not.toMatch(/e-mail address/i);
});
