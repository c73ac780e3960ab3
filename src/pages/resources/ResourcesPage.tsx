import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import {
  RESOURCE_SECTIONS,
  RESOURCES_PAGES,
  RESOURCES_TEXTS,
  type ResourcesPath,
} from "@/content/resources/resources";
import { PageHead } from "@/ui/text/PageHead";
import { ResourceCard } from "./ResourceCard";
import { TopicCards } from "./TopicCards";

const isResourcesPath = (path: string): path is ResourcesPath => path in RESOURCES_PAGES;

/** One page with four addresses; three of them open it at their section (specification part 1, section 2). */
export default function ResourcesPage() {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/$/, "");
  const sectionId = path.split("/")[2];

  useEffect(() => {
    if (!sectionId) return;
    const heading = document.getElementById(`${sectionId}-heading`);
    // The scroll to the section comes after the router's scroll to the top.
    const frame = requestAnimationFrame(() => {
      heading?.scrollIntoView();
      heading?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [sectionId]);

  return (
    <>
      <PageHead {...RESOURCES_PAGES[isResourcesPath(path) ? path : "/resources"]} />
      <div className="site-width py-10 sm:py-14">
        <h1>{RESOURCES_TEXTS.heading}</h1>
        <p className="text-muted mt-3 max-w-[39em] text-xl">{RESOURCES_TEXTS.lead}</p>
        {RESOURCE_SECTIONS.map(({ id, title, lead, cards }) => (
          <section key={id} id={id} aria-labelledby={`${id}-heading`} className="pt-12">
            <h2 id={`${id}-heading`} tabIndex={-1} className="outline-none">
              {title}
            </h2>
            <p className="text-muted mt-1 mb-6 max-w-[39em]">{lead}</p>
            <ul className="grid gap-5 sm:grid-cols-2">
              {cards.map((card) => (
                <ResourceCard key={card.title} card={card} />
              ))}
            </ul>
            {id === "parent-guides" && <ForNow />}
          </section>
        ))}
        <TopicCards />
      </div>
    </>
  );
}

const ForNow = () => (
  <p className="mt-5 flex flex-wrap items-center gap-x-6">
    <span className="font-semibold">{RESOURCES_TEXTS.forNow.before}</span>
    {RESOURCES_TEXTS.forNow.links.map(({ to, label }) => (
      <Link key={to} to={to} className="text-link inline-flex min-h-11 items-center">
        {label}
      </Link>
    ))}
  </p>
);
