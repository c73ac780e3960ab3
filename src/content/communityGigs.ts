/** Words of the Gig Jar. */
import type { TextProblem } from "@/domain/sharedText";

const votes = (count: number) => (count === 1 ? "1 vote" : `${count} votes`);

export const GIGS_TEXTS = {
  formHeading: "Put an idea in the jar",
  title: "Your idea in a few words",
  titleHint: "Such as “Wash cars on Saturdays”.",
  description: "How does it work?",
  descriptionHint: "What do you need? What could it earn?",
  privacy: "Everybody who is signed in can read your idea. Nobody sees your name.",
  submit: "Add my idea",
  submitting: "Sending…",
  problems: {
    title: {
      empty: "Give your idea a name.",
      tooLong: "That is too long. Please make it 100 characters or fewer.",
    },
    description: {
      empty: "Write down how it works.",
      tooLong: "That is too long. Please make it 500 characters or fewer.",
    },
  } satisfies Record<string, Record<TextProblem, string>>,
  contact:
    "Please leave out where and how to find you or anybody else. That means no e-mail, phone number, address, school, meeting place or user name.",
  tooMany: "That was 10 ideas today, as many as one day takes. Keep the next one for tomorrow!",

  own: "Your ideas",
  ownStatus: {
    active: votes,
    featured: (count: number) => `Featured, ${votes(count)}`,
    held: () => "A grown-up looks at it first, then everyone can see it.",
    hidden: () => "Not in the jar: a moderator took it out.",
  },
  /** Held, and it may tell of need: a moderator may keep it so, which its row does not tell. */
  ownPrivate: "Only you and our moderator can see it.",
  showAllOwn: (count: number) => `Show all ${count}`,
  archive: "It leaves the jar with its votes, for everybody and for good.",
  ownCouldNotLoad: "We could not load your own ideas.",

  heading: "Ideas to earn",
  featured: "Featured ideas",
  featuredChip: "Featured",
  community: "From the community",
  votes,
  vote: "Vote",
  voted: "Voted",
  yours: "Your idea",
  voteCap: "That was 100 votes today, as many as one day takes. You can vote again tomorrow.",
  loading: "Loading the ideas...",
  couldNotLoad: "We could not load the ideas.",
  couldNotLoadMore: "We could not load more ideas.",
  more: "Show more ideas",
  loadingMore: "Loading…",
  empty: "The jar is still empty. Be the first to put in an idea: what could somebody of your age earn with?",
  firstIdea: "Write the first idea",
} as const;

export const REPORT_TEXTS = {
  open: "Report",
  heading: "Report this idea",
  lead: "Tell a moderator what is wrong with it. Its writer does not hear who told.",
  legend: "What is wrong?",
  /** They are stored as they stand. */
  reasons: [
    "It is unkind or hurtful",
    "It is not safe",
    "It tells how to find somebody",
    "It has nothing to do with earning",
    "Something else",
  ],
  missing: "Choose one of them.",
  send: "Send report",
  sending: "Sending…",
  cancel: "Cancel",
  sent: {
    title: "Thank you for telling us",
    description: "You will not see this idea any more. A moderator will look at it.",
  },
  gone: { title: "This idea is not in the jar any more." },
  tooMany: "That was 20 reports today, as many as one day takes. You can tell us more tomorrow.",
  failed: "We could not send it just now. Please try again.",
} as const;
