import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { MOST_WORDS, wordsIn, type LessonPlan } from "@/content/lessons/lesson";
import { LESSONS } from "@/content/lessons/lessons";
import { BEFORE_AFTER, BIG_SCREEN } from "@/content/lessons/screenTexts";
import { handsName } from "@/storage/lessons/hands";
import { HandBars } from "./HandBars";
import { ScreenChoices } from "./ScreenChoices";
import { ScreenFoot } from "./ScreenFoot";
import { ScreenHead } from "./ScreenHead";
import styles from "./bigScreen.css?inline";
import { fitHeading } from "./fitHeading";
import { screensIn, useCounted } from "./useCounted";

// They come with the script, because the service worker keeps that for a class without a connection.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

interface BigScreenProps {
  lesson: LessonPlan;
  /** The place of the shown screen among all of the lesson's, from 0. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** How much of a screen is shown: the question, then its answer, and at the lesson's end the bars. */
const ANSWER = 1;
const BARS = 2;

const isField = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement;

/** At the end of a field, an arrow has nowhere to go within it. */
const leaves = ({ value, selectionStart }: HTMLInputElement, key: string) =>
  (key === "ArrowRight" && selectionStart === value.length) || (key === "ArrowLeft" && selectionStart === 0);

/** A lesson's screens for the class, one at a time, over the whole window; the keys are those of a presenter. */
export function BigScreen({ lesson, at, onMove, onClose }: BigScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [steps, setSteps] = useState<Readonly<Record<number, number>>>({});
  const [isBlank, setBlank] = useState(false);
  const [isDark, setDark] = useState(false);
  const [timer, setTimer] = useState<{ part: number; endsAt: number }>();
  const { total } = useCounted(lesson);

  const screens = screensIn(lesson);
  const last = screens.length - 1;
  const shown = Math.min(Math.max(at, 0), last);
  const { block, part, place, length, lines, picture, choices = [], answer, reason } = screens[shown]!;
  const hasBars = block.screens === "after" && place === length - 1 && (total.before ?? total.after);
  const lastStep = answer === undefined ? 0 : hasBars ? BARS : ANSWER;
  const step = Math.min(steps[shown] ?? 0, lastStep);
  const isTimed = timer?.part === part;
  const goOnLabel =
    step === lastStep ? BIG_SCREEN.next : step === ANSWER ? BIG_SCREEN.showBars : BIG_SCREEN.showAnswer;
  // A long question makes room for its reason.
  const staysAsked = wordsIn(...lines, ...choices, reason ?? "") <= MOST_WORDS;

  const setStep = (next: number) => setSteps({ ...steps, [shown]: next });
  const goOn = () => {
    if (step < lastStep) setStep(step + 1);
    else if (shown < last) onMove(shown + 1);
  };
  const goBack = () => {
    if (step) setStep(step - 1);
    else if (shown) onMove(shown - 1);
  };

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (isBlank) {
      setBlank(false);
      event.preventDefault();
      return;
    }
    const isPage = key.startsWith("Page");
    // Typed keys stay in a field: Enter leads to the next one; the space bar, a presenter's keys and an arrow at its end go on.
    if (isField(target) && key === "Enter") {
      const fields = [...frame.current!.querySelectorAll("input")];
      const next = fields[fields.indexOf(target) + 1];
      next?.focus();
      if (!next) goOn();
      event.preventDefault();
      return;
    }
    if (isField(target) && !isPage && !" bB.".includes(key) && !leaves(target, key)) return;
    const press = target instanceof HTMLButtonElement ? undefined : goOn;
    const act = {
      ArrowRight: goOn,
      PageDown: goOn,
      " ": press,
      Enter: press,
      ArrowLeft: goBack,
      PageUp: goBack,
      Home: () => onMove(0),
      End: () => onMove(last),
      b: () => setBlank(true),
      B: () => setBlank(true),
      ".": () => setBlank(true),
    }[key];
    if (!act) return;
    event.preventDefault();
    if (!event.repeat) act();
  });

  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    // A press on something that takes no focus leaves it to the page, so the keys are heard there.
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener("keydown", listen);
    return () => {
      removeEventListener("keydown", listen);
      element.close();
    };
  }, []);

  // The built sheet's tokens take their theme from the root alone. The page behind is covered.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    dataset.theme = isDark ? "dark" : "light";
    return () => {
      if (theme) dataset.theme = theme;
      else delete dataset.theme;
    };
  }, [isDark]);

  useLayoutEffect(() => {
    const fit = () => fitHeading(frame.current!);
    const watched = new ResizeObserver(fit);
    watched.observe(frame.current!);
    fit();
    return () => watched.disconnect();
  }, [shown, step]);

  useEffect(() => {
    frame.current!.scrollIntoView();
    frame.current!.scrollTop = 0;
    heading.current!.focus({ preventScroll: true });
  }, [shown, step]);

  return (
    <dialog
      ref={dialog}
      aria-label={BIG_SCREEN.name(LESSONS[lesson.path].title)}
      className="big-screen"
      onClose={() => !dialog.current?.open && onClose()}
    >
      <div ref={frame} className="big-screen-frame">
        <ScreenHead
          blocks={lesson.blocks}
          part={part}
          place={place}
          length={length}
          endsAt={isTimed ? timer.endsAt : undefined}
        />
        <ol className="big-screen-list">
          <li
            key={shown}
            aria-setsize={screens.length}
            aria-posinset={shown + 1}
            className="big-screen-shown"
          >
            <h2 key={step} ref={heading} tabIndex={-1}>
              {step === BARS ? (
                BEFORE_AFTER.title
              ) : step === ANSWER ? (
                <>
                  {staysAsked &&
                    lines.map((line) => (
                      <span key={line} className="big-screen-asked">
                        {line}
                      </span>
                    ))}
                  <span className="sr-only">{BIG_SCREEN.answerIs(answer!, choices[answer!]!)}</span>
                  <span className="block">{reason}</span>
                </>
              ) : (
                lines.map((line) => (
                  <span key={line} className="block">
                    {line}
                  </span>
                ))
              )}
            </h2>
            {picture && <img src={picture.src} alt={picture.alt} />}
            {step === BARS ? (
              <HandBars
                counted={total}
                noun={BEFORE_AFTER.answers}
                className="big-screen-bars"
                bar="big-screen-bar"
              />
            ) : (
              choices.length > 0 && (
                <ScreenChoices
                  path={lesson.path}
                  name={handsName(block.id, place)}
                  choices={choices}
                  answer={step === ANSWER ? answer : undefined}
                />
              )
            )}
          </li>
        </ol>
        <ScreenFoot
          isFirst={!shown && !step}
          isLast={shown === last && step === lastStep}
          goOnLabel={goOnLabel}
          isTimed={isTimed}
          isDark={isDark}
          onBack={goBack}
          onNext={goOn}
          onTimer={() =>
            setTimer(isTimed ? undefined : { part, endsAt: Date.now() + block.minutes * 60_000 })
          }
          onDark={() => setDark(!isDark)}
          onFullScreen={() => frame.current!.requestFullscreen()}
          onClose={() => dialog.current!.close()}
        />
        {isBlank && (
          <button type="button" className="big-screen-blank" onClick={() => setBlank(false)}>
            <span className="sr-only" role="status">
              {BIG_SCREEN.isBlank}
            </span>
          </button>
        )}
      </div>
    </dialog>
  );
}
