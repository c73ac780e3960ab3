import { ArrowLeft } from "lucide";
import { Link } from "react-router-dom";
import { Icon } from "@/ui/text/Icon";

/** The way back to the page above, before a page's heading. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="text-link inline-flex min-h-11 items-center gap-2" data-print="no">
    <Icon of={ArrowLeft} size={20} />
    <span>{children}</span>
  </Link>
);
