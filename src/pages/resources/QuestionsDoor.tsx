import { Link } from "react-router-dom";
import { QUESTIONS_DOOR } from "@/content/resources/resources";

/** The way to the pages of questions and their search. */
export const QuestionsDoor = () => (
  <p className="pt-1">
    <Link to={QUESTIONS_DOOR.to} className="text-link inline-flex min-h-11 items-center font-semibold">
      {QUESTIONS_DOOR.label}
    </Link>
  </p>
);
