import { formatPenceBriefly, type Pence } from "@/domain/money";

/** Coins and notes of Britain, in pence. */
const COINS: readonly Pence[] = [2000, 1000, 500, 200, 100, 50, 20, 10, 5, 2, 1];
const MOST_DRAWN = 6;

/** The largest coins and notes that make up an amount, at most six of them: a picture, beside the amount in figures. */
export function coinsFor(pence: Pence): Pence[] {
  const drawn: Pence[] = [];
  let left = pence;
  for (const coin of COINS)
    while (left >= coin && drawn.length < MOST_DRAWN) {
      drawn.push(coin);
      left -= coin;
    }
  return drawn;
}

/** "60p" or "£1.50", as on a price. */
export const priceIn = (pence: Pence): string =>
  pence > 0 && pence < 100 ? `${pence}p` : formatPenceBriefly(pence);
