import { Gift } from "lucide";
import { useState } from "react";
import { QUESTIONNAIRE_PAGE, QUESTIONNAIRE_TEXTS } from "@/content/questionnaire/questionnaire";
import { questionnaireSent } from "@/storage/questionnaire/questionnaireDraft";
import { useStored } from "@/storage/useStored";
import { Icon } from "@/ui/text/Icon";
import { PageHead } from "@/ui/text/PageHead";
import { GiftView } from "./GiftView";
import { QuestionnaireForm } from "./QuestionnaireForm";

/** Six questions, and a gift (specification part 2, sections 2, 4, 5, 7 and 8). */
export default function QuestionnairePage() {
  const { book: sentWith } = useStored(questionnaireSent);
  /** False after a reload, which must not move the focus. */
  const [sentHere, setSentHere] = useState(false);

  function showGift(book: string) {
    setSentHere(true);
    questionnaireSent.write({ book });
  }
  return (
    <>
      <PageHead {...QUESTIONNAIRE_PAGE} />
      <div className="site-width max-w-reading! py-8 sm:py-12">
        <div className="flex items-center gap-6">
          <div className="flex-1">
            <h1>{QUESTIONNAIRE_TEXTS.heading}</h1>
            {sentWith === undefined && (
              <>
                <p className="text-muted mt-3 text-xl">{QUESTIONNAIRE_TEXTS.lead}</p>
                {QUESTIONNAIRE_TEXTS.howTo.map((text) => (
                  <p key={text} className="mt-2">
                    {text}
                  </p>
                ))}
              </>
            )}
          </div>
          <svg aria-hidden="true" viewBox="0 0 100 100" className="hidden size-36 shrink-0 sm:block">
            <use href="/art/characters/level-2.svg#budget-boss" />
          </svg>
        </div>
        {sentWith === undefined ? (
          <>
            <div className="rounded-card bg-q4-soft text-q4-ink mt-6 mb-5 flex items-center gap-4 px-5 py-4">
              <span className="shrink-0">
                <Icon of={Gift} size={32} />
              </span>
              <div className="leading-snug">
                {QUESTIONNAIRE_TEXTS.gift.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </div>
            </div>
            <section aria-labelledby="before-heading" className="surface mb-5 p-5 sm:p-7">
              <h2 id="before-heading" className="text-xl">
                {QUESTIONNAIRE_TEXTS.beforeHeading}
              </h2>
              <ul className="mt-2 list-disc pl-6">
                {QUESTIONNAIRE_TEXTS.before.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </section>
            <noscript>
              <p className="mb-5 font-semibold">{QUESTIONNAIRE_TEXTS.withoutScripts}</p>
            </noscript>
            <QuestionnaireForm onSent={showGift} />
          </>
        ) : (
          <GiftView book={sentWith} takeFocus={sentHere} onAgain={questionnaireSent.forget} />
        )}
      </div>
    </>
  );
}
