/** Checks of the Supabase project that need nothing but its publishable key, as any stranger has it. */
import { keyHeaders } from "#scripts/database/project";
import * as v from "valibot";
import { NoAnswer, parsed, type Answer, type Deployment } from "./deployment.ts";
import { tablesOfMigrations } from "./migrations.ts";
import { advised, right, unseen, wrong, type Check, type Verdict } from "./verdict.ts";

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;
/** A status that says nothing about the settings. */
const isPassing = (status: number) => status === TOO_MANY_REQUESTS || status >= SERVER_ERROR;

/** Opens everything: one of the newer secret keys, or the older token of the service role. */
export function isSecretKey(key: string): boolean {
  const payload = key.split(".")[1];
  return (
    key.startsWith("sb_secret_") ||
    (payload !== undefined && Buffer.from(payload, "base64url").toString().includes("service_role"))
  );
}

const Refusal = v.object({ code: v.optional(v.string()) });

/** The code of PostgREST's refusal, or undefined. */
function refusalCode(answer: Answer): string | undefined {
  try {
    return parsed(Refusal, answer).code;
  } catch {
    return undefined;
  }
}

async function judgeKey({ url, key, askProject }: Deployment): Promise<Verdict> {
  if (isSecretKey(key))
    return wrong(
      "it is a secret key, which everybody who opens the site would get",
      "set VITE_SUPABASE_PUBLISHABLE_KEY to the publishable key, build and deploy again, and replace the secret one.",
    );
  const remedy = "copy the address and the key again from Project Settings, API Keys.";
  const answer = await askProject("/auth/v1/settings").catch((error: unknown) => {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  });
  if (!answer) return wrong(`${url} does not answer`, remedy);
  if (isPassing(answer.status)) throw new NoAnswer(`the auth server answers with ${answer.status}`);
  return answer.status === 200
    ? right("the project accepts it")
    : wrong(`the project answers with ${answer.status}`, remedy);
}

/** PostgreSQL's own refusal; any other answer does not say that the table is closed. */
const NO_RIGHT = "42501";
const NO_TABLE = "PGRST205";

async function judgeTables({ askProject }: Deployment): Promise<Verdict> {
  const tables = await Promise.all(
    tablesOfMigrations().map(async (name) => {
      const answer = await askProject(`/rest/v1/${name}?limit=1`);
      return { name, isOpen: answer.status < 400, code: refusalCode(answer) };
    }),
  );
  const those = (is: (table: (typeof tables)[number]) => boolean) =>
    tables
      .filter(is)
      .map(({ name }) => name)
      .join(", ");
  const open = those(({ isOpen }) => isOpen);
  if (open)
    return wrong(
      `a stranger can read ${open}`,
      "run “revoke all on all tables in schema public from anon;” in the SQL editor, and find out who granted it.",
    );
  const missing = those(({ code }) => code === NO_TABLE);
  if (missing)
    return wrong(`there is no ${missing}`, "apply the migrations: run “npx supabase db push --remote”.");
  if (those(({ code }) => code !== NO_RIGHT))
    return unseen("the logs of the Data API: it refuses to answer at all.");
  return right(`a stranger can read none of the ${tables.length}`);
}

const AuthSettings = v.object({
  disable_signup: v.boolean(),
  mailer_autoconfirm: v.boolean(),
  external: v.object({
    email: v.boolean(),
    phone: v.optional(v.boolean()),
    anonymous_users: v.optional(v.boolean()),
  }),
});
const authSettings = async ({ askProject }: Deployment) =>
  parsed(AuthSettings, await askProject("/auth/v1/settings"));

async function judgeConfirmation(deployment: Deployment): Promise<Verdict> {
  return (await authSettings(deployment)).mailer_autoconfirm
    ? wrong("off", "switch on “Confirm email” under Authentication, Sign In / Providers, Email.")
    : right("on");
}

async function judgeSignUp(deployment: Deployment): Promise<Verdict> {
  const { disable_signup, external } = await authSettings(deployment);
  const where = "under Authentication, Sign In / Providers.";
  if (disable_signup || !external.email)
    return wrong("nobody can sign up by e-mail", `switch on sign-ups and the e-mail provider ${where}`);
  if (external.anonymous_users)
    return wrong(
      "anyone can be signed in without an address",
      `switch off “Allow anonymous sign-ins” ${where}`,
    );
  if (external.phone)
    return wrong(
      "people can sign up by phone, for which the site has no form",
      `switch off the phone provider ${where}`,
    );
  return right("by e-mail");
}

