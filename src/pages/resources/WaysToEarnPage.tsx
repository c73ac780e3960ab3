import {
  EARNING_AGES,
  EARNING_FACTS,
  EARNING_HEAD,
  EARNING_TEXTS,
  sumText,
  WAYS_TO_EARN,
  type WayToEarn,
} from "@/content/resources/topics/waysToEarn";
import { DueNote } from "./DueNote";
import { Figures } from "./Figures";
import { TopicTasks } from "./lateTasks";
import { TopicFrame } from "./TopicFrame";
import { ReadingStyles } from "@/ui/reading/ReadingStyles";

const { labels } = EARNING_TEXTS;

/** Twenty ways to earn for three ages, after a short lesson in how earning works. */
export function WaysToEarnPage() {
  return (
    <TopicFrame head={EARNING_HEAD}>
      <DueNote facts={EARNING_FACTS} />
      <section className="reading">
        <ReadingStyles />
        <h2 id="how-earning-works">{EARNING_TEXTS.howHeading}</h2>
        {EARNING_TEXTS.how.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <div role="note">
          <h3>{EARNING_TEXTS.safetyHeading}</h3>
          {EARNING_TEXTS.safety.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      {EARNING_AGES.map((ages) => (
        <section key={ages} className="mt-8 print:mt-4">
          <h2 id={`ages-${ages}`}>{EARNING_TEXTS.agesHeading[ages]}</h2>
          <ul className="mt-4 grid gap-5 print:block print:columns-2">
            {WAYS_TO_EARN[ages].map((way) => (
              <Way key={way.id} way={way} />
            ))}
          </ul>
        </section>
      ))}
      <TopicTasks path={EARNING_HEAD.path} />
      <Figures facts={EARNING_FACTS} />
    </TopicFrame>
  );
}

const Way = ({ way }: { way: WayToEarn }) => (
  <li className="surface p-6 print:mb-3 print:p-2 print:text-[11pt]">
    <h3 id={way.id}>{way.title}</h3>
    <p className="mt-2">{way.what}</p>
    <dl className="mt-3 grid gap-2 print:mt-1 print:gap-1">
      <Line term={labels.firstStep}>{way.firstStep}</Line>
      <Line term={labels.needs}>{way.needs}</Line>
      <Line term={labels.sum}>{sumText(way.sum)}</Line>
      <Line term={labels.safety}>{way.safety}</Line>
    </dl>
  </li>
);

const Line = ({ term, children }: { term: string; children: string }) => (
  <div>
    <dt className="inline font-semibold">{`${term}: `}</dt>
    <dd className="inline">{children}</dd>
  </div>
);
