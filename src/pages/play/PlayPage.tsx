import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PLAYS, scenePath, type PlayPath } from "@/content/play/plays";
import type { Play } from "@/domain/play/play";
import { useHydrated } from "@/ui/behaviour/useHydrated";
import { whenIdle } from "@/ui/behaviour/whenIdle";
import { late } from "@/ui/feedback/late";
import { PageHead } from "@/ui/text/PageHead";
import { Player } from "./Player";

const ClassScreen = late(() => import("./ClassScreen").then((file) => file.ClassScreen));

/** The address of the view for a class. */
const CLASS_HASH = "#class";

/** A story to play, on the page or large for a class, which decides by hands. */
export function PlayPage({ path, play }: { path: PlayPath; play: Play }) {
  const { id } = PLAYS[path];
  const { hash } = useLocation();
  const navigate = useNavigate();
  const isClass = useHydrated() && hash === CLASS_HASH;
  // The drawings of the later turns, so that a step shows its own at once, and without a connection.
  useEffect(
    () =>
      whenIdle(() => {
        for (const scene of Object.keys(play.scenes)) new Image().src = scenePath(id, scene);
      }),
    [id, play],
  );
  return (
    <>
      <PageHead {...play.meta} />
      {isClass ? (
        <ClassScreen
          path={path}
          play={play}
          onClose={() => void navigate(path, { replace: true, preventScrollReset: true })}
        />
      ) : (
        <article id="class" className="site-width py-2">
          <Player path={path} play={play} />
        </article>
      )}
    </>
  );
}
