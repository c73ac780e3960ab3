/** Checks of the auth server's settings that only the management API shows. */
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { parsed, type Deployment } from "./deployment.ts";
import { right, unseen, wrong, type Check, type Verdict } from "./verdict.ts";
import { readEmailTemplates } from "#scripts/backend/config";

const Config = v.record(v.string(), v.unknown());
type Config = v.InferOutput<typeof Config>;

interface AuthSetting {
  name: string;
  judge: (config: Config) => Verdict;
  /** The place in the dashboard, for an owner without a token. */
  where: string;
}

/** A setting that is on or off. @param remedy what to do where it is off. */
const switched = (key: string, remedy: string) => (config: Config) =>
  config[key] === true ? right("on") : wrong("off", remedy);

const SIGN_IN = "Authentication, Sign In / Providers, Email";

const OTP_LENGTH = 6;
/** A class that signs up together. */
const FEWEST_EMAILS = 60;
const LONGEST_TOKEN_SECONDS = 3600;

const SETTINGS: readonly AuthSetting[] = [
  {
    name: "Own mail server",
    where: "Authentication, Emails, SMTP Settings",
    judge: ({ smtp_host: host }) =>
      typeof host === "string" && host
        ? right(host)
        : wrong(
            "none, so only members of your team get e-mails, and few an hour",
            "set one up under Authentication, Emails, SMTP Settings.",
          ),
  },
  {
    name: "E-mails an hour",
    where: "Authentication, Rate Limits",
    judge: ({ rate_limit_email_sent: limit }) =>
      Number(limit) >= FEWEST_EMAILS
        ? right(String(limit))
        : wrong(String(limit), `allow at least ${FEWEST_EMAILS} under Authentication, Rate Limits.`),
  },
  {
    name: "Unconfirmed addresses",
    where: `${SIGN_IN}, “Allow unverified email sign-ins”`,
    judge: ({ mailer_allow_unverified_email_sign_ins: isAllowed }) =>
      isAllowed === true
        ? wrong("they can sign in", `switch off “Allow unverified email sign-ins” under ${SIGN_IN}.`)
        : right("they cannot sign in"),
  },
  {
    name: "Change of e-mail address",
    where: `${SIGN_IN}, “Secure email change”`,
    judge: switched(
      "mailer_secure_email_change_enabled",
      `switch on “Secure email change” under ${SIGN_IN}.`,
    ),
  },
  {
    name: "Change of password",
    where: `${SIGN_IN}, “Secure password change”`,
    judge: switched(
      "security_update_password_require_reauthentication",
      `switch on “Secure password change” under ${SIGN_IN}.`,
    ),
  },
  {
    name: "Leaked passwords",
    where: `${SIGN_IN}, “Prevent use of leaked passwords”`,
    judge: switched(
      "password_hibp_enabled",
      `switch on “Prevent use of leaked passwords” under ${SIGN_IN} (Pro plan).`,
    ),
  },
  {
    name: "Codes in e-mails",
    where: `${SIGN_IN}, “Email OTP length”`,
    judge: ({ mailer_otp_length: length }) =>
      length === OTP_LENGTH
        ? right(String(length))
        : wrong(String(length), `set “Email OTP length” to ${OTP_LENGTH} under ${SIGN_IN}.`),
  },
  {
    name: "Two-step verification",
    where: "Authentication, Multi-Factor",
    judge: ({ mfa_totp_enroll_enabled: enrols, mfa_totp_verify_enabled: verifies }) =>
      enrols === true && verifies === true
        ? right("by app")
        : wrong("off", "enable “TOTP (App Authenticator)” under Authentication, Multi-Factor."),
  },
  {
    name: "Sessions",
    where: "Authentication, Sessions",
    judge: ({ refresh_token_rotation_enabled: rotates, jwt_exp: seconds }) => {
      if (rotates !== true)
        return wrong(
          "a stolen refresh token keeps working",
          "switch on “Detect and revoke potentially compromised refresh tokens” under Authentication, Sessions.",
        );
      return Number(seconds) <= LONGEST_TOKEN_SECONDS
        ? right(`tokens last ${String(seconds)} seconds and are rotated`)
        : wrong(
            `a token stays valid for up to ${String(seconds)} seconds after a password change`,
            `set the expiry to ${LONGEST_TOKEN_SECONDS} seconds under Project Settings, JWT Keys.`,
          );
    },
  },
  {
    name: "Linking of accounts",
    where: "Authentication, Sign In / Providers, “Allow manual linking”",
    judge: (config) => {
      const others = Object.keys(config).filter(
        (key) => /^external_(?!email|phone|anonymous|web3).*_enabled$/.test(key) && config[key] === true,
      );
      if (!others.length) return right("no other company's account is offered");
      return config.security_manual_linking_enabled === true
        ? right("on")
        : wrong(
            "off, although other companies' accounts are offered",
            "switch on “Allow manual linking” under Authentication, Sign In / Providers.",
          );
    },
  },
];

function judgeTemplates(config: Config): Verdict {
  const templates = Object.entries(readEmailTemplates(process.cwd()));
  const other = templates
    .filter(([name, { subject, content_path }]) => {
      const content = readFileSync(content_path, "utf8");
      const stored = config[`mailer_templates_${name}_content`];
      return (
        config[`mailer_subjects_${name}`] !== subject ||
        typeof stored !== "string" ||
        stored.trim() !== content.trim()
      );
    })
    .map(([name]) => name);
  return other.length
    ? wrong(
        `${other.join(", ")} not as in supabase/templates`,
        "paste them with their subjects from supabase/config.toml under Authentication, Emails, Templates.",
      )
    : right(`all ${templates.length} as in supabase/templates`);
}

const check = ({ name, judge, where }: AuthSetting): Check => ({
  name,
  judge: async ({ askManagement }: Deployment) => {
    const answer = await askManagement("/config/auth");
    return answer ? judge(parsed(Config, answer)) : unseen(`${where}, or set SUPABASE_ACCESS_TOKEN.`);
  },
});

export const AUTH_CHECKS: readonly Check[] = [
  ...SETTINGS,
  { name: "E-mail templates", where: "Authentication, Emails, Templates", judge: judgeTemplates },
].map(check);
