/** Texts of the dashboard's journal: the form, the list, and unsent entries. */
import { quoted } from "@/content/quoted";
import type { EntryType } from "@/domain/journal/journal";
import type { Refusal } from "@/domain/journal/outbox";

export const FORM_TEXTS = {
  heading: "What happened?",
  type: "Type",
  amount: "Amount",
  date: "Date",
  submit: "Add entry",
  busy: "Adding…",
  kept: "Here is the entry you started.",
  /** Filled in by "Do it now". */
  ofPlan: "Here is the entry from your plan. Change it as you like.",
  startAgain: "Start again",
} as const;

/** For a request without an answer, or a visitor who is offline. */
export const ENTRY_WAITS = {
  topic: "entry",
  title: "Saved on this device",
  description: "We cannot reach 4MQ right now. We will send your entry as soon as we can.",
};

const OVER_CAP = "You had already reached the day’s limit of 200 entries. We will send this one tomorrow.";

/** For an entry over the day's limit. */
export const ENTRY_OVER_CAP = { ...ENTRY_WAITS, description: OVER_CAP };

/** For such an entry in a browser whose storage is full or switched off. */
export const ENTRY_WAITS_HERE = {
  topic: "entry",
  title: "Not sent yet",
  description: "This browser cannot save your entry. Keep this page open until we have sent it.",
};

export const LIST_TEXTS = {
  heading: "Your entries",
  filter: "Show",
  filters: { all: "All", E: "Earned", S: "Saved", P: "Spent" } satisfies Record<EntryType | "all", string>,
  empty: "Your journal is still empty. Write down the first thing you earned, saved or spent.",
  emptyOfType: {
    E: "You haven’t written down any earnings yet.",
    S: "You haven’t written down any savings yet.",
    P: "You haven’t written down any spending yet.",
  } satisfies Record<EntryType, string>,
  showAll: "Show all entries",
  loading: "Loading your entries...",
  earlier: "Show earlier weeks",
  older: "Show older entries",
  olderBusy: "Loading…",
  dayTotal: "Total for the day:",
  weekTotal: "Total for the week:",
  /** Beside a day before the 90. */
  beforeStart: "Before day 1: it counts in its week, and in no phase.",
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
    description: "It leaves out any entries that are still waiting to be sent.",
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
  gone: "This entry has gone. It was removed on another device or in another tab.",
  /** For a correction that failed after its dialog was closed. */
  unchanged: "Your entry was not changed",
  saved: "Your entry has been changed.",
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
    title: "We could not remove that entry",
    description: "It is still in your journal. Check your connection, then try again.",
  },
} as const;

export const OUTBOX_TEXTS = {
  heading: "Waiting to be sent",
  lead: "These entries are safe in this browser. We will send them as soon as we can. Then they will count towards your figures.",
  /** For a browser that clears its storage after a week (storage/lifetime.ts). */
  leadForAWeek:
    "This browser keeps these entries for seven days after your last visit. Connect to the internet before then. We will send them, and they will count towards your figures.",
  notKept: "This browser cannot save these entries. Keep this page open until they have been sent.",
  setAside:
    "We could not read some of the entries waiting here. Please check your journal to see if any are missing.",
  sendNow: "Send now",
  waits: (count: number) =>
    count === 1 ? "1 entry is waiting to be sent." : `${count} entries are waiting to be sent.`,
  allSent: "All your entries have been sent.",
  refusals: {
    tooMany: OVER_CAP,
    wrongDate:
      "4MQ could not save this one, because its date looks wrong. Check the date on this device. Then press Change, put the entry’s date right and save it.",
    refused: "4MQ could not save this one. Change it and we will try again, or remove it.",
  } satisfies Record<Refusal, string>,
} as const;

/** The question before signing out while entries are unsent. */
export const UNSENT_TEXTS = {
  heading: "Not everything has been sent yet",
  lead: (entries: number, logs: number) => {
    const count = entries + logs;
    if (count === 0) return "You removed an entry. We will finish removing it next time you sign in here.";
    if (logs > 0)
      return "This is waiting in this browser. We will send it next time you sign in here. A habit only counts if that is today or tomorrow:";
    return count === 1
      ? "This entry is waiting in this browser. We will send it next time you sign in here:"
      : `These ${count} entries are waiting in this browser. We will send them next time you sign in here:`;
  },
  /** After the list, in a browser that clears its storage after a week. */
  forAWeek: "This browser keeps what is waiting for seven days after your last visit.",
  log: (name: string, day: string) => `Logged ${quoted(name)}, ${day}`,
  more: (count: number) => `and ${count} more`,
  stay: "Stay signed in",
  leave: "Sign out",
} as const;

/** Stands over the prompt of the day (missionPrompts.ts), and in its place before it is there. */
export const PROMPT_HEADING = "Today’s five minutes";
/** Below the prompt. */
export const PROMPT_DONE = { press: "I did it", done: "Done today. It hangs on your string." } as const;

/** Opens the form for a reminder (reminder.ts). */
export const REMIND_ME = "Remind me";
