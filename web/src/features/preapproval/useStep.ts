import { STEPS } from '@brokerage/domain/preapproval/steps';
import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type FormValues, firstIncompleteStep } from './formValues.ts';
import type { OpenedDraft } from './openDraft.ts';

/** What a history entry remembers beside its address. */
interface StepState {
  /** The step before it in the history, when this page put it there. */
  cameFrom?: number;
  /** Opened from the review to change one thing. */
  isEdit?: boolean;
}

/** The state for a link from the review to a step. */
export const editState: StepState = { cameFrom: STEPS.length, isEdit: true };

export const searchOfStep = (step: number) => `?step=${step}`;

function readStep(search: URLSearchParams): number | undefined {
  const step = Number(search.get('step') ?? Number.NaN);
  return Number.isInteger(step) && step >= 1 && step <= STEPS.length ? step : undefined;
}

interface StepNavigation {
  /** 1 to 7; never past the first step that is not complete. */
  step: number;
  isEdit: boolean;
  /** Set on step 1 while only the consents stand between the applicant and a later step. */
  resumeStep: number | undefined;
  next: () => void;
  previous: () => void;
  goTo: (step: number) => void;
}

/** The step lives in the address: browser Back is Previous, and a reload or a link finds it again. */
export function useStep(form: UseFormReturn<FormValues>, opened: OpenedDraft): StepNavigation {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as StepState | null;
  const requested = readStep(search);
  const values = form.getValues();
  const step = Math.min(requested ?? opened.step, firstIncompleteStep(values));
  const [resumeTarget, setResumeTarget] = useState(() => {
    const wanted = requested ?? opened.step;
    const lacksOnlyConsent = firstIncompleteStep({ ...values, consent_tcpa: true }) > 1;
    return opened.savedAt && step === 1 && wanted > 1 && lacksOnlyConsent ? wanted : undefined;
  });

  const show = useCallback(
    (to: number, stepState: StepState | null, replace = false) =>
      void navigate(searchOfStep(to), { state: stepState, replace, preventScrollReset: true }),
    [navigate],
  );

  useEffect(() => {
    if (requested !== step) show(step, null, true);
  }, [requested, step, show]);

  const isEdit = state?.isEdit === true;
  return {
    step,
    isEdit,
    resumeStep: step === 1 ? resumeTarget : undefined,
    next: () => {
      const furthest = firstIncompleteStep(form.getValues());
      const wanted = isEdit ? STEPS.length : step === 1 && resumeTarget ? resumeTarget : step + 1;
      const to = Math.min(wanted, furthest);
      setResumeTarget(undefined);
      show(to, { cameFrom: step, isEdit: isEdit && to < STEPS.length });
    },
    previous: () => {
      if (state?.cameFrom === step - 1) void navigate(-1);
      else show(step - 1, { isEdit }, true);
    },
    goTo: (to) => show(to, { cameFrom: step }),
  };
}
