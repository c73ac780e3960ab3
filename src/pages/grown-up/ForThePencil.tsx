import type { CSSProperties } from "react";
import { SHOW_TEXTS } from "@/content/grown-up/showGrownUp";

/** As high as the week above leaves of the paper, with room for some longer lines. */
const PLACE: CSSProperties = {
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: "10mm",
  height: "clamp(50mm, 100vh - 50rem, 115mm)",
  marginTop: "6mm",
};
const COLUMN: CSSProperties = { display: "flex", flexDirection: "column", minHeight: 0 };
const LINES = 6;

/** The middles of the coins; each row lies in the gaps of the one below it. */
const COINS = Array.from({ length: 7 }, (_, row) =>
  Array.from({ length: row % 2 ? 4 : 5 }, (__, nth) => ({
    x: 120 + (nth - (row % 2 ? 1.5 : 2)) * 40,
    y: 286 - row * 35,
  })),
).flat();

/** On paper alone: a jar to colour, and lines to write on. */
export const ForThePencil = () => (
  <div className="print-sheet">
    <div style={PLACE}>
      <div style={COLUMN}>
        <svg
          aria-hidden="true"
          viewBox="0 0 240 320"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          style={{ flex: "1 1 0", minHeight: 0 }}
        >
          <rect x="58" y="3" width="124" height="26" rx="8" />
          <path d="M66 29c0 16-58 12-58 38v222a28 28 0 0 0 28 28h168a28 28 0 0 0 28-28V67c0-26-58-22-58-38" />
          {COINS.map(({ x, y }) => (
            <g key={`${x} ${y}`} strokeWidth="1.5">
              <circle cx={x} cy={y} r="18" />
              <circle cx={x} cy={y} r="13" />
            </g>
          ))}
        </svg>
        <p className="mt-2 text-center">{SHOW_TEXTS.colour}</p>
      </div>
      <div style={COLUMN}>
        <p className="font-semibold">{SHOW_TEXTS.decided}</p>
        {Array.from({ length: LINES }, (_, nth) => (
          <div key={nth} style={{ flexGrow: 1, borderBottom: "1px solid #777" }} />
        ))}
      </div>
    </div>
  </div>
);
