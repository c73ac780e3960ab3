import { Link } from "react-router-dom";
import { READ_TODAY } from "@/content/home/home";

/** Something to read for each age, one press away. */
export const ReadToday = () => (
  <section className="bg-card border-line border-y py-8">
    <div className="site-width">
      <h2>{READ_TODAY.heading}</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {READ_TODAY.parts.map(({ to, ages, minutes, title, from, picture, colours }) => (
          <li key={to} className="surface group relative flex flex-wrap items-center gap-3 p-3">
            <img
              src={picture}
              alt=""
              loading="lazy"
              width={112}
              height={70}
              className="rounded-field w-28 self-start md:w-full"
            />
            <div className="flex-[1_1_8rem]">
              <p className={`font-display text-base font-semibold ${colours}`}>
                {`Ages ${ages} · ${minutes} minutes`}
              </p>
              <h3 className="text-lg leading-tight">
                <Link to={to} className="group-hover:underline after:absolute after:inset-0">
                  {title}
                </Link>
              </h3>
              <p className="text-muted text-base">{from}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-lg">{READ_TODAY.play.heading}</h3>
      <ul className="grid gap-x-4 md:grid-cols-3">
        {READ_TODAY.play.stories.map(({ to, label }) => (
          <li key={to} className="mt-2">
            <Link to={to} className="text-link">
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-base">
        {READ_TODAY.checked}{" "}
        <Link to={READ_TODAY.how.to} className="underline">
          {READ_TODAY.how.label}
        </Link>
      </p>
    </div>
  </section>
);
