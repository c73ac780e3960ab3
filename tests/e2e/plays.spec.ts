/** A story to play where it needs a browser: a phone's one screen, the keyboard, a reload, no connection, and the end. */
import { expect, test, untilServed } from "./fixtures";
import { expectNoLossWithLargeText } from "./largeText";
import { boxOf, sidewaysScroll } from "./settled";

test.use({ serviceWorkers: "allow", expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 404/] });

test("is played by keyboard on a phone, each choice on one screen, and goes on after a reload without a connection", async ({
  page,
  context,
  axe,
  axeInBothThemes,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/play/femi");
  await untilServed(page);
  await page.getByRole("button", { name: "Begin on Monday" }).press("Enter");

  const choices = page.getByRole("list", { name: "Your choice" });
  const choose = async (name: string) => {
    const choice = choices.getByRole("button", { name: new RegExp(`^${name}`) });
    // All choices are on the first screen.
    const last = await boxOf(choices.getByRole("button").last());
    expect(last.y + last.height).toBeLessThanOrEqual(844);
    await choice.press("Enter");
  };
  const goOn = (name: string) => page.getByRole("button", { name }).press("Enter");

  await expect(page.getByRole("heading", { level: 2, name: "Monday" })).toBeFocused();
  await axeInBothThemes();
  await choose("Soup, and crisps with Zosia");
  await expect(page.getByRole("heading", { level: 2, name: "Soup, and crisps with Zosia" })).toBeFocused();
  await axe();
  await goOn("Go on to Tuesday");
  await choose("Log in and get the cape");
  await goOn("Go on to Wednesday");

  await context.setOffline(true);
  await page.reload();
  await choose("Wait, and look again on Friday");
  await goOn("Go on to Thursday");
  await axeInBothThemes();
  await goOn("Go on with Thursday");
  await choose("Walk the dog");
  await goOn("Go on to Friday");
  await goOn("Go on with Friday");
  await choose("Halves with Zosia");
  await goOn("Go on to Saturday");
  await choose("Rake first, ice cream after");
  await goOn("See where the money went");

  await expect(page.getByRole("heading", { level: 2, name: "Where the week went" })).toBeFocused();
  await expect(page.getByText("so on Friday the £3 in his game was gone")).toBeVisible();
  await axeInBothThemes();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysScroll(page)).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoLossWithLargeText(page);
});
