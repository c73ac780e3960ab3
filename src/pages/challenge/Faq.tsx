import { ChevronDown } from "lucide";
import type { ChallengeLanding } from "@/content/challenge/challengeTexts";
import { Icon } from "@/ui/text/Icon";

/** Each answer opens under its question, even without scripts. */
export const Faq = ({ heading, questions }: ChallengeLanding["faq"]) => (
  <section aria-labelledby="faq-heading" className="site-width py-12">
    <h2 id="faq-heading">{heading}</h2>
    <div className="border-line mt-6 grid gap-x-12 border-t lg:grid-cols-2">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-line border-b-2">
          <summary className="font-display flex min-h-14 list-none items-center justify-between gap-4 py-3 text-lg font-semibold">
            <span>{question}</span>
            <Icon
              of={ChevronDown}
              className="shrink-0 transition-transform duration-200 group-open:rotate-180"
            />
          </summary>
          <p className="text-muted pb-5">{answer}</p>
        </details>
      ))}
    </div>
  </section>
);
