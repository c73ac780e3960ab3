import { Link } from "react-router-dom";
import { GIGS_TEXTS } from "@/content/community/communityGigs";
import { IDEAS_TO_START_FROM, sumText } from "@/content/resources/topics/waysToEarn";

/** Three ways to earn from the site's own page, for a jar without ideas. */
export const StartingIdeas = () => (
  <section aria-labelledby="starting-ideas" className="mt-6">
    <h3 id="starting-ideas" className="text-muted mb-3">
      {GIGS_TEXTS.startingIdeas}
    </h3>
    <ul className="grid gap-4 xl:grid-cols-2">
      {IDEAS_TO_START_FROM.map(({ ages, way: { id, title, what, sum } }) => (
        <li key={id} className="surface p-6">
          <p className="text-muted text-base">{ages}</p>
          <h4 className="mt-1">{title}</h4>
          <p className="mt-2">{what}</p>
          <p className="text-muted mt-2">{sumText(sum)}</p>
        </li>
      ))}
    </ul>
    <p className="mt-4">
      <Link to="/resources/ways-to-earn" className="text-link inline-flex min-h-11 items-center">
        {GIGS_TEXTS.allWays}
      </Link>
    </p>
  </section>
);
