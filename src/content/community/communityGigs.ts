/** Texts of the Gig Jar. */
import type { TextProblem } from "@/domain/sharedText";

const votes = (count: number) => (count === 1 ? "1 vote" : `${count} votes`);

export const GIGS_TEXTS = {
  formHeading: "Put an idea in the jar",
  title: "Your idea in a few words",
  titleHint: "For example, “Wash cars on Saturdays”.",
  description: "How does it work?",
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
    "Please don’t say where you or anyone else is, or how to get in touch. That means no e-mail address, phone number, home address, school, meeting place or username.",
  tooMany:
    "You have shared 10 ideas today, which is the most you can share in one day. Save the next one for tomorrow!",

  own: "Your ideas",
  ownStatus: {
    active: votes,
    featured: (count: number) => `Featured, ${votes(count)}`,
    held: () => "It is not in the jar until a grown-up has looked at it.",
    hidden: () => "Not in the jar. A moderator has taken it out.",
  },
  /** For a held text that may show a child in need: a moderator may keep it held, which its row does not reveal. */
  ownPrivate: "Our moderator can see it, and so can anyone who opens your account’s e-mail.",
  showAllOwn: (count: number) => `Show all ${count}`,
  archive: "Your idea and its votes will disappear from the jar for good.",
  ownCouldNotLoad: "We could not load your ideas.",

  heading: "Ideas for earning money",
  featured: "Featured ideas",
  featuredChip: "Featured",
  community: "From the community",
  votes,
  vote: "Vote",
  voted: "Voted",
  yours: "Your idea",
  voteCap: "You have used all 100 of your votes for today. You can vote again tomorrow.",
  loading: "Loading the ideas...",
  couldNotLoad: "We could not load the ideas.",
  couldNotLoadMore: "We could not load more ideas.",
  more: "Show more ideas",
  loadingMore: "Loading…",
  empty:
    "The jar is still empty. Be the first to put an idea in. How could someone your age earn some money?",
  firstIdea: "Write the first idea",
  startingIdeas: "Ideas to get you started",
  allWays: "Read all twenty ways to earn",
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
    description: "You will no longer see this idea. A moderator will look at it.",
  },
  gone: { title: "This idea is no longer in the jar." },
  tooMany:
    "You have sent 20 reports today, which is the most you can send in one day. You can tell us more tomorrow.",
  failed: "We could not send your report. Please try again.",
} as const;
