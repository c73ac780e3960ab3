import { FREE_RESOURCES, FREE_RESOURCES_HEADING } from "@/content/home/home";
import { PictureTiles } from "@/ui/text/PictureTiles";

export const FreeResources = () => (
  <section className="site-width pb-12">
    <h2>{FREE_RESOURCES_HEADING}</h2>
    <PictureTiles tiles={FREE_RESOURCES} />
  </section>
);
