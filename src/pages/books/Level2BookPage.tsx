import { LEVEL_BOOKS } from "@/content/levelBooks";
import { CharacterLevelBook } from "./CharacterLevelBook";

export default function Level2BookPage() {
  return <CharacterLevelBook book={LEVEL_BOOKS["4MQ-L2"]} />;
}
