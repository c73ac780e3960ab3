/** Texts around the accounts' e-mails: requesting one, and opening its link. */
import type { LinkType } from "@/domain/authLink";
import type { Message } from "./messages";
import type { PageMeta } from "./pageMeta";

export const CONFIRM_PAGE: PageMeta = {
  title: "Open the link in your e-mail | 4MQ",
  description: "The links in 4MQ’s e-mails open this page, which confirms an address or signs you in.",
  isUnlisted: true,
};

export const RESET_PASSWORD_PAGE: PageMeta = {
  title: "Choose a new password | 4MQ",
  description: "The link for a forgotten password opens this page, where you can choose a new one.",
  isUnlisted: true,
};

/** The texts for requesting one kind of e-mail, and for the time after. */
export interface EmailTexts {
  submit: string;
  /** The same for every address, so that nobody learns who has an account. */
  sent: (email: string) => string;
}

export const FORGOT = {
  heading: "Forgot your password?",
  lead: "Type the e-mail address you sign in with. We will send you a link to choose a new password.",
  email: {
    submit: "Send me a link",
    sent: (email: string) =>
      `If ${email} has an account here, an e-mail with a link is on its way. Look in your inbox, and in your spam folder.`,
  },
} as const satisfies { email: EmailTexts; [text: string]: unknown };

export const CONFIRM_AGAIN: EmailTexts = {
  submit: "Send me a new e-mail",
  sent: (email) => `If ${email} still needs to be confirmed, a new e-mail is on its way.`,
};

export const EMAIL_TEXTS = {
  sending: "Sending...",
  again: "Send it again",
  sentAgain: "We have sent it again. It can take a few minutes.",
  resendHint: "You can send it again in a minute.",
  spam: "No e-mail? Look in your spam folder.",
} as const;

/** The code in the e-mail, below its link. */
export const CODE_TEXTS = {
  label: "Type the code from the e-mail",
  hint: "It is the six digits under the link in the e-mail. The code does the same job as the link, and works once.",
  submit: "Use this code",
  /** The server does not say which of the three applies. */
  refused: "That code is wrong, too old or already used. Check your newest e-mail, or send it again below.",
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
  askAgain: "Need a new e-mail? We can send one.",
  toSignIn: "Go to Sign In",
  otherAccount: (email: string) =>
    `You are signed in as ${email} on this device. The link will sign in the person the e-mail was sent to.`,
  otherMailbox: "Thank you. Now open the e-mail we sent to your other address. Then the change is complete.",
  newPassword: "New password",
  save: "Save my new password",
} as const;

/** Explains what Continue does, before the link is used up. */
export const LINK_LEADS: Record<LinkType, string> = {
  recovery: "Press Continue. Then you can choose a new password.",
  invite: "Press Continue to accept your invitation. Then you can choose a password.",
  signup: "Press Continue to confirm your e-mail address.",
  email: "Press Continue to confirm your e-mail address.",
  email_change: "Press Continue to change the e-mail address for your account.",
  magiclink: "Press Continue to sign in.",
};

/** Appears beside the reason why the link or the code cannot be used. */
export const LINK_FAILED: Partial<Record<LinkType, string>> = {
  signup: "Perhaps your address has already been confirmed. Try signing in.",
  email: "Perhaps your address has already been confirmed. Try signing in.",
  email_change:
    "Sign in and check which address your account uses. If it is the old one, you can ask to change it again.",
  invite: "Ask the person who invited you for a new e-mail.",
};

export const EMAIL_TOASTS = {
  confirmed: {
    topic: "sign-in",
    title: "Your e-mail is confirmed",
    description: "You are signed in. Welcome!",
  },
  linked: { topic: "sign-in", title: "Done", description: "You can now sign in another way too." },
  emailChanged: {
    topic: "sign-in",
    title: "Your e-mail has changed",
    description: "From now on, sign in with the new address.",
  },
  passwordSet: {
    topic: "sign-in",
    title: "Your new password is set",
    description: "You are signed in here. All other devices have been signed out.",
  },
  passwordSetHere: {
    topic: "sign-in",
    title: "Your new password is set",
    description: "We could not sign out your other devices. Please sign out on each of them.",
  },
  unsentByOtherUser: (email: string): Message => ({
    title: "Some journal entries have not been sent yet",
    description: `They belong to ${email} and stay on this device. We will send them when ${email} signs in here again.`,
  }),
} as const satisfies Record<string, Message | ((email: string) => Message)>;
