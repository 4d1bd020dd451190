import { STEPS } from '@brokerage/domain/preapproval/steps';
import { EMPTY_FORM } from './formValues.ts';
import type { OpenedDraft } from './openDraft.ts';

export const FORM_ID = 'preapproval';
/** Class of what a page without scripts does not show. */
export const NEEDS_SCRIPT = 'preapproval-form';
export const NEXT_ID = 'preapproval-next';
export const NEXT = 'Next';
export const LOADING = 'Loading…';

/** What the static page shows: the first step, blank. What is typed into it goes into the applicant's own draft. */
export const PRERENDERED_DRAFT: OpenedDraft = {
  id: 'prerendered',
  startedAt: new Date(0),
  step: 1,
  values: EMPTY_FORM,
  openedAt: 0,
  isKept: true,
};

/** Checks whether a draft looks like the static page, which then can stay as it is: nothing of the first step is answered. */
export function isPrerenderedDraft({ savedAt, isKept, values }: OpenedDraft): boolean {
  const isBlank = STEPS[0]?.fields.every((field) => values[field] === EMPTY_FORM[field]) ?? false;
  return isBlank && isKept && !savedAt;
}
