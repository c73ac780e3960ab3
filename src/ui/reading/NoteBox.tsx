/** As an `aside`, it would be left out by reading views, and be a landmark among the page's few real ones. */
export const NoteBox = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div role="note">
    <h3>{title}</h3>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
);
