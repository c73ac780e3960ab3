import type { PageMeta } from "@/content/pageMeta";

export const NOT_FOUND_PAGE: PageMeta = {
  title: "Page not found | 4MQ",
  description: "There is no page at this address.",
};

export const NOT_FOUND = {
  heading: "Oops! Page not found",
  text: "This part of the map is empty. The page may have moved.",
  home: "Return to Home",
} as const;
