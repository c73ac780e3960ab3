import { describe, expect, it } from "vitest";
import { authHelp, NEW_PASSWORD_REFUSED } from "./authHelp";

/** The errors of GoTrue and its library that can reach the screens of this site. */
const CODES = [
  "invalid_credentials",
  "email_not_confirmed",
  "user_already_exists",
  "email_exists",
  "weak_password",
  "same_password",
  "over_request_rate_limit",
  "over_email_send_rate_limit",
  "email_address_invalid",
  "email_address_not_authorized",
  "signup_disabled",
  "email_provider_disabled",
  "user_banned",
  "validation_failed",
  NEW_PASSWORD_REFUSED,
  "captcha_failed",
  "otp_expired",
  "flow_state_not_found",
  "flow_state_expired",
  "bad_code_verifier",
  "pkce_code_verifier_not_found",
  "access_denied",
  "provider_disabled",
  "reauthentication_needed",
  "insufficient_aal",
  "session_not_found",
  "AuthSessionMissingError",
  "request_timeout",
];
const IN_DOUBT = authHelp("a code of next year");

describe("the help beside a refusal", () => {
  it.each(CODES)("has advice for the code %s", (code) => {
    expect(authHelp(code)).not.toBe(IN_DOUBT);
  });

  it.each([...CODES, "a code of next year"])("words the advice for %s for a child", (code) => {
    const sentences = authHelp(code).match(/[^.!?]+[.!?]/g)!;
    expect(sentences.join("")).toBe(authHelp(code));
    for (const sentence of sentences) expect(sentence.trim().split(" ").length).toBeLessThanOrEqual(16);
    expect(authHelp(code)).not.toMatch(/invalid|credential|token|session|server|error|verif/i);
  });

  it("says nothing of a field that only some forms have, if any of them may be wrong", () => {
    expect(authHelp("validation_failed")).not.toMatch(/address|password/);
  });

  it.each(["toString", "constructor", "__proto__", ""])("has advice for every code, even %j", (code) => {
    expect(authHelp(code)).toBe(IN_DOUBT);
  });
});
