/**
 * Proof that a request comes from a person, if the owner has switched it on both in the hosted project and here
 * (.env.example). The accounts server then refuses to sign in, to sign up and to send e-mails without it.
 */

export type CaptchaProvider = "turnstile" | "hcaptcha";

/** The proof sent with a call. It is valid for one call, and absent if none is required. */
export interface CaptchaPass {
  captchaToken?: string;
}

/**
 * Returns the provider whose captcha the forms show, if any. The build has checked the settings
 * (scripts/site/origins.ts).
 */
export const captchaProvider = () =>
  (import.meta.env.VITE_CAPTCHA_PROVIDER || undefined) as CaptchaProvider | undefined;
