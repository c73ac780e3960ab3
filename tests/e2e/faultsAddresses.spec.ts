/** Addresses that want to do harm get the page that is not there, as nothing but text, and no file from beside the site. */
import { get } from "node:http";
import { expect, test, untilHydrated } from "./fixtures";

interface Answer {
  status: number | undefined;
  /** Where it sends its visitor. */
  location: string | undefined;
  text: string;
}

/** Asks for a path as it is written: browsers and Playwright's requests would resolve its dots first. */
const ask = (baseURL: string, path: string) =>
  new Promise<Answer>((resolve, reject) => {
    const { hostname, port } = new URL(baseURL);
    get({ hostname, port, path }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (piece: string) => (text += piece));
      answer.on("end", () => resolve({ status: answer.statusCode, location: answer.headers.location, text }));
    }).on("error", reject);
  });

for (const { what, paths } of [
  {
    what: "out of the site's folder",
    // The first file is the project's own, two folders above the site under test.
    paths: [
      "/../../package.json",
      "/assets/../../../package.json",
      "/%2e%2e/%2e%2e/package.json",
      "/..%2f..%2fpackage.json",
      "/..%5c..%5cpackage.json",
      "/..\\..\\package.json",
      "/%252e%252e/%252e%252e/package.json",
      "/..%2f..%2f..%2f..%2fetc%2fpasswd",
      "/package.json%00.html",
    ],
  },
  {
    what: "to another host",
    paths: ["//", "//evil.example", "//evil.example/books", "///evil.example", "http://evil.example/no"],
  },
  {
    what: "to what cannot be read",
    paths: [
      "/%3Cscript%3Ealert(1)%3C/script%3E",
      "/books/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E",
      "/%E0%A4%A",
      "/%",
      `/${"a".repeat(9 * 1024)}`,
    ],
  },
])
  test(`a path that leads ${what} gets the page that is not there, and nothing else`, async ({ baseURL }) => {
    const notThere = await ask(baseURL!, "/no-such-page");
    expect(notThere.status).toBe(404);
    expect(notThere.text).toContain("Oops! Page not found");
    for (const path of paths) expect(await ask(baseURL!, path), path.slice(0, 80)).toEqual(notThere);
  });

test.describe("in the browser", () => {
  test.use({ expectedErrors: [/status of 404/] });

  test("an address that wants to be run is shown as nothing but text", async ({ page }) => {
    let opened = false;
    page.on("dialog", () => (opened = true));
    await page.goto(
      "/%3Cscript%3Ealert(1)%3C/script%3E?next=javascript:alert(1)#%3Cimg%20src=x%20onerror=alert(1)%3E",
    );
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await untilHydrated(page);
    // What it names for the log stays text, too.
    expect(await page.locator("img[src='x'], #root script").count()).toBe(0);
    expect(opened).toBe(false);
  });
});
