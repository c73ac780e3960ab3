import { TRACKER_TEXTS } from "@/content/tracker/tracker";
import type { SheetStore } from "@/storage/tracker/trackerSheet";

/** Notices about data that this browser could not save or could not read. */
export function StorageNotices({ sheet }: { sheet: SheetStore }) {
  sheet.read();
  const notices = [
    sheet.wasSetAside() && TRACKER_TEXTS.setAside,
    !sheet.isKept() && TRACKER_TEXTS.notKept,
  ].filter((text) => text !== false);
  return (
    <div role="status">
      {notices.map((notice) => (
        <p key={notice} className="rounded-field bg-q4-soft text-q4-ink mb-6 px-5 py-3">
          {notice}
        </p>
      ))}
    </div>
  );
}
