import type { ReactNode } from "react";
import {
  EARNING_AGES,
  EARNING_FACTS,
  EARNING_HEAD,
  EARNING_TEXTS,
  sumTexts,
  WAYS_TO_EARN,
  type WayToEarn,
} from "@/content/resources/topics/waysToEarn";
import { DueNote } from "./DueNote";
import { Figures } from "./Figures";
import { TopicFrame } from "./TopicFrame";
import { ReadingStyles } from "@/ui/reading/ReadingStyles";

const { labels } = EARNING_TEXTS;

/** Twenty ways to earn for three ages, after a short lesson in how earning works. */
export function WaysToEarnPage() {
  return (
    <TopicFrame head={EARNING_HEAD} figures={<Figures facts={EARNING_FACTS} />}>
      <DueNote facts={EARNING_FACTS} />
      <section className="reading how-earning">
        <ReadingStyles />
        <div>
          <h2 id="how-earning-works">{EARNING_TEXTS.howHeading}</h2>
          {EARNING_TEXTS.how.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
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
          <ul className="ways">
            {WAYS_TO_EARN[ages].map((way) => (
              <Way key={way.id} way={way} />
            ))}
          </ul>
        </section>
      ))}
    </TopicFrame>
  );
}

function Way({ way: { id, title, what, firstStep, needs, sum, safety } }: { way: WayToEarn }) {
  const [income, profit] = sumTexts(sum);
  return (
    <li className="surface">
      <div>
        <svg aria-hidden="true" viewBox="0 0 60 60" className="bg-q4-soft rounded-field size-15">
          <use href={`/art/ways.svg#${id}`} x="8" y="8" width="44" height="44" />
        </svg>
        <div>
          <h3 id={id}>{title}</h3>
          <p>{what}</p>
        </div>
      </div>
      <dl>
        <Line term={labels.firstStep}>{firstStep}</Line>
        <Line term={labels.needs}>{needs}</Line>
        <Line term={labels.safety}>{safety}</Line>
        <Line term={labels.sum}>
          <span>{income}</span> <span>{profit}</span>
        </Line>
      </dl>
    </li>
  );
}

const Line = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{`${term}: `}</dt>
    <dd>{children}</dd>
  </div>
);
