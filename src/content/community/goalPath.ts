import type { Pence } from "@/domain/money";

/** Where a goal of this price is made: an account's in the community, a visitor's on the shelf. */
export const newGoalPath = (userId: string | undefined, price: Pence): string =>
  userId ? `/community?tab=challenges&goal=${price}` : `/shelf?goal=${price}#goal`;
