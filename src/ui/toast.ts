/** The toasts that are showing. Tiny on purpose: what draws them (Toaster) loads with the first one. */

export interface Toast {
  id: number;
  title: string;
  description?: string | undefined;
  tone: "success" | "destructive";
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
  // Said again, it replaces what stands; and never more than three, which would cover the page.
  const others = toasts.filter(
    ({ title, description }) => title !== message.title || description !== message.description,
  );
  change([...others, { tone: "success" as const, ...message, id: lastId }].slice(-3));
}

export function dismissToast(id: number): void {
  change(toasts.filter((shown) => shown.id !== id));
}

export const currentToasts = (): readonly Toast[] => toasts;

export function onToasts(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
