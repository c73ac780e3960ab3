/** The toasts on show. This file is small on purpose: the Toaster, which renders them, loads with the first one. */

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  tone: "success" | "destructive";
  /**
   * The newest toast on a topic replaces the one before, such as a form's success after its
   * failure. By default the topic is the title.
   */
  topic?: string | undefined;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listen of listeners) listen();
}

export function toast(message: Omit<Toast, "id" | "tone"> & { tone?: Toast["tone"] }): void {
  lastId += 1;
  const others = toasts.filter((shown) => topicOf(shown) !== topicOf(message));
  // Never more than three, because more would cover the page.
  change([...others, { tone: "success" as const, ...message, id: lastId }].slice(-3));
}

const topicOf = ({ topic, title }: Pick<Toast, "topic" | "title">) => topic ?? title;

type ToastTexts = Pick<Toast, "title" | "description">;

const isSame = (one: ToastTexts, other: ToastTexts) =>
  one.title === other.title && one.description === other.description;

/** Removes a toast that no longer applies, because the mistake has been put right or is being tried again. */
export const withdrawToast = (message: ToastTexts): void => {
  if (toasts.some((shown) => isSame(shown, message)))
    change(toasts.filter((shown) => !isSame(shown, message)));
};

/** Removes every failure, because its cause is being tried again. */
export const withdrawFailures = (): void => {
  if (toasts.some(({ tone }) => tone === "destructive"))
    change(toasts.filter(({ tone }) => tone !== "destructive"));
};

export function dismissToast(id: number): void {
  change(toasts.filter((shown) => shown.id !== id));
}

export const currentToasts = (): readonly Toast[] => toasts;

export function onToastsChange(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
