import type { PageMeta } from "./pageMeta";

export const NOT_FOUND_PAGE: PageMeta = {
  title: "Page not found | 4MQ",
  description: "There is no page at this address.",
};
