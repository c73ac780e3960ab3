import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { firstScreenOf, type LessonPlan } from "@/content/lessons/lesson";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { whenIdle } from "@/ui/behaviour/whenIdle";
import { late } from "@/ui/feedback/late";

const BigScreen = late(() => import("./BigScreen").then((file) => file.BigScreen));

const SCREEN = /^#screen-(\d+)$/;

/**
 * The big screen while the address names one of its screens (#screen-3): a reload keeps the place, and Back returns to the
 * plan. Its file comes when the browser is idle, so that it is there when the school's connection is not.
 */
export function ScreenInAddress({ lesson }: { lesson: LessonPlan }) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  useEffect(() => whenIdle(() => void BigScreen.preload()), []);
  const nth = Number(SCREEN.exec(hash)?.[1]);
  const count = firstScreenOf(lesson, lesson.blocks.length);
  const isOpen = hydrated && nth >= 1 && nth <= count;
  const opener = useRef<Element>(null);
  // Before the page leads to the place in the plan that has the screen's address.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  if (!isOpen) return null;
  function close() {
    const isOnPage = opener.current instanceof HTMLElement && opener.current !== document.body;
    void navigate(isOnPage ? lesson.path : "#plan", { replace: true, preventScrollReset: true });
    if (isOnPage) (opener.current as HTMLElement).focus();
  }
  return (
    <BigScreen
      lesson={lesson}
      at={nth - 1}
      onMove={(at) => void navigate(`#screen-${at + 1}`, { replace: true, preventScrollReset: true })}
      onClose={close}
    />
  );
}
