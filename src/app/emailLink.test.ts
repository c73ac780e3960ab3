import { expect, it } from "vitest";
import { emailLinkTarget } from "./emailLink";

const targetOf = (address: string) => emailLinkTarget(new URL(address, "https://site.example"));

it.each([
  ["/?code=c0de", "/auth/confirm?letter&code=c0de"],
  ["/?error_code=otp_expired", "/auth/confirm?letter&error_code=otp_expired"],
  [
    "/?error=access_denied&error_code=otp_expired#error=access_denied",
    "/auth/confirm?letter&error=access_denied&error_code=otp_expired#error=access_denied",
  ],
  [
    "/#error=access_denied&error_code=otp_expired",
    "/auth/confirm?letter&#error=access_denied&error_code=otp_expired",
  ],
])("opens %s as a link from an e-mail", (address, target) => {
  expect(targetOf(address)).toBe(target);
});

it.each(["/", "/?utm_source=letter", "/?postcode=1", "/#code", "/books?code=1", "/auth/confirm?code=c0de"])(
  "leaves %s alone",
  (address) => {
    expect(targetOf(address)).toBeUndefined();
  },
);
