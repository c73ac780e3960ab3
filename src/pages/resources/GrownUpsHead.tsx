import type { Elements } from "@/ui/elements";

interface GrownUpsHeadProps {
  heading: string;
  lead: string;
  /** The face beside the heading, as on the home page's door. */
  who: "parent" | "teacher";
  children?: Elements;
}

/** The head of the pages for parents and for teachers. */
export const GrownUpsHead = ({ heading, lead, who, children }: GrownUpsHeadProps) => (
  <div className="flex flex-wrap items-start gap-4 sm:gap-6">
    <svg aria-hidden="true" viewBox="0 0 100 100" className="size-20 shrink-0 sm:size-24">
      <use href={`/art/characters/level-1.svg#${who}`} />
    </svg>
    <div className="min-w-0 grow basis-48">
      <h1>{heading}</h1>
      <p className="text-muted mt-2 text-xl">{lead}</p>
      {children}
    </div>
  </div>
);
