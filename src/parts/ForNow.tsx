import { Link } from "react-router-dom";
import { FOR_NOW_LABEL, type ForNowLink } from "@/content/forNow";

/** The line under something that is still to come: it leads to what exists. */
export const ForNow = ({ links }: { links: readonly ForNowLink[] }) => (
  <p className="flex flex-wrap gap-x-4">
    <span className="inline-flex min-h-11 items-center self-start">{FOR_NOW_LABEL}</span>
    {/* Beside the label, unless the letters are large. */}
    <span className="flex flex-[1_1_8rem] flex-wrap gap-x-4">
      {links.map(({ to, label }) => (
        <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
          {label}
        </Link>
      ))}
    </span>
  </p>
);
