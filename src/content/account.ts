/** Words of the account page. Those of the failures say what to do next. */
import type { PageMeta } from "./pageMeta";

export const ACCOUNT_PAGE: PageMeta = {
  title: "Your account | 4MQ",
  description:
    "Your name, e-mail and password, signing out, and all that 4MQ keeps about you: take it or delete it.",
};

export const ACCOUNT_TEXTS = {
  heading: "Your account",
  lead: "Change your details here, take your data along, or leave for good.",
  failed: "That did not work. Check your connection, then try again.",
  tooOften: "That was a lot of tries. Wait a minute, then try again.",
  notAPerson: "We could not check that you are a person. Please try again.",
  signInAgain: "You have been signed in for a long time. Sign out, sign in again, then try once more.",
  wrongPassword: "That is not your password. Type it again.",
  working: "One moment…",
} as const;

export const NAME_TEXTS = {
  heading: "Your name",
  loading: "Loading your name",
  couldNotLoad: "We could not load your name.",
  firstName: "First name",
  lastName: "Last name",
  lastNameHint: "We never show it. You can leave it empty.",
  save: "Save name",
  saved: "Your name is saved.",
  failed: "We could not save your name. Check your connection, and the name for odd signs. Then try again.",
} as const;

export const EMAIL_TEXTS = {
  heading: "Your e-mail",
  currentAddress: (email: string) => `You sign in with ${email}.`,
  label: "New e-mail",
  hint: "Under 13? Use the address of a grown-up.",
  save: "Change e-mail",
  waiting: (from: string, to: string) =>
    `We have sent an e-mail. Look in both inboxes, ${from} and ${to}, and open the link in each e-mail you find. Until then you sign in with ${from}.`,
  changed: (to: string) => `Done. From now on you sign in with ${to}.`,
  same: "That is your address already.",
  taken: "We cannot use that address for your account. Choose a different one.",
  bad: "We cannot write to that address. Check how you typed it.",
} as const;

export const PASSWORD_TEXTS = {
  heading: "Your password",
  lead: "A new password also signs out your other devices.",
  current: "Current password",
  newPassword: "New password",
  newPasswordHint: "At least 6 characters.",
  save: "Change password",
  changed: "Your password is changed. Your other devices are signed out.",
  none: "Do you sign in with another account, and have no password here? Then choose one first.",
  sendLink: "Send me a link for that",
  linkSent: (email: string) => `An e-mail with a link is on its way to ${email}.`,
  changedOnlyHere: "Your password is changed. Your other devices are still signed in: sign them out below.",
  same: "That is your password now. Choose a new one.",
  weak: "That password is too easy to guess. Choose a longer one.",
} as const;

/** The page has several password fields: each one's button says whose it is. */
export const toggleOf = (label: string) => ({
  show: `Show password: ${label}`,
  hide: `Hide password: ${label}`,
});

export const LINKED_TEXTS = {
  heading: "Ways to sign in",
  lead: "All of these open this account.",
  loading: "Looking up your ways to sign in",
  couldNotLoad: "We could not look up your ways to sign in.",
  list: "Your ways to sign in",
  email: "E-mail and password",
  unlink: "Remove",
  unlinkOf: (provider: string) => `Remove: ${provider}`,
  unlinked: (provider: string) => `${provider} opens this account no more.`,
  only: "It is your only one, so it stays.",
  link: (provider: string) => `Add ${provider}`,
  none: "No other ways are switched on here.",
  failed: "That did not work. Check your connection, then try again.",
} as const;

export const SIGN_OUT_TEXTS = {
  heading: "Sign out",
  lead: "Did you use another computer, or lose a phone? Sign it out from here.",
  local: "Sign out here",
  others: "Sign out my other devices",
  global: "Sign out everywhere",
  doneLocal: {
    topic: "sign-out",
    title: "You are signed out.",
    description: "Your account is shut on this device.",
  },
  doneOthers: "Your other devices are signed out. It can take an hour until they notice.",
  doneGlobal: {
    topic: "sign-out",
    title: "You are signed out everywhere.",
    description: "It can take an hour until your other devices notice.",
  },
  ended: {
    topic: "sign-out",
    title: "You were signed out already.",
    description: "Sign in again, then sign out your other devices.",
  },
  failed: "We could not reach 4MQ, so nobody is signed out. Check your connection, then try again.",
} as const;

export const DATA_TEXTS = {
  heading: "Your data",
  lead: "This is all that we keep about you, with the quiz scores and coins of this browser, and journal entries that wait here to be sent.",
  csv: "Download as a table (CSV)",
  csvHint: "It opens in Excel and other sheets. The first column tells you what each row is.",
  json: "Download as JSON",
  jsonHint: "This one is for other programs.",
  fileName: "4mq-my-data",
  done: "Your file is on its way. Look in your downloads folder.",
  failed: "We could not make your file. Check your connection, then try again.",
} as const;

/** What has to be typed, exactly so. */
export const DELETE_WORD = "DELETE";

export const DELETE_TEXTS = {
  heading: "Delete your account",
  lead: "This deletes your account and all that is in it. Nobody can bring it back. You may want to download your data first.",
  word: `Type ${DELETE_WORD} to confirm`,
  wordWrong: `Type the word ${DELETE_WORD}, in capital letters.`,
  password: "Password",
  coins: "Also clear the quiz scores and coins in this browser",
  submit: "Delete my account",
  failed: "We do not know if that worked. Check your connection, then try again.",
  done: {
    title: "Your account is deleted.",
    description: "All that was in it is gone. You can still read and play here. Thank you for being with us!",
  },
} as const;
