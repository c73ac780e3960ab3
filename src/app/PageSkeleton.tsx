import { Skeleton } from "@/ui/Skeleton";

/** Stands where the page will stand: as high as the screen, so that the footer under it never jumps. */
export const PageSkeleton = () => (
  <div className="site-width min-h-dvh py-10">
    <Skeleton label="Opening your page" className="h-96" showLabel />
  </div>
);
