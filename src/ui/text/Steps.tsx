interface StepsProps {
  heading: string;
  steps: readonly { title: string; text: string }[];
  className?: string;
}

/** Instructions in numbered steps. */
export const Steps = ({ heading, steps, className = "" }: StepsProps) => (
  <section aria-label={heading} className={className}>
    <h2>{heading}</h2>
    <ol
      className={`mt-6 grid gap-4 ${steps.length === 3 ? "md:grid-cols-3" : "sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col"}`}
    >
      {steps.map(({ title, text }, index) => (
        <li key={title} className="surface flex gap-4 p-5">
          <span
            aria-hidden="true"
            className="bg-q4-soft text-q4-ink font-display grid size-11 shrink-0 place-items-center rounded-full text-xl font-semibold"
          >
            {index + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p className="text-muted mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
