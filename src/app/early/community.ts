import { askForCommunity } from "@/pages/community/questions";
import { askEarly } from "./askEarly";

askEarly(askForCommunity);
