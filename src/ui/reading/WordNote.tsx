import type { FocusEvent } from "react";
import type { ExplainedWord } from "./wordPlaces";

const idOf = ({ word }: ExplainedWord) => `word-${word.replaceAll(" ", "-")}`;
const noteOf = (word: ExplainedWord) => document.getElementById(idOf(word));

/** Closes the note once the focus has left both the word and the note. */
const closeUnlessInside = (word: ExplainedWord) => (event: FocusEvent) => {
  const note = noteOf(word);
  // Browsers without popovers show the note all the time, and do not know the selector below.
  if (!note?.hidePopover) return;
  // Another window has the focus, and gives it back.
  if (document.activeElement === event.currentTarget) return;
  const to = event.relatedTarget;
  if (note.matches(":popover-open") && !note.contains(to) && to?.getAttribute("popovertarget") !== note.id)
    note.hidePopover();
};

/**
 * A word in its sentence that opens its meaning, by a press or when the keyboard comes to it. The word itself is the label
 * of the button over it: Firefox leaves the text of a button out of what is copied, and so do reading views.
 */
export function Word({ word, children }: { word: ExplainedWord; children: string }) {
  const open = ({ currentTarget, relatedTarget }: FocusEvent<HTMLButtonElement>) => {
    const note = noteOf(word);
    // Escape gives the focus back from the note, which must not open again.
    if (!currentTarget.matches(":focus-visible") || note?.contains(relatedTarget)) return;
    note?.showPopover?.({ source: currentTarget });
  };
  return (
    <label className="word">
      <span>{children}</span>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the label around it is its name */}
      <button
        type="button"
        popoverTarget={idOf(word)}
        popoverTargetAction="show"
        onFocus={open}
        onBlur={closeUnlessInside(word)}
      />
    </label>
  );
}

/**
 * The meaning of a word, in the browser's own popover: it is neither read aloud with the text nor printed, and as an
 * `aside` it is not part of the text for reading views.
 */
export function WordNote({ word }: { word: ExplainedWord }) {
  return (
    <aside
      id={idOf(word)}
      popover="auto"
      tabIndex={-1}
      role="note"
      aria-label={word.title}
      data-print="no"
      className="word-note"
    >
      <p className="word-note-title">{word.title}</p>
      <p>{word.meaning}</p>
      {word.example && <p className="text-muted">{word.example}</p>}
      <button
        type="button"
        data-say=""
        aria-label={`Listen: ${word.title}`}
        onBlur={closeUnlessInside(word)}
        className="word-note-button"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="M11 5 6 9H3v6h3l5 4zM15.5 8.5a5 5 0 0 1 0 7M18.5 5.5a9 9 0 0 1 0 13" />
        </svg>
      </button>
      <button
        type="button"
        popoverTarget={idOf(word)}
        popoverTargetAction="hide"
        onBlur={closeUnlessInside(word)}
        aria-label="Close"
        className="word-note-button"
      >
        <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </aside>
  );
}
