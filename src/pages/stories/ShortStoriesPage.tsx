import { EXPLAINER, SHORT_STORIES_PAGE, SHORT_STORIES_TEXTS, STORY_LEVELS } from "@/content/stories/stories";
import { ComingSoon } from "@/ui/text/ComingSoon";
import { PageHead } from "@/ui/text/PageHead";
import { Steps } from "@/ui/text/Steps";
import { StoryCard } from "./StoryCard";

/** The short-story library (specification part 1, section 2). */
export default function ShortStoriesPage() {
  return (
    <>
      <PageHead {...SHORT_STORIES_PAGE} />
      <div className="site-width py-10 sm:py-14">
        <h1>{SHORT_STORIES_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">{SHORT_STORIES_TEXTS.lead}</p>
        {STORY_LEVELS.map(({ level, ages, stories, comingSoon }) => (
          <section key={level} aria-labelledby={level.replace(" ", "-")} className="mt-10">
            <h2 id={level.replace(" ", "-")}>{`${level}, ages ${ages}`}</h2>
            <div className="mt-5">
              {stories.length > 0 ? (
                stories.map((story) => <StoryCard key={story.id} story={story} />)
              ) : (
                <ComingSoon label={SHORT_STORIES_TEXTS.comingSoon}>{comingSoon}</ComingSoon>
              )}
            </div>
          </section>
        ))}
        <Steps {...EXPLAINER} className="mt-14" />
      </div>
    </>
  );
}
