interface SubjectPictureProps {
  /** A drawing of 640 by 400, or with a # a symbol. */
  of: string;
  className: string;
}

/** The picture of a subject, which decorates its title. */
export const SubjectPicture = ({ of, className }: SubjectPictureProps) =>
  of.includes("#") ? (
    <svg aria-hidden="true" viewBox="0 0 60 60" className={`bg-q4-soft rounded-field shrink-0 ${className}`}>
      <use href={of} x="8" y="8" width="44" height="44" />
    </svg>
  ) : (
    <img
      src={of}
      alt=""
      width={640}
      height={400}
      className={`rounded-field shrink-0 object-cover ${className}`}
    />
  );
