/**
 * Text on its way into a number field, before the browser drops what it does not take for a number: of "4 50" it would keep 450.
 * A number field does not tell where its caret is, nor what it has dropped.
 */

/** @returns what enters the field instead of the text: nothing for what stands before the field; or undefined if the text is no number. */
export type AsNumber = (text: string) => string | undefined;

export interface Watched {
  /** True if a sign was left out, so that the field does not hold what was typed. */
  lacksSign: boolean;
  /** True if that was a text put in as a whole; what is put in after it takes its place. */
  lacksText: boolean;
  /** True after a space or the field's own currency behind a number, which matter only if more follows. */
  hasGap: boolean;
  /** True after a sign that an input method has composed alone: only digits behind it show where it belongs. */
  isSignOpen: boolean;
  /** True while a sign is on its way into the field. Chromium drops a second point without a word. */
  expectsInput: boolean;
  /** The number before the text that an input method is composing. */
  before: string;
}

export const nothingWatched = (): Watched => ({
  lacksSign: false,
  lacksText: false,
  hasGap: false,
  isSignOpen: false,
  expectsInput: false,
  before: "",
});

/** Not a part of a number, such as the digits or the pence that somebody adds. */
const isWholeNumber = (text: string) => /^\d+\.\d+$/.test(text);

/** The browsers that do not tell the selection of a number field leave it as it is. */
const isAllSelected = (input: HTMLInputElement) =>
  input.value !== "" && getSelection()?.toString() === input.value;

/** The only way to change the text of a number field so that the visitor can undo it. */
function replace(input: HTMLInputElement, text: string) {
  input.select();
  document.execCommand(text ? "insertText" : "delete", false, text);
}

/** @param tell called with true if something was left out, and with false once nothing is missing. */
export function watchNumber(
  input: HTMLInputElement,
  watched: Watched,
  asNumber: AsNumber,
  tell: (isWrong: boolean) => void,
) {
  let isReplacing = false;
  const put = (text: string) => {
    isReplacing = true;
    replace(input, text);
    isReplacing = false;
  };
  const leaveOut = () => {
    watched.lacksSign = true;
    tell(true);
  };
  const lookForDropped = () => {
    if (watched.expectsInput) leaveOut();
    watched.expectsInput = false;
  };
  const lookAtEnd = () => {
    lookForDropped();
    if (watched.isSignOpen) leaveOut();
    watched.isSignOpen = false;
  };
  function onInput() {
    watched.expectsInput = false;
    if (watched.lacksSign) tell(true);
  }

  /** Beside what is there, a number that was put in as a whole would make another number. */
  function takeWhole(number: string) {
    Object.assign(watched, nothingWatched(), { before: watched.before });
    tell(false);
    put(number);
  }

  /** The sign before the field says nothing new; a number would go on behind it. */
  function leaveOutSilently() {
    if (isAllSelected(input)) put("");
    else watched.hasGap = input.value !== "";
  }

  function onBeforeInput(event: InputEvent) {
    if (isReplacing) return;
    if (event.inputType.startsWith("delete")) {
      Object.assign(watched, nothingWatched(), { before: watched.before });
      tell(false);
    }
    lookForDropped();
    const text = event.data ?? event.dataTransfer?.getData("text/plain");
    // The text of an input method is inserted whatever a listener says; its end is looked at below.
    if (!text || !event.cancelable || event.isComposing) return;
    const entered = text.trim() && asNumber(text);
    if (!entered && entered !== undefined) {
      leaveOutSilently();
      return event.preventDefault();
    }
    const isEmpty = input.value === "" && !input.validity.badInput;
    if (entered && !isEmpty && isWholeNumber(entered)) {
      event.preventDefault();
      return takeWhole(entered);
    }
    if (entered === undefined || watched.hasGap) {
      watched.lacksText = text.length > 1;
      leaveOut();
      if (entered === undefined) return event.preventDefault();
    } else {
      if (watched.lacksText) watched.lacksSign = watched.lacksText = false;
      if (!watched.lacksSign) tell(false);
    }
    watched.hasGap = false;
    watched.isSignOpen &&= !/^\d/.test(entered);
    watched.expectsInput = /\D/.test(entered);
    if (entered === text) return undefined;
    event.preventDefault();
    document.execCommand("insertText", false, entered);
  }

  const onCompositionStart = () => (watched.before = input.value);

  /** The browser has kept the digits of the composed text, and the event says what that text was. */
  function onCompositionEnd({ data }: CompositionEvent) {
    if (!data.trim()) return;
    const { before } = watched;
    const whole = asNumber(before + data);
    const isAtEnd = before === "" || input.value === before + data.replaceAll(/\D/g, "");
    watched.isSignOpen &&= !/^\d/.test(data);
    const isOnlyDigits = !input.validity.badInput && /^\d+$/.test(asNumber(data) ?? "");
    if (isOnlyDigits || input.value === whole) return;
    if (whole !== undefined && isAtEnd) {
      put(whole);
      watched.isSignOpen = before !== "" && whole.endsWith(".");
      return;
    }
    put(before);
    leaveOut();
  }

  /** The first time, the field asks; what it shows is meant if it is sent once more. */
  function onSubmit(event: Event) {
    lookAtEnd();
    if (!watched.lacksSign) return;
    tell(true);
    watched.lacksSign = false;
    event.preventDefault();
    event.stopPropagation();
    input.focus();
  }

  const { form } = input;
  input.addEventListener("beforeinput", onBeforeInput);
  input.addEventListener("input", onInput);
  input.addEventListener("blur", lookAtEnd);
  input.addEventListener("compositionstart", onCompositionStart);
  input.addEventListener("compositionend", onCompositionEnd);
  form?.addEventListener("submit", onSubmit);
  return () => {
    input.removeEventListener("beforeinput", onBeforeInput);
    input.removeEventListener("input", onInput);
    input.removeEventListener("blur", lookAtEnd);
    input.removeEventListener("compositionstart", onCompositionStart);
    input.removeEventListener("compositionend", onCompositionEnd);
    form?.removeEventListener("submit", onSubmit);
  };
}
