/** The links in the e-mails: by token hash, to a page of the site, valid once; and the codes below them. */
import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { readEmailTemplates } from "#scripts/backend/config";
import { answerInbox } from "#scripts/backend/inbox";
import { mailsTo, anonymousClient, signUp, type User } from "./actors";

const SITE = "http://site.example";
let backend: Backend;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: SITE });
});
afterAll(() => backend.close());

/** The only link in the newest e-mail to this address. */
function linkTo(address: string): URL {
  const html = mailsTo(backend, address).at(-1)!.html!;
  const links = [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]!.replaceAll("&amp;", "&"));
  expect(links).toHaveLength(1);
  return new URL(links[0]!);
}

async function verify(link: URL) {
  const { auth } = anonymousClient(backend);
  const { data, error } = await auth.verifyOtp({
    token_hash: link.searchParams.get("token_hash")!,
    type: link.searchParams.get("type") as "recovery",
  });
  return { user: data.user?.id, email: data.user?.email, code: error?.code };
}

/** The code in the newest e-mail to this address, as a person reads it. */
async function codeTo(address: string): Promise<string> {
  const request = new Request(`${SITE}/_mail?to=${address}`, { headers: { accept: "text/html" } });
  const page = await answerInbox(request, mailsTo(backend, address).slice(-1) as never).text();
  const codes = [...page.matchAll(/ (\d{4,10}) /g)].map((match) => match[1]!);
  expect(codes).toHaveLength(1);
  return codes[0]!;
}

async function verifyCode(email: string, token: string) {
  const { data, error } = await anonymousClient(backend).auth.verifyOtp({ email, token, type: "recovery" });
  return { user: data.user?.id, code: error?.code };
}

async function forgetful(): Promise<User> {
  const user = await signUp(backend);
  await anonymousClient(backend).auth.resetPasswordForEmail(user.email);
  return user;
}

describe("a forgotten password", () => {
  it("sends a link to the page for a new password, which signs its owner in once", async () => {
    const user = await forgetful();
    const link = linkTo(user.email);
    expect(link.origin + link.pathname).toBe(`${SITE}/auth/reset-password`);
    expect(link.searchParams.get("type")).toBe("recovery");
    expect(await verify(link)).toMatchObject({ user: user.id });
    expect(await verify(link)).toEqual({ user: undefined, email: undefined, code: "otp_expired" });
  });

  it("makes the older link useless when asked again", async () => {
    const user = await forgetful();
    const older = linkTo(user.email);
    await anonymousClient(backend).auth.resetPasswordForEmail(user.email);
    expect(await verify(older)).toMatchObject({ code: "otp_expired" });
    expect(await verify(linkTo(user.email))).toMatchObject({ user: user.id });
  });

  it("sends a code that does the same as the link, once", async () => {
    const user = await forgetful();
    const code = await codeTo(user.email);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = code.replace(/^./, (digit) => String((Number(digit) + 1) % 10));
    expect(await verifyCode(user.email, wrong)).toEqual({ user: undefined, code: "otp_expired" });
    expect(await verifyCode((await signUp(backend)).email, code)).toMatchObject({ code: "otp_expired" });
    expect(await verifyCode(user.email.toUpperCase(), code)).toEqual({ user: user.id, code: undefined });
    expect(await verifyCode(user.email, code)).toMatchObject({ code: "otp_expired" });
    expect(await verify(linkTo(user.email))).toMatchObject({ code: "otp_expired" });
  });

  it("makes the code useless once the link is used", async () => {
    const user = await forgetful();
    await verify(linkTo(user.email));
    expect(await verifyCode(user.email, await codeTo(user.email))).toMatchObject({ code: "otp_expired" });
  });

  it("sends no second link that a mail scanner could use up", async () => {
    const { email } = await forgetful();
    const inbox = answerInbox(new Request(`${SITE}/_mail?to=${email}`), mailsTo(backend, email) as never);
    expect(await inbox.text()).not.toContain("/auth/v1/verify");
  });
});

it("sends a link to the confirming page after a change of the e-mail address", async () => {
  const user = await signUp(backend);
  const wanted = `new-${user.email}`;
  expect((await user.client.auth.updateUser({ email: wanted })).error).toBeNull();
  const link = linkTo(user.email);
  expect(link.origin + link.pathname).toBe(`${SITE}/auth/confirm`);
  expect(await verify(link)).toEqual({ user: user.id, email: wanted, code: undefined });
});

it("uses every template of the folder, with a link to a page of the site and the token's hash", () => {
  const template = readEmailTemplates(process.cwd());
  const kinds: Record<string, string> = {
    confirmation: "/auth/confirm?token_hash={{ .TokenHash }}&amp;type=signup",
    recovery: "/auth/reset-password?token_hash={{ .TokenHash }}&amp;type=recovery",
    magic_link: "/auth/confirm?token_hash={{ .TokenHash }}&amp;type=magiclink",
    email_change: "/auth/confirm?token_hash={{ .TokenHash }}&amp;type=email_change",
    invite: "/auth/confirm?token_hash={{ .TokenHash }}&amp;type=invite",
  };
  expect(Object.keys(template).toSorted()).toEqual(Object.keys(kinds).toSorted());
  expect(readdirSync("supabase/templates").toSorted()).toEqual(
    Object.keys(kinds)
      .map((kind) => `${kind}.html`)
      .toSorted(),
  );
  for (const [kind, { subject, content_path }] of Object.entries(template)) {
    expect(subject).toContain("4MQ");
    const html = readFileSync(content_path, "utf8");
    expect(html.match(/href="[^"]*"/g)).toEqual([`href="{{ .SiteURL }}${kinds[kind]}"`]);
    // Wherever the site accepts a code, the e-mail contains one.
    expect(html.includes("{{ .Token }}")).toBe(["confirmation", "recovery"].includes(kind));
  }
});
