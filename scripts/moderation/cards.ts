/** The queue's cards: what one writer has sent, or one answer of the guide with all reports about it. */
import type { QueueItem } from "./client.ts";

export interface Card {
  /** The worst first. */
  items: readonly [QueueItem, ...QueueItem[]];
  /** The number of the writer's texts that wait, including those that the queue does not send yet. */
  texts: number;
}

/** @param items rows of the queue, in its order. */
export function cardsOf(items: readonly QueueItem[]): Card[] {
  const cards = new Map<number, [QueueItem, ...QueueItem[]]>();
  for (const item of items) {
    const known = cards.get(item.card);
    if (known) known.push(item);
    else cards.set(item.card, [item]);
  }
  return Array.from(cards.values(), (ofCard) => ({ items: ofCard, texts: ofCard[0].texts }));
}
