import { expect, it } from "vitest";
import { looksLikeEmail } from "./email";

it.each(["ann@example.com", "ann@home", "  ann@example.com ", "ann+money@example.co.uk", "@"])(
  "accepts %j as an e-mail address",
  (text) => expect(looksLikeEmail(text)).toBe(true),
);

it.each(["", "   ", "ann", "ann.example.com", "ann at example.com"])(
  "rejects %j as an e-mail address",
  (text) => expect(looksLikeEmail(text)).toBe(false),
);
