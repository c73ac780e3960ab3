import type { Day } from "@/domain/calendar";
import type { Card } from "@/domain/challenge/postcards";

export interface PostcardProps {
  userId: string;
  start: Day;
  today: Day;
  card: Card;
  /** On the dashboard the trail stands above it. */
  place: "dashboard" | "shelf" | "firstDay";
  /** The link that is the way on, in the place of a button that closes the card. */
  way?: { to: string; label: string };
  onClose?: () => void;
}

export const CARD_CLASS = "surface p-2.5 pb-4 sm:p-4 sm:pb-5";
