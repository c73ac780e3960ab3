import type { ButtonColor } from "@/content/books/books";
import { Cover } from "@/ui/text/Cover";

interface CoverPanelProps {
  src: string;
  alt: string;
  title: string;
  band: string;
  tone: ButtonColor;
}

const GROUNDS: Record<ButtonColor, string> = {
  q1: "bg-q1-soft",
  q2: "bg-q2-soft",
  q3: "bg-q3-soft",
  q4: "bg-q4-soft",
};

/** The cover of a book's page, on the soft colour of its tile. */
export const CoverPanel = ({ tone, ...cover }: CoverPanelProps) => (
  <div className={`rounded-tile p-6 ${GROUNDS[tone]}`}>
    <Cover {...cover} className="rounded-field mx-auto w-44 md:w-full" />
  </div>
);
