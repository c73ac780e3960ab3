import { describe, expect, it } from "vitest";
import { answerInbox } from "#scripts/backend/inbox";

const mail = (change: object = {}) => ({
  to: "ann@example.com",
  subject: "Reset your password",
  html: '<p>Hello</p><a href="http://localhost/auth/confirm?token_hash=abc&amp;type=recovery">Go on</a>',
  sentAt: "2026-11-21T10:00:00.000Z",
  ...change,
});
const open = (mails: ReturnType<typeof mail>[], path = "/_mail", accept = "text/html,*/*") =>
  answerInbox(new Request(`http://localhost${path}`, { headers: { accept } }), mails);

describe("the local inbox, for a person", () => {
  it("shows who was written to, about what, and the links", async () => {
    const page = await open([mail()]).text();
    expect(page).toContain("To ann@example.com");
    expect(page).toContain("<h2>Reset your password</h2>");
    expect(page).toContain('<a href="http://localhost/auth/confirm?token_hash=abc&#38;type=recovery">');
  });

  it.each([
    ["subject", "</h2><script>alert(1)</script>"],
    ["to", '"><script>alert(1)</script>'],
    ["text", "<script>alert(1)</script>"],
    ["html", '<img src=x onerror="alert(1)"><script>alert(1)</script>'],
    ["html", '<a href="https://example.com/\'><script>alert(1)</script>">go</a>'],
    ["html", '<a href="javascript:alert(1)">go</a>'],
    ["html", "<scr<b>ipt>alert(1)</scr</b>ipt>"],
    ["sentAt", '"><script>alert(1)</script>'],
  ])("script in the %s is inert: %s", async (field, value) => {
    const page = await open([mail({ [field]: value })]).text();
    expect(page).not.toMatch(/<script|<img|onerror="|href="javascript/i);
  });

  it("would not run script if there were any", async () => {
    expect(open([]).headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  it("says so when nothing was sent yet", async () => {
    expect(await open([]).text()).toContain("No e-mail has been sent yet.");
  });
});

describe("the local inbox, for a test", () => {
  const older = mail({ to: "bob@example.com", sentAt: "2026-11-20T10:00:00.000Z" });
  const newer = mail();

  it("is JSON unless HTML is asked for, newest first", async () => {
    const response = open([older, newer], "/_mail", "*/*");
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toEqual([newer, older]);
  });

  it("gives one person's mail", async () => {
    expect(await open([older, newer], "/_mail?to=bob@example.com", "application/json").json()).toEqual([
      older,
    ]);
  });
});
