/**
 * Two-step verification (specification part 1, sections 3, 4 and 7): a code of an app, or by text message, beside the
 * password. The database refuses a session without it, too (supabase/migrations/*_second_step.sql).
 */
import { queryOptions } from "@tanstack/react-query";
import type { Factor as GoTrueFactor } from "@supabase/supabase-js";
import { getClient } from "./client";
import { refusal, type Refused } from "./refusal";

export interface Factor {
  id: string;
  kind: "totp" | "phone";
  /** What its owner called it; may be empty. */
  name: string;
  /** When it was set up, as ISO 8601. */
  createdAt: string;
}

const factorOf = ({ id, factor_type, friendly_name, created_at }: GoTrueFactor): Factor => ({
  id,
  kind: factor_type === "phone" ? "phone" : "totp",
  name: friendly_name ?? "",
  createdAt: created_at,
});

/** The second steps that are set up, oldest first. */
export const factorsQuery = (userId: string) =>
  queryOptions({
    queryKey: ["factors", userId],
    queryFn: async () => {
      const { auth } = await getClient();
      const { data, error } = await auth.mfa.listFactors();
      if (error) throw error;
      return [...data.totp, ...data.phone]
        .map(factorOf)
        .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
    },
  });

/** `unavailable`: this server knows no second steps (the embedded backend does not). */
type Unavailable = { outcome: "unavailable" };

/** What a server that does not know the call answers is no answer of GoTrue's. */
const refusalOrUnavailable = (error: Error): Refused | Unavailable =>
  error.name === "AuthUnknownError" ? { outcome: "unavailable" } : refusal(error);

export interface Enrolment {
  outcome: "enrolled";
  id: string;
  /** A picture of the code, as an address for an img. */
  qrCode: string;
  /** The same, to be typed. */
  secret: string;
}

/** GoTrue hands over an SVG; supabase-js puts it into an address without escaping it. */
const SVG_ADDRESS = "data:image/svg+xml;utf-8,";
const escaped = (qrCode: string) =>
  `data:image/svg+xml,${encodeURIComponent(qrCode.startsWith(SVG_ADDRESS) ? qrCode.slice(SVG_ADDRESS.length) : qrCode)}`;

/**
 * Begins to set up an authenticator app; it counts once its first code has been given to `verifyCode`. What was begun
 * before and never finished is forgotten.
 * @throws when the server cannot be reached; so do all functions here.
 */
export async function enrolApp(name: string): Promise<Enrolment | Refused | Unavailable> {
  const { auth } = await getClient();
  const listed = await auth.mfa.listFactors();
  if (listed.error) return refusalOrUnavailable(listed.error);
  for (const { id, status } of listed.data.all)
    if (status === "unverified") await auth.mfa.unenroll({ factorId: id });
  const { data, error } = await auth.mfa.enroll({ factorType: "totp", friendlyName: name, issuer: "4MQ" });
  if (error) return refusalOrUnavailable(error);
  return { outcome: "enrolled", id: data.id, qrCode: escaped(data.totp.qr_code), secret: data.totp.secret };
}

/** Asks for a code by text message. @returns the challenge that the code answers. */
export async function textCode(
  factorId: string,
): Promise<{ outcome: "sent"; challengeId: string } | Refused> {
  const { auth } = await getClient();
  const { data, error } = await auth.mfa.challenge({ factorId, channel: "sms" });
  return error ? refusal(error) : { outcome: "sent", challengeId: data.id };
}

/**
 * Gives a code: this session has taken its second step then, and an app that was being set up counts.
 * @param challengeId of `textCode`; an app needs none.
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
  // The session still knows of the step until it is renewed; that can wait for the next time.
  await auth.refreshSession().catch(() => {});
  return { outcome: "removed" };
}
