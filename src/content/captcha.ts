/** Texts around the captcha, for owners who enable one. */

export const CAPTCHA_TEXTS = {
  heading: "Checking that you are a person",
  /** The data that each provider receives, by the provider's name in the settings. */
  recipients: {
    turnstile:
      "Cloudflare sees your internet address and some details of your browser and this page, but nothing you type.",
    hcaptcha:
      "hCaptcha sees your internet address, some details of your browser and how you move around this page, but nothing you type.",
  },
  working: "One moment. The check is running.",
  waitingForUser: "Please do what the box asks you to. Then press the button below.",
  passed: "Done. You can carry on.",
  failed: "The check is not working. Try again later, or ask a grown-up.",
  expired: "The check took too long. Everything you typed is still here.",
  again: "Try again",
} as const;
