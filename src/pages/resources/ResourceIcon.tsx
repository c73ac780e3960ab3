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
import type { ResourceIcon as Name } from "@/content/resources/resources";
import { Icon } from "@/ui/text/Icon";

const ICONS: Record<Name, IconNode> = {
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

/** The picture of a resource without a drawing. */
export const ResourceIcon = ({ name }: { name: Name }) => (
  <Icon of={ICONS[name]} size={20} className="shrink-0" />
);
