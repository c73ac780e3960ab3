/** Browsers that know less than the newest: what they lack breaks no page. */
import { addEntry, entries, expect, signUp, test } from "./fixtures";

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Object.assign(AbortSignal, { any: undefined });
    const element = HTMLElement.prototype as Partial<HTMLElement>;
    delete element.popover;
    delete element.hidePopover;
    const matches = Reflect.get(Element.prototype, "matches");
    Object.assign(Element.prototype, {
      matches(this: Element, selectors: string) {
        if (selectors.includes(":popover-open")) throw new SyntaxError("not a valid selector");
        return matches.call(this, selectors);
      },
    });
  }),
);

test("opens and closes the menu in a browser without popovers", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Main" });
  const link = menu.getByRole("link", { name: "Short Stories" });
  await menu.getByText("Stories & Audio", { exact: true }).click();
  await expect(link).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(link).toBeHidden();
  await menu.getByText("Stories & Audio", { exact: true }).click();
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Short Story Library" })).toBeVisible();
  await expect(link).toBeHidden();
});

test("reads and writes the journal in a browser without AbortSignal.any", async ({ page }) => {
  await signUp(page);
  await addEntry(page, { type: "Earn", amount: "12.50", detail: "E-Chore" });
  await page.reload();
  await expect(entries(page)).toHaveCount(1);
  await expect(page.getByText(/We cannot reach 4MQ right now/)).toHaveCount(0);
});
