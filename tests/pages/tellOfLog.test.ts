/** The fates of logs that waited, several of them in one sending. */
import { expect, it } from "vitest";
import { quoted } from "@/content/quoted";
import { tellOfLog } from "@/parts/community/tellOfLog";
import { currentToasts } from "@/ui/feedback/toast";

it("tells the fate of each log, whatever comes after it", () => {
  const names = ["Save 10p", "Count coins", "Read", "Walk", "Sing"];
  for (const name of names) tellOfLog("tooLate", { habitId: name, name, day: "2026-11-24" });
  tellOfLog("gone", { habitId: "b", name: "Bake", day: "2026-11-27" });
  tellOfLog("logged", { habitId: "c", name: "Cycle", day: "2026-11-28" });
  const told = currentToasts()
    .map(({ title, description }) => `${title} ${description}`)
    .join(" ");
  for (const name of [...names, "Bake"]) expect(told).toContain(quoted(name));
  expect(told).toContain("Habit logged!");
  expect(told).toContain("Failed to log habit");
});
