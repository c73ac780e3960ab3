/** Texts of the Gig Jar. */
import type { TextProblem } from "@/domain/sharedText";

const votes = (count: number) => (count === 1 ? "1 vote" : `${count} votes`);

export const GIGS_TEXTS = {
  formHeading: "Put an idea in the jar",
  title: "Your idea in a few words",
  titleHint: "For example, “Wash cars on Saturdays”.",
  description: "How does it work?",
  descriptionHint: "What do you need? What could it earn?",
  privacy: "Everyone who is signed in can read your idea. Nobody can see your name.",
  submit: "Add my idea",
  submitting: "Sending…",
  problems: {
    title: {
      empty: "Give your idea a name.",
      tooLong: "That is too long. Please make it 100 characters or fewer.",
    },
    description: {
      empty: "Explain how it works.",
      tooLong: "That is too long. Please make it 500 characters or fewer.",
    },
  } satisfies Record<string, Record<TextProblem, string>>,
  contact:
    "Please leave out anything that says where you or other people are, or how to reach you. That means no e-mail, phone number, address, school, meeting place or username.",
  tooMany: "You have shared 10 ideas today, which is the most for one day. Save the next one for tomorrow!",

  own: "Your ideas",
  ownStatus: {
    active: votes,
    featured: (count: number) => `Featured, ${votes(count)}`,
    held: () => "A grown-up looks at it first, then everyone can see it.",
    hidden: () => "Not in the jar. A moderator has taken it out.",
  },
  /** For a held text that may show a child in need: a moderator may keep it held, which its row does not reveal. */
  ownPrivate: "Only you and our moderator can see it.",
  showAllOwn: (count: number) => `Show all ${count}`,
  archive: "This takes your idea and its votes out of the jar for ever.",
  ownCouldNotLoad: "We could not load your ideas.",

  heading: "Ideas to earn",
  featured: "Featured ideas",
  featuredChip: "Featured",
  community: "From the community",
  votes,
  vote: "Vote",
  voted: "Voted",
  yours: "Your idea",
  voteCap: "You have voted 100 times today, which is the most for one day. You can vote again tomorrow.",
  loading: "Loading the ideas...",
  couldNotLoad: "We could not load the ideas.",
  couldNotLoadMore: "We could not load more ideas.",
  more: "Show more ideas",
  loadingMore: "Loading…",
  empty:
    "The jar is still empty. Be the first to put in an idea: how could someone your age earn some money?",
  firstIdea: "Write the first idea",
} as const;

export const REPORT_TEXTS = {
  open: "Report",
  heading: "Report this idea",
  lead: "Tell a moderator what is wrong with it. The person who wrote it will not know it was you.",
  legend: "What is wrong?",
  /** The database stores the reasons exactly as written here. */
  reasons: [
    "It is unkind or hurtful",
    "It is not safe",
    "It says where somebody is or how to reach them",
    "It has nothing to do with earning",
    "Something else",
  ],
  missing: "Choose a reason.",
  send: "Send report",
  sending: "Sending…",
  cancel: "Cancel",
  sent: {
    title: "Thank you for telling us",
    description: "We have hidden this idea from you. A moderator will look at it.",
  },
  gone: { title: "This idea is no longer in the jar." },
  tooMany: "You have sent 20 reports today, which is the most for one day. You can tell us more tomorrow.",
  failed: "We could not send your report. Please try again.",
} as const;
