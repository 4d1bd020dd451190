import { STEPS } from '@brokerage/domain/preapproval/form/steps';
import { useCallback, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { DETAILS_STEP, type FormValues, furthestStep } from './draft/formValues.ts';
import type { OpenedDraft } from './draft/openDraft.ts';
import { PRERENDERED_DRAFT } from './staticFirstStep.ts';

/** State saved with a history entry, in addition to its URL. */
export interface StepState {
  /** How many history entries the questionnaire added before this one. */
  depth: number;
  /** The previous step in the history, if this page added it. */
  cameFrom?: number;
  /** Opened from the review to edit one step. */
  isEdit?: boolean;
}

/** Returns how many of the questionnaire's steps come before this history entry. */
export function useDepth(): number {
  return (useLocation().state as StepState | null)?.depth ?? 0;
}

/** Returns the state for a link from the review to a step. */
export const editState = (depth: number): StepState => ({
  depth: depth + 1,
  cameFrom: STEPS.length,
  isEdit: true,
});

export const stepSearch = (step: number) => `?step=${step}`;

function readStep(search: URLSearchParams): number | undefined {
  const step = Number(search.get('step') ?? Number.NaN);
  return Number.isInteger(step) && step >= 1 && step <= STEPS.length ? step : undefined;
}

interface StepNavigation {
  /** 1 to 7; never past the first incomplete step. */
  step: number;
  /** The purpose for which step 4 was completed. */
  detailsFor: FormValues['purpose'];
  isEdit: boolean;
  /** On step 1, the later step to resume once the consents are given; undefined if anything else is missing. */
  resumeStep: number | undefined;
  next: () => void;
  previous: () => void;
  goTo: (step: number) => void;
}

/** Keeps the step in the URL: browser Back works like Previous, and reloads and links open the same step. */
export function useStep(form: UseFormReturn<FormValues>, opened: OpenedDraft): StepNavigation {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const state = useLocation().state as StepState | null;
  const depth = useDepth();
  const requested = readStep(search);
  const values = form.getValues();
  const [detailsFor, setDetailsFor] = useState(opened.detailsFor);
  // The prerendered draft is blank, so skip checking answers during hydration.
  const furthest = opened === PRERENDERED_DRAFT ? 1 : furthestStep(values, detailsFor);
  const step = Math.min(requested ?? opened.step, furthest);
  const [resumeTarget, setResumeTarget] = useState(() => {
    const wanted = requested ?? opened.step;
    if (!opened.savedAt || step !== 1 || wanted === 1) return undefined;
    const lacksOnlyConsent = furthestStep({ ...values, consent_tcpa: true }, detailsFor) > 1;
    return lacksOnlyConsent ? wanted : undefined;
  });

  const show = useCallback(
    (to: number, stepState: StepState, { replace = false } = {}) =>
      void navigate(stepSearch(to), { state: stepState, replace, preventScrollReset: true }),
    [navigate],
  );

  // A changed purpose sends the applicant from the review to step 4, and from there back to the review.
  const lacksOnlyDetails =
    requested === STEPS.length && furthestStep(values, values.purpose) === STEPS.length;
  useEffect(() => {
    // The URL's step is for the draft that replaces the prerendered step.
    if (requested === step || opened === PRERENDERED_DRAFT) return;
    show(step, { depth, isEdit: step === DETAILS_STEP && lacksOnlyDetails }, { replace: true });
  }, [requested, step, depth, lacksOnlyDetails, show, opened]);

  const isEdit = state?.isEdit === true;
  return {
    step,
    detailsFor,
    isEdit,
    resumeStep: step === 1 ? resumeTarget : undefined,
    next: () => {
      const now = form.getValues();
      const passed = step === DETAILS_STEP ? now.purpose : detailsFor;
      const wanted = isEdit ? STEPS.length : step === 1 && resumeTarget ? resumeTarget : step + 1;
      const to = Math.min(wanted, furthestStep(now, passed));
      setDetailsFor(passed);
      setResumeTarget(undefined);
      show(to, { depth: depth + 1, cameFrom: step, isEdit: isEdit && to < STEPS.length });
    },
    previous: () => {
      if (state?.cameFrom === step - 1) void navigate(-1);
      else show(step - 1, { depth, isEdit }, { replace: true });
    },
    goTo: (to) => show(to, { depth: depth + 1, cameFrom: step }),
  };
}
