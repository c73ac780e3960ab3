/** The sheets of the page for parents on paper, which only a browser lays out. */
import { extractText, getDocumentProxy } from "unpdf";
import { AGREEMENT } from "@/content/resources/grown-ups/forParents";
import { expect, test } from "./fixtures";

const SHEETS = [
  ["Print the agreement", AGREEMENT.promises.at(-1)!],
  ["Print all thirteen", "What do you want to keep doing after the 90 days?"],
  [/Print a blank week/, "Totals"],
] as const;

test("prints each sheet for parents on one page of A4 or Letter, with nothing else on it", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto("/resources/for-parents");
  for (const [name, words] of SHEETS)
    for (const format of ["A4", "Letter"] as const) {
      await page.getByRole("button", { name }).click();
      await expect(page.locator(".print-sheet")).toHaveCount(1);
      // The browser says when it has printed, so the page is whole again for the next sheet.
      const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
      const pages = (await extractText(pdf)).text.map((text) => text.replace(/\s+/g, " "));
      expect(pages, `${String(name)} on ${format}`).toHaveLength(1);
      expect(pages[0]).toContain(words);
      expect(pages[0]).not.toMatch(/For parents|Who can see what|Sign In|Contact/);
      await expect(page.locator(".print-sheet")).toHaveCount(0);
    }
});
