/** A small drawing beside the words of a tab, from one file of symbols. */
export const TabPicture = ({ name }: { name: "kind" | "ideas" | "habit" | "pot" | "letter" | "share" }) => (
  <svg aria-hidden="true" viewBox="0 0 48 48" className="size-12 shrink-0">
    <use href={`/art/community.svg#${name}`} />
  </svg>
);
