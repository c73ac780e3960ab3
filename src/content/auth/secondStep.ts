/** Texts of two-step verification: on the account page, and before a signed-in page opens. */
import type { PageMeta } from "@/content/pageMeta";

export const SECOND_STEP_PAGE: PageMeta = {
  title: "One more step | 4MQ",
  description: "This account uses two-step verification. Type your code to open the page.",
};

export const SECOND_STEP_TEXTS = {
  heading: "One more step",
  lead: (email: string) =>
    `The account for ${email} also needs a code. Once you have typed it, your page will open.`,
  loading: "Checking your second step",
  couldNotLoad: "We could not check your second step. Check your connection, then try again.",
  appCode: "Code from your app",
  codeHint: "Six digits.",
  submit: "Continue",
  checking: "One moment…",
  failed: "That did not work. Check your connection, then try again.",
  text: "Send me a code",
  textAgain: "Send a new code",
  textSent: "We have sent a text message with a code to your phone.",
  textCode: "Code from the message",
  others: "Or use a different second step",
  lost: "Don’t have your phone or app with you? Ask a grown-up to write to us through the Contact page.",
  signOut: "Sign out",
} as const;

export const SET_UP_TEXTS = {
  heading: "Two-step verification",
  lead: "With two-step verification, a password is not enough. 4MQ also asks for a code from your phone.",
  loading: "Checking your second steps",
  couldNotLoad: "We could not check your two-step verification.",
  none: "You have not set up a second step yet.",
  list: "Your second steps",
  kinds: { totp: "App", phone: "Text message" },
  addedOn: (day: string) => `added on ${day}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove: ${name}`,
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeLead: "We will no longer ask for it when you sign in.",
  keep: "Keep it",
  removed: "It has been removed.",
  name: "Give it a name",
  nameHint: "To help you remember which phone it is.",
  nameDefault: "My phone",
  begin: "Set up an app",
  another: "Set up another app",
  beginning: "One moment…",
  unavailable: "Two-step verification is not available here yet. Your password still protects your account.",
  scan: "Scan this QR code with an authenticator app on your phone. Or type this key into the app:",
  picture: "A QR code for your authenticator app to scan. The key below does the same job.",
  spare:
    "You will not be able to sign in without that phone. So set up a spare app on a tablet or a grown-up’s phone.",
  copy: "Copy the key",
  copied: "The key has been copied.",
  notCopied: "We could not copy the key. Select it above and copy it, or type it into your app.",
  verify: "Turn it on",
  cancel: "Cancel",
  on: "Two-step verification is on. Your other devices have been signed out.",
} as const;

/** The user's name for the second step, or else its kind. */
export const factorName = ({ name, kind }: { name: string; kind: keyof typeof SET_UP_TEXTS.kinds }): string =>
  name || SET_UP_TEXTS.kinds[kind];
