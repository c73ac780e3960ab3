import { Link } from "react-router-dom";
import { RESOURCES_TEXTS, type ChapterCard } from "@/content/resources/resources";

/** The chapters, each one link with its picture: beside the words on a phone, and otherwise above them. */
export const ChapterCards = ({ cards }: { cards: readonly ChapterCard[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
    {cards.map(({ title, description, ageRange, link, buttonText, picture, minutes }) => (
      <li key={link} id={ageRange.toLowerCase().replace(" ", "-")} className="flex scroll-mt-24">
        <Link to={link} className="surface flex flex-1 flex-wrap overflow-hidden md:flex-col">
          <img
            src={picture}
            alt=""
            width={640}
            height={400}
            className="w-32 grow object-cover md:w-full md:grow-0"
          />
          <div className="flex min-w-0 flex-[9_1_8rem] flex-col p-3 sm:p-5">
            <p className="text-q2-ink text-base font-semibold">{ageRange}</p>
            <h3>{title}</h3>
            <p className="text-muted mt-1 hidden flex-1 text-base sm:block">{description}</p>
            <p className="mt-1 text-base">
              <span className="text-link font-semibold">{buttonText}</span>{" "}
              <span className="text-muted whitespace-nowrap">{`· ${RESOURCES_TEXTS.minutes(minutes)}`}</span>
            </p>
          </div>
        </Link>
      </li>
    ))}
  </ul>
);
