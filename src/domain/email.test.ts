import { expect, it } from "vitest";
import { looksLikeEmail } from "./email";

it.each(["ann@example.com", "ann@home", "  ann@example.com ", "ann+money@example.co.uk", "@"])(
  "accepts %j as an e-mail address",
  (text) => expect(looksLikeEmail(text)).toBe(true),
);

it.each([
  "",
  "   ",
  "a@b.c,v@x.y",
  "a@b.c; v@x.y",
  "a@b.c\r\nBcc: v@x.y",
  "a@b.c v@x.y",
  "Ann <a@b.c>",
  "a@b@c",
  "a@b.c?bcc=v%40x.y",
  "a@b.c%0aBcc:v",
  "a@b.c，v＠x.y",
  "ann",
  "ann.example.com",
  "ann at example.com",
])("rejects %j as an e-mail address", (text) => expect(looksLikeEmail(text)).toBe(false));