const STRANGERS = ["https://doctor.invalid/", "http://localhost:3000/"];
const AllowList = v.object({ uri_allow_list: v.nullish(v.string()) });

/** A bad token is answered by the address that it would have led to: where that is not allowed, the site's own. */
async function linkTarget({ ask, url }: Deployment, wanted: string): Promise<string> {
  const query = new URLSearchParams({ token: "doctor", type: "recovery", redirect_to: wanted });
  const { status, headers } = await ask(`${url}/auth/v1/verify?${query}`);
  const target = headers.get("location");
  if (!target) throw new NoAnswer(`the auth server answered a link with ${status}`);
  return target.split("#")[0]!;
}

/** The auth server always leads to every path of the site's own address. */
async function judgeRedirects(deployment: Deployment): Promise<Verdict> {
  const { site, askManagement } = deployment;
  const place = "Authentication, URL Configuration";
  if (!site) return unseen(`${place}, or set SITE_URL.`);
  const remedy = `set the site's address to ${site}, and leave the list of redirect addresses empty, under ${place}.`;
  // Other ports of the site's own host are no strangers to the auth server.
  for (const stranger of STRANGERS.filter((one) => new URL(one).hostname !== new URL(site).hostname)) {
    const target = await linkTarget(deployment, stranger);
    if (target.startsWith(stranger)) return wrong(`a link in an e-mail may lead to ${stranger}`, remedy);
    if (!URL.canParse(target) || new URL(target).origin !== site)
      return wrong(`the site's address is ${target}`, remedy);
  }
  const answer = await askManagement("/config/auth");
  if (!answer)
    return unseen(`${place}: the list of redirect addresses should be empty, or set SUPABASE_ACCESS_TOKEN.`);
  const others = (parsed(AllowList, answer).uri_allow_list ?? "")
    .split(",")
    .map((entry) => entry.trim())
    .filter((entry) => entry && entry !== site && !entry.startsWith(`${site}/`));
  return others.length
    ? wrong(`a link in an e-mail may also lead to ${others.join(", ")}`, remedy)
    : right(`${site}, and no other site`);
}

const CAPTCHA_HOSTS = ["challenges.cloudflare.com", "hcaptcha.com"];
const CAPTCHA_ADVICE =
  "have one, because without it a program can sign up as often as it likes (“A captcha” in docs/deploying.md).";
const AuthError = v.object({ error_code: v.optional(v.string()) });

/** A sign-in that must fail tells whether the project asks for a captcha; the site's policy tells whether it shows one. */
async function judgeCaptcha({ askProject, ask, site }: Deployment): Promise<Verdict> {
  const refusal = await askProject("/auth/v1/token?grant_type=password", {
    body: { email: "doctor@doctor.invalid", password: "not a password" },
  });
  const { error_code: code } = parsed(AuthError, refusal);
  if (refusal.status === TOO_MANY_REQUESTS || !["captcha_failed", "invalid_credentials"].includes(code ?? ""))
    return unseen("Authentication, Attack Protection.");
  const isAsked = code === "captcha_failed";
  if (!site)
    return isAsked ? right("the project asks for one") : advised("the project asks for none", CAPTCHA_ADVICE);
  const policy = (await ask(`${site}/`)).headers.get("content-security-policy") ?? "";
  const isShown = CAPTCHA_HOSTS.some((host) => policy.includes(host));
  if (isAsked === isShown)
    return isAsked
      ? right("the project asks for one, and the site shows it")
      : advised("neither the project nor the site has one", CAPTCHA_ADVICE);
  return isAsked
    ? wrong(
        "the project asks for one, but the site shows none",
        "set VITE_CAPTCHA_PROVIDER and VITE_CAPTCHA_SITE_KEY, build and deploy.",
      )
    : wrong(
        "the site shows one, but the project does not ask for it",
        "switch it on with its secret under Authentication, Attack Protection.",
      );
}

const DATA_API = "Integrations, Data API";
const SchemaRefusal = v.object({ message: v.string(), hint: v.nullish(v.string()) });

