import { TERMS, TERMS_PAGE } from "@/content/info/terms";
import { fullDayName } from "@/domain/calendar";
import { PageHead } from "@/ui/text/PageHead";
import { Reading } from "@/ui/reading/Reading";

export default function TermsPage() {
  return (
    <>
      <PageHead {...TERMS_PAGE} />
      <article className="site-width max-w-reading! py-8 sm:py-12">
        <h1>{TERMS.heading}</h1>
        <p className="text-muted mt-3 mb-8 text-xl">{TERMS.lead}</p>
        <Reading
          sections={TERMS.sections.slice(0, 1)}
          className="bg-q3-soft text-q3-ink rounded-card p-6 sm:p-8"
        />
        <Reading sections={TERMS.sections.slice(1)} className="mt-12" />
        <p className="text-muted mt-8 text-base">{`Last checked on ${fullDayName(TERMS.checkedOn)}.`}</p>
      </article>
    </>
  );
}
