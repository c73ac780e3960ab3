import { FREE_RESOURCES, FREE_RESOURCES_HEADING } from "@/content/home";
import { LinkTiles } from "@/ui/LinkTiles";

export const FreeResources = () => (
  <section className="site-width pb-14 lg:pb-18">
    <h2 className="mb-7">{FREE_RESOURCES_HEADING}</h2>
    <LinkTiles tiles={FREE_RESOURCES} />
  </section>
);
