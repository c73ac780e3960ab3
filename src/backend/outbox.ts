/**
 * The entries in flight. Each is a mutation of the query cache: it pauses offline, tries again while the server does
 * not answer, and keeps to the order of its scope. The browser's storage keeps everything that has to outlive the page,
 * and is the truth for all tabs: a mutation only names its entry and, at its turn, reads there what to send.
 */
import { focusManager, hydrate, MutationObserver, onlineManager } from "@tanstack/react-query";
import type { JournalEntry } from "@/domain/journal";
import * as list from "@/domain/outbox";
import { addToLists, refreshAfterEntry } from "./entryLists";
import { SaveError, storeEntry, withdrawEntry, type StoredEntry } from "./entryRows";
import { queryClient } from "./queryClient";

interface OutboxStore {
  read: () => list.Outbox;
  update: (edit: (outbox: list.Outbox) => list.Outbox) => void;
  subscribe: (onChange: () => void) => () => void;
}

interface SendRequest {
  userId: string;
  clientId: string;
  /** True for a form, which waits for the first answer and keeps an entry that the server does not accept. */
  fromForm?: boolean;
}

let storeOf: (userId: string) => OutboxStore;

const KEY = ["outbox"] as const;
const scopeOf = (userId: string) => ({ id: `outbox ${userId}` });

const LONGEST_DELAY_MS = 20_000;
/** The number of failures after which an entry must not hold up the next ones. */
const MAX_FAILURES = 3;

/** Writes only differences, because each write notifies every tab. */
function change(userId: string, edit: (outbox: list.Outbox) => list.Outbox): void {
  const store = storeOf(userId);
  const before = store.read();
  if (edit(before) !== before) store.update(edit);
}

const itemOf = ({ userId, clientId }: SendRequest) => list.findWaiting(storeOf(userId).read(), clientId);

const mark = ({ userId, clientId }: SendRequest, marks: Partial<list.WaitingEntry>) =>
  change(userId, (outbox) => list.withChange(outbox, clientId, marks));

const forget = ({ userId, clientId }: SendRequest) =>
  change(userId, (outbox) => list.without(outbox, clientId));

/**
 * Lets one tab work at a time, if the browser can make the tabs take turns. Otherwise, and if a turn begins before the
 * tab learns what the previous one wrote, an entry may be sent again, which is harmless.
 */
const byScope = async <T>(userId: string, work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? await navigator.locks.request(scopeOf(userId).id, work) : await work();

/** @returns the stored row; undefined if another tab was quicker or the entry was withdrawn. */
const send = (toSend: SendRequest): Promise<StoredEntry | undefined> =>
  byScope(toSend.userId, async () => {
    const { userId, clientId, fromForm } = toSend;
    if (!fromForm) mark(toSend, { stage: "waiting" });
    let row: StoredEntry | undefined;
    for (let item = itemOf(toSend); item && item.stage !== "refused"; item = itemOf(toSend)) {
      mark(toSend, { tried: true });
      const { entry } = item;
      try {
        row = entry ? await storeEntry(userId, clientId, entry) : await withdrawFromServer(userId, clientId);
      } catch (error) {
        if (!(error instanceof SaveError)) throw error;
        // The form still has the entry, with everything that was typed.
        if (itemOf(toSend)?.stage === "new" && error.reason === "trouble") error.again = false;
        if (error.reason === "unreachable") mark(toSend, { stage: "waiting" });
        // This happens during this tab's turn, so that no other tab picks up an entry that goes back to the form.
        if (!error.again) finishSending(error, toSend);
        throw error;
      }
      // An entry corrected in the meantime is sent once more, over the version that has arrived.
      if (list.isSameEntry(itemOf(toSend)?.entry ?? null, entry)) forget(toSend);
    }
    return row;
  });

const withdrawFromServer = async (userId: string, clientId: string): Promise<undefined> => {
  await withdrawEntry(userId, clientId);
};

/** Settles the fate of an entry that was not stored. */
function finishSending(error: Error, toSend: SendRequest): void {
  const reason = error instanceof SaveError ? error.reason : "refused";
  if (reason === "signedOut") return mark(toSend, { stage: "waiting" });
  if (itemOf(toSend)?.stage === "new") return forget(toSend);
  mark(toSend, { stage: "refused", refusal: reason === "tooMany" ? reason : "refused" });
}

/** The shell passes in the store of unsent entries, because this room has no access to localStorage. */
export function keepOutboxIn(stores: (userId: string) => OutboxStore): void {
  storeOf = stores;
  queryClient.setMutationDefaults<StoredEntry | undefined, Error, SendRequest>(KEY, {
    mutationFn: send,
    networkMode: "online",
    retry: (failures, error) =>
      error instanceof SaveError &&
      error.again &&
      (error.reason === "unreachable" || failures < MAX_FAILURES),
    retryDelay: (failures) => Math.min(1000 * 2 ** failures, LONGEST_DELAY_MS),
    onSuccess: (row, { userId }) => {
      if (row) addToLists(userId, row);
    },
    onError: finishSending,
    onSettled: (row, _error, { userId }) => void refreshAfterEntry(userId, !row),
  });
}

const pendingOf = (userId: string) =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: KEY, status: "pending" })
    .filter(({ state }) => (state.variables as SendRequest).userId === userId);

