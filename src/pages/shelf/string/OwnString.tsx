import { DEEDS_TEXTS } from "@/content/deeds/deeds";
import { OWN_STRING_TEXTS as TEXTS } from "@/content/deeds/ownString";
import { dayOf } from "@/domain/calendar";
import { stringOf } from "@/storage/deeds/string";
import { levelOf } from "@/storage/shelf/band";
import { useStored } from "@/storage/useStored";
import { useNow } from "@/ui/behaviour/useNow";
import { LinkButton } from "@/ui/controls/Button";
import { Fortnight } from "./Fortnight";
import { Kinds } from "./Kinds";
import { Loops } from "./Loops";
import { Pictures } from "./Pictures";
import { StringAsList } from "./StringAsList";

/** All that somebody has done: a string of berries at the first level, and a chart at the others. */
export function OwnString({ userId }: { userId: string | undefined }) {
  const string = useStored(stringOf(userId));
  const level = levelOf(userId);
  const today = dayOf(useNow());
  const first = userId ? TEXTS.elsewhere.link : TEXTS.toFirst(level);
  return (
    <section id="string" aria-labelledby="string-heading" className="mb-8 outline-none">
      <div className="surface p-5 sm:p-6">
        <h2 id="string-heading" className="mb-1">
          {TEXTS.heading(level)}
        </h2>
        {string.length > 0 ? (
          <p className="text-muted mb-4">
            <span>{`${DEEDS_TEXTS.since(string, level)}.`}</span> <span>{TEXTS.stays(string.length)}</span>
          </p>
        ) : (
          <div className="mt-2 flex items-center gap-4">
            <svg aria-hidden="true" viewBox="0 0 52 60" className="size-16 shrink-0 sm:size-28">
              <use href="/art/deeds.svg#picture-1" />
            </svg>
            <div>
              <p className="mb-3 max-w-[39em]">{userId ? TEXTS.elsewhere.text : TEXTS.empty(level)}</p>
              <LinkButton to={first.to} variant="quiet">
                {first.label}
              </LinkButton>
            </div>
          </div>
        )}
        {string.length > 0 && (
          <div className="grid grid-cols-1 items-start gap-x-8 gap-y-4 md:grid-cols-2">
            <div className="min-w-0">
              {level > 1 ? (
                <Fortnight string={string} today={today} />
              ) : (
                <Loops string={string} today={today} />
              )}
            </div>
            <div>
              <Kinds string={string} level={level} />
              <StringAsList string={string} level={level} today={today} />
              {userId && <p className="text-muted mt-3">{TEXTS.account(level)}</p>}
            </div>
          </div>
        )}
      </div>
      {string.length > 0 && level === 1 && (
        <div className="mt-8">
          <Pictures string={string} />
        </div>
      )}
    </section>
  );
}
