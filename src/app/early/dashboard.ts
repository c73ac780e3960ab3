import { askForDashboard } from "@/pages/journal/questions";
import { askEarly } from "./askEarly";

askEarly(askForDashboard);
