import { actionsOfText } from "@/content/plans/actions";
import { DoItNow } from "./DoItNow";

/** @param path of a text that has actions. */
export const TextDoItNow = ({ path }: { path: string }) => <DoItNow actions={actionsOfText(path)} />;
