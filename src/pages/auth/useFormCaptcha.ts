import { lazy } from "react";
import { captchaProvider } from "@/backend/captcha";
import { useCaptcha } from "@/ui/useCaptcha";

/** Nothing of it is loaded before a form asks for it. */
const CaptchaBox = lazy(async () => {
  const [{ captchaBox }, { showCaptcha }, { CAPTCHA_TEXTS }] = await Promise.all([
    import("@/ui/CaptchaBox"),
    import("@/backend/captchaWidget"),
    import("@/content/captcha"),
  ]);
  const recipients = CAPTCHA_TEXTS.recipients[captchaProvider()!];
  return { default: captchaBox({ texts: { ...CAPTCHA_TEXTS, recipients }, show: showCaptcha }) };
});

/** For forms whose call the server of the accounts lets nobody make but a person, where the owner wants it so. */
export const useFormCaptcha = () => useCaptcha(captchaProvider() && CaptchaBox);
