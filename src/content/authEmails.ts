/** Words around the letters (e-mails) of the accounts: asking for one, and opening the link in it. */
import type { LinkType } from "@/domain/authLink";
import type { Message } from "./messages";
import type { PageMeta } from "./pageMeta";

export const CONFIRM_PAGE: PageMeta = {
  title: "Open the link in your e-mail | 4MQ",
  description: "The page that the links in 4MQ’s e-mails lead to: it confirms an address or signs you in.",
  isUnlisted: true,
};

export const RESET_PASSWORD_PAGE: PageMeta = {
  title: "Choose a new password | 4MQ",
  description: "The page that the link for a forgotten password leads to: here you choose a new one.",
  isUnlisted: true,
};

/** What one kind of letter says when it is asked for, and then. */
export interface EmailTexts {
  submit: string;
  /** The same for every address, so that nobody learns who has an account. */
  sent: (email: string) => string;
}

export const FORGOT = {
  heading: "Forgot your password?",
  lead: "Tell us the e-mail of your account. We send a link that lets you choose a new password.",
  email: {
    submit: "Send me a link",
    sent: (email: string) =>
      `If ${email} has an account here, an e-mail with a link is on its way. Look into the inbox, and into spam, too.`,
  },
} as const satisfies { email: EmailTexts; [text: string]: unknown };

export const CONFIRM_AGAIN: EmailTexts = {
  submit: "Send me a new e-mail",
  sent: (email) => `If ${email} still has to be confirmed, a new e-mail is on its way.`,
};

export const EMAIL_TEXTS = {
  sending: "Sending...",
  again: "Send it again",
  sentAgain: "We sent it again. It can take a few minutes.",
  resendHint: "You can send it again in a minute.",
  spam: "No e-mail? Look into spam, too.",
} as const;

/** The code that stands in the letter beside its link. */
export const CODE_TEXTS = {
  label: "Type the code from the e-mail",
  hint: "Six numbers under the link in the e-mail. They do the same, and work once.",
  submit: "Use this code",
  /** The server does not say which of the three it was. */
  refused:
    "That code is wrong, too old or used already. Look into your newest e-mail, or send it again below.",
  failed: "That did not work. Check your connection, then try again.",
} as const;

export const LINK_TEXTS = {
  confirmHeading: "Your e-mail from 4MQ",
  confirmLead: "This page opens the links in our e-mails, such as the one that confirms your address.",
  resetHeading: "A new password",
  resetLead: "This page opens the link in our e-mail for a forgotten password. It happens to all of us.",
  opening: "One moment, please.",
  continue: "Continue",
  working: "Processing...",
  none: "Open the link in your e-mail again, or ask for a new one.",
  askAgain: "Do you need a new e-mail? We gladly send one.",
  toSignIn: "Go to Sign In",
  otherAccount: (email: string) =>
    `You are signed in as ${email} on this device. The link signs in whoever the e-mail was for.`,
  otherMailbox: "Thank you. Now open the e-mail in your other mailbox, too. Then the new address counts.",
  newPassword: "New password",
  save: "Save my new password",
} as const;

/** Before the link is used up: what pressing Continue does. */
export const LINK_LEADS: Record<LinkType, string> = {
  recovery: "Press Continue. Then you choose a new password.",
  invite: "Press Continue to accept your invitation. Then you choose a password.",
  signup: "Press Continue to confirm your e-mail address.",
  email: "Press Continue to confirm your e-mail address.",
  email_change: "Press Continue to change the e-mail address of your account.",
  magiclink: "Press Continue to sign in.",
};

/** When the link or the code cannot be used: beside what is wrong with it. */
export const LINK_FAILED: Partial<Record<LinkType, string>> = {
  signup: "Perhaps your address is confirmed already. Try to sign in.",
  email: "Perhaps your address is confirmed already. Try to sign in.",
  email_change: "Sign in and look which address your account has. There you can ask for the change again.",
  invite: "Ask whoever invited you for a new e-mail.",
};

export const EMAIL_TOASTS = {
  confirmed: {
    topic: "sign-in",
    title: "Your e-mail is confirmed",
    description: "You are signed in. Welcome!",
  },
  linked: { topic: "sign-in", title: "Done", description: "There is one more way to sign in now." },
  emailChanged: {
    topic: "sign-in",
    title: "Your e-mail has changed",
    description: "From now on, sign in with the new one.",
  },
  passwordSet: {
    topic: "sign-in",
    title: "Your new password is set",
    description: "You are signed in here. All other devices have been signed out.",
  },
  passwordSetHere: {
    topic: "sign-in",
    title: "Your new password is set",
    description: "We could not sign out your other devices just now. Please do that on each of them.",
  },
  unsentByOtherUser: (email: string): Message => ({
    title: "Some journal entries are not sent yet",
    description: `They belong to ${email} and stay on this device. We will send them when ${email} signs in here again.`,
  }),
} as const satisfies Record<string, Message | ((email: string) => Message)>;
