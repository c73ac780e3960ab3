/** Words of the dashboard's journal: the form, the list, and what waits to be sent. */
import type { EntryType } from "@/domain/journal";
import type { Refusal } from "@/domain/outbox";

export const FORM_TEXTS = {
  heading: "What happened?",
  type: "Type",
  amount: "Amount",
  date: "Date",
  submit: "Add entry",
  busy: "Adding…",
  kept: "Here is what you had begun.",
  startAgain: "Start afresh",
} as const;

/** Nothing answered, or the visitor is offline. */
export const ENTRY_WAITS = {
  topic: "entry",
  title: "Kept on this device",
  description: "We cannot reach 4MQ just now. Your entry is sent as soon as we can.",
};

export const LIST_TEXTS = {
  heading: "Your entries",
  filter: "Show",
  filters: { all: "All", E: "Earned", S: "Saved", P: "Spent" } satisfies Record<EntryType | "all", string>,
  empty: "Your journal is still empty. Write down the first thing you earned, saved or spent.",
  emptyOfType: {
    E: "You have not written down anything you earned yet.",
    S: "You have not written down anything you saved yet.",
    P: "You have not written down anything you spent yet.",
  } satisfies Record<EntryType, string>,
  showAll: "Show all entries",
  loading: "Loading your entries...",
  older: "Show older entries",
  olderBusy: "Loading…",
  dayTotal: "Total of the day:",
  weekTotal: "Total of the week:",
  change: "Change:",
} as const;

export const CSV_TEXTS = {
  button: "Download (CSV)",
  busy: "Making your file…",
  fileName: "4mq-journal.csv",
  done: {
    topic: "file",
    title: "Your file is on its way",
    description: "Look in your downloads folder.",
  },
  doneWithWaiting: {
    topic: "file",
    title: "Your file is on its way",
    description: "What is still waiting to be sent is not in it.",
  },
  failed: {
    topic: "file",
    title: "We could not make your file",
    description: "Check your connection, then try again.",
  },
} as const;

export const CHANGE_TEXTS = {
  heading: "Change this entry",
  save: "Save changes",
  saving: "Saving…",
  remove: "Remove entry",
  cancel: "Cancel",
  failed: "We could not save that. Check your connection, then try again.",
  gone: "This entry is not there any more. It was removed somewhere else.",
  /** Of a correction whose dialog was closed before it came to nothing. */
  unchanged: "Your entry was not changed",
  saved: "Your entry is changed.",
  didNotOpen: {
    topic: "entry",
    title: "We could not open that",
    description: "Check your connection, then try again.",
  },
} as const;

export const REMOVE_TEXTS = {
  removed: "Removed:",
  undo: "Undo",
  undoing: "One moment…",
  undone: "Your entry is back.",
  failed: {
    topic: "entry",
    title: "We could not remove it",
    description: "Your entry is still there. Check your connection, then try again.",
  },
} as const;

export const OUTBOX_TEXTS = {
  heading: "Waiting to be sent",
  lead: "These are safe in this browser. We send them as soon as we can reach 4MQ. Then they count in your figures.",
  notKept: "This browser cannot keep them. Leave this page open until they are sent.",
  setAside: "Some of what waited here could not be read. Look through your entries: is one missing?",
  sendNow: "Send now",
  waits: (count: number) => (count === 1 ? "1 entry waits to be sent." : `${count} entries wait to be sent.`),
  allSent: "All your entries are sent.",
  refusals: {
    tooMany: "That was one more than the 200 entries a day takes. Send it again tomorrow.",
    refused: "4MQ did not take this one. Change it, then we send it again. Or remove it.",
  } satisfies Record<Refusal, string>,
} as const;

/** Asked of those who sign out while something waits. */
export const UNSENT_TEXTS = {
  heading: "Not everything is sent yet",
  lead: (count: number) => {
    if (count === 0) return "You took an entry back. We do that as soon as you sign in here again.";
    return count === 1
      ? "This entry waits in this browser. It is sent when you sign in here again:"
      : `These ${count} entries wait in this browser. They are sent when you sign in here again:`;
  },
  more: (count: number) => `and ${count} more`,
  stay: "Stay signed in",
  leave: "Sign out",
} as const;
