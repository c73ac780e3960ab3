/** A visitor and a user come back: today's strip, the portrait in the header, and the shelf. */
import { QUIZ_MONEY_BRAIN_BATTLE } from "@/content/quiz/quizMoneyBrainBattle";
import { addDays } from "@/domain/calendar";
import { changeRows, storedRows, userIdOf } from "./database";
import { expect, expectToast, join, startSession, stored, test } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";
import type { APIRequestContext, Page } from "@playwright/test";
import { settled } from "./settled";
import { extractText, getDocumentProxy } from "unpdf";

const strip = (page: Page) => page.getByRole("region", { name: "Your day" });

/** Below this, a menu grows by a line as its HTML arrives, and words take their fonts. */
const SMALLEST_SHIFT = 0.005;

/** The part of the browser's entry that is read here, which TypeScript does not know. */
interface LayoutShift {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Collects every layout shift of the pages opened after it, with what moved. */
async function shiftsOf(page: Page) {
  await page.addInitScript(() => {
    const shifts: [number, ...string[]][] = [];
    Object.assign(globalThis, { shifts });
    const saysOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as LayoutShift[])
        shifts.push([
          value,
          ...sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent} ${saysOf(previousRect)} -> ${saysOf(currentRect)}`,
          ),
        ]);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    await settled(page);
    const shifts = await page.evaluate(
      () => (globalThis as unknown as { shifts: [number, ...string[]][] }).shifts,
    );
    return shifts.filter(([shift]) => shift >= SMALLEST_SHIFT);
  };
}

test("leaves the page to a stranger, and offers a visitor one next thing after another", async ({
  page,
  axe,
}) => {
  test.setTimeout(120_000);
  const shifts = await shiftsOf(page);
  await page.goto("/");
  await expect(strip(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Your portrait/ })).toHaveCount(0);
  expect(await shifts()).toEqual([]);

  await page.goto("/quiz/money-brain-battle");
  // The question was there before any script; its answers come with them.
  await expect(page.getByRole("main").getByRole("radio")).toHaveCount(4);
  await page.getByRole("main").getByRole("radio").first().check();
  await page.getByRole("button", { name: "Next Question" }).click();
  await page.goto("/");
  await strip(page).getByRole("link", { name: "Question 2 of 10" }).click();
  await expect(page.getByText("Question 2 of 10")).toBeVisible();

  await page.evaluate(() => localStorage.removeItem("4mq_quiz_money-brain-battle"));
  await page.goto("/short-stories/keeper-of-embers");
  await page.getByRole("heading", { name: "Snow Surprise!" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => stored(page, "4mq_reading")).toMatchObject({ title: "Snow Surprise!" });
  await page.goto("/");
  await expect(strip(page).getByRole("link").last()).toHaveText("Go on: Snow Surprise!");
  expect(await shifts()).toEqual([]);
  await axe();
  await expectNoLossWithLargeText(page);
  await strip(page).getByRole("link").last().click();
  await expect(page.getByText("6 of 7", { exact: true })).toBeVisible();
  await expect(page.getByText("You are in part 6 of 7")).toBeAttached();

  // A text that is being left may still write down its place.
  await page.goto("/");
  await page.evaluate(() => localStorage.removeItem("4mq_reading"));
  await page.evaluate(() => localStorage.setItem("userEarnings", '{"totalCoins":3,"dailyEarnings":[]}'));
  await page.reload();
  await strip(page).getByRole("link", { name: "Choose your portrait" }).click();
  await page.getByRole("radio", { name: "Super Saver" }).focus();
  await page.keyboard.press("Space");
  // The picture of a look is pressed in place of its button, which only readers and the keyboard meet.
  await page.getByRole("radio", { name: /^Coral/ }).check({ force: true });
  await expect(page.getByRole("radio", { name: /^Berries/ })).toBeDisabled();
  await axe();
  await expectNoLossWithLargeText(page);
  await page.getByRole("link", { name: "Your portrait and 3 coins" }).click();
  await expect(page.getByRole("radio", { name: "Super Saver" })).toBeChecked();

  // The strip appears whatever the browser has kept.
  await page.evaluate(() => {
    for (const key of ["userEarnings", "4mq_tracker", "4mq_reading", "4mq_quiz_x", "4mq_me", "4mq_seen_x"])
      localStorage.setItem(key, '{"entries":7,"answers":null}');
  });
  await page.goto("/");
  await expect(strip(page)).toContainText("Hello again");
  await expect(strip(page).getByRole("link").last()).toHaveText("Choose your portrait");
});

/** Moves everything that the user has written this many days into the past. */
async function passDays(page: Page, request: APIRequestContext, count: number) {
  const mine = `user_id=eq.${await userIdOf(page)}`;
  const back = (day: unknown) => addDays(String(day), -count);
  for (const { id, entry_date } of await storedRows(request, "journal_entries", mine))
    await changeRows(request, "journal_entries", `id=eq.${String(id)}`, { entry_date: back(entry_date) });
  const [{ challenge_start_date, challenge_end_date } = {}] = await storedRows(
    request,
    "challenge_participants",
    mine,
  );
  await changeRows(request, "challenge_participants", mine, {
    challenge_start_date: back(challenge_start_date),
    challenge_end_date: back(challenge_end_date),
  });
}

/** On a phone, the measure is folded under the prompt of the day. */
const unfold = (page: Page) => page.locator("summary", { hasText: "Today’s five minutes" }).click();

async function writeLine(page: Page, amount: string) {
  await page.getByRole("radio", { name: "Earn", exact: true }).check();
  await page.getByLabel("Amount").fill(amount);
  await page.getByRole("radio", { name: /E-Chore/ }).check();
  await page.getByRole("button", { name: "Add entry" }).click();
  await expectToast(page, "Entry Added! 💰");
}

test(
  "walks a visitor from the quadrant over the first day to day 90, and keeps a sibling apart",
  { tag: "@phone-only" },
  async ({ page, request, axe }) => {
    test.setTimeout(180_000);
    // Before joining: a quiz, a line of the tracker, and the quadrant.
    await page.goto("/quiz/money-brain-battle");
    for (const { correctAnswer } of QUIZ_MONEY_BRAIN_BATTLE.questions) {
      await page.getByRole("radio", { name: correctAnswer, exact: true }).check();
      await page.getByRole("button", { name: /^(Next Question|Finish Quiz)$/ }).click();
    }
    await expect(page.getByRole("region", { name: "Your score" })).toBeVisible();
    await page.goto("/excel-tracker");
    await page.getByLabel("Type").selectOption("E");
    await page.getByLabel("Amount").fill("2");
    await page.getByRole("radio", { name: "E-Chore" }).check();
    await page.getByRole("button", { name: "Add to sheet" }).click();
    await page.goto("/find-your-quadrant");
    for (let scene = 1; scene <= 5; scene += 1) {
      await expect(page.getByText(`Scene ${scene} of 5`)).toBeVisible();
      await page.getByRole("main").getByRole("radio").first().check();
      await page.getByRole("button", { name: /^(Next|See My Result)$/ }).click();
    }
    await page.goto("/");
    await expect(strip(page).getByRole("link").last()).toHaveText("Choose your portrait");
    await page.goto("/find-your-quadrant");
    await page.getByRole("link", { name: "sign in or sign up" }).click();
    await page.getByRole("button", { name: "Sign Up", exact: true }).click();
    await join(page, { firstName: "W".repeat(30) });

    await expect(page.getByRole("heading", { name: "Keep what you did on this device?" })).toBeVisible();
    for (const box of await page.getByRole("checkbox").all()) await expect(box).not.toBeChecked();
    await axe();
    await expectNoLossWithLargeText(page);
    await page.getByRole("checkbox", { name: /^Your place on the money map/ }).check();
    await page.getByRole("button", { name: "Tick this line" }).click();
    await page.getByRole("button", { name: "Keep what I ticked" }).click();
    await expect(page.getByText(/^We have saved your result to your profile/)).toBeVisible();

    await page.goto("/");
    await strip(page).getByRole("link", { name: "Go on with your first day" }).click();
    await expect(page.getByText("1 of 3 steps done")).toBeVisible();
    await axe();
    await page.getByRole("button", { name: "Pick a portrait" }).click();
    await page.getByRole("radio", { name: "Budget Boss" }).check({ force: true });
    await expect(page.getByText("2 of 3 steps done")).toBeVisible();
    await expectNoLossWithLargeText(page);
    await page.getByRole("link", { name: "Set a goal" }).click();
    await page.getByLabel("How much do you want to save?").fill("45");
    await page.getByLabel("What is it for?").fill("Skates");
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await expect(page.getByRole("listitem", { name: "Skates" })).toBeVisible();
    await page.getByRole("link", { name: "Back to your first day" }).click();
    await expect(page.getByText("3 of 3 steps done")).toBeVisible();
    await page.getByRole("button", { name: "Start Day 1" }).click();
    const dayOne = page.getByRole("region", { name: "Day 1", exact: true });
    await expect(dayOne).toContainText("Your goal has a name: Skates");
    await expect(dayOne.getByText("Your first line is written.")).toBeVisible();
    await axe();
    await expectNoLossWithLargeText(page);
    await dayOne.getByRole("link", { name: "Open my journal" }).click();
    await expect(page.getByText(/^Day 1 of 90/)).toBeVisible();
    await expect(dayOne).toBeHidden();
    await unfold(page);
    await expect(page.getByText("1 day with a line so far.")).toBeVisible();
    const shifts = await shiftsOf(page);
    await page.goto("/");
    await expect(strip(page)).toContainText(`Hello ${"W".repeat(30)}`);
    await expect(strip(page)).toContainText("Skates: 0% there");
    await expect(strip(page).getByRole("link").last()).toHaveText("Day 1: five minutes");
    expect(await shifts()).toEqual([]);
    await axe();

    await page.goto("/show-a-grown-up");
    await page.getByRole("radio", { name: "With amounts" }).check();
    await expect(page.getByRole("region", { name: /’s week$/ })).toContainText("£2.00");
    for (const format of ["A4", "Letter"] as const) {
      const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
      const { totalPages, text } = await extractText(paper, { mergePages: true });
      expect(totalPages, format).toBe(1);
      expect(text).toMatch(/Earned\s+£2\.00.*Talk about it.*Colour a coin.*What we decided/su);
    }
    await expect(page.getByText("Ideas in the Gig Jar (you have shared none)")).toBeVisible();
    await axe();
    await expectNoLossWithLargeText(page);

    await passDays(page, request, 1);
    await page.goto("/challenge-dashboard?tab=journal");
    await expect(page.getByText(/^Day 2 of 90/)).toBeVisible();
    await writeLine(page, "3");
    // The strip follows at once, without a new page.
    await page.getByRole("link", { name: "4MQ, home" }).first().click();
    await expect(strip(page)).toContainText("Day 2 of 90");
    await expect(strip(page).getByRole("link").last()).toHaveText("Day 2: five minutes");

    await passDays(page, request, 13);
    await page.goto("/challenge-dashboard?tab=journal");
    await expect(page.getByText(/^Day 15 of 90/)).toBeVisible();
    const postcard = page.getByRole("button", { name: /^Your postcard is here/ });
    await postcard.click();
    const front = page.getByRole("region", { name: "See where it goes" });
    await expect(front.getByText("You wrote on 2 days.")).toBeVisible();
    await axe();
    await expectNoLossWithLargeText(page);
    await front.getByRole("button", { name: "A picture to share, without amounts" }).click();
    await expect(
      front.getByRole("img", { name: /^Mission 1 of 6: See where it goes\. Two days/ }),
    ).toBeVisible();
    const saving = page.waitForEvent("download");
    await front.getByRole("button", { name: "Save picture" }).click();
    expect((await saving).suggestedFilename()).toBe("4mq-mission-1.png");
    await front.getByRole("button", { name: "Turn the card over" }).click();
    const back = page.getByRole("region", { name: "Put needs first" });
    await expect(back.getByRole("heading", { name: "Put needs first" })).toBeFocused();
    await axe();
    await expectNoLossWithLargeText(page);
    await back.getByRole("button", { name: "Start mission 2" }).click();
    await expect(back).toBeHidden();
    await unfold(page);
    await expect(page.getByText(/^Aim to sort 10 lines into needs and wants by/)).toBeVisible();
    await expect(page.getByText("“See where it goes” is behind you: 2 days with a line.")).toBeVisible();
    await page.goto("/");
    await expect(strip(page)).toContainText("Skates: 0% there");
    await expect(strip(page).getByRole("button", { name: "Write today’s line" })).toBeVisible();

    await page.goto("/community?tab=challenges");
    await page.getByRole("button", { name: "Update progress" }).click();
    await page.getByLabel("How much have you saved so far?").fill("45");
    await page.getByRole("button", { name: "Save progress" }).click();
    await expect(page.getByText("You filled your jar!")).toBeVisible();
    await axe();
    await page.goto("/");
    await expect(strip(page)).not.toContainText("Skates");

    for (const [days, day] of [
      [9, 24],
      [66, 90],
    ] as const) {
      await passDays(page, request, days);
      await page.goto("/challenge-dashboard?tab=journal");
      await expect(page.getByText(new RegExp(`^Day ${day} of 90`))).toBeVisible();
      // The card of the mission that is over comes before the day's line. With another first day, it was never seen.
      await postcard.click();
      await page.getByRole("button", { name: "Close the card" }).click();
      await page.goto("/");
      await expect(strip(page)).toContainText(`Day ${day} of 90`);
      await expect(strip(page)).not.toContainText(/missed|lost|away/i);
      // One tap from the first screen.
      await expect(strip(page).getByRole("button", { name: "Write today’s line" })).toBeInViewport();
    }
    await axe();

    // A sibling sits down.
    const menu = page.getByRole("button", { name: "Menu" });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole("button", { name: "Sign Out" }).click();
    await expect(strip(page)).toContainText("Hello again");
    await page.goto("/find-your-quadrant");
    await expect(page.getByText("Scene 1 of 5")).toBeVisible();
    await page.goto("/shelf");
    await expect(page.getByRole("radio", { name: "Budget Boss" })).not.toBeChecked();
    await startSession(page, { firstName: "Tia" });
    await page.goto("/");
    await expect(strip(page)).toContainText("Hello Tia");
    await page.goto("/shelf");
    await expect(page.getByRole("radio", { name: "Budget Boss" })).not.toBeChecked();
  },
);
