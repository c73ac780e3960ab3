/** Texts of the sign-in page. The headings and labels are the specification's (part 1, sections 2 and 5). */
import { MESSAGES } from "@/content/messages";
import type { PageMeta } from "@/content/pageMeta";

export const AUTH_PAGE: PageMeta = {
  title: "Sign in or join | 4MQ",
  description: "Sign in to your 4MQ account, or join to keep a money journal and take the 90-day challenge.",
};

export const AUTH_TEXTS = {
  processing: "Processing...",
  signIn: {
    heading: "Welcome Back",
    lead: "Sign in to carry on with your money journal.",
    submit: "Sign In",
    toggleQuestion: "New here?",
    toggle: "Sign Up",
  },
  signUp: {
    heading: "Join",
    lead: "Make an account to keep a money journal and take the 90-\u2060day challenge.",
    submit: "Sign Up",
    toggleQuestion: "Already have an account?",
    toggle: "Sign In",
  },
  under13: "Under 13? Ask a grown-up to help, and use their e-mail address.",
  ages: {
    legend: "Who is joining?",
    hint: "You don’t have to say. We don’t keep your answer.",
    bands: [
      { label: "I am 8 to 12", ageSummary: "Ask a grown-up to help, and use their e-mail address." },
      {
        label: "I am 13 to 16",
        ageSummary: "You can use your own e-mail address. Tell a grown-up at home that you are joining.",
      },
      {
        label: "I am a grown-up",
        ageSummary:
          "For yourself, use your own e-mail address. For a child under 13, use yours and stay with them.",
      },
    ],
  },
  recipients:
    "Your name, e-mail address and password go to the 4MQ database and nowhere else. We never show your last name.",
  passwordToggle: { show: "Show password", hide: "Hide password" },
  passwordHint: "At least 6 characters.",
  forgot: "Forgot password?",
  opening: "One moment, please.",
  /** The lead for visitors on their way to the scorecard. */
  forProgress:
    "You need an account to view your progress. It keeps your money journal, your goals and your points for the quizzes you pass. Your coins stay in this browser.",
  ended: "Please sign in again. If you were writing a journal entry, it is still there.",
  /** A session that ends by itself leaves what was not sent where it is: a child may want to copy it. */
  deleted: `${MESSAGES.accountDeleted.title} To come back, make a new account below.`,
  back: "Back to Sign In",
  confirmHeading: "Check your e-mail",
  /** True also if the address has an account: then no e-mail is sent, and the server does not say so. */
  confirmText: (email: string) =>
    `If ${email} is new here, an e-mail is on its way. Open the link in it, or type the code here. Do you already have an account? Then sign in instead.`,
  unconfirmedText: (email: string) =>
    `Nearly there! Please confirm ${email}. Open the link in our e-mail, or type the code here.`,
  /** Appears beside the help about an unconfirmed address. */
  toUnconfirmed: "I haven’t received an e-mail",
  socialHeading: "Or use another account",
  social: (provider: string) => `Continue with ${provider}`,
} as const;

/** For a browser whose storage is full or switched off. */
export const SESSION_NOT_KEPT = {
  topic: "storage",
  title: "This browser cannot keep you signed in",
  description:
    "Its storage is full or switched off. You will be signed out when you reload or close this page.",
} as const;

/** Sign-in providers that a project may have enabled, by the server's name for them. */
export const SOCIAL_NAMES: Readonly<Record<string, string>> = {
  apple: "Apple",
  azure: "Microsoft",
  bitbucket: "Bitbucket",
  discord: "Discord",
  facebook: "Facebook",
  figma: "Figma",
  github: "GitHub",
  gitlab: "GitLab",
  google: "Google",
  kakao: "Kakao",
  linkedin_oidc: "LinkedIn",
  notion: "Notion",
  slack_oidc: "Slack",
  spotify: "Spotify",
  twitch: "Twitch",
  twitter: "X",
  zoom: "Zoom",
};
