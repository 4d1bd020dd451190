import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from './prefersReducedMotion.ts';

const SCROLL_AGAIN_MS = 100;

const scrollToTop = () =>
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });

interface StepFocus {
  heading: RefObject<HTMLHeadingElement | null>;
  /** The error summary, if there is one. */
  summary: RefObject<HTMLDivElement | null>;
}

/**
 * Scrolls to the top of each new step and focuses its heading, or the error summary if a press of Next found issues. `takesFocus` does so
 * for the first step too.
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
    // Chromium may drop a smooth scroll that follows an interrupted one (Back, then immediately Forward).
    const again = prefersReducedMotion() ? undefined : setTimeout(scrollToTop, SCROLL_AGAIN_MS);
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
    // Each step and the thank-you page start at the top. Automatic restoration would return to the step's last position, even after
    // the thank-you page has gone back through the history.
    window.history.scrollRestoration = 'manual';
  }, []);
  useEffect(() => {
    if (failedAttempts === 0) return;
    summary.current?.focus({ preventScroll: true });
    // Fully visible between the progress bar and the bar with Next.
    summary.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [failedAttempts]);
  return { heading, summary };
}
