const FRIENDS = [
  ["money-master", 18, 24],
  ["fun-spender", 258, 10],
  ["careful-keeper", 6, 224],
  ["learning-grower", 276, 216],
] as const;

/** The four friends from level 1 around the jar that they fill. */
export const FriendsPicture = () => (
  <svg aria-hidden="true" viewBox="0 0 440 400" className="mx-auto w-full max-w-md lg:max-w-none">
    <circle cx="220" cy="206" r="178" className="fill-q4-soft" />
    <g strokeWidth="5" strokeLinecap="round" className="stroke-q1">
      <path d="M220 66V46M262 74l8-17M178 74l-8-17" />
    </g>
    <rect x="150" y="116" width="140" height="30" rx="12" className="fill-q3" />
    <path
      d="M156 146h128c26 22 32 50 32 84v56a44 44 0 0 1-44 44H168a44 44 0 0 1-44-44v-56c0-34 6-62 32-84Z"
      strokeWidth="6"
      className="fill-card stroke-q3"
    />
    <path d="M130 236c52-16 128 16 180 0v50a38 38 0 0 1-38 38H168a38 38 0 0 1-38-38Z" className="fill-q4" />
    <g strokeWidth="4" className="fill-coin stroke-coin-deep">
      <circle cx="166" cy="294" r="21" />
      <circle cx="214" cy="300" r="21" />
      <circle cx="262" cy="292" r="21" />
      <circle cx="188" cy="262" r="21" />
      <circle cx="240" cy="262" r="21" />
      <circle cx="222" cy="192" r="21" />
    </g>
    <path
      d="M150 182c-6 12-8 24-8 40"
      fill="none"
      strokeWidth="8"
      strokeLinecap="round"
      className="stroke-q3-soft"
    />
    {FRIENDS.map(([symbol, x, y]) => (
      <svg key={symbol} x={x} y={y} width="150" height="150" viewBox="0 0 100 100">
        <use href={`/art/characters/level-1.svg#${symbol}`} />
      </svg>
    ))}
  </svg>
);
