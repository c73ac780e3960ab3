import { Printer } from "lucide";
import { useState } from "react";
import type { Elements } from "@/ui/elements";
import { Link } from "react-router-dom";
import { TEN_MINUTES } from "@/content/resources/grown-ups/forParents";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { Problem } from "@/ui/feedback/Problem";
import { Icon } from "@/ui/text/Icon";

const { scenes, story, jar, week, screen, older } = TEN_MINUTES;
/** The picture is beside the words where both have room, and otherwise above them. */
const CARD = "surface flex flex-1 flex-wrap content-start gap-3 p-3 text-left";
const PICTURE = "rounded-field w-24 grow self-start";

/** @param onPrintWeek prints the blank sheet, and answers false if its file does not come. */
export function TenMinutes({ onPrintWeek }: { onPrintWeek: () => Promise<boolean> }) {
  const hydrated = useHydrated();
  const [hasFailed, setFailed] = useState(false);
  return (
    <section aria-labelledby="tonight" className="bg-q3-soft rounded-card mt-8 p-5 sm:p-8">
      <h2 id="tonight" className="text-q3-ink">
        {TEN_MINUTES.heading}
      </h2>
      <p className="text-q3-ink mt-1">{TEN_MINUTES.lead}</p>
      <ol className="mt-5 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <li className="flex">
          <Link to={scenes.to} className={CARD}>
            <svg
              aria-hidden="true"
              viewBox="6 10 148 92.5"
              preserveAspectRatio="xMidYMid slice"
              className={PICTURE}
            >
              <use href="/art/scenarios.svg#card" width="160" height="120" />
            </svg>
            <Step {...scenes} />
          </Link>
        </li>
        {[story, jar].map(({ to, picture, ...step }) => (
          <li key={to} className="flex">
            <Link to={to} className={CARD}>
              <img src={picture} alt="" width={640} height={400} className={PICTURE} />
              <Step {...step} />
            </Link>
          </li>
        ))}
        <li className="flex noscript:hidden">
          <button
            type="button"
            disabled={!hydrated}
            className={CARD}
            onClick={() => void onPrintWeek().then((isThere) => setFailed(!isThere))}
          >
            <WeekPicture />
            <Step {...week}>
              <Icon of={Printer} size={20} />
            </Step>
          </button>
        </li>
      </ol>
      <Problem className="mt-4">{hasFailed && week.failed}</Problem>
      <p className="text-q3-ink mt-5">
        <span>{screen.before}</span>{" "}
        <Link to={screen.to} className="underline">
          {screen.label}
        </Link>
        <span>{`. ${screen.after}`}</span>
      </p>
      <p className="text-q3-ink mt-3">{older.before}</p>
      <ul className="flex flex-wrap gap-x-6">
        {older.links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="text-q3-ink inline-flex min-h-11 items-center underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StepProps {
  minutes: number;
  title: string;
  text: string;
  /** An icon beside the minutes. */
  children?: Elements;
}

const Step = ({ minutes, title, text, children }: StepProps) => (
  <span className="min-w-0 grow basis-44">
    <span className="text-q3-ink flex items-center gap-2 text-base font-semibold">
      <span>{TEN_MINUTES.minutes(minutes)}</span>
      {children}
    </span>
    <span className="font-display block text-xl leading-tight font-semibold underline">{title}</span>
    <span className="text-muted mt-1 block text-base">{text}</span>
  </span>
);

/** Lines of a sheet to write on. */
const WeekPicture = () => (
  <svg aria-hidden="true" viewBox="0 0 160 100" preserveAspectRatio="xMidYMid slice" className={PICTURE}>
    <path fill="var(--q2-soft)" d="M0 0h160v100H0z" />
    <rect
      x="40"
      y="12"
      width="80"
      height="88"
      rx="5"
      fill="var(--card)"
      stroke="var(--q2)"
      strokeWidth="2.5"
    />
    <path stroke="var(--q2)" strokeWidth="4" strokeLinecap="round" d="M52 28h34" />
    <path
      stroke="var(--edge)"
      strokeWidth="2"
      strokeLinecap="round"
      d="M52 46h56M52 60h56M52 74h56M52 88h56"
    />
  </svg>
);
