/** Cards in two columns where there is room; one alone takes the whole row. */
export const ONE_OR_TWO = {
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, max(20rem, 40%)), 1fr))",
};
