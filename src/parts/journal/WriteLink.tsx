import { Link } from "react-router-dom";
import { WRITE_LINK } from "@/content/journal/journal";

/** The way on from a figure that is not there yet. */
export const WriteLink = () => (
  <Link to={WRITE_LINK.to} className="text-link inline-block min-h-11 py-2">
    {WRITE_LINK.label}
  </Link>
);
