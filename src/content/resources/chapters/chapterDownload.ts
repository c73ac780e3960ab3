/** The form above and below every sample chapter (specification part 1, sections 3, 4, 5 and 7). */
export const DOWNLOAD = {
  heading: "Take this chapter with you",
  /** The second form's heading, at the end. */
  headingAgain: "Keep this chapter",
  lead: "Enter an e-mail address to download the PDF.",
  label: "E-mail address",
  hint: "Under 13? Please use a grown-up’s e-mail address.",
  button: { first: "Download", rest: "Free Chapter" },
  processing: "Preparing…",
  done: "Your download has started.",
  recipients:
    "Your e-mail address and the name of the chapter go to the 4MQ team. We will not put you on a mailing list.",
  /** The hint and the recipients in one line, for the compact form. */
  notice: "It only goes to 4MQ. Under 13? Use a grown-up’s.",
  /** The message if the PDF cannot be fetched. */
  missing: {
    text: "We could not fetch the PDF. But the whole chapter is on this page, and you can print it.",
    to: "/resources/free-chapters",
    link: "All free chapters",
  },
} as const;
