import type { ResourceCard as Card } from "@/content/resources/resources";
import { LinkButton } from "@/ui/controls/Button";
import { ResourceIcon } from "./ResourceIcon";

/** A resource that is there, without a drawing. */
export const ResourceCard = ({ card }: { card: Card }) => (
  <li className="surface flex flex-wrap items-center gap-4 p-5 sm:p-6">
    <div className="min-w-0 grow basis-60">
      <p className="text-q2-ink flex items-center gap-2 text-base font-semibold">
        <ResourceIcon name={card.icon} />
        <span>{card.ageRange}</span>
      </p>
      <h3>{card.title}</h3>
      <p className="text-muted mt-2 max-w-[39em]">{card.description}</p>
    </div>
    <LinkButton to={card.link}>{card.buttonText}</LinkButton>
  </li>
);
