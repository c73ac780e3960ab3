import { Skeleton } from "@/ui/feedback/Skeleton";

/** Takes the place of a page that is loading. It is as high as the screen, so that the footer never jumps. */
export const PageSkeleton = () => (
  <div className="site-width min-h-dvh py-8">
    <Skeleton label="Opening your page" className="h-96" showLabel />
  </div>
);
