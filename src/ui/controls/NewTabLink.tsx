import { Link } from "react-router-dom";

/** A link beside fields. It opens in a new tab, because Back would show the form without what was typed. */
export const NewTabLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank" className="text-link">
    {`${children} (opens in a new tab)`}
  </Link>
);
