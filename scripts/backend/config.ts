import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "smol-toml";

type Section = Record<string, unknown>;

const API_KEYS = ["schemas", "extra_search_path", "max_rows"];
const AUTH_KEYS = [
  "enabled",
  "jwt_expiry",
  "enable_signup",
  "minimum_password_length",
  "password_requirements",
  "enable_refresh_token_rotation",
  "refresh_token_reuse_interval",
];
const EMAIL_KEYS = ["double_confirm_changes", "secure_password_change", "otp_length", "otp_expiry"];
/** Here, an account can be used at once. */
const LOCAL_EMAIL: Section = { enable_signup: true, enable_confirmations: false };

const pick = (section: unknown, keys: string[]) =>
  Object.fromEntries(Object.entries((section ?? {}) as Section).filter(([key]) => keys.includes(key)));

interface EmailTemplate {
  subject: string;
  /** The path of its file. */
  content_path: string;
}

const tomlOf = (root: string) => parse(readFileSync(path.join(root, "supabase/config.toml"), "utf8"));

/** By the auth server's name of the e-mail. The files are where the Supabase CLI looks for them, relative to the project's root. */
export function readEmailTemplates(root: string): Record<string, EmailTemplate> {
  const { auth } = tomlOf(root) as { auth?: { email?: { template?: Record<string, EmailTemplate> } } };
  return Object.fromEntries(
    Object.entries(auth?.email?.template ?? {}).map(([name, { subject, content_path }]) => [
      name,
      { subject, content_path: path.resolve(root, content_path) },
    ]),
  );
}

/**
 * The parts of supabase/config.toml that the embedded backend understands. Its schema is strict: an
 * unknown section ([auth.captcha], [auth.mfa]…), though valid for the Supabase CLI, would stop it.
 */
export function readSupabaseConfig(root: string) {
  const toml = tomlOf(root);
  const auth = (toml.auth ?? {}) as Section;
  const email = (auth.email ?? {}) as Section;
  return {
    api: pick(toml.api, API_KEYS),
    auth: {
      ...pick(auth, AUTH_KEYS),
      email: { ...pick(email, EMAIL_KEYS), ...LOCAL_EMAIL, template: readEmailTemplates(root) },
    },
  };
}
