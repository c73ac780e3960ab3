import { Printer } from "lucide";
import { Link } from "react-router-dom";
import {
  AGREEMENT_TEXTS,
  PARENT_CHAPTER,
  PARENTS_PAGE,
  PARENTS_TEXTS,
  PARENTS_WHO_SEES,
} from "@/content/resources/grown-ups/forParents";
import { WHO_SEES_TEXTS, whoSeesForParents } from "@/content/whoSees";
import { answerLists } from "@/parts/resources/lateAnswerLists";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { usePrintedPart } from "@/ui/behaviour/usePrintedPart";
import { Button } from "@/ui/controls/Button";
import { late } from "@/ui/feedback/late";
import { Icon } from "@/ui/text/Icon";
import { PageHead } from "@/ui/text/PageHead";
import { AgreementSheet } from "./AgreementSheet";
import { GrownUpsHead } from "./GrownUpsHead";
import { TalkQuestions, TalkSheet } from "./TalkQuestions";
import { TenMinutes } from "./TenMinutes";

const BlankWeek = late(async () => {
  const { PaperSheet } = await import("@/parts/tracker/PaperSheet");
  return () => <PaperSheet entries={[]} />;
});

const AnswerLists = answerLists("parents", () => import("@/content/questions/readable.ts?parents"));

/** Something to do tonight, three sheets to print, the chapter for parents, and who can see what. It asks nothing. */
export function ForParentsPage() {
  const [printed, setPrinted] = usePrintedPart<"week" | "agreement" | "questions">();

  async function printWeek() {
    const isThere = await BlankWeek.preload();
    if (isThere) setPrinted("week");
    return isThere;
  }

  return (
    <>
      <PageHead {...PARENTS_PAGE} />
      <div className="site-width py-8 sm:py-12" data-print={printed && "no"}>
        <GrownUpsHead {...PARENTS_TEXTS} />
        <TenMinutes onPrintWeek={printWeek} />
        <Agreement onPrint={() => setPrinted("agreement")} />
        <div className="grid gap-x-12 lg:grid-cols-2">
          <TalkQuestions onPrint={() => setPrinted("questions")} />
          <ParentChapter />
        </div>
        <AnswerLists />
        <WhoSees />
      </div>
      {printed === "week" && <BlankWeek />}
      {printed === "questions" && <TalkSheet />}
      {printed === "agreement" && (
        <div className="print-sheet">
          <AgreementSheet />
        </div>
      )}
    </>
  );
}

function Agreement({ onPrint }: { onPrint: () => void }) {
  const hydrated = useHydrated();
  return (
    <section
      aria-labelledby="agreement"
      className="bg-q4-soft rounded-card mt-8 grid items-center gap-8 p-5 sm:p-8 md:grid-cols-2 lg:grid-cols-[1fr_26rem]"
    >
      <div>
        <h2 id="agreement">{AGREEMENT_TEXTS.heading}</h2>
        <p className="mt-3">{AGREEMENT_TEXTS.text}</p>
        <p className="text-muted mt-3">{AGREEMENT_TEXTS.noMoney}</p>
        <p className="mt-5 noscript:hidden">
          <Button disabled={!hydrated} onClick={onPrint}>
            <Icon of={Printer} size={20} />
            {AGREEMENT_TEXTS.print}
          </Button>
        </p>
      </div>
      {/* The first packets have no room for the drawing, which only scripts can print; its place is kept. */}
      <div className="surface overflow-hidden noscript:hidden">
        <AgreementSheet margin={12} isBlank={!hydrated} />
      </div>
    </section>
  );
}

const ParentChapter = () => (
  <section aria-labelledby="parent-guide" className="flex flex-col pt-12">
    <h2 id="parent-guide">{PARENT_CHAPTER.heading}</h2>
    <Link to={PARENT_CHAPTER.to} className="surface mt-5 flex flex-1 flex-wrap overflow-hidden">
      <img
        src={PARENT_CHAPTER.picture}
        alt=""
        width={640}
        height={400}
        loading="lazy"
        className="min-w-0 grow basis-60 object-cover"
      />
      <span className="min-w-0 grow basis-60 p-5">
        <span className="font-display block text-xl font-semibold underline">{PARENT_CHAPTER.title}</span>
        <span className="text-muted mt-1 block">{PARENT_CHAPTER.text}</span>
      </span>
    </Link>
  </section>
);

const WhoSees = () => (
  <section aria-labelledby="who-sees" className="pt-12">
    <h2 id="who-sees">{WHO_SEES_TEXTS.heading}</h2>
    <p className="text-muted mt-1 mb-5">{PARENTS_WHO_SEES.lead}</p>
    <dl className="grid gap-x-12 gap-y-3 lg:grid-cols-2">
      {[...whoSeesForParents(), PARENTS_WHO_SEES.guide].map(([what, who]) => (
        <div key={what} className="border-line border-t pt-3">
          <dt className="font-semibold">{what}</dt>
          <dd className="text-muted">{who}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4">
      <Link to={PARENTS_WHO_SEES.link.to} className="text-link inline-flex min-h-11 items-center">
        {PARENTS_WHO_SEES.link.label}
      </Link>
    </p>
  </section>
);
