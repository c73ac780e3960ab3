/** A friend from the books with both arms up: the goal is reached. */
export const Cheering = ({ className = "" }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="-12 -4 124 108" className={`overflow-visible ${className}`}>
    <use href="/art/characters/level-1.svg#fun-spender" width="100" height="100" />
    <g fill="none" strokeLinecap="round">
      <path d="M20 86C6 74 2 56 4 38M80 86c14-12 18-30 16-48" strokeWidth="12" stroke="#f26b4e" />
    </g>
    <g fill="#c98b62">
      <circle cx="4" cy="30" r="7.5" />
      <circle cx="96" cy="30" r="7.5" />
    </g>
    <path
      d="M-1 26l-3-9M3 23l-1-10M8 24l2-9m82 9-2-9m7 8 1-10m3 13 3-9"
      strokeWidth="4"
      strokeLinecap="round"
      stroke="#c98b62"
    />
  </svg>
);
