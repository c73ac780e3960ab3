/** Words of two-step verification: on the account page, and before a signed-in page opens. */
import type { PageMeta } from "./pageMeta";

export const SECOND_STEP_PAGE: PageMeta = {
  title: "One more step | 4MQ",
  description: "This account has two-step verification: type the code, and your page opens.",
};

export const SECOND_STEP_TEXTS = {
  heading: "One more step",
  lead: (email: string) => `The account of ${email} asks for a code, too. Then your page opens.`,
  loading: "Looking up your second step",
  couldNotLoad: "We could not look up your second step. Check your connection, then try again.",
  appCode: "Code from your app",
  codeHint: "Six digits.",
  submit: "Go on",
  checking: "One moment…",
  failed: "That did not work. Check your connection, then try again.",
  text: "Send me a code",
  textAgain: "Send a new code",
  textSent: "We have sent a text message with a code to your phone.",
  textCode: "Code from the message",
  others: "Or use another one",
  lost: "No app or phone at hand? Ask a grown-up to write to us on the contact page.",
  signOut: "Sign out",
} as const;

export const SET_UP_TEXTS = {
  heading: "Two-step verification",
  lead: "With two steps, a password alone opens nothing: 4MQ asks for a code of your phone, too.",
  loading: "Looking up your second steps",
  couldNotLoad: "We could not look up your second steps.",
  none: "You have no second step yet.",
  list: "Your second steps",
  kinds: { totp: "App", phone: "Text message" },
  addedOn: (day: string) => `since ${day}`,
  remove: "Remove",
  removeOf: (name: string) => `Remove: ${name}`,
  removeQuestion: (name: string) => `Remove ${name}?`,
  removeLead: "From then on it is asked for no more when you sign in.",
  keep: "Keep it",
  removed: "It is removed.",
  name: "A name for it",
  nameHint: "So that you know which phone it is.",
  nameDefault: "My phone",
  begin: "Set up an app",
  another: "Set up another app",
  beginning: "One moment…",
  unavailable: "Two-step verification is not switched on here yet. Your password still guards your account.",
  scan: "Scan this picture with an authenticator app on your phone. Or type this key into the app:",
  picture: "A picture that your authenticator app can read. The key below says the same.",
  spare:
    "Without that phone you cannot sign in. So set up a second app, too, on a tablet or on a grown-up’s phone.",
  copy: "Copy the key",
  copied: "The key is copied.",
  verify: "Turn it on",
  cancel: "Cancel",
  on: "Two-step verification is on. Your other devices are signed out.",
} as const;

/** What its owner called it, or what kind it is. */
export const factorName = ({ name, kind }: { name: string; kind: keyof typeof SET_UP_TEXTS.kinds }): string =>
  name || SET_UP_TEXTS.kinds[kind];
