import { lazy } from "react";
import { captchaProvider } from "@/backend/captcha";
import { NO_CAPTCHA, useCaptcha, type Captcha } from "@/ui/useCaptcha";

/** Nothing of it is loaded before a form asks for it. */
const CaptchaBox = /* @__PURE__ */ lazy(async () => {
  const [{ captchaBox }, { showCaptcha }, { CAPTCHA_TEXTS }] = await Promise.all([
    import("@/ui/CaptchaBox"),
    import("@/backend/captchaWidget"),
    import("@/content/captcha"),
  ]);
  const recipients = CAPTCHA_TEXTS.recipients[captchaProvider()!];
  return { default: captchaBox({ texts: { ...CAPTCHA_TEXTS, recipients }, show: showCaptcha }) };
});

/**
 * For forms whose call the server of the accounts lets nobody make but a person, where the owner wants it so. Else the
 * build leaves all of it out.
 */
export const useFormCaptcha = (): Captcha =>
  // oxlint-disable-next-line react/rules-of-hooks -- a setting of the build: never one now and the other then
  import.meta.env.VITE_CAPTCHA_PROVIDER ? useCaptcha(CaptchaBox) : NO_CAPTCHA;