/** PostgREST names the exposed schemas to whoever asks for another one. */
async function judgeSchemas({ askProject }: Deployment): Promise<Verdict> {
  const answer = await askProject("/rest/v1/profiles?limit=1", { headers: { "Accept-Profile": "doctor" } });
  const { message, hint } = parsed(SchemaRefusal, answer);
  const names = /(?:exposed|following):\s*(.+)$/.exec(hint ?? message)?.[1];
  if (!names) return unseen(`${DATA_API}, Exposed schemas: “public” should be the only one.`);
  const others = names.split(/,\s*/).filter((name) => name !== "public");
  return others.length
    ? wrong(`${others.join(", ")} besides public`, `leave only “public” under ${DATA_API}, Exposed schemas.`)
    : right("public alone");
}

/** No such schema is exposed, or there is no such function in it. */
const NO_GRAPHQL = ["PGRST106", "PGRST202"];

async function judgeGraphql({ askProject }: Deployment): Promise<Verdict> {
  const answer = await askProject("/graphql/v1", { body: { query: "{ __typename }" } });
  if (/"data":\s*\{/.test(answer.text))
    return wrong("it answers a stranger", "switch off the extension pg_graphql under Database, Extensions.");
  return answer.status === 404 || NO_GRAPHQL.includes(refusalCode(answer) ?? "")
    ? right("closed")
    : unseen("Database, Extensions: pg_graphql should be off.");
}

async function judgeRealtime({ joinChannel, url, key }: Deployment): Promise<Verdict> {
  const isOpen = await joinChannel(url, key);
  if (isOpen === undefined) return unseen("Realtime, Settings: “Allow public access” should be off.");
  return isOpen
    ? wrong("a stranger can open a channel", "switch off “Allow public access” under Realtime, Settings.")
    : right("closed to strangers");
}

const FUNCTIONS = ["forms", "ms-sparkle-chat"];
/**
 * A function refuses every method but POST, and names in a header what it is missing if it is asked with the project's
 * secret key (supabase/functions/_shared/setUp.ts).
 */
const REFUSED_METHOD = 405;
const MISSING_HEADER = "x-missing";

/** A form without scripts is sent without any key. */
async function judgeFunction(name: string, { ask, url, secretKey }: Deployment): Promise<Verdict> {
  const address = `${url}/functions/v1/${name}`;
  const { status } = await ask(address);
  const deploy = `npx supabase functions deploy ${name}`;
  if (status === TOO_MANY_REQUESTS) throw new NoAnswer("too many have asked");
  if (status === 404) return wrong("it is not deployed", `run “${deploy}”.`);
  if (status === 401)
    return wrong("it turns away visitors who have no key", `run “${deploy} --no-verify-jwt”.`);
  if (status !== REFUSED_METHOD)
    return wrong(`it answers with ${status}`, `look at its logs, then run “${deploy}”.`);
  if (!secretKey)
    return unseen(
      "its secrets (docs/deploying.md, step 4). It answers, and says only to SUPABASE_SECRET_KEY what it is missing.",
    );
  const { headers } = await ask(address, { headers: keyHeaders(secretKey) });
  const missing = headers.get(MISSING_HEADER);
  if (missing === null)
    return wrong(
      "it does not know the key in SUPABASE_SECRET_KEY",
      `use a secret key that the project has now, then run “${deploy}”.`,
    );
  if (missing === "nothing") return right("it answers, and has all that it needs");
  return wrong(
    `it is missing ${missing}`,
    "set its secrets (docs/deploying.md, step 4); for the visitor's address, reach it without a proxy before it.",
  );
}

export const KEY_CHECK: Check = { name: "Publishable key", judge: judgeKey };
export const TABLES_CHECK: Check = { name: "Tables", judge: judgeTables };
export const FUNCTION_CHECKS: readonly Check[] = FUNCTIONS.map((name) => ({
  name: `Function ${name}`,
  judge: (deployment) => judgeFunction(name, deployment),
}));
export const SIGN_IN_CHECKS: readonly Check[] = [
  { name: "Sign-up", judge: judgeSignUp },
  { name: "E-mail confirmation", judge: judgeConfirmation },
  { name: "Redirect addresses", judge: judgeRedirects },
  { name: "Captcha", judge: judgeCaptcha },
];
export const API_CHECKS: readonly Check[] = [
  { name: "Exposed schemas", judge: judgeSchemas },
  { name: "GraphQL", judge: judgeGraphql },
  { name: "Realtime", judge: judgeRealtime },
];