/** These stages leave out an entry that the form of another tab is sending right now. */
const WAITING_STAGES: readonly list.Stage[] = ["waiting"];
/**
 * These stages include such an entry, because that tab may have been closed while sending it, which cannot be detected.
 */
const UNSENT_STAGES: readonly list.Stage[] = ["waiting", "new"];

/** Gives every stored entry of these stages a mutation, as after a reload, and starts those that can run. */
function resume(userId: string, stages = UNSENT_STAGES): void {
  const known = new Set(pendingOf(userId).map(({ state }) => (state.variables as SendRequest).clientId));
  const missing = storeOf(userId)
    .read()
    .filter(({ clientId, stage }) => stages.includes(stage) && !known.has(clientId));
  if (!missing.length) return;
  hydrate(queryClient, {
    mutations: missing.map(({ clientId }) => ({
      mutationKey: KEY,
      scope: scopeOf(userId),
      state: {
        variables: { userId, clientId } satisfies SendRequest,
        status: "pending",
        isPaused: true,
        context: undefined,
        data: undefined,
        error: null,
        failureCount: 0,
        failureReason: null,
        submittedAt: 0,
      },
    })),
  });
  void queryClient.resumePausedMutations();
}

/**
 * Sends the entries that wait, also those from earlier visits and other tabs.
 * @returns the function that stops it.
 */
export function watchOutbox(userId: string): () => void {
  const look = () => resume(userId);
  look();
  const stops = [
    storeOf(userId).subscribe(() => resume(userId, WAITING_STAGES)),
    focusManager.subscribe((focused) => focused && look()),
    onlineManager.subscribe((online) => online && look()),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Sends the waiting entries now, and not when the next attempt is due. */
export function sendNow(userId: string): void {
  // A mutation asleep between two attempts would sleep on, so it is removed; if it wakes later, it
  // finds nothing left to do.
  for (const mutation of pendingOf(userId)) queryClient.getMutationCache().remove(mutation);
  change(userId, list.retryAll);
  resume(userId);
}

export type AddResult =
  | { outcome: "added"; entry: StoredEntry | undefined }
  /** The entry is sent later, because nothing answered or others wait before it. */
  | { outcome: "waiting" };

/** @throws SaveError if the server answered and did not accept the entry, which is then the caller's again. */
export function sendEntry(userId: string, clientId: string, entry: JournalEntry): Promise<AddResult> {
  const toSend: SendRequest = { userId, clientId, fromForm: true };
  return new Promise((resolve, reject) => {
    const attempt = new MutationObserver<StoredEntry | undefined, Error, SendRequest>(queryClient, {
      mutationKey: KEY,
      scope: scopeOf(userId),
    });
    const sent = attempt.mutate(toSend);
    // The entry is written before anything is sent, so that not even a crash loses it, and after it
    // has its mutation, so that it has only one.
    change(userId, (outbox) => list.withNew(outbox, clientId, entry));
    const look = ({ isPending, isPaused, failureCount }: ReturnType<typeof attempt.getCurrentResult>) => {
      if (!isPending || !(isPaused || failureCount > 0)) return;
      mark(toSend, { stage: "waiting" });
      resolve({ outcome: "waiting" });
    };
    const stop = attempt.subscribe(look);
    look(attempt.getCurrentResult());
    sent
      .then((row) => resolve({ outcome: "added", entry: row }))
      .catch((error: unknown) => {
        if (error instanceof SaveError && error.reason === "signedOut") resolve({ outcome: "waiting" });
        else reject(error instanceof Error ? error : new Error(String(error)));
      })
      .finally(stop);
  });
}

/** Replaces an entry that has not been sent with its owner's latest version. */
export const correctWaiting = (userId: string, clientId: string, entry: JournalEntry): void =>
  change(userId, (outbox) => list.corrected(outbox, clientId, entry));

/**
 * Keeps an entry that no form keeps. Whatever the server answers, the entry stays here until it is stored or removed.
 */
export const keepWaiting = (userId: string, clientId: string, entry: JournalEntry): void =>
  change(userId, (outbox) =>
    list.withChange(list.withNew(outbox, clientId, entry), clientId, { stage: "waiting" }),
  );

export const removeWaiting = (userId: string, clientId: string): void =>
  change(userId, (outbox) => list.withdrawn(outbox, clientId));

/** Removes the entries that are already on the server, even if their answers never came. */
export const confirmStored = (userId: string, rows: readonly StoredEntry[]): void =>
  change(userId, (outbox) => list.withoutStored(outbox, rows));
