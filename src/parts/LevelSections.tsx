import { FOR_AGES, QUIZ_FOR_ALL } from "@/content/forNow";
import { LEVELS } from "@/content/levels";
import { ForNow } from "./ForNow";
import type { Elements } from "@/ui/elements";
import { ComingSoon } from "@/ui/text/ComingSoon";

interface LevelSectionsProps<Item> {
  of: readonly Item[];
  card: (item: Item) => Elements;
  /** The word for a level without cards. */
  texts: { comingSoon: string };
}

/**
 * A section for each level, with its cards or a note that they are still to come and what there is for that age today. In two
 * columns the first level has both.
 */
export const LevelSections = <Item extends { level: string }>({
  of,
  card,
  texts,
}: LevelSectionsProps<Item>) => (
  <div className="grid gap-x-8 md:grid-cols-2">
    {LEVELS.map(({ level, ages }, index) => {
      const cards = of.filter((item) => item.level === level).map(card);
      return (
        <section
          key={level}
          aria-labelledby={level.replace(" ", "-")}
          className={index === 0 ? "mt-8 md:col-span-2" : "mt-8"}
        >
          <h2 id={level.replace(" ", "-")}>{`${level}, ages ${ages}`}</h2>
          <div className="mt-5 flex flex-col gap-5">
            {cards.length > 0 ? (
              cards
            ) : (
              <ComingSoon label={texts.comingSoon}>
                <ForNow links={[FOR_AGES[ages].text, FOR_AGES[ages].questions, QUIZ_FOR_ALL]} />
              </ComingSoon>
            )}
          </div>
        </section>
      );
    })}
  </div>
);
