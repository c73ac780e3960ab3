import type { ReactNode } from "react";
import type {
  ChapterCard,
  ResourceCard as Card,
  ResourceSection as Section,
  SoonCard,
} from "@/content/resources/resources";
import { fitsAges } from "@/domain/resources/fitsAges";
import { ChapterCards } from "./ChapterCards";
import { GrownUpCards } from "./GrownUpCards";
import { ResourceCard } from "./ResourceCard";
import { SoonRows } from "./SoonRows";

const hasPicture = (card: Card): card is ChapterCard => "picture" in card;
const isSoon = (card: Card): card is SoonCard => card.comingSoon;

interface ResourceSectionProps {
  section: Section;
  /** Ages whose cards are shown; null shows all of them. */
  ages: string | null;
}

/** A specified section: first what is there, then a row for each thing that is still to come. */
export function ResourceSection({ section: { id, title, lead, cards }, ages }: ResourceSectionProps) {
  const fitting = cards.filter(({ ageRange }) => fitsAges(ageRange, ages));
  const soon = fitting.filter(isSoon);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="pt-8">
      <h2 id={`${id}-heading`} tabIndex={-1} className="outline-none">
        {title}
      </h2>
      <p className="text-muted mt-1 mb-5 max-w-[39em]">{lead}</p>
      <div>{ready[id](fitting, soon)}</div>
    </section>
  );
}

const ready: Record<Section["id"], (fitting: readonly Card[], soon: readonly SoonCard[]) => ReactNode> = {
  "free-chapters": (fitting) => <ChapterCards cards={fitting.filter(hasPicture)} />,
  worksheets: (fitting, soon) => (
    <>
      <ul>
        {fitting
          .filter((card) => !isSoon(card))
          .map((card) => (
            <ResourceCard key={card.title} card={card} />
          ))}
      </ul>
      <SoonRows cards={soon} />
    </>
  ),
  "parent-guides": (_, soon) => (
    <>
      <GrownUpCards />
      <SoonRows cards={soon} />
    </>
  ),
};
