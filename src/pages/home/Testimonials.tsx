import {
  TESTIMONIALS,
  TESTIMONIALS_ARE_SAMPLES,
  TESTIMONIALS_HEADING,
  TESTIMONIALS_LEAD,
} from "@/content/home/home";

/** Readers' testimonials: samples, which the lead says, until the owner has real ones. */
export const Testimonials = () => (
  <section className="bg-card border-line border-y py-12">
    <div className="site-width">
      <h2>{TESTIMONIALS_HEADING}</h2>
      {TESTIMONIALS_ARE_SAMPLES && <p className="text-muted mt-2">{TESTIMONIALS_LEAD}</p>}
      <ul className="mt-6 grid gap-8 md:grid-cols-3">
        {TESTIMONIALS.map(({ quote, role }) => (
          <li key={role}>
            <figure className="border-q1 border-l-4 pl-5">
              <blockquote className="text-xl">{quote}</blockquote>
              <figcaption className="text-muted mt-3">{role}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
