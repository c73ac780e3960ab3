import { Link } from "react-router-dom";
import { FOR_NOW_LABEL, type ForNowLink } from "@/content/forNow";

/** The line under something that is still to come: it leads to what exists. */
export const ForNow = ({ links }: { links: readonly ForNowLink[] }) => (
  <p className="flex flex-wrap items-center gap-x-4">
    <span>{FOR_NOW_LABEL}</span>
    {links.map(({ to, label }) => (
      <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
        {label}
      </Link>
    ))}
  </p>
);
