import { type RefObject, useEffect, useRef } from 'react';

const SCROLL_AGAIN_MS = 100;

const isCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
const scrollToTop = () => window.scrollTo({ top: 0, behavior: isCalm() ? 'instant' : 'smooth' });

interface StepFocus {
  heading: RefObject<HTMLHeadingElement | null>;
  /** The summary of the errors, where there is one. */
  summary: RefObject<HTMLDivElement | null>;
}

/**
 * Scrolls to the top of each new step and gives the focus to its heading, or to the summary after a press of Next that found
 * issues. `takesFocus`: the first step does so, too.
 */
export function useStepFocus(
  step: number,
  { failedAttempts, takesFocus }: { failedAttempts: number; takesFocus: boolean },
): StepFocus {
  const heading = useRef<HTMLHeadingElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    // Chromium may drop a smooth scroll that follows another one which was cut off (Back, then Forward at once).
    const again = isCalm() ? undefined : setTimeout(scrollToTop, SCROLL_AGAIN_MS);
    scrollToTop();
    (summary.current ?? heading.current)?.focus({ preventScroll: true });
    return () => clearTimeout(again);
  }, [step]);
  useEffect(() => {
    if (!takesFocus) return;
    scrollToTop();
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  useEffect(() => {
    // Each step and the thank-you start at the top. The browser would restore where a step was left instead, also after
    // the thank-you has gone back through the history.
    window.history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    if (failedAttempts === 0) return;
    summary.current?.focus({ preventScroll: true });
    // Whole, between the progress and the bar with Next.
    summary.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [failedAttempts]);
  return { heading, summary };
}
