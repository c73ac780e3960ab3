import { Skeleton } from "@/ui/Skeleton";

/** Stands where the page will stand. */
export const PageSkeleton = () => (
  <div className="site-width py-10">
    <Skeleton label="Opening your page" className="h-96" showLabel />
  </div>
);
