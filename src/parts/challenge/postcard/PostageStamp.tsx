interface PostageStampProps {
  /** In pixels. */
  width: number;
  /** Its colours, and the size of its letters. */
  className: string;
  children: string;
}

/** The corner of a postcard’s back, with the number of a mission. */
export const PostageStamp = ({ width, className, children }: PostageStampProps) => (
  <span
    aria-hidden="true"
    className={`border-card font-display shadow-card grid shrink-0 place-items-center border-dotted font-bold ${className}`}
    style={{ width, height: width * 1.2, borderWidth: width / 13, rotate: "3deg" }}
  >
    {children}
  </span>
);
