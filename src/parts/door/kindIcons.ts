import { BookOpen, CircleQuestionMark, Eye, Pencil, type IconNode } from "lucide";
import type { ThingKind } from "@/content/door/door";

export const KIND_ICONS: Readonly<Record<ThingKind, IconNode>> = {
  question: CircleQuestionMark,
  word: BookOpen,
  scene: Eye,
  try: Pencil,
};
