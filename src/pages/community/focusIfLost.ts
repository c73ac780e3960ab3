/** What had the focus has gone: the next best thing gets it, unless the visitor is elsewhere already. */
export function focusIfLost(next: HTMLElement | null): void {
  const { activeElement } = document;
  if (!activeElement || activeElement === document.body || activeElement.id === "main")
    next?.focus({ preventScroll: true });
}
