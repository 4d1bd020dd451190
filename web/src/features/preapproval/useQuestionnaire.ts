import { CONSENT_NAMES } from '@brokerage/domain/preapproval/consent/consent';
import { findStepNumber, STEPS, stepAt } from '@brokerage/domain/preapproval/form/steps';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changeCompany } from '../../lib/company/companyStore.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { useOnline } from '../../ui/feedback/useOnline.ts';
import { type AnswerIssue, type FormValues, stepIssues } from './draft/formValues.ts';
import type { OpenedDraft } from './draft/openDraft.ts';
import { useDraftSaving } from './draft/useDraftSaving.ts';
import { type Outcome, submitApplication } from './sending/submitApplication.ts';
import { useStep } from './useStep.ts';

const OFFLINE_MESSAGE = 'You’re offline. Your answers are saved here. Send them once you’re back online.';

export type SentApplication = Extract<Outcome, { kind: 'sent' }>;

interface QuestionnaireOptions {
  form: UseFormReturn<FormValues>;
  opened: OpenedDraft;
  onSent: (sent: SentApplication) => void;
  /** Called when another draft has replaced this one in the browser. */
  onReopen: () => void;
}

/** Returns the questionnaire's logic apart from the form itself: validation, draft saving and submission. */
export function useQuestionnaire({ form, opened, onSent, onReopen }: QuestionnaireOptions) {
  const navigation = useStep(form, opened);
  const { step, next } = navigation;
  const { saver, isClosedElsewhere } = useDraftSaving(form, opened, navigation, onReopen);
  const [failedAttempts, setFailedAttempts] = useState(0);
  const [isSending, setSending] = useState(false);
  const [isPaused, setPaused] = useState(false);
  const [failure, setFailure] = useState<string>();
  const isBusy = useRef(false);
  const notify = useNotify();
  const isOnline = useOnline();
  useClearFixedErrors(form, step);

  const showIssues = (issues: readonly AnswerIssue[], type: 'answer' | 'server' = 'answer') => {
    for (const { field, message } of issues) form.setError(field, { type, message });
    setFailedAttempts((count) => count + 1);
  };

  const send = async (website: string) => {
    if (isBusy.current) return;
    if (!isOnline) {
      notify({ severity: 'error', title: 'Submission Failed', text: OFFLINE_MESSAGE });
      return;
    }
    isBusy.current = true;
    setSending(true);
    setFailure(undefined);
    const outcome = await submitApplication(form.getValues(), opened, website);
    if (outcome.kind === 'sent') {
      saver.clear();
      notify({ severity: 'success', title: 'Application Submitted!' });
      onSent(outcome);
      return;
    }
    isBusy.current = false;
    setSending(false);
    switch (outcome.kind) {
      case 'invalid': {
        if (outcome.issues.some(({ field }) => field === 'consent_tcpa')) renewConsent(form);
        showIssues(outcome.issues, 'server');
        const first = Math.min(...outcome.issues.map(({ field }) => findStepNumber(field)));
        if (first !== step) navigation.goTo(first);
        break;
      }
      case 'paused':
      case 'failed':
        if (outcome.kind === 'paused') {
          setPaused(true);
          reloadCompany();
        }
        setFailure(outcome.message);
        notify({ severity: 'error', title: 'Submission Failed', text: outcome.message });
    }
  };

  return {
    ...navigation,
    saver,
    isClosedElsewhere,
    isSending,
    /** The server said that the company isn't taking applications right now. */
    isPaused,
    isOnline,
    /** Why the application wasn't sent; cleared by the next attempt, and undefined on earlier steps. */
    failure: step === STEPS.length ? failure : undefined,
    /** Counts how often Next or Submit found issues; each time, focus moves to the summary. */
    failedAttempts,
    /** Handles Next, or Submit on the last step. `others` are issues that aren't in the form's values. */
    submitStep: async (website: string, others: readonly AnswerIssue[]) => {
      if (isBusy.current) return;
      form.clearErrors(stepAt(step).fields);
      const issues = [...stepIssues(step, form.getValues()), ...others];
      if (issues.length > 0) showIssues(issues);
      else if (step < STEPS.length) next();
      else await send(website);
    },
  };
}

/** Shows the new consent wording, which changed after the page loaded, and asks for consent again. */
function renewConsent(form: UseFormReturn<FormValues>): void {
  for (const name of CONSENT_NAMES) form.setValue(name, false);
  reloadCompany();
}

/** Reloads the company's public record from the server. */
function reloadCompany(): void {
  // Not from /company.json: Hosting's CDN may serve the rejected wording for another minute.
  callFunction('get-directory', null)
    .then(({ company }) => changeCompany(company))
    .catch(() => console.warn('The company could not be brought up to date'));
}

/** Clears an error once its answer is fixed or hidden; new errors appear only on Next. */
function useClearFixedErrors(form: UseFormReturn<FormValues>, step: number): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const issues = stepIssues(step, form.getValues());
          for (const field of stepAt(step).fields) {
            const shown = form.getFieldState(field).error;
            if (!shown) continue;
            const issue = issues.find((found) => found.field === field);
            if (issue && issue.message !== shown.message) {
              form.setError(field, { type: 'answer', message: issue.message });
            } else if (!issue && (field === name || shown.type === 'answer')) {
              form.clearErrors(field);
            }
          }
        },
      }),
    [form, step],
  );
}
