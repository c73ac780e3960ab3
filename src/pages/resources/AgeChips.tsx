import { Link } from "react-router-dom";
import { LEVELS, type Ages } from "@/content/levels";
import { RESOURCES_TEXTS } from "@/content/resources/resources";
import { buttonClass } from "@/ui/controls/Button";

const { label, all, grownUps } = RESOURCES_TEXTS.ages;
const CHIPS = [
  { ages: null, name: all, to: "#free-chapters" },
  ...LEVELS.map(({ ages }) => ({ ages, name: ages, to: `#ages-${ages}` })),
];

interface AgeChipsProps {
  chosen: string | null;
  onChoose: (ages: Ages | null) => void;
}

/** Without scripts each is an ordinary link, to the chapter for its age. */
export const AgeChips = ({ chosen, onChoose }: AgeChipsProps) => (
  <nav aria-label={label} data-print="no" className="mt-5">
    <ul className="flex flex-wrap gap-2">
      {CHIPS.map(({ ages, name, to }) => (
        <li key={name}>
          <Link
            to={to}
            aria-current={ages === chosen}
            className={buttonClass(ages === chosen ? "primary" : "quiet")}
            onClick={(event) => {
              event.preventDefault();
              onChoose(ages);
            }}
          >
            {name}
          </Link>
        </li>
      ))}
      <li>
        <Link to="#parent-guides" className={buttonClass("plain")}>
          {grownUps}
        </Link>
      </li>
    </ul>
  </nav>
);
