/** Signing in, and a forgotten password. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createBackend, type Backend } from "#scripts/backend/backend";
import { mailsTo, anonymousClient, signUp, type User } from "./actors";

let backend: Backend;
let ann: User;

beforeAll(async () => {
  backend = await createBackend({ database: "memory", siteUrl: "http://localhost" });
  ann = await signUp(backend, "Ann");
});
afterAll(() => backend.close());

describe("the account", () => {
  it("a forgotten password is answered with a mail to its owner and to nobody else", async () => {
    const user = await signUp(backend);
    const { error } = await anonymousClient(backend).auth.resetPasswordForEmail(user.email);
    expect(error).toBeNull();
    const mails = mailsTo(backend, user.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: expect.stringMatching(/password|recover/i) as string });
  });

  it("an unknown address gets the same answer, and no mail", async () => {
    const known = await anonymousClient(backend).auth.resetPasswordForEmail((await signUp(backend)).email);
    const unknown = await anonymousClient(backend).auth.resetPasswordForEmail("stranger@example.com");
    expect(unknown).toEqual(known);
    expect(mailsTo(backend, "stranger@example.com")).toEqual([]);
  });

  it("a wrong password signs nobody in", async () => {
    const { data, error } = await anonymousClient(backend).auth.signInWithPassword({
      email: ann.email,
      password: "wrong password",
    });
    expect({ session: data.session, code: error?.code }).toEqual({
      session: null,
      code: "invalid_credentials",
    });
  });
});
