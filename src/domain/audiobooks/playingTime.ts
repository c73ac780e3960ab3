/** A position in a recording as a player shows it: 65 seconds are "1:05", just over an hour is "1:02:03". */
export function formatPlayingTime(seconds: number): string {
  const whole = Math.floor(Number.isFinite(seconds) ? Math.max(0, seconds) : 0);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** The same position in spoken form: "1 minute 5 seconds". */
export function sayPlayingTime(seconds: number): string {
  const whole = Math.floor(Number.isFinite(seconds) ? Math.max(0, seconds) : 0);
  const count = (value: number, unit: string) => `${value} ${unit}${value === 1 ? "" : "s"}`;
  const minutes = Math.floor(whole / 60);
  return minutes > 0
    ? `${count(minutes, "minute")} ${count(whole % 60, "second")}`
    : count(whole % 60, "second");
}

/** @param duration as the specification writes it, "25:30". @returns seconds. */
export const secondsOf = (duration: string): number =>
  duration.split(":").reduce((total, part) => total * 60 + Number(part), 0);
