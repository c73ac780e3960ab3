import type { SoonCard } from "@/content/resources/resources";
import { ForNow } from "@/parts/ForNow";
import { ResourceIcon } from "./ResourceIcon";

/** A row for each thing that is still to come, with what there is in its place. */
export const SoonRows = ({ cards }: { cards: readonly SoonCard[] }) => (
  <ul className="mt-6 grid gap-x-8 lg:grid-cols-3">
    {cards.map(({ title, ageRange, icon, description, buttonText, forNow }) => (
      <li key={title} className="border-line flex flex-col border-t py-3">
        <h3>{title}</h3>
        <p className="text-muted mt-1 flex flex-wrap items-center gap-x-3 text-base">
          <span className="inline-flex items-center gap-2">
            <ResourceIcon name={icon} />
            <span>{ageRange}</span>
          </span>
          {/* By specification a disabled button; nothing comes of a press, so that it looks like a word. */}
          <button type="button" disabled className="font-semibold">
            {buttonText}
          </button>
        </p>
        <p className="text-muted mt-1 flex-1 text-base">{description}</p>
        <ForNow links={[forNow]} />
      </li>
    ))}
  </ul>
);
