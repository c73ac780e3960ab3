/** Opens the guide’s box from a page, with a question that she is asked at once. */
type Open = (question: string | undefined) => void;

let open: Open | undefined;
/** Pressed before the icon was there, which loads after the page. */
let waiting: { question: string | undefined } | undefined;

export function openChat(question?: string): void {
  if (open) open(question);
  else waiting = { question };
}

/** @returns the function that stops listening. */
export function onOpenChat(listener: Open): () => void {
  open = listener;
  if (waiting) listener(waiting.question);
  waiting = undefined;
  return () => {
    if (open === listener) open = undefined;
  };
}
