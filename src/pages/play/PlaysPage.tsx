import { PLAY_PATHS, PLAYS, scenePath } from "@/content/play/plays";
import { PLAYS_PAGE, PLAYS_TEXTS } from "@/content/play/playTexts";
import { LinkButton } from "@/ui/controls/Button";
import { Chip } from "@/ui/text/Chip";
import { PageHead } from "@/ui/text/PageHead";

/** The list of the stories to play. */
export const PlaysPage = () => (
  <>
    <PageHead {...PLAYS_PAGE} />
    <div className="site-width py-8 sm:py-12">
      <h1>{PLAYS_TEXTS.heading}</h1>
      <p className="text-muted mt-3 max-w-[39em] text-xl">{PLAYS_TEXTS.lead}</p>
      <ul className="mt-6 grid gap-5 md:grid-cols-3">
        {PLAY_PATHS.map((path) => {
          const { id, title, ages, lead, scene } = PLAYS[path];
          return (
            <li key={path} className="surface flex flex-col overflow-hidden">
              <img src={scenePath(id, scene)} alt="" width={640} height={400} className="w-full" />
              <div className="flex flex-1 flex-col items-start gap-2 p-5">
                <Chip colours="bg-q2-soft text-q2-ink">{PLAYS_TEXTS.about(ages)}</Chip>
                <h2>{title}</h2>
                <p className="flex-1 text-pretty">{lead}</p>
                <LinkButton to={path} className="mt-2">
                  {PLAYS_TEXTS.play}
                  <span className="sr-only">{` ${title}`}</span>
                </LinkButton>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  </>
);
