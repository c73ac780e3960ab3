/**
 * Proof that a person asks, where the owner has switched it on in the hosted project and here (.env.example). The
 * server of the accounts then refuses to sign in or up and to send letters without it.
 */

export type CaptchaProvider = "turnstile" | "hcaptcha";

/** Beside a call: the proof, good for one call; nothing where none is asked for. */
export interface CaptchaPass {
  captchaToken?: string;
}

/** Whose captcha the forms show, if any. The build has checked the settings (scripts/site/origins.ts). */
export const captchaProvider = () =>
  (import.meta.env.VITE_CAPTCHA_PROVIDER || undefined) as CaptchaProvider | undefined;
