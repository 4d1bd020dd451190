import { stepAt } from '@brokerage/domain/preapproval/form/steps';
import { answerStaticForm, readStaticForm, type StaticAnswers } from '../../hydration/answerStaticForm.ts';
import { safeLocalStorage, safeSessionStorage } from '../../lib/safeStorage.ts';
import { type Answers, EMPTY_FORM, isFieldName, stepIssues } from './draft/formValues.ts';
import type { OpenedDraft } from './draft/openDraft.ts';
import { DRAFT_KEY, SENT_KEY } from './draft/storageKeys.ts';

export const FORM_ID = 'preapproval';
/** Class that hides content on a page without scripts. */
export const NEEDS_SCRIPT = 'preapproval-form';
export const NEXT_ID = 'preapproval-next';
export const NEXT = 'Next';

/** The draft of the static page: a blank first step. Text typed into it is copied to the applicant's own draft. */
export const PRERENDERED_DRAFT: OpenedDraft = {
  id: 'prerendered',
  startedAt: new Date(0),
  step: 1,
  values: EMPTY_FORM,
  openedAt: 0,
  canSave: true,
};

/** Returns whether a draft looks like the static page, which can then stay: the first step has no answers. */
export function isPrerenderedDraft({ savedAt, canSave, values }: OpenedDraft): boolean {
  const isBlank = stepAt(1).fields.every((field) => values[field] === EMPTY_FORM[field]);
  return isBlank && canSave && !savedAt;
}

/** Returns the answers to the first step. */
export function toFirstAnswers(answers: StaticAnswers): Answers {
  const ofStep = Object.entries(answers).filter(
    ([name]) => isFieldName(name) && stepAt(1).fields.includes(name),
  );
  return Object.fromEntries(ofStep);
}

/** Returns the answers entered before hydration. */
export const readEarlyAnswers = (): Answers => toFirstAnswers(readStaticForm(FORM_ID));

/** Returns whether React will render something other than the blank first step: a saved draft or a thank-you. */
const hasSavedState = (): boolean =>
  safeLocalStorage.getItem(DRAFT_KEY) !== null || safeSessionStorage.getItem(SENT_KEY) !== null;

/** Makes the prerendered first step interactive before React. Returns its form, or undefined if React has to render first. */
export const answerFirstStep = (): HTMLFormElement | undefined =>
  answerStaticForm({
    formId: FORM_ID,
    buttonId: NEXT_ID,
    label: NEXT,
    isReplaced: hasSavedState,
    findIssues: (answers) => stepIssues(1, { ...EMPTY_FORM, ...toFirstAnswers(answers) }),
  });
