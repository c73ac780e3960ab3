import { ArrowLeft, ArrowRight } from "lucide";
import { useSyncExternalStore, type MouseEvent } from "react";
import { BIG_SCREEN } from "@/content/lessons/screenTexts";
import { Button } from "@/ui/controls/Button";
import { Icon } from "@/ui/text/Icon";

interface ScreenFootProps {
  isFirst: boolean;
  isLast: boolean;
  goOnLabel: string;
  isTimed: boolean;
  isDark: boolean;
  onBack: () => void;
  onNext: () => void;
  onTimer: () => void;
  onDark: () => void;
  onFullScreen: () => Promise<void>;
  onClose: () => void;
}

/** A press with the mouse leaves the focus where it is, so that the next space bar goes on. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

const useFullScreen = () =>
  useSyncExternalStore(
    (onChange) => {
      document.addEventListener("fullscreenchange", onChange);
      return () => document.removeEventListener("fullscreenchange", onChange);
    },
    () => Boolean(document.fullscreenElement),
  );

/** The teacher's controls below a screen. */
export function ScreenFoot({
  isFirst,
  isLast,
  goOnLabel,
  isTimed,
  isDark,
  onBack,
  onNext,
  onTimer,
  onDark,
  onFullScreen,
  onClose,
}: ScreenFootProps) {
  const isFull = useFullScreen();
  return (
    <div className="big-screen-foot">
      <Button variant="quiet" disabled={isFirst} onClick={onBack}>
        <Icon of={ArrowLeft} />
        <span>{BIG_SCREEN.back}</span>
      </Button>
      <Button variant="quiet" data-tool onMouseDown={keepFocus} aria-pressed={isTimed} onClick={onTimer}>
        {BIG_SCREEN.timer}
      </Button>
      <Button variant="quiet" data-tool onMouseDown={keepFocus} aria-pressed={isDark} onClick={onDark}>
        {BIG_SCREEN.dark}
      </Button>
      {document.fullscreenEnabled && (
        <Button
          variant="quiet"
          data-tool
          onMouseDown={keepFocus}
          aria-pressed={isFull}
          onClick={() =>
            // A browser that refuses leaves everything as it is.
            void (isFull ? document.exitFullscreen() : onFullScreen()).catch(() => {})
          }
        >
          {BIG_SCREEN.fullScreen}
        </Button>
      )}
      <Button variant="quiet" data-tool onClick={onClose}>
        {BIG_SCREEN.close}
      </Button>
      {isLast ? (
        <p>{BIG_SCREEN.last}</p>
      ) : (
        <>
          <p data-hint>{BIG_SCREEN.hint}</p>
          <Button onClick={onNext}>
            <span>{goOnLabel}</span>
            {goOnLabel === BIG_SCREEN.next && <Icon of={ArrowRight} />}
          </Button>
        </>
      )}
    </div>
  );
}
