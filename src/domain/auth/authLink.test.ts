import { describe, expect, it } from "vitest";
import { LINK_TYPES, readAuthLink } from "./authLink";

const read = (rest: string) => readAuthLink(`https://site.example/auth/confirm${rest}`);

describe("a link back to the site", () => {
  it.each(LINK_TYPES)("recognises a link from an e-mail as %s", (type) => {
    expect(read(`?token_hash=abc&type=${type}`)).toEqual({ kind: "token", tokenHash: "abc", type });
  });

  it.each(["?token_hash=abc", "?token_hash=abc&type=sms", "?token_hash=&type=signup", "?type=signup", ""])(
    "ignores a link back that lacks one half: %s",
    (rest) => {
      expect(read(rest)).toEqual({ kind: "none" });
    },
  );

  it.each([
    "?token_hash=abc&amp;type=recovery",
    "?token_hash=abc%26amp%3Btype=recovery",
    "?token_hash=abc&type=recovery.",
    "?token_hash=abc&type=recovery%3E",
    "?type=recovery&token_hash=abc).",
    "?token_hash%3Dabc&type%3Drecovery",
    "?token_hash=3Dabc&type=3Drecovery",
    "?token_hash=3Dabc&amp;type=3Drecovery,",
  ])("reads a link that a mail program has changed: %s", (rest) => {
    expect(read(rest)).toEqual({ kind: "token", tokenHash: "abc", type: "recovery" });
  });

  it("keeps a token that only looks like a changed one", () => {
    const tokenHash = "3D-_9";
    expect(read(`?token_hash=${tokenHash}&type=signup`)).toEqual({
      kind: "token",
      tokenHash,
      type: "signup",
    });
    expect(read("?code=c0de.")).toEqual({ kind: "code", code: "c0de" });
  });

  it("reads the code from another company's sign-in link", () => {
    expect(read("?code=c0de")).toEqual({ kind: "code", code: "c0de" });
  });

  it.each([
    ["?error=access_denied&error_code=otp_expired&error_description=x", "otp_expired"],
    ["#error=access_denied&error_code=otp_expired", "otp_expired"],
    ["?error=access_denied", "access_denied"],
  ])("reads the error that a refused link names: %s", (rest, errorCode) => {
    expect(read(rest)).toEqual({ kind: "refused", errorCode });
  });

  it("ignores a link that carries tokens, because anybody could have made it", () => {
    expect(
      read("#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery"),
    ).toEqual({
      kind: "none",
    });
  });
});
