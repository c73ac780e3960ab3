/**
 * The real auth server beside our migrations: the program that GOTRUE_BIN names, on a PostgreSQL of its own with the roles
 * of a hosted project, or one that runs already with our migrations and templates (AUTH_URL, its AUTH_DATABASE_URL, and the
 * AUTH_MAIL_PORT on this computer to which it sends). Neither is part of the project; without one the tests are skipped, and
 * say so.
 */
import { spawn, spawnSync } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import postgres, { type Sql } from "postgres";
import { describe, it, vi } from "vitest";
import { catchMail, type MailCatcher } from "./mailCatcher";
import { readEmailTemplates } from "#scripts/backend/config";
import { migrationsFolder, readTextRules } from "#scripts/backend/snapshot";
import { anyFreePort } from "#scripts/ports";
import { findBinaries, postgresUnavailableReason, startPostgres } from "#scripts/realPostgres";

const {
  GOTRUE_BIN: PROGRAM,
  AUTH_URL,
  AUTH_DATABASE_URL,
  AUTH_MAIL_PORT,
  AUTH_SITE_URL = "https://4mq.example",
} = process.env;
const HOST = "127.0.0.1";

/** The reason if these tests cannot run here. */
function unavailableReason(needsOwnSettings: boolean): string | undefined {
  if (AUTH_URL && needsOwnSettings)
    return "some of them need settings of their own: set GOTRUE_BIN instead of AUTH_URL";
  if (AUTH_URL)
    return AUTH_DATABASE_URL && AUTH_MAIL_PORT
      ? undefined
      : "AUTH_URL is set, but AUTH_DATABASE_URL or AUTH_MAIL_PORT is not";
  if (!PROGRAM) return "neither GOTRUE_BIN nor AUTH_URL names an auth server of Supabase";
  if (process.env.TEST_DATABASE)
    return "they need a PostgreSQL of their own, and TEST_DATABASE names another";
  return postgresUnavailableReason();
}

interface Needs {
  /** The tests start the server with settings of their own. */
  needsOwnSettings?: boolean;
}

/** Tests on the real auth server; where there is none, one test that says so. */
export function describeHosted(
  name: string,
  body: () => void,
  { needsOwnSettings = false }: Needs = {},
): void {
  const reason = unavailableReason(needsOwnSettings);
  if (reason) it.skip(`the flows on the real auth server: skipped, because ${reason}`, () => {});
  else describe(name, body);
}

/**
 * A hosted project before its first migration: its roles, of which the owner of the migrations is no superuser,
 * and the schemas of the auth server and of the extensions.
 */
const HOSTED_ROLES = `
  create role anon nologin noinherit;
  create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls;
  create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  create role supabase_auth_admin login noinherit createrole;
  create role project_owner login createrole createdb replication bypassrls;
  grant anon, authenticated, service_role, authenticator to project_owner;
  grant project_owner to postgres;
  create schema auth authorization supabase_auth_admin;
  create schema extensions;
  alter role supabase_auth_admin set search_path = 'auth';
  grant all on database postgres to supabase_auth_admin, project_owner;
  grant usage on schema auth, extensions to anon, authenticated, service_role, project_owner;
  grant all on schema public to project_owner;
  create extension pgcrypto schema extensions;
  alter default privileges for role project_owner in schema public
    grant all on tables to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public
    grant all on sequences to anon, authenticated, service_role;
  alter default privileges for role project_owner in schema public
    grant all on functions to anon, authenticated, service_role;`;

/** The library of scheduled jobs beside the server's programs, as Debian installs it. */
export const hasCron = () => existsSync(path.resolve(findBinaries() ?? "", "../lib/pg_cron.so"));

/** The rights that a hosted project gives the owner of the migrations when it makes the extension. */
const CRON = `
  create extension pg_cron;
  grant usage on schema cron to project_owner;
  grant all on all functions in schema cron to project_owner;
  grant select on all tables in schema cron to project_owner;`;

const RIGHTS_ON_AUTH = `
  grant all on all tables in schema auth to project_owner;
  grant execute on all functions in schema auth to anon, authenticated, service_role, project_owner;`;

const MIGRATIONS = migrationsFolder(process.cwd());

async function applyMigrations(admin: Sql, url: string) {
  await admin.unsafe(RIGHTS_ON_AUTH);
  const owner = postgres(url.replace("postgres@", "project_owner@"), { max: 1, onnotice: () => {} });
  await owner.unsafe(`set search_path to "$user", public, extensions`);
  for (const file of readdirSync(MIGRATIONS).toSorted())
    await owner.unsafe(readFileSync(path.join(MIGRATIONS, file), "utf8"));
  await owner.unsafe(readTextRules(process.cwd()));
  await owner.end();
}

