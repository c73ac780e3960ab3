import { describe, expect, it } from "vitest";
import { LINK_TYPES, readAuthLink } from "./authLink";

const read = (rest: string) => readAuthLink(`https://site.example/auth/confirm${rest}`);

describe("a link back to the site", () => {
  it.each(LINK_TYPES)("from an e-mail is known as %s", (type) => {
    expect(read(`?token_hash=abc&type=${type}`)).toEqual({ kind: "token", tokenHash: "abc", type });
  });

  it.each(["?token_hash=abc", "?token_hash=abc&type=sms", "?token_hash=&type=signup", "?type=signup", ""])(
    "that lacks a half of it is none: %s",
    (rest) => {
      expect(read(rest)).toEqual({ kind: "none" });
    },
  );

  it("from another company's sign-in brings a code", () => {
    expect(read("?code=c0de")).toEqual({ kind: "code", code: "c0de" });
  });

  it.each([
    ["?error=access_denied&error_code=otp_expired&error_description=x", "otp_expired"],
    ["#error=access_denied&error_code=otp_expired", "otp_expired"],
    ["?error=access_denied", "access_denied"],
  ])("of a refusal says which: %s", (rest, errorCode) => {
    expect(read(rest)).toEqual({ kind: "refused", errorCode });
  });

  it("that carries tokens is none: anybody could have made it", () => {
    expect(
      read("#access_token=a.b.c&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery"),
    ).toEqual({
      kind: "none",
    });
  });
});
