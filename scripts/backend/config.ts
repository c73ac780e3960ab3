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
const TEMPLATE_KEYS = ["subject", "content_path"];

const pick = (section: unknown, keys: string[]) =>
  Object.fromEntries(Object.entries((section ?? {}) as Section).filter(([key]) => keys.includes(key)));

/** E-mail templates are where the Supabase CLI looks for them, relative to the project's root. */
const templates = (section: unknown, root: string) =>
  Object.fromEntries(
    Object.entries((section ?? {}) as Section).map(([name, template]) => {
      const { content_path, ...rest } = pick(template, TEMPLATE_KEYS);
      return [
        name,
        typeof content_path === "string" ? { ...rest, content_path: path.resolve(root, content_path) } : rest,
      ];
    }),
  );

/**
 * The parts of supabase/config.toml that the embedded backend understands. Its schema is strict: an
 * unknown section ([auth.captcha], [auth.mfa]…), though valid for the Supabase CLI, would stop it.
 */
export function readSupabaseConfig(root: string) {
  const toml = parse(readFileSync(path.join(root, "supabase/config.toml"), "utf8"));
  const auth = (toml.auth ?? {}) as Section;
  const email = (auth.email ?? {}) as Section;
  return {
    api: pick(toml.api, API_KEYS),
    auth: {
      ...pick(auth, AUTH_KEYS),
      email: { ...pick(email, EMAIL_KEYS), ...LOCAL_EMAIL, template: templates(email.template, root) },
    },
  };
}