/** The project's own letters, from a server of their own, as the auth server wants them. */
async function serveTemplates() {
  const template = readEmailTemplates(process.cwd());
  const server = createServer((request, response) => {
    const name = request.url!.slice(1);
    response.end(readFileSync(template[name]!.content_path));
  });
  server.listen(0, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const settings = Object.entries(template).flatMap(([name, { subject }]) => {
    const upper = name.toUpperCase();
    return [
      [`GOTRUE_MAILER_SUBJECTS_${upper}`, subject],
      [`GOTRUE_MAILER_TEMPLATES_${upper}`, `http://${HOST}:${port}/${name}`],
    ];
  });
  return {
    settings: Object.fromEntries(settings) as Record<string, string>,
    close: () => server.close(),
  };
}

/** A key pair as a hosted project signs with, in the form that the auth server reads. */
function signingKeys() {
  const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const key = {
    ...privateKey.export({ format: "jwk" }),
    kid: "test",
    alg: "ES256",
    use: "sig",
    key_ops: ["sign", "verify"],
  };
  return JSON.stringify([key]);
}

interface AuthServerOptions {
  /** Settings of the auth server besides a hosted project's. */
  settings?: Readonly<Record<string, string>>;
  /** Signs with the shared secret, which the embedded REST layer can verify, instead of a key pair. */
  sharedSecret?: string;
}

export interface AuthServer {
  /** Its own address, without /auth/v1. */
  url: string;
  siteUrl: string;
  /** Asks the database as its superuser. */
  sql: Sql;
  databaseUrl: string;
  mail: MailCatcher;
  stop: () => Promise<void>;
}

export const SITE_URL = AUTH_SITE_URL;

async function joinRunning(): Promise<AuthServer> {
  const sql = postgres(AUTH_DATABASE_URL!, { max: 2, onnotice: () => {} });
  const mail = await catchMail(Number(AUTH_MAIL_PORT));
  return {
    url: AUTH_URL!,
    siteUrl: SITE_URL,
    sql,
    databaseUrl: AUTH_DATABASE_URL!,
    mail,
    async stop() {
      mail.close();
      await sql.end();
    },
  };
}

export async function startAuthServer({
  settings = {},
  sharedSecret,
}: AuthServerOptions = {}): Promise<AuthServer> {
  if (AUTH_URL) return joinRunning();
  const cron = { shared_preload_libraries: "pg_cron", "cron.database_name": "postgres" };
  const database = await startPostgres({ fsync: "off", ...(hasCron() && cron) });
  const sql = postgres(database.url, { max: 2, onnotice: () => {} });
  const [mail, templates, port] = [await catchMail(), await serveTemplates(), await anyFreePort(HOST)];
  await sql.unsafe(HOSTED_ROLES);
  if (hasCron()) await sql.unsafe(CRON);
  const url = `http://${HOST}:${port}`;
  const env = {
    PATH: process.env.PATH,
    API_EXTERNAL_URL: url,
    DATABASE_URL: database.url.replace("postgres@", "supabase_auth_admin@"),
    DB_NAMESPACE: "auth",
    GOTRUE_API_HOST: HOST,
    PORT: String(port),
    GOTRUE_DB_DRIVER: "postgres",
    GOTRUE_SITE_URL: SITE_URL,
    GOTRUE_JWT_SECRET: sharedSecret ?? "a secret that signs nothing here, 32 characters long",
    ...(!sharedSecret && { GOTRUE_JWT_KEYS: signingKeys() }),
    GOTRUE_JWT_AUD: "authenticated",
    GOTRUE_JWT_DEFAULT_GROUP_NAME: "authenticated",
    GOTRUE_JWT_ADMIN_ROLES: "service_role",
    GOTRUE_JWT_EXP: "3600",
    GOTRUE_EXTERNAL_EMAIL_ENABLED: "true",
    GOTRUE_EXTERNAL_KEYCLOAK_REDIRECT_URI: `${url}/callback`,
    GOTRUE_MAILER_AUTOCONFIRM: "false",
    GOTRUE_MAILER_SECURE_EMAIL_CHANGE_ENABLED: "true",
    GOTRUE_MAILER_OTP_LENGTH: "6",
    GOTRUE_MFA_TOTP_ENROLL_ENABLED: "true",
    GOTRUE_MFA_TOTP_VERIFY_ENABLED: "true",
    GOTRUE_SECURITY_REFRESH_TOKEN_ROTATION_ENABLED: "true",
    GOTRUE_SECURITY_REFRESH_TOKEN_REUSE_INTERVAL: "10",
    GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_REAUTHENTICATION: "true",
    GOTRUE_SMTP_HOST: HOST,
    GOTRUE_SMTP_PORT: String(mail.port),
    GOTRUE_SMTP_ADMIN_EMAIL: "hello@4mq.example",
    // Zero would mean its usual minute.
    GOTRUE_SMTP_MAX_FREQUENCY: "1ms",
    GOTRUE_RATE_LIMIT_EMAIL_SENT: "10000",
    GOTRUE_LOG_LEVEL: "warn",
    ...templates.settings,
    ...settings,
  };
  const cwd = path.dirname(PROGRAM!);
  const migrated = spawnSync(PROGRAM!, ["migrate"], { env, cwd, encoding: "utf8" });
  if (migrated.status !== 0) throw new Error(`gotrue migrate failed: ${migrated.stderr}`);
  await applyMigrations(sql, database.url);
  let output = "";
  const server = spawn(PROGRAM!, ["serve"], { env, cwd, stdio: ["ignore", "pipe", "pipe"] });
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (part) => (output += String(part)));
  const exited = once(server, "exit");
  await vi.waitFor(
    async () => {
      if (server.exitCode !== null) throw new Error(`the auth server ended: ${output}`);
      if (!(await fetch(`${url}/health`)).ok) throw new Error("not ready");
    },
    { timeout: 20_000, interval: 100 },
  );
  return {
    url,
    siteUrl: SITE_URL,
    sql,
    databaseUrl: database.url,
    mail,
    async stop() {
      server.kill("SIGTERM");
      await exited;
      mail.close();
      templates.close();
      await sql.end();
      await database.stop();
    },
  };
}
