import { ArrowDownToLine, PiggyBank, ShoppingBag, type IconNode } from "lucide";
import type { EntryType } from "@/domain/journal/journal";

/** One icon and one colour for each type throughout the journal, always beside the type's name. */
export const ENTRY_ICONS: Record<EntryType, IconNode> = { E: ArrowDownToLine, S: PiggyBank, P: ShoppingBag };

export const ENTRY_COLOURS: Record<EntryType, string> = {
  E: "bg-q2-soft text-q2-ink",
  S: "bg-q4-soft text-q4-ink",
  P: "bg-q1-soft text-q1-ink",
};

export const CHOSEN_COLOURS: Record<EntryType, string> = {
  E: "has-checked:border-q2-ink has-checked:bg-q2-soft has-checked:text-q2-ink has-checked:shadow-[inset_0_0_0_1px_currentColor]",
  S: "has-checked:border-q4-ink has-checked:bg-q4-soft has-checked:text-q4-ink has-checked:shadow-[inset_0_0_0_1px_currentColor]",
  P: "has-checked:border-q1-ink has-checked:bg-q1-soft has-checked:text-q1-ink has-checked:shadow-[inset_0_0_0_1px_currentColor]",
};
