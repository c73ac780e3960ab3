import { PRIVACY, PRIVACY_PAGE, STORED_IN_BROWSER, STORED_IN_DATABASE } from "@/content/info/privacy";
import { fullDayName } from "@/domain/calendar";
import { PageHead } from "@/ui/text/PageHead";
import { Reading } from "@/ui/reading/Reading";
import { StoredTable } from "./StoredTable";

const PARTS = [
  ["for-children", PRIVACY.childHeading, "bg-q4-soft text-q4-ink"],
  ["for-adults", PRIVACY.adultHeading, "bg-q3-soft text-q3-ink"],
] as const;

/** Two layers: one for children, one for the adults who answer for them. */
export default function PrivacyPage() {
  return (
    <>
      <PageHead {...PRIVACY_PAGE} />
      <article className="site-width max-w-reading! py-8 sm:py-12">
        <h1>{PRIVACY.heading}</h1>
        <p className="text-muted mt-3 text-xl">{PRIVACY.lead}</p>
        <nav aria-label={PRIVACY.contents} data-print="no">
          <ul className="mt-6 grid gap-3 sm:grid-cols-2">
            {PARTS.map(([id, label, colours]) => (
              <li key={id} className="flex">
                <a href={`#${id}`} className={`font-display rounded-field flex-1 p-4 underline ${colours}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <section
          aria-labelledby="for-children"
          className="border-q4 bg-card rounded-card mt-8 border-4 p-6 sm:p-9"
        >
          <p id="for-children" className="text-q4-ink font-display mb-6 text-xl">
            {PRIVACY.childHeading}
          </p>
          <Reading sections={PRIVACY.child} />
        </section>
        <section aria-labelledby="for-adults" className="mt-12">
          <p
            id="for-adults"
            className="bg-q3-soft text-q3-ink font-display rounded-field mb-6 px-4 py-2 text-xl"
          >
            {PRIVACY.adultHeading}
          </p>
          <ul className="mb-8 gap-x-8 sm:columns-2" data-print="no">
            {PRIVACY.adult.map(({ id, title }) => (
              <li key={id} className="break-inside-avoid">
                <a href={`#${id}`} className="text-link inline-flex min-h-11 items-center">
                  {title}
                </a>
              </li>
            ))}
          </ul>
          <Reading sections={PRIVACY.adult.slice(0, -1)} />
          <StoredTable
            {...PRIVACY.browserTable}
            rows={STORED_IN_BROWSER.map(({ key, what, until }) => [key, what, until])}
          />
          <StoredTable
            {...PRIVACY.databaseTable}
            rows={STORED_IN_DATABASE.map(({ what, why, until }) => [what, why, until])}
          />
          <Reading sections={PRIVACY.adult.slice(-1)} className="mt-12" />
        </section>
        <p className="text-muted mt-8 text-base">{`Last checked on ${fullDayName(PRIVACY.checkedOn)}.`}</p>
      </article>
    </>
  );
}
