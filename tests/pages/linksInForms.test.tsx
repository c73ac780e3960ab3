/** A link beside fields leads away from what was typed, so it opens in a new tab and says so. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it, vi } from "vitest";
import { AuthProvider } from "@/backend/auth";
import { CHAPTER_LINKS } from "@/content/resources/chapters/chapters";
import AuthPage from "@/pages/auth/AuthPage";
import { BetaReaderForm } from "@/pages/books/BetaReaderForm";
import { ApplicationForm } from "@/pages/challenge/ApplicationForm";
import { JuniorApplicationForm } from "@/pages/challenge/JuniorApplicationForm";
import { ContactForm } from "@/pages/info/ContactForm";
import { DownloadForm } from "@/pages/resources/DownloadForm";

afterEach(() => void vi.unstubAllEnvs());

const open = (form: ReactElement) => render(<MemoryRouter>{form}</MemoryRouter>);
const chapter = CHAPTER_LINKS[0]!;

/** @returns the names of the links in the form. */
function linksOf(form: HTMLElement): string[] {
  const links = within(form).getAllByRole("link");
  return links.map((link) => {
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAccessibleName(link.textContent);
    expect(link).toBeVisible();
    return link.textContent;
  });
}
const PRIVACY = "Privacy (opens in a new tab)";

it.each<[name: string, form: ReactElement]>([
  ["contact", <ContactForm key="c" />],
  ["beta readers", <BetaReaderForm key="b" />],
  ["a chapter", <DownloadForm key="d" chapter={chapter} heading="Download" />],
  ["a chapter, on its own page", <DownloadForm key="p" chapter={chapter} heading="Download" compact />],
  ["the challenge", <ApplicationForm key="a" />],
  ["the challenge for ages 8-10", <JuniorApplicationForm key="u" />],
])("opens the privacy page in a new tab from the form of %s", (_, form) => {
  const { container } = open(form);
  expect(linksOf(container.querySelector("form")!)).toEqual([PRIVACY]);
});

it("opens the privacy page in a new tab from the form of who joins", async () => {
  const { container } = open(
    <AuthProvider>
      <AuthPage />
    </AuthProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Sign Up" }));
  expect(linksOf(container.querySelector("form")!)).toEqual([PRIVACY]);
});

it("leads to the dashboard in a new tab while the challenge's form is closed, and leaves what was typed", async () => {
  vi.stubEnv("VITE_FORM_ID_CHALLENGE_APPLICATION", "");
  const { container } = open(<ApplicationForm />);
  await userEvent.type(screen.getByLabelText("Name"), "Sam");
  await userEvent.type(screen.getByLabelText("Email"), "sam@example.com");
  await userEvent.click(screen.getByRole("button", { name: "Send Application" }));
  await screen.findByText(/so nothing was sent/);
  expect(linksOf(container.querySelector("form")!)).toEqual([
    PRIVACY,
    "Open the Dashboard (opens in a new tab)",
  ]);
  expect(screen.getByLabelText("Name")).toHaveValue("Sam");
});
