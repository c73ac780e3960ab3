/** The child who keeps company in a quiz. */
export const childOf = (quizId: string) => (quizId === "keeper-of-embers" ? "nila" : "samir");
