/**
 * A form that arrives but gets no answer: the visitor is told that it failed, and every word is
 * kept. Others: tests/site.
 */
import { storedRows } from "./database";
import { expect, expectToast, newEmail, test } from "./fixtures";

test.use({ expectedErrors: [/ERR_FAILED/] });

const FORMS = "**/functions/v1/forms/**";

test("keeps every word of the contact form when its answer is lost, and stores it once", async ({ page }) => {
  const email = newEmail();
  const words = { Name: "Sam", Email: email, Message: "Can you come to our school?" };
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const arrived = () =>
    storedRows(page.request, "form_submissions", `form_id=eq.contact&payload->>email=eq.${email}`);
  let sent = 0;
  await page.route(FORMS, async (route) => {
    await route.fetch();
    await route.abort();
    sent += 1;
  });
  await page.goto("/contact");
  for (const [label, text] of Object.entries(words)) await field(label).fill(text);
  await field("Subject").selectOption("Speaking Request");
  for (const times of [1, 2]) {
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect.poll(() => sent).toBe(times);
    await expectToast(page, "Error", "Failed to send message. Please try again.");
    for (const [label, text] of Object.entries(words)) await expect(field(label)).toHaveValue(text);
    await expect(field("Subject")).toHaveValue("Speaking Request");
    expect(await arrived()).toHaveLength(1);
  }
  await page.unroute(FORMS);
  await page.getByRole("button", { name: "Send Message" }).click();
  await expectToast(page, "Message sent!");
  for (const label of Object.keys(words)) await expect(field(label)).toHaveValue("");
  expect(await arrived()).toHaveLength(1);
});
