import { findStepNumber, STEPS } from '@brokerage/domain/preapproval/steps';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { useOnline } from '../../ui/feedback/useOnline.ts';
import { type FieldIssue, type FormValues, issuesOfStep } from './formValues.ts';
import type { OpenedDraft } from './openDraft.ts';
import { type Outcome, submitApplication } from './submitApplication.ts';
import { useDraftSaving } from './useDraftSaving.ts';
import { useStep } from './useStep.ts';

const OFFLINE_MESSAGE = "You're offline. Your answers are saved here. Send them once you're back online.";

export type SentApplication = Extract<Outcome, { kind: 'sent' }>;

interface QuestionnaireOptions {
  opened: OpenedDraft;
  onSent: (sent: SentApplication) => void;
  /** The draft in this browser is another one now. */
  onReopen: () => void;
}

/** The questionnaire's working parts: one form over all steps, its gate, its draft and its submission. */
export function useQuestionnaire({ opened, onSent, onReopen }: QuestionnaireOptions) {
  const form = useForm<FormValues>({ defaultValues: opened.values });
  const navigation = useStep(form, opened);
  const { step, next } = navigation;
  const { keeper, isTaken } = useDraftSaving(form, opened, navigation, onReopen);
  const [refusals, setRefusals] = useState(0);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const notify = useNotify();
  const isOnline = useOnline();
  useErrorUpkeep(form, step);

  const refuse = (issues: readonly FieldIssue[], type: 'answer' | 'server' = 'answer') => {
    for (const { field, message } of issues) form.setError(field, { type, message });
    setRefusals((count) => count + 1);
  };

  const send = async (website: string) => {
    if (isBusy.current) return;
    if (!isOnline) {
      notify({ severity: 'error', title: 'Submission Failed', text: OFFLINE_MESSAGE });
      return;
    }
    isBusy.current = true;
    setSending(true);
    const outcome = await submitApplication(form.getValues(), opened, website);
    if (outcome.kind === 'sent') {
      keeper.clear();
      notify({ severity: 'success', title: 'Application Submitted!' });
      onSent(outcome);
      return;
    }
    isBusy.current = false;
    setSending(false);
    switch (outcome.kind) {
      case 'refused': {
        refuse(outcome.issues, 'server');
        const first = Math.min(...outcome.issues.map(({ field }) => findStepNumber(field)));
        if (first !== step) navigation.goTo(first);
        break;
      }
      case 'failed':
        notify({ severity: 'error', title: 'Submission Failed', text: outcome.message });
    }
  };

  return {
    ...navigation,
    form,
    keeper,
    isTaken,
    isSending,
    isOnline,
    /** Counts the times that Next or Submit was refused: each one moves the focus to the summary. */
    refusals,
    /** Next, or Submit on the last step. `others` are issues that the form's values do not show. */
    goOn: async (website: string, others: readonly FieldIssue[]) => {
      if (isBusy.current) return;
      form.clearErrors(STEPS[step - 1]?.fields);
      const issues = [...issuesOfStep(step, form.getValues()), ...others];
      if (issues.length > 0) refuse(issues);
      else if (step < STEPS.length) next();
      else await send(website);
    },
  };
}

/** An error goes when its answer is mended, or no longer shows; a new one waits for Next. */
function useErrorUpkeep(form: UseFormReturn<FormValues>, step: number): void {
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const issues = issuesOfStep(step, form.getValues());
          for (const field of STEPS[step - 1]?.fields ?? []) {
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
