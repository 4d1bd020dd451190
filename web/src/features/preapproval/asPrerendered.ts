import { EMPTY_FORM } from './formValues.ts';
import type { OpenedDraft } from './openDraft.ts';

export const FORM_ID = 'preapproval';

/** What the static page shows: the first step, blank. Its form is inert, so nothing is ever typed into this draft. */
export const AS_PRERENDERED: OpenedDraft = {
  id: 'prerendered',
  startedAt: new Date(0),
  step: 1,
  values: EMPTY_FORM,
  openedAt: 0,
  isKept: true,
};

/** Whether a draft looks like the static page, which then can stay as it is. */
export function isAsPrerendered({ savedAt, requestedOfficer, isKept, values }: OpenedDraft): boolean {
  const isBlank = JSON.stringify(values) === JSON.stringify(EMPTY_FORM);
  return isBlank && isKept && !savedAt && !requestedOfficer && !isFilledByBrowser();
}

/** After a reload, browsers put back into fields what was there before. React would not know of it. */
function isFilledByBrowser(): boolean {
  if (typeof document === 'undefined') return false;
  const inputs = document.querySelectorAll<HTMLInputElement>(`#${FORM_ID} input`);
  return [...inputs].some(({ type, value, checked }) =>
    type === 'checkbox' || type === 'radio' ? checked : value !== '',
  );
}
