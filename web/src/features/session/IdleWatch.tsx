import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyAfterFirstList } from '../../lib/first-list/lazyAfterFirstList.ts';
import { recordActivity, timeLeft, WARNING_MS } from './activity.ts';

const IdleWarning = lazyAfterFirstList(async () => (await import('./IdleWarning.tsx')).IdleWarning);

const ACTIVITY = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

interface IdleTime {
  /** Seconds until the session ends, while the warning is due. */
  secondsLeft: number | undefined;
  /** The person is still there. */
  stay: () => void;
}

/** Watches for activity in all windows. Calls `onIdle` once the limit has passed, even if that happened while the computer was asleep. */
function useIdleTime(onIdle: () => void): IdleTime {
  const [secondsLeft, setSecondsLeft] = useState<number>();
  const isWarned = useRef(false);
  const end = useRef(onIdle);
  useEffect(() => {
    end.current = onIdle;
  }, [onIdle]);

  const look = useCallback(() => {
    const left = timeLeft();
    isWarned.current = left <= WARNING_MS;
    setSecondsLeft(isWarned.current ? Math.max(0, Math.ceil(left / 1000)) : undefined);
    if (left > 0) return true;
    end.current();
    return false;
  }, []);

  const stay = useCallback(() => {
    if (timeLeft() <= 0) return;
    recordActivity();
    look();
  }, [look]);

  useEffect(() => {
    let isSigningOut = false;
    const watch = () => {
      // Sign out only once; it takes a moment.
      if (!isSigningOut) isSigningOut = !look();
    };
    const act = () => {
      watch();
      // While the warning is open, only its button counts: the mouse may have been moved by accident.
      if (!isSigningOut && !isWarned.current) recordActivity();
    };
    const first = setTimeout(watch);
    const clock = setInterval(watch, 1000);
    for (const event of ACTIVITY) window.addEventListener(event, act, { capture: true, passive: true });
    document.addEventListener('visibilitychange', watch);
    return () => {
      clearTimeout(first);
      clearInterval(clock);
      for (const event of ACTIVITY) window.removeEventListener(event, act, { capture: true });
      document.removeEventListener('visibilitychange', watch);
    };
  }, [look]);

  return { secondsLeft, stay };
}

interface IdleWatchProps {
  onIdle: () => void;
  onLeave: () => void;
}

/** Ends an idle session, after a warning that gives enough time to respond (WCAG 2.2.1). */
export function IdleWatch({ onIdle, onLeave }: IdleWatchProps) {
  const { secondsLeft, stay } = useIdleTime(onIdle);
  if (secondsLeft === undefined) return null;
  return (
    <Suspense>
      <IdleWarning secondsLeft={secondsLeft} onStay={stay} onLeave={onLeave} />
    </Suspense>
  );
}
