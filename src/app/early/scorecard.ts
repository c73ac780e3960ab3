import { askForScorecard } from "@/pages/scorecard/questions";
import { askEarly } from "./askEarly";

askEarly(askForScorecard);
