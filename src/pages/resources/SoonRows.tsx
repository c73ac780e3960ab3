import type { SoonCard } from "@/content/resources/resources";
import { ForNow } from "@/parts/ForNow";
import { Button } from "@/ui/controls/Button";
import { ResourceIcon } from "./ResourceIcon";

/** A row for each thing that is still to come, with what there is in its place. */
export const SoonRows = ({ cards }: { cards: readonly SoonCard[] }) => (
  <ul className="mt-6 grid gap-x-8 lg:grid-cols-3">
    {cards.map(({ title, ageRange, icon, description, buttonText, forNow }) => (
      <li key={title} className="border-line border-t py-3">
        <h3>{title}</h3>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <p className="text-muted flex flex-[1_1_8rem] items-center gap-2 text-base leading-snug">
            <ResourceIcon name={icon} />
            <span>{ageRange}</span>
          </p>
          <Button variant="quiet" disabled className="shrink-0">
            {buttonText}
          </Button>
        </div>
        <p className="text-muted mt-1 text-base">{description}</p>
        <ForNow links={[forNow]} />
      </li>
    ))}
  </ul>
);
