/** Texts around the accounts' e-mails: requesting one, and opening its link. */
import type { LinkType } from "@/domain/auth/authLink";
import type { Message } from "@/content/messages";
import type { PageMeta } from "@/content/pageMeta";

export const CONFIRM_PAGE: PageMeta = {
  title: "Open the link in your e-mail | 4MQ",
  description: "The links in 4MQ’s e-mails bring you to this page, to confirm your address or sign in.",
  isUnlisted: true,
};

export const RESET_PASSWORD_PAGE: PageMeta = {
  title: "Choose a new password | 4MQ",
  description: "If you have forgotten your password, you can choose a new one on this page.",
  isUnlisted: true,
};

/** The texts for requesting one kind of e-mail, and for the time after. */
export interface EmailTexts {
  submit: string;
  /** The same for every address, so that nobody learns who has an account. */
  sent: (email: string) => string;
}

export const FORGOT = {
  heading: "Forgotten your password?",
  lead: "Type the e-mail address you sign in with. We will send you a link to choose a new password.",
  email: {
    submit: "Send me a link",
    sent: (email: string) =>
      `If ${email} has an account here, an e-mail with a link is on its way. Check your inbox and your spam folder.`,
  },
} as const satisfies { email: EmailTexts; [text: string]: unknown };

export const CONFIRM_AGAIN: EmailTexts = {
  submit: "Send me a new e-mail",
  sent: (email) => `If ${email} still needs to be confirmed, a new e-mail is on its way.`,
};

export const EMAIL_TEXTS = {
  sending: "Sending...",
  again: "Send it again",
  sentAgain: "If it is still needed, a new e-mail is on its way. It can take a few minutes.",
  resendHint: "You can send it again in a minute.",
  spam: "No e-mail? Check your spam folder.",
} as const;

/** The code in the e-mail, below its link. */
export const CODE_TEXTS = {
  label: "Type the code from the e-mail",
  hint: "It’s the six-digit number under the link in the e-mail. It does the same job as the link, and you can only use it once.",
  submit: "Use this code",
  /** The server does not say which of the three applies. */
  refused:
    "That code is wrong, too old or already used. Check our latest e-mail, or ask for a new one below.",
  failed: "That did not work. Check your connection, then try again.",
} as const;

export const LINK_TEXTS = {
  confirmHeading: "Your 4MQ e-mail",
  confirmLead: "The links in our e-mails bring you here.",
  resetHeading: "A new password",
  resetLead: "Everyone forgets theirs sometimes.",
  opening: "One moment, please.",
  continue: "Continue",
  working: "Processing...",
  none: "To go on, open the link in our e-mail again. If it is lost or too old, we can send a new one.",
  askAgain: "Need a new e-mail? We can send one.",
  toSignIn: "Go to Sign In",
  otherAccount: (email: string) =>
    `You are signed in as ${email} on this device. The link will sign in the person the e-mail was sent to.`,
  otherMailbox: "Thank you. To finish the change, open the link in the e-mail we sent to your other address.",
  newPassword: "New password",
  save: "Save my new password",
} as const;

/** Explains what Continue does, before the link is used up. */
export const LINK_LEADS: Record<LinkType, string> = {
  recovery: "Press Continue to choose a new password.",
  invite: "Press Continue to accept your invitation and choose a password.",
  signup: "Press Continue to confirm your e-\u2060mail address.",
  email: "Press Continue to confirm your e-\u2060mail address.",
  email_change: "Press Continue to change the e-mail address for your account.",
  magiclink: "Press Continue to sign in.",
};

/** Appears beside the reason why the link or the code cannot be used. */
export const LINK_FAILED: Partial<Record<LinkType, string>> = {
  signup: "Your address may already be confirmed. Try signing in.",
  email: "Your address may already be confirmed. Try signing in.",
  email_change:
    "Sign in and check which address your account uses. If it is the old one, you can ask to change it again.",
  invite: "Ask the person who invited you to send a new invitation.",
};

export const EMAIL_TOASTS = {
  confirmed: {
    topic: "sign-in",
    title: "Your e-mail address is confirmed",
    description: "You are signed in. Welcome!",
  },
  linked: { topic: "sign-in", title: "Done", description: "You now have another way to sign in." },
  emailChanged: {
    topic: "sign-in",
    title: "Your e-mail address has changed",
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
    description: `They belong to ${email} and will stay on this device. We will send them when ${email} next signs in here.`,
  }),
} as const satisfies Record<string, Message | ((email: string) => Message)>;
