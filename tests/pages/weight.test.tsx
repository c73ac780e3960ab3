/** The weight of buttons: a filled one does something today. */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AuthProvider } from "@/backend/auth";
import { SHOP_LINKS } from "@/content/books/buying";
import AudiobooksPage from "@/pages/audiobooks/AudiobooksPage";
import BookPage from "@/pages/books/BookPage";
import BooksPage from "@/pages/books/BooksPage";
import Level1BookPage from "@/pages/books/Level1BookPage";
import Level2BookPage from "@/pages/books/Level2BookPage";
import Level3BookPage from "@/pages/books/Level3BookPage";
import ChallengePage from "@/pages/challenge/ChallengePage";
import { Leaderboard } from "@/pages/community/Leaderboard";
import { ComingSoonCard } from "@/pages/scorecard/ComingSoonCard";
import { StoryPage } from "@/pages/stories/StoryPage";
import { KEEPER_OF_THE_EMBERS } from "@/content/stories/keeper-of-embers";

const SHOPS = { ...SHOP_LINKS };
beforeEach(() => vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => {}));
afterEach(() => {
  Object.assign(SHOP_LINKS, SHOPS);
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

const PAGES: Readonly<Record<string, React.ReactNode>> = {
  "/books": <BooksPage />,
  "/books/4MQ-L1": <Level1BookPage />,
  "/books/4MQ-L2": <Level2BookPage />,
  "/books/4MQ-L3": <Level3BookPage />,
  "/books/raising-money-smart-kids": <BookPage />,
  "/short-stories/keeper-of-embers": <StoryPage id="keeper-of-embers" story={KEEPER_OF_THE_EMBERS} />,
  "/audiobooks": <AudiobooksPage />,
  "/90-days-money-smart-challenge": <ChallengePage />,
  "/community": <Leaderboard />,
  "/kpi-scorecard": <ComingSoonCard />,
};

const open = (path: string) =>
  render(
    <AuthProvider>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={path.replace("raising-money-smart-kids", ":bookId")} element={PAGES[path]} />
        </Routes>
      </MemoryRouter>
    </AuthProvider>,
  );

const isFilled = (element: HTMLElement) => element.classList.contains("button-primary");
const filledLinks = () =>
  screen
    .getAllByRole("link")
    .filter(isFilled)
    .map((link) => link.textContent);

describe("a page with a button that can do nothing today", () => {
  it.each(Object.keys(PAGES))("fills no button of %s that cannot act", async (path) => {
    const { container } = open(path);
    for (const button of screen.queryAllByRole("button").filter(isFilled)) {
      if (button.getAttribute("type") === "submit") continue;
      const before = container.innerHTML;
      const focus = document.activeElement;
      await userEvent.click(button);
      const moved = document.activeElement !== focus && document.activeElement !== button;
      expect(moved || container.innerHTML !== before, button.textContent ?? "").toBe(true);
    }
  });

  it.each(["Buy Now", "Buy Physical Book", "Set Your First Goal", "Apply Now", "Send Application", "Play"])(
    "does not fill “%s”",
    (name) => {
      for (const path of Object.keys(PAGES)) {
        const { unmount } = open(path);
        expect(screen.queryAllByRole("button", { name }).filter(isFilled), path).toEqual([]);
        unmount();
      }
    },
  );
});

describe("what can be done today", () => {
  it.each([
    ["/books/4MQ-L1", "Free Sample Chapter"],
    ["/books/raising-money-smart-kids", "Download Sample Chapter"],
    ["/audiobooks", "Read the story"],
    ["/90-days-money-smart-challenge", "Start the missions"],
  ])("has the weight on %s: “%s”", (path, label) => {
    open(path);
    expect(filledLinks()).toEqual([label]);
  });

  it("is the shop once there is one", () => {
    SHOP_LINKS["money-basics-for-kids"] = "https://shop.example/book";
    open("/books/4MQ-L1");
    expect(filledLinks()).toEqual(["Buy Now"]);
  });

  it("is to play once there is a recording, and nothing says that playback does not work", () => {
    vi.stubEnv("VITE_AUDIO_URL_KEEPER_OF_EMBERS", "https://audio.example/embers.mp3");
    open("/audiobooks");
    expect(isFilled(screen.getByRole("button", { name: "Play" }))).toBe(true);
    expect(filledLinks()).toEqual([]);
    expect(screen.queryByText(/not yet working|will go here/)).toBeNull();
    expect(screen.getByText(/press “Read to me”/)).toBeVisible();
  });

  it("is to apply once applications are open, with the form before the questions", () => {
    vi.stubEnv("VITE_FORM_ID_CHALLENGE_APPLICATION", "challenge-application");
    open("/90-days-money-smart-challenge");
    expect(isFilled(screen.getByRole("button", { name: "Apply Now" }))).toBe(true);
    expect(filledLinks()).toEqual([]);
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(1)).toEqual([
      "Apply for the challenge",
      "Questions from parents",
      "You can begin right here",
    ]);
  });

  it("comes before a form that is closed", () => {
    open("/90-days-money-smart-challenge");
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(1)).toEqual([
      "You can begin right here",
      "Questions from parents",
      "Apply for the challenge",
    ]);
  });
});

it("says without a recording that playback does not work, and that the device can read", () => {
  open("/audiobooks");
  expect(screen.getByText("Direct playback is not yet working on this page.")).toBeVisible();
  expect(screen.getByText("The link to our audio host will go here.")).toBeVisible();
  expect(screen.getByText(/press “Read to me”/)).toBeVisible();
});
