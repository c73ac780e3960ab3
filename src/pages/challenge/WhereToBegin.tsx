import type { ChallengeLanding } from "@/content/challengeTexts";
import { LinkTiles } from "@/ui/LinkTiles";

/** Dashboard, assessment and resources. */
export const WhereToBegin = ({ heading, cards }: ChallengeLanding["links"]) => (
  <section aria-labelledby="begin-heading" className="site-width pb-4">
    <h2 id="begin-heading" className="mb-6">
      {heading}
    </h2>
    <LinkTiles tiles={cards} />
  </section>
);
