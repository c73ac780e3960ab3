import { EXPLAINER, SHORT_STORIES_PAGE, SHORT_STORIES_TEXTS, STORIES } from "@/content/stories/stories";
import { LevelSections } from "@/parts/LevelSections";
import { PageHead } from "@/ui/text/PageHead";
import { Steps } from "@/ui/text/Steps";
import { StoryCard } from "./StoryCard";

/** The short-story library (specification part 1, section 2). */
export default function ShortStoriesPage() {
  return (
    <>
      <PageHead {...SHORT_STORIES_PAGE} />
      <div className="site-width py-8 sm:py-12">
        <h1>{SHORT_STORIES_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">{SHORT_STORIES_TEXTS.lead}</p>
        <LevelSections
          of={STORIES}
          card={(story) => <StoryCard key={story.id} story={story} />}
          texts={SHORT_STORIES_TEXTS}
        />
        <Steps {...EXPLAINER} className="mt-12" />
      </div>
    </>
  );
}
