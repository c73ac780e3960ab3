import type { ReactNode } from "react";

interface GrownUpsHeadProps {
  heading: string;
  lead: string;
  /** A face beside the heading. */
  picture: string;
  children?: ReactNode;
}

/** The head of the pages for parents and for teachers. */
export const GrownUpsHead = ({ heading, lead, picture, children }: GrownUpsHeadProps) => (
  <div className="flex items-start gap-4 sm:gap-6">
    <img src={picture} alt="" width={112} height={112} className="size-20 shrink-0 sm:size-24" />
    <div className="min-w-0">
      <h1>{heading}</h1>
      <p className="text-muted mt-2 text-xl">{lead}</p>
      {children}
    </div>
  </div>
);
