/** Texts and questions on paper, which only a browser lays out: each sheet is counted, in sheets of A4 printed on one side. */
import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { PRINTING, SHEETS, type PrintedPath } from "@/content/reading/printing";
import { expect, test } from "./fixtures";

/** On the pages, but on no sheet: the header, the footer, and all that can only be pressed. */
const ONLY_ON_SCREEN =
  /Sign In|Privacy|Back to|Print it|Download|Read next|Next Question|Take the Quiz|Do it now|Try five questions|Start reading|Part 1 of/g;
const besides = (sheets: string[]) => sheets.join(" ").match(ONLY_ON_SCREEN) ?? [];

const sheetsOf = async (page: Page, format: "A4" | "Letter" = "A4") => {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  return (await extractText(pdf)).text.map((text) => text.replace(/\s+/g, " "));
};

/** Presses a button that says its number of sheets, and prints. */
async function press(page: Page, wish: string, sheets: number) {
  await page.getByRole("button", { name: PRINTING.wish(wish, sheets), exact: true }).click();
  if (await page.locator("#print").count()) await expect(page.locator(".print-sheet")).toHaveCount(1);
  const printed = await sheetsOf(page);
  await expect(page.locator(".print-sheet")).toHaveCount(0);
  expect(besides(printed)).toEqual([]);
  return printed;
}

/** The questions begin below their title, and the answers are on one sheet, the last. */
function expectQuestions(sheets: string[]) {
  const answers = sheets.at(-1)!;
  expect(answers).toMatch(/^Answers: /);
  for (const [nth, sheet] of sheets.slice(0, -1).entries()) {
    expect(sheet).toMatch(new RegExp(`^Questions: .* Name .* ${nth * 5 + 1} `));
    expect(sheet).not.toContain("Answers");
  }
}

test("prints as many sheets of each text and its questions as its buttons say", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    window.print = () => {};
  });
  for (const [path, { text, questions }] of Object.entries(SHEETS) as [
    PrintedPath,
    { text: number; questions: number },
  ][]) {
    await page.goto(path);
    const alone = await press(page, PRINTING.questions, questions);
    expect.soft(alone.length, `${path}: questions and their answers`).toBe(questions + 1);
    expectQuestions(alone);
    if (!text) continue;
    const all = await press(page, PRINTING.everything, text + questions);
    expect.soft(all.length - questions - 1, `${path}: sheets of text`).toBe(text);
    expectQuestions(all.slice(-questions - 1));
  }
  // Letter is less high, and none of its sheets spills over.
  await page.goto("/quiz/money-brain-battle");
  // The script for its sheets comes a little later than the question.
  let letter: string[] = [];
  await expect.poll(async () => (letter = await sheetsOf(page, "Letter")).length).toBe(3);
  expectQuestions(letter);
  expect(besides(letter)).toEqual([]);
});
