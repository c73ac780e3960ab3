import { useEffect, useState } from "react";
import { BIG_SCREEN } from "@/content/lessons/screenTexts";

const SECOND_MS = 1000;

/** The time that is left, without a sound or a change of colour. A screen reader reads it only when it is asked. */
export function Clock({ endsAt, minutes }: { endsAt: number; minutes: number }) {
  const [now, setNow] = useState(Date.now);
  const left = Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
  useEffect(() => {
    if (!left) return;
    const next = setTimeout(() => setNow(Date.now()), SECOND_MS);
    return () => clearTimeout(next);
  }, [left, now]);
  return (
    <span role="timer">
      {left ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` : BIG_SCREEN.timeIsUp(minutes)}
    </span>
  );
}
