import type { Elements } from "@/ui/elements";
import { ComingSoon } from "./ComingSoon";

interface LevelSectionsProps {
  levels: readonly { level: string; ages: string }[];
  /** The cards of a level. */
  cards: (level: string) => readonly Elements[];
  /** The words for a level without cards. */
  texts: { comingSoon: string; soon: (ages: string, level: string) => string };
}

/** A section for each level, with its cards or a note that they are still to come. */
export const LevelSections = ({ levels, cards, texts }: LevelSectionsProps) =>
  levels.map(({ level, ages }) => (
    <section key={level} aria-labelledby={level.replace(" ", "-")} className="mt-10">
      <h2 id={level.replace(" ", "-")}>{`${level}, ages ${ages}`}</h2>
      <div className="mt-5 flex flex-col gap-5">
        {cards(level).length > 0 ? (
          cards(level)
        ) : (
          <ComingSoon label={texts.comingSoon}>{texts.soon(ages, level)}</ComingSoon>
        )}
      </div>
    </section>
  ));
