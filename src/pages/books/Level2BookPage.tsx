import { LEVEL_BOOKS } from "@/content/books/levelBooks";
import { CharacterLevelBook } from "./CharacterLevelBook";

export default function Level2BookPage() {
  return <CharacterLevelBook book={LEVEL_BOOKS["4MQ-L2"]} />;
}
