import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type ReactNode } from "react";
import { move } from "@/ui/behaviour/move";
import type { Elements } from "@/ui/elements";

const SHORT_LETTERS = 28;
const LIFT_MS = 200;

/** Short answers are large tiles, two by two. */
export const areTiles = (options: readonly string[]): boolean =>
  options.every(({ length }) => length <= SHORT_LETTERS);

interface OptionsProps {
  /** The group's name in the form. */
  name: string;
  /** The question. */
  legend: ReactNode;
  /** Beside the question. */
  picture?: Elements;
  options: readonly string[];
  chosen: string | undefined;
  onChoose: (option: string) => void;
  /** Enter, whether or not an option is chosen. */
  onEnter: () => void;
  hint?: string;
  /** Moves the focus to the question, so that screen readers announce it. */
  takeFocus: boolean;
}

/**
 * True if nothing has the focus, or a heading, or the whole page, on which somebody has clicked, or an element of the
 * question's own section that takes no text.
 */
const isTypedInQuestion = (focused: Element, question: Element) =>
  focused.matches('body, main, main [tabindex="-1"]') ||
  (question.closest("section")?.contains(focused) &&
    !focused.matches("input:not([type=radio]), textarea, select"));

/** A choice of a few answers as large cards, made with the arrow keys like any radio group, or by number. */
export function Options(props: OptionsProps) {
  const { name, legend, picture, options, chosen, onChoose, onEnter, hint, takeFocus } = props;
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takeFocus) question.current?.focus();
  }, [takeFocus]);

  // Listens on the page, because the first question has no focus: a visitor who has just arrived keeps theirs.
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const radio = group.current!.querySelectorAll("input")[Number(event.key) - 1];
      if (!radio || !isTypedInQuestion(event.target as Element, group.current!)) return;
      // When the focus is there, Enter moves on.
      radio.focus();
      radio.click();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  const asTiles = areTiles(options);

  function onKeyDown(event: ReactKeyboardEvent) {
    if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.altKey) return;
    // The browser's own submit on Enter does nothing while the button is disabled.
    event.preventDefault();
    onEnter();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a shortcut; the radio buttons do the same
    <fieldset ref={group} onKeyDown={onKeyDown}>
      <legend className="mb-4">
        <h2 ref={question} tabIndex={-1} className="flex items-center gap-4 outline-none">
          {picture}
          <span className="min-w-0">{legend}</span>
        </h2>
      </legend>
      <ol className={`grid gap-3 empty:hidden ${asTiles ? "grid-cols-2" : ""}`}>
        {options.map((option, index) => (
          <li key={option}>
            <label
              className={`rounded-button border-edge bg-card has-checked:border-action has-checked:bg-q3-soft has-checked:text-q3-ink choice flex h-full items-center gap-x-4 border-2 px-4 py-2 leading-snug ${asTiles ? "min-h-29 flex-wrap" : "min-h-14"}`}
            >
              <input
                type="radio"
                name={name}
                value={option}
                checked={chosen === option}
                onChange={({ target }) => {
                  move(target.closest("label"), { translate: ["0", "0 -2px", "0"] }, LIFT_MS);
                  onChoose(option);
                }}
                className="accent-action size-5 shrink-0"
              />
              <span aria-hidden="true" className="text-muted font-display hidden text-base sm:inline">
                {index + 1}
              </span>
              <span>{option}</span>
            </label>
          </li>
        ))}
      </ol>
      {hint && <p className="text-muted mt-3 hidden text-base sm:block">{hint}</p>}
    </fieldset>
  );
}
