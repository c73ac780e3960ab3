/** The free resources: what is there comes first, and an age shows what is for it. */
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { FOR_AGES } from "@/content/forNow";
import { LEVELS } from "@/content/levels";
import { RESOURCE_SECTIONS } from "@/content/resources/resources";
import { TOPIC_PATHS, TOPICS } from "@/content/resources/topics/topics";
import ResourcesPage from "@/pages/resources/ResourcesPage";

const Address = () => <output>{useLocation().search}</output>;
const open = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <ResourcesPage />
      <Address />
    </MemoryRouter>,
  );
const region = (name: string) => within(screen.getByRole("region", { name }));
const addresses = (part: ReturnType<typeof region>) =>
  part.getAllByRole("link").map((link) => link.getAttribute("href"));
const chip = (name: string) =>
  within(screen.getByRole("navigation", { name: "Show what is for" })).getByRole("link", { name });
const [chapters] = RESOURCE_SECTIONS;
const chapterPaths = chapters.cards.map(({ link }) => link);

afterEach(cleanup);

it("begins with the chapters and all topics, each with a picture", () => {
  open("/resources");
  const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 2)).toEqual([chapters.title, "Money in Real Life"]);
  expect(addresses(region(chapters.title))).toEqual(chapterPaths);
  const topics = addresses(region("Money in Real Life"));
  expect(topics).toHaveLength(TOPIC_PATHS.length);
  expect(new Set(topics)).toEqual(new Set<string | null>(TOPIC_PATHS));
  for (const link of [
    ...region(chapters.title).getAllByRole("link"),
    ...region("Money in Real Life").getAllByRole("link"),
  ])
    expect(link.querySelector("img")).toHaveAttribute("width");
});

it("has nothing that is there behind something still to come in its section", () => {
  open("/resources");
  for (const { title, cards } of RESOURCE_SECTIONS) {
    const soon = region(title).queryAllByRole("button", { name: "Coming Soon" });
    expect(soon).toHaveLength(cards.filter(({ comingSoon }) => comingSoon).length);
    const last = region(title)
      .getAllByRole("link", { name: /./ })
      .filter((link) => !link.closest("li")?.querySelector("button"))
      .at(-1)!;
    for (const button of soon) {
      expect(button).toBeDisabled();
      expect(last.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(button.closest("li")).toHaveTextContent("For now:");
    }
  }
});

it.each(LEVELS.map(({ ages }, level) => [ages, level] as const))(
  "shows what is for ages %s, keeps them in the address, and shows all again",
  async (ages, level) => {
    open("/resources");
    await userEvent.click(chip(ages));
    expect(chip(ages)).toHaveAttribute("aria-current", "true");
    expect(screen.getByRole("status")).toHaveTextContent(`?ages=${ages}`);
    expect(addresses(region(chapters.title))).toEqual([chapterPaths[level], chapterPaths[3]]);
    const shown = addresses(region("Money in Real Life"));
    expect(shown).toHaveLength(ages === "8-10" ? 6 : 10);
    for (const path of TOPIC_PATHS.filter((topic) => TOPICS[topic].ages === "Ages 8-16"))
      expect(shown).toContain(path);
    expect(shown.includes("/resources/coins-and-banks")).toBe(ages === "8-10");
    expect(addresses(region("Worksheets & Activities"))).toEqual(["/excel-tracker", FOR_AGES[ages].task.to]);
    await userEvent.click(chip("All ages"));
    expect(addresses(region(chapters.title))).toEqual(chapterPaths);
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  },
);

it("opens at the ages in its address, and shows everything for ages that nobody offers", () => {
  open("/resources?ages=11-13");
  expect(chip("11-13")).toHaveAttribute("aria-current", "true");
  cleanup();
  open("/resources?ages=3-4");
  expect(chip("All ages")).toHaveAttribute("aria-current", "true");
  expect(addresses(region(chapters.title))).toEqual(chapterPaths);
});
