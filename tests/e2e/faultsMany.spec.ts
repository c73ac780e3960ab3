/** Very much of everything: it is quick to see, whole at its end, and a keyboard never loses its place. */
import { readFileSync } from "node:fs";
import { own } from "./communityParts";
import { changeRows, insertRows, userIdOf } from "./database";
import { entries, expect, newAccount, signUp, test } from "./fixtures";

test("a jar of 500 ideas: a page at once, the rest by keyboard, featured first, in order, none twice", async ({
  page,
  request,
}) => {
  // 26 pages.
  test.slow();
  const user_id = (await newAccount(request)).user.id;
  const name = own("Idea");
  // Fewer votes than other tests give theirs, and the same for many, so that their ids decide across pages.
  const rows = await insertRows(
    request,
    "gig_jar_submissions",
    Array.from({ length: 500 }, (_, index) => ({
      user_id,
      title: `${name} no ${index}`,
      description: "An idea",
      votes: 10 + (index % 7),
      status: index % 100 === 0 ? "featured" : "active",
    })),
  );
  try {
    await signUp(page);
    const limits: (string | null)[] = [];
    page.on("request", (asked) => {
      const { pathname, searchParams } = new URL(asked.url());
      if (pathname.endsWith("/gig_jar_submissions") && searchParams.has("limit"))
        limits.push(searchParams.get("limit"));
    });
    await page.goto("/community?tab=gigs");
    // By what stands in the markup, all of it at once: to ask 500 cards for their roles takes a browser seconds.
    const look = () =>
      page.evaluate(() => {
        const cards = [...document.querySelectorAll("#main li:has(h4)")];
        const focused = document.activeElement;
        return {
          titles: cards.map((card) => card.querySelector("h4")!.textContent),
          focused: focused?.textContent ?? "",
          // Counted from the end; none is more than all.
          fromEnd: cards.length - cards.findIndex((card) => card.contains(focused)),
        };
      });
    await expect.poll(async () => (await look()).titles.length).toBe(20);
    // Of 500 it has asked for one page, of either group.
    expect(limits).toEqual(["21", "21"]);

    await page.getByRole("button", { name: "Show more ideas" }).focus();
    let now = await look();
    for (let { titles } = now; now.focused === "Show more ideas"; { titles } = now) {
      await page.keyboard.press("Enter");
      await expect
        .poll(async () => (now = await look()).titles.length > titles.length && now.focused)
        .toMatch(/^(Show more ideas|Vote)/);
    }
    await expect(page.getByText("Show more ideas")).toHaveCount(0);
    // The button has gone, the place in the list has not: it is an idea of the last page.
    expect(now.fromEnd).toBeLessThanOrEqual(20);

    const mine = now.titles.filter((title) => title.startsWith(`${name} no`));
    const inOrder = rows.toSorted(
      (a, b) =>
        Number(b.status === "featured") - Number(a.status === "featured") ||
        Number(b.votes) - Number(a.votes) ||
        (String(a.id) < String(b.id) ? -1 : 1),
    );
    expect(mine).toEqual(inOrder.map(({ title }) => title));
    const featured = page.getByRole("region", { name: "Featured ideas" }).locator("h4");
    await expect(featured.filter({ hasText: `${name} no` })).toHaveCount(5);
  } finally {
    // The tests share the jar.
    await changeRows(request, "gig_jar_submissions", `user_id=eq.${user_id}`, { is_deleted: true });
  }
});

test("a journal of 10,000 entries: a page at once, older ones by keyboard, its week exact, and all of them in the file", async ({
  page,
  request,
}) => {
  await signUp(page);
  const user_id = await userIdOf(page);
  const today = await page.getByLabel("Date").inputValue();
  const year = Number(today.slice(0, 4));
  const row = (index: number) => ({
    user_id,
    entry_date: `${year - 1 - (index % 4)}-${String(1 + (index % 12)).padStart(2, "0")}-${10 + (index % 19)}`,
    entry_type: "E",
    amount: (index + 1) / 100,
    earning_detail: "E-Chore",
  });
  for (let start = 0; start < 10_000; start += 2500)
    await insertRows(
      request,
      "journal_entries",
      Array.from({ length: 2500 }, (_, index) => row(start + index)),
    );
  await insertRows(request, "journal_entries", { ...row(0), amount: 7.77, entry_date: today });

  await page.goto("/challenge-dashboard");
  await expect(entries(page)).toHaveCount(100);
  await expect(entries(page).first()).toContainText("£7.77");
  const older = page.getByRole("button", { name: "Show older entries" });
  for (const shown of [200, 300]) {
    await older.focus();
    await page.keyboard.press("Enter");
    await expect(entries(page)).toHaveCount(shown);
    await expect(page.getByRole("button", { name: /^Change:/ }).nth(shown - 100)).toBeFocused();
  }

  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download (CSV)" }).click();
  const lines = readFileSync(await (await coming).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  expect(lines).toHaveLength(10_002);
  expect(new Set(lines.slice(1).map((line) => line.split(",")[2])).size).toBe(10_000);

  await page.goto("/challenge-dashboard?tab=kpis");
  await expect(
    page.getByRole("region", { name: "This Week's Performance" }).getByText("£7.77", { exact: true }),
  ).toBeVisible();
  await page.goto("/kpi-scorecard");
  await expect(page.getByText("£7.77").first()).toBeVisible();
});
