/** Two beside each other where there is room. */
export const ONE_OR_TWO = { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 20rem), 1fr))" };
