/** The audiobook's player, rule by rule, and without a recording; in a real browser it plays in tests/e2e/audiobook.spec.ts. */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AUDIOBOOKS } from "@/content/audiobooks/audiobooks";
import { AudioPlayer } from "@/pages/audiobooks/AudioPlayer";

const BOOK = AUDIOBOOKS[0]!;

let audio: HTMLAudioElement;
let play: ReturnType<typeof vi.fn<() => Promise<void>>>;

beforeEach(() => {
  play = vi.fn(() => {
    fireEvent.playing(audio);
    return Promise.resolve();
  });
  vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(() => play());
  vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => void fireEvent.pause(audio));
  vi.spyOn(HTMLMediaElement.prototype, "load").mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

function open(src = "/audio/keeper-of-embers.mp3") {
  const { container } = render(
    <MemoryRouter>
      <AudioPlayer book={BOOK} src={src} />
    </MemoryRouter>,
  );
  audio = container.querySelector("audio")!;
  let at = 0;
  Object.defineProperty(audio, "currentTime", {
    get: () => at,
    set: (seconds: number) => {
      at = seconds;
    },
    configurable: true,
  });
}

const slider = () => screen.getByRole("slider", { name: "How far through the story you are" });
const setError = (code: number) =>
  Object.defineProperty(audio, "error", { value: { code }, configurable: true });

describe("the player", () => {
  it("starts at zero with the length that the catalogue states", () => {
    open();
    expect(screen.getByText("0:00 / 25:30")).toBeVisible();
    expect(slider()).toHaveAttribute("aria-valuetext", "0 seconds of 25 minutes 30 seconds");
    expect(screen.queryByRole("link", { name: "Take Quiz & Earn Coins" })).toBeNull();
  });

  it("plays, shows the position, and pauses, by keyboard too", async () => {
    open();
    await userEvent.tab();
    expect(screen.getByRole("button", { name: "Play" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    audio.currentTime = 65;
    fireEvent.timeUpdate(audio);
    expect(screen.getByText("1:05 / 25:30")).toBeVisible();
    expect(slider()).toHaveAttribute("aria-valuetext", "1 minute 5 seconds of 25 minutes 30 seconds");
    await userEvent.keyboard("{Enter}");
    expect(screen.getByRole("button", { name: "Play" })).toBeVisible();
    expect(play).toHaveBeenCalledOnce();
  });

  it("takes the recording's own length once it is known, and ignores one that is not", () => {
    open();
    Object.defineProperty(audio, "duration", { value: Number.POSITIVE_INFINITY, configurable: true });
    fireEvent.durationChange(audio);
    expect(screen.getByText("0:00 / 25:30")).toBeVisible();
    Object.defineProperty(audio, "duration", { value: 1500.4, configurable: true });
    fireEvent.durationChange(audio);
    expect(screen.getByText("0:00 / 25:00")).toBeVisible();
  });

  it("draws how far the story is, for the eye alone", () => {
    open();
    expect(screen.queryByRole("progressbar")).toBeNull();
    const bar = screen.getByRole<HTMLProgressElement>("progressbar", { hidden: true });
    expect([bar.value, bar.max]).toEqual([0, 1530]);
    audio.currentTime = 65;
    fireEvent.timeUpdate(audio);
    expect(bar.value).toBe(65);
  });

  it("moves to the requested position", () => {
    open();
    fireEvent.change(slider(), { target: { value: "600" } });
    expect(audio.currentTime).toBe(600);
    expect(screen.getByText("10:00 / 25:30")).toBeVisible();
  });

  it("offers the quiz at the end, and hides the offer when the listener goes back", async () => {
    open();
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    fireEvent.pause(audio);
    fireEvent.ended(audio);
    expect(screen.getByRole("link", { name: "Take Quiz & Earn Coins" })).toHaveAttribute("href", "/quiz-hub");
    fireEvent.change(slider(), { target: { value: "10" } });
    expect(screen.queryByRole("link", { name: "Take Quiz & Earn Coins" })).toBeNull();
  });
});

describe("a failure", () => {
  it.each([
    [1, "Playback failed: the recording stopped loading."],
    [2, "Playback failed: the connection dropped."],
    [3, "Playback failed: this device cannot play this recording."],
    [4, "Playback failed: the recording is missing, or this browser cannot play it."],
  ])("a failure with code %d is explained in words, with both ways out", (code, words) => {
    open();
    setError(code);
    fireEvent.error(audio);
    expect(screen.getByRole("alert")).toHaveTextContent(words);
    expect(screen.getByRole("alert")).toHaveTextContent("The link to our audio host will go here.");
    expect(screen.getByRole("link", { name: "Read the story" })).toHaveAttribute(
      "href",
      "/short-stories/keeper-of-embers",
    );
  });

  it("a failure that the browser throws is explained, and Play tries again", async () => {
    open();
    play.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("your browser stopped it");
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(screen.getByRole("button", { name: "Pause" })).toBeVisible();
  });

  it("does not treat a pause before the first sound as a failure", async () => {
    open();
    play.mockRejectedValueOnce(new DOMException("paused", "AbortError"));
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("reports a missing recording at the first try, scrolls to it, and announces it again at the next", async () => {
    const seen = vi.spyOn(Element.prototype, "scrollIntoView");
    open("");
    expect(slider()).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    const first = screen.getByRole("alert");
    expect(first).toHaveTextContent("Playback failed: the recording is not ready yet.");
    expect(seen.mock.contexts).toEqual([first]);
    await userEvent.click(screen.getByRole("button", { name: "Play" }));
    // Readers hear an alert when it comes, and not because it is there.
    expect(screen.getByRole("alert")).not.toBe(first);
    expect(seen).toHaveBeenCalledTimes(2);
    expect(play).not.toHaveBeenCalled();
  });
});
