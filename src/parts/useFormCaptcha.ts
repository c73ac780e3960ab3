import { lazy } from "react";
import { captchaProvider } from "@/backend/captcha";
import { NO_CAPTCHA, useCaptcha, type Captcha } from "@/ui/useCaptcha";

/** The CAPTCHA box, whose code loads only when a form needs it. */
const CaptchaBox = /* @__PURE__ */ lazy(async () => {
  const [{ captchaBox }, { showCaptcha }, { CAPTCHA_TEXTS }] = await Promise.all([
    import("@/ui/CaptchaBox"),
    import("./captchaWidget"),
    import("@/content/captcha"),
  ]);
  const recipients = CAPTCHA_TEXTS.recipients[captchaProvider()!];
  return { default: captchaBox({ texts: { ...CAPTCHA_TEXTS, recipients }, show: showCaptcha }) };
});

/**
 * The CAPTCHA for forms whose request the authentication server protects against bots. Without a provider in the settings
 * the build leaves all of it out.
 */
export const useFormCaptcha = (): Captcha =>
  // oxlint-disable-next-line react/rules-of-hooks -- a build setting: the branch never changes
  import.meta.env.VITE_CAPTCHA_PROVIDER ? useCaptcha(CaptchaBox) : NO_CAPTCHA;
