/** A path of six stones in the map's colours, with one friend from each level on the way to the flag. */
const STONES = [
  ["fill-q2", 66, 344],
  ["fill-q1", 196, 362],
  ["fill-q4", 324, 318],
  ["fill-q3", 262, 218],
  ["fill-q2", 130, 176],
  ["fill-q1", 236, 92],
] as const;

const FRIENDS = [
  ["level-1.svg#learning-grower", 8, 182],
  ["level-2.svg#super-saver", 316, 120],
  ["level-3.svg#wealth-architect", 30, 32],
] as const;

export const TrailPicture = () => (
  <svg aria-hidden="true" viewBox="0 0 440 400" className="mx-auto w-full max-w-md lg:max-w-none">
    <rect x="0" y="20" width="440" height="372" rx="44" className="fill-q3-soft" />
    <path
      d="M66 344c60 34 160 40 226 6 80-40 52-112-30-132-60-14-132-8-132-42 0-44 70-56 106-84 24-20 60-34 116-28"
      fill="none"
      strokeWidth="26"
      strokeLinecap="round"
      className="stroke-card"
    />
    <path
      d="M66 344c60 34 160 40 226 6 80-40 52-112-30-132-60-14-132-8-132-42 0-44 70-56 106-84 24-20 60-34 116-28"
      fill="none"
      strokeWidth="3"
      strokeDasharray="2 14"
      strokeLinecap="round"
      className="stroke-edge"
    />
    {STONES.map(([colour, cx, cy]) => (
      <g key={`${cx}-${cy}`}>
        <circle cx={cx} cy={cy} r="25" className="fill-card" />
        <circle cx={cx} cy={cy} r="19" className={colour} />
      </g>
    ))}
    <path d="M356 74V10" strokeWidth="7" strokeLinecap="round" className="stroke-ink" />
    <path d="M358 14c24-12 34 10 62-2v40c-28 12-38-10-62 2Z" className="fill-coin" />
    <circle cx="356" cy="74" r="12" className="fill-ink" />
    {FRIENDS.map(([symbol, x, y]) => (
      <svg key={symbol} x={x} y={y} width="112" height="112" viewBox="0 0 100 100">
        <use href={`/art/characters/${symbol}`} />
      </svg>
    ))}
  </svg>
);
