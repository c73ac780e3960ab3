/**
 * Two-step verification (specification part 1, sections 3, 4 and 7): a code from an app or by text message, alongside
 * the password. The database also refuses a session without it (supabase/migrations/*_barred_sessions.sql).
 */
import { queryOptions } from "@tanstack/react-query";
import type { AuthError, Factor as GoTrueFactor } from "@supabase/supabase-js";
import { authUserQuery } from "./authUser";
import { getClient } from "@/backend/client";
import { refusal, type Refused } from "./refusal";

export interface Factor {
  id: string;
  kind: "totp" | "phone";
  /** The name that its owner gave it; may be empty. */
  name: string;
  /** The moment at which it was set up, as ISO 8601. */
  createdAt: string;
}

const factorOf = ({ id, factor_type, friendly_name, created_at }: GoTrueFactor): Factor => ({
  id,
  kind: factor_type === "phone" ? "phone" : "totp",
  name: friendly_name ?? "",
  createdAt: created_at,
});

/** The second steps that are set up, oldest first. One that was begun and never finished is none. */
export const factorsQuery = (userId: string) =>
  queryOptions({
    ...authUserQuery(userId),
    select: ({ factors = [] }) =>
      factors
        .filter(({ status }) => status === "verified")
        .map(factorOf)
        .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)),
  });

/** `unavailable` means that this server supports no second steps (the embedded backend does not). */
type Unavailable = { outcome: "unavailable" };

const NOT_FOUND = 404;

const refusalOrUnavailable = (error: AuthError): Refused | Unavailable =>
  error.status === NOT_FOUND ? { outcome: "unavailable" } : refusal(error);

export interface Enrolment {
  outcome: "enrolled";
  id: string;
  /** An image of the code, as an address for an img. */
  qrCode: string;
  /** The same code, to be typed. */
  secret: string;
}

/** GoTrue returns an SVG, and auth-js puts it into an address without escaping it. */
const SVG_ADDRESS = "data:image/svg+xml;utf-8,";
const escaped = (qrCode: string) =>
  `data:image/svg+xml,${encodeURIComponent(qrCode.startsWith(SVG_ADDRESS) ? qrCode.slice(SVG_ADDRESS.length) : qrCode)}`;

/**
 * Begins to set up an authenticator app, which counts once `verifyCode` has received its first
 * code. Earlier set-ups that were never finished are discarded.
 * @throws if the server cannot be reached, as do all functions here.
 */
export async function enrolApp(name: string): Promise<Enrolment | Refused | Unavailable> {
  const { auth } = await getClient();
  const factorList = await auth.mfa.listFactors();
  if (factorList.error) return refusalOrUnavailable(factorList.error);
  for (const { id, status } of factorList.data.all)
    if (status === "unverified") await auth.mfa.unenroll({ factorId: id });
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName: name, issuer: "4MQ" });
  if (error) return refusalOrUnavailable(error);
  return { outcome: "enrolled", id: data.id, qrCode: escaped(data.totp.qr_code), secret: data.totp.secret };
}

/**
 * Asks for a code by text message.
 * @returns the challenge that the code answers.
 */
export async function textCode(
  factorId: string,
): Promise<{ outcome: "sent"; challengeId: string } | Refused> {
  const { auth } = await getClient();
  const { data, error } = await auth.mfa.challenge({ factorId, channel: "sms" });
  return error ? refusal(error) : { outcome: "sent", challengeId: data.id };
}

/**
 * Submits a code. This session has then taken its second step, and an app that was being set up counts.
 * @param challengeId the result of `textCode`; an app needs none.
 */
export async function verifyCode(
  factorId: string,
  code: string,
  challengeId?: string,
): Promise<{ outcome: "verified" } | Refused> {
  const { auth } = await getClient();
  const { error } = challengeId
    ? await auth.mfa.verify({ factorId, challengeId, code })
    : await auth.mfa.challengeAndVerify({ factorId, code });
  return error ? refusal(error) : { outcome: "verified" };
}

export async function removeFactor(factorId: string): Promise<{ outcome: "removed" } | Refused> {
  const { auth } = await getClient();
  const { error } = await auth.mfa.unenroll({ factorId });
  if (error) return refusal(error);
  // The session still includes the removed step until its renewal, which can wait for the next time.
  await auth.refreshSession().catch(() => {});
  return { outcome: "removed" };
}
