import { RELOADS } from '../../lib/offerReload.ts';
import { ANSWERS } from '../../lib/replayEarlyClick.ts';
import { EMPTY_FORM, type FieldIssue, issuesOfStep } from './formValues.ts';
import { FORM_ID, LOADING, NEXT, NEXT_ID } from './prerenderedDraft.ts';
import { readEarlyAnswers } from './readEarlyAnswers.ts';
import { DRAFT_KEY, SENT_KEY } from './storageKeys.ts';

/** Stops answering; returns whether Next was pressed and may go on. */
let stop: (() => boolean) | undefined;

/** Checks whether React will show something other than the blank first step: a kept draft or a thank-you. */
function isReturning(): boolean {
  try {
    return localStorage.getItem(DRAFT_KEY) !== null || sessionStorage.getItem(SENT_KEY) !== null;
  } catch {
    // Refused storage holds neither.
    return false;
  }
}

function setMessages(form: HTMLFormElement, issues: readonly FieldIssue[]): void {
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement)) continue;
    element.setCustomValidity(issues.find(({ field }) => field === element.name)?.message ?? '');
  }
}

/**
 * Makes Next of the prerendered first step work without React, so that a slow phone needs only the rules of the answers for it.
 * The browser shows the message of the first wrong field, which changes nothing in the markup that React hydrates. If all
 * answers are right, `takeOverStaticStep` goes on.
 * @returns the form, or undefined where React has to come first.
 */
export function answerStaticStep(): HTMLFormElement | undefined {
  const form = document.querySelector<HTMLFormElement>(`[data-loading] form#${FORM_ID}`);
  const next = document.querySelector<HTMLButtonElement>(`button#${NEXT_ID}:not([${RELOADS}])`);
  const label = next?.querySelector('span');
  if (!form || !next || !label || isReturning()) return undefined;

  let isPressed = false;
  const setPressed = (value: boolean) => {
    isPressed = value;
    next.setAttribute('aria-disabled', String(value));
    label.textContent = value ? LOADING : NEXT;
  };
  const submit = (event: Event) => {
    // Since React has taken over, the event is React's.
    if (event.target !== form || !form.closest('[data-loading]')) return;
    event.preventDefault();
    event.stopPropagation();
    const issues = issuesOfStep(1, { ...EMPTY_FORM, ...readEarlyAnswers() });
    setMessages(form, issues);
    if (issues.length > 0) form.reportValidity();
    setPressed(issues.length === 0);
  };
  // A new answer takes its message back, and a press that has waited is not meant any more.
  const edit = () => {
    setMessages(form, []);
    if (isPressed && stop) setPressed(false);
  };
  window.addEventListener('submit', submit, true);
  form.addEventListener('input', edit);
  stop = () => {
    window.removeEventListener('submit', submit, true);
    return isPressed;
  };

  next.type = 'submit';
  next.setAttribute(ANSWERS, '');
  setPressed(false);
  return form;
}

/** Ends `answerStaticStep` once React answers. Returns whether a press on Next is still to be followed. */
export function takeOverStaticStep(): boolean {
  const isPressed = stop?.() ?? false;
  stop = undefined;
  return isPressed;
}
