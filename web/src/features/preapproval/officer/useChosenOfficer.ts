import { STEPS } from '@brokerage/domain/preapproval/form/steps';
import type { OfficerLookup } from '@brokerage/domain/publicCallables';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type AnswerIssue, CLEARED, type FormValues, isCleared } from '../draft/formValues.ts';
import { findOfficers, resolveOfficer } from './findOfficers.ts';
import { saveNamedOfficer } from './namedOfficer.ts';
import { type Officers, useOfficers } from './useOfficers.ts';

export interface OfficerChoice extends Officers {
  /** The URL names an officer who isn't on the list, and no one else is chosen. */
  isUnknown: boolean;
  /** The name of a chosen or requested officer who isn't licensed where the property is. */
  unlicensed: string | undefined;
  /** The chosen officer; undefined if there is none or the list hasn't loaded. */
  chosen: OfficerLookup | undefined;
  /** The field's text while it isn't a choice. */
  typed: string | undefined;
  type: (text: string) => void;
  /** Sets the choice: an officer's id, null for "I don't see my officer", or undefined for no answer. */
  choose: (officerId: string | null | undefined) => void;
  /** Chooses the officer that the typed text identifies; otherwise shows an error at the field. */
  leave: () => void;
  /** Returns the issues that prevent sending. First makes a choice, like `leave`. */
  issues: () => AnswerIssue[];
}

const STILL_LOADING = 'Our loan officers are still loading. Try again in a moment.';

function messageFor(typed: string, matches: number): string {
  return matches > 1
    ? `${matches} loan officers match “${typed}.” Choose one from the list.`
    : `No loan officer matches “${typed}.” Check the spelling, or choose “I don’t see my officer.”`;
}

/**
 * Returns the officers for the picker. If the applicant says that they work with one, loads them on the last step, or immediately if the
 * URL or the draft names an officer. Drops a choice that isn't on the list.
 */
export function useChosenOfficer(
  form: UseFormReturn<FormValues>,
  step: number,
  requested: string | undefined,
): OfficerChoice {
  const isWithOfficer = useWatch({ control: form.control, name: 'working_with_lo' });
  const chosen = useWatch({ control: form.control, name: 'lo_assigned_id' });
  const [typed, setTyped] = useState<string>();
  const isLastStep = step === STEPS.length;
  const location = useWatch({ control: form.control, name: 'property_location' }) ?? '';
  const isWanted =
    isWithOfficer === true &&
    (isLastStep || requested !== undefined || (typeof chosen === 'string' && !isCleared(chosen)));
  const officers = useOfficers(isWanted, location);
  const { status, list, elsewhere } = officers;
  useEffect(() => {
    if (status !== 'ready') return;
    // The error may say that the list was still loading.
    form.clearErrors('lo_assigned_id');
    const exists = (id: unknown) => [...list, ...elsewhere].some((officer) => officer.id === id);
    const chosen = form.getValues('lo_assigned_id');
    if (chosen === undefined && requested !== undefined && exists(requested)) {
      form.setValue('lo_assigned_id', requested);
    } else if (typeof chosen === 'string' && !isCleared(chosen) && !exists(chosen)) {
      form.setValue('lo_assigned_id', CLEARED);
    }
  }, [form, status, list, elsewhere, requested]);
  const isOpen = chosen === undefined || isCleared(chosen);
  const officerId = isOpen ? requested : chosen;
  // The effect above is about to choose the requested officer.
  const willBe = chosen === undefined ? requested : chosen;
  const unlicensed = status === 'ready' ? elsewhere.find(({ id }) => id === officerId)?.name : undefined;
  const isUnknown =
    status === 'ready' &&
    unlicensed === undefined &&
    requested !== undefined &&
    isOpen &&
    !list.some((officer) => officer.id === requested);
  const named = isWithOfficer === true && !isOpen && typeof chosen === 'string' ? chosen : undefined;
  const isDecided = isLastStep && (isWithOfficer !== true || status === 'ready');
  useEffect(() => {
    if (isDecided) saveNamedOfficer(named);
  }, [isDecided, named]);

  const choose: OfficerChoice['choose'] = (officerId) => {
    setTyped(undefined);
    form.setValue('lo_assigned_id', officerId === undefined ? CLEARED : officerId, { shouldDirty: true });
    form.clearErrors('lo_assigned_id');
  };
  const issues = (): AnswerIssue[] => {
    if (!isWithOfficer || !isLastStep) return [];
    if (status === 'loading') return [{ field: 'lo_assigned_id', message: STILL_LOADING }];
    // The General team assigns one if the applicant doesn't choose again.
    if (unlicensed !== undefined && !isOpen) choose(undefined);
    const text = typed?.trim() ?? '';
    if (status !== 'ready' || text === '') return [];
    const meant = resolveOfficer(list, text);
    if (!meant) {
      return [{ field: 'lo_assigned_id', message: messageFor(text, findOfficers(list, text).length) }];
    }
    choose(meant.id);
    return [];
  };
  return {
    ...officers,
    isUnknown,
    unlicensed,
    chosen: status === 'ready' ? list.find(({ id }) => id === willBe) : undefined,
    typed,
    type: (text) => {
      choose(undefined);
      setTyped(text);
    },
    choose,
    leave: () => {
      const [issue] = issues();
      if (issue) form.setError('lo_assigned_id', { type: 'answer', message: issue.message });
    },
    issues,
  };
}
