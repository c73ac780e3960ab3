import type { ChallengeLanding } from "@/content/challenge/challengeTexts";
import { PictureTiles } from "@/ui/text/PictureTiles";

/** Cards that link to the dashboard, the assessment and the resources. */
export const WhereToBegin = ({ heading, cards }: ChallengeLanding["links"]) => (
  <section aria-labelledby="begin-heading" className="site-width pb-4">
    <h2 id="begin-heading">{heading}</h2>
    <PictureTiles tiles={cards} />
  </section>
);
