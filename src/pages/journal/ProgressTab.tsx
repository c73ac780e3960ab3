import { Link } from "react-router-dom";
import { PROGRESS_TEXTS } from "@/content/journal/journal";
import { Empty } from "@/ui/feedback/Empty";

/** A placeholder by specification (part 2, section 2). */
export function ProgressTab() {
  return (
    <Empty
      face="level-1.svg#learning-grower"
      action={
        <div>
          <p className="text-muted mb-1">{PROGRESS_TEXTS.readAbout}</p>
          <ul>
            {PROGRESS_TEXTS.links.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="text-link inline-block min-h-11 py-2">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      }
    >
      <strong className="font-display block text-xl font-semibold">{PROGRESS_TEXTS.comingSoon}</strong>
      {PROGRESS_TEXTS.heading}
    </Empty>
  );
}
