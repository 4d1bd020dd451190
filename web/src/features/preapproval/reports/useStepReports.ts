import { type RefObject, useEffect } from 'react';
import type { OpenedDraft } from '../draft/openDraft.ts';
import { PRERENDERED_DRAFT } from '../staticFirstStep.ts';
import { reportStep } from './reportStep.ts';

/**
 * Reports the steps that the visitor reaches. The first one counts from the first input, which excludes bots and visitors who only open the
 * page.
 */
export function useStepReports(
  form: RefObject<HTMLFormElement | null>,
  opened: OpenedDraft,
  step: number,
): void {
  useEffect(() => {
    // No applicant has seen the prerendered step yet.
    if (opened === PRERENDERED_DRAFT) return;
    if (step > 1 || opened.hasEarlyAnswers) reportStep(opened, step);
    if (step > 1) return;
    const element = form.current;
    const report = () => reportStep(opened, step);
    element?.addEventListener('input', report, { once: true });
    return () => element?.removeEventListener('input', report);
  }, [form, opened, step]);
}
