/** Executable addresses are treated as text; tests/build/addresses.test.ts checks which files a path can reach. */
import { expect, startSession, test } from "./fixtures";

test.use({ expectedErrors: [/status of 404/] });

test("an address that wants to be run is nothing but text, in its path, its parameters and its fragment", async ({
  page,
}) => {
  let opened = false;
  page.on("dialog", () => (opened = true));
  const expectNothingRan = async () => {
    expect(await page.locator("img[src='x'], #root script").count()).toBe(0);
    expect(opened).toBe(false);
  };
  await page.goto(
    "/%3Cscript%3Ealert(1)%3C/script%3E?next=javascript:alert(1)#%3Cimg%20src=x%20onerror=alert(1)%3E",
  );
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  // The address is written to the log, and stays text there too.
  await expectNothingRan();

  const evil = encodeURIComponent(`<img src=x onerror=alert(1)>"'><script>alert(1)</script>`);
  await page.goto(`/90-days-money-smart-challenge-uk?sent=${evil}#${evil}`);
  await expect(page.getByText(/Hooray, we’ve got your form!/)).toBeHidden();
  await expectNothingRan();
  await page.goto(`/auth/confirm?type=${evil}&token_hash=${evil}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectNothingRan();

  await startSession(page);
  for (const [address, shown] of [
    [`/community?tab=${evil}`, "Challenges"],
    [`/challenge-dashboard?tab=${evil}&type=${evil}`, "Journal Entry"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole("tab", { name: shown, selected: true })).toBeVisible();
    await expectNothingRan();
  }
});
