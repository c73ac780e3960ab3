const setValue = (input: HTMLInputElement, text: string): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(input, text);

/**
 * Writes into a field as if somebody had typed, without taking the focus: React looks for a change past its own property, and
 * the field hears that what it held before has been deleted (watchNumber.ts).
 */
export function enterText(input: HTMLInputElement, text: string): void {
  input.dispatchEvent(new InputEvent("beforeinput", { inputType: "deleteContent" }));
  setValue(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}
