/** The money map as a logo: four tiles, arranged as on the map. */
export function Logo() {
  return (
    <span translate="no" className="font-display text-ink flex items-center gap-3 text-2xl font-bold">
      <svg viewBox="0 0 40 40" className="size-9 sm:size-10" aria-hidden="true">
        <rect width="19" height="19" rx="6" className="fill-q2" />
        <rect x="21" width="19" height="19" rx="6" className="fill-q1" />
        <rect y="21" width="19" height="19" rx="6" className="fill-q3" />
        <rect x="21" y="21" width="19" height="19" rx="6" className="fill-q4" />
      </svg>
      <span className="logo-word">4MQ</span>
    </span>
  );
}
