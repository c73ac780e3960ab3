/** Texts of the account page. Its error messages say what to do next. */
import type { PageMeta } from "@/content/pageMeta";

export const ACCOUNT_PAGE: PageMeta = {
  title: "Your account | 4MQ",
  description:
    "Change your name, e-mail address or password, sign out, and download or delete everything 4MQ keeps about you.",
};

export const ACCOUNT_TEXTS = {
  heading: "Your account",
  lead: "Change your details, download your data or delete your account.",
  failed: "That did not work. Check your connection, then try again.",
  tooOften: "That’s a lot of tries. Wait a minute, then try again.",
  notAPerson: "We could not check that you are a person. Please try again.",
  signInAgain: "You have been signed in for a long time. Sign out, sign in again, then have another go.",
  wrongPassword: "That password is not right. Please type it again.",
  working: "One moment…",
} as const;

export const NAME_TEXTS = {
  heading: "Your name",
  loading: "Loading your name",
  couldNotLoad: "We could not load your name.",
  firstName: "First name",
  lastName: "Last name",
  lastNameHint: "We never show it. You can leave it blank.",
  save: "Save name",
  saved: "Your name has been saved.",
  failed:
    "We could not save your name. Check your connection and take any unusual symbols out of the name. Then try again.",
} as const;

export const EMAIL_TEXTS = {
  heading: "Your e-mail address",
  currentAddress: (email: string) => `You sign in with ${email}.`,
  label: "New e-mail address",
  hint: "Under 13? Use a grown-up’s address.",
  save: "Change e-mail address",
  waiting: (from: string, to: string) =>
    `We have sent you an e-mail. Check both inboxes, ${from} and ${to}, and open the link in each e-mail from us. For now, keep signing in with ${from}.`,
  changed: (to: string) => `Done. From now on, you’ll sign in with ${to}.`,
  same: "That is already your e-mail address.",
  taken: "We cannot use that address for your account. Choose a different one.",
  bad: "We cannot send e-mails to that address. Check that you have typed it correctly.",
} as const;

export const PASSWORD_TEXTS = {
  heading: "Your password",
  lead: "When you change your password, your other devices will be signed out.",
  current: "Current password",
  newPassword: "New password",
  newPasswordHint: "At least 6 characters.",
  save: "Change password",
  changed: "Your password has been changed and your other devices have been signed out.",
  none: "Do you sign in with another account? If you don’t have a password here yet, choose one first.",
  sendLink: "Send me a link to choose one",
  linkSent: (email: string) => `An e-mail with a link is on its way to ${email}.`,
  changedOnlyHere:
    "Your password has been changed. Your other devices are still signed in, so sign them out below.",
  same: "That is already your password. Choose a different one.",
  weak: "That password is too easy to guess. Choose a longer one.",
} as const;

/** The page has several password fields, so each button names its field. */
export const toggleOf = (label: string) => ({
  show: `Show password: ${label}`,
  hide: `Hide password: ${label}`,
});

export const LINKED_TEXTS = {
  heading: "How you sign in",
  lead: "You can use any of these to sign in to this account.",
  loading: "Checking how you sign in",
  couldNotLoad: "We could not check how you sign in.",
  list: "How you can sign in",
  email: "E-mail and password",
  unlink: "Remove",
  unlinkOf: (provider: string) => `Remove: ${provider}`,
  unlinked: (provider: string) => `You can no longer sign in with ${provider}.`,
  only: "This is your only way to sign in, so you can’t remove it.",
  link: (provider: string) => `Add ${provider}`,
  none: "There is no other way to sign in here yet.",
  failed: "That did not work. Check your connection, then try again.",
} as const;

export const SIGN_OUT_TEXTS = {
  heading: "Sign out",
  lead: "Are you signed in on another computer, or have you lost your phone? You can sign out of it from here.",
  local: "Sign out here",
  others: "Sign out my other devices",
  global: "Sign out everywhere",
  doneLocal: {
    topic: "sign-out",
    title: "You are signed out.",
    description: "Your account is no longer open on this device.",
  },
  doneOthers: "Your other devices are being signed out. This can take up to an hour.",
  doneGlobal: {
    topic: "sign-out",
    title: "You are signed out everywhere.",
    description: "It can take up to an hour to reach your other devices.",
  },
  ended: {
    topic: "sign-out",
    title: "You were already signed out.",
    description: "Sign in again, then sign out your other devices.",
  },
  failed:
    "We could not reach 4MQ, so you are still signed in everywhere. Check your connection, then try again.",
} as const;

export const DATA_TEXTS = {
  heading: "Your data",
  lead: "Download what we keep about you. If we answered a text of yours with help and you put it away, it is not in the file. The file includes the quiz scores, the coins and the money tracker in this browser. It also has any journal entries still waiting to be sent.",
  keep: "Did you do things on this device before you signed in?",
  keepLink: "Choose what to keep",
  csv: "Download as a table (CSV)",
  csvHint: "You can open it in Excel or another spreadsheet. The first column tells you what each row is.",
  json: "Download as JSON",
  jsonHint: "This file is for other programs.",
  fileName: "4mq-my-data",
  done: "Your file is on its way. Look in your downloads folder.",
  failed: "We could not make your file. Check your connection, then try again.",
} as const;

/** The word that the user has to type exactly. */
export const DELETE_WORD = "DELETE";

export const DELETE_TEXTS = {
  heading: "Delete your account",
  lead: "This deletes your account and everything in it, and it cannot be undone. You may want to download your data first.",
  word: `Type ${DELETE_WORD} to confirm`,
  wordWrong: `Type the word ${DELETE_WORD}, in capital letters.`,
  password: "Password",
  coins: "Also clear my quiz scores and coins in this browser",
  submit: "Delete my account",
  failed: "We are not sure whether that worked. Check your connection, then try again.",
  done: {
    title: "Your account has been deleted.",
    description:
      "Everything in it has gone. You can still read and play here. Thank you for spending time with us!",
  },
} as const;
