import {
  Book,
  CalendarDays,
  FileSpreadsheet,
  GraduationCap,
  HandCoins,
  LifeBuoy,
  MessagesSquare,
  Target,
  Users,
  type IconNode,
} from "lucide";
import { Icon } from "@/ui/text/Icon";
import type { ResourceCard as Card, ResourceIcon } from "@/content/resources/resources";
import { Button, LinkButton } from "@/ui/controls/Button";

const ICONS: Record<ResourceIcon, IconNode> = {
  book: Book,
  family: Users,
  sheet: FileSpreadsheet,
  jar: HandCoins,
  target: Target,
  calendar: CalendarDays,
  guide: LifeBuoy,
  school: GraduationCap,
  talk: MessagesSquare,
};

/** A card for a free resource, available or coming soon. */
export function ResourceCard({ card }: { card: Card }) {
  const icon = ICONS[card.icon];
  return (
    <li className="surface flex flex-col p-6">
      <p className="text-muted flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <span className="rounded-field bg-q2-soft text-q2-ink grid size-11 place-items-center">
          <Icon of={icon} size={24} />
        </span>
        <span>{card.ageRange}</span>
      </p>
      <h3 className="mt-4">{card.title}</h3>
      <p className="text-muted mt-2 mb-5 flex-1">{card.description}</p>
      {card.comingSoon ? (
        <Button variant="quiet" disabled className="self-start">
          {card.buttonText}
        </Button>
      ) : (
        <LinkButton to={card.link} className="self-start">
          {card.buttonText}
        </LinkButton>
      )}
    </li>
  );
}
