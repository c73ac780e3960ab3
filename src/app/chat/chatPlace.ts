/** @returns the place that the header keeps for the icon on this screen (chat.css), or null if it floats beside the page. */
export const chatPlace = (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(".chat-place")].find((place) => place.offsetParent) ?? null;

/** @returns the function that stops listening. */
export function onChatPlaceChange(change: () => void): () => void {
  addEventListener("resize", change);
  return () => removeEventListener("resize", change);
}
