import { STEPS } from '@brokerage/domain/preapproval/steps';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { EMPTIED, type FormValues, isEmptied } from './formValues.ts';
import { type Officers, useOfficers } from './useOfficers.ts';

export interface OfficerChoice extends Officers {
  /** The address asked for somebody who is not on the list, and nobody else is chosen. */
  isUnknown: boolean;
  /** The name of the one who is chosen; undefined: nobody is, or the list is not there. */
  chosenName: string | undefined;
}

/**
 * The officers for the picker, once the applicant says that they work with one, and on the last step only; at
 * once when the address asked for one. The choice is kept to officers that exist.
 */
export function useChosenOfficer(
  form: UseFormReturn<FormValues>,
  step: number,
  requested: string | undefined,
): OfficerChoice {
  const isWithOfficer = useWatch({ control: form.control, name: 'working_with_lo' });
  const chosen = useWatch({ control: form.control, name: 'lo_assigned_id' });
  const isAsked = step === STEPS.length || requested !== undefined;
  const officers = useOfficers(isWithOfficer === true && isAsked);
  const { status, list } = officers;
  useEffect(() => {
    if (status !== 'ready') return;
    const exists = (id: unknown) => list.some((officer) => officer.id === id);
    const chosen = form.getValues('lo_assigned_id');
    if (chosen === undefined && requested !== undefined && exists(requested)) {
      form.setValue('lo_assigned_id', requested);
    } else if (typeof chosen === 'string' && !isEmptied(chosen) && !exists(chosen)) {
      form.setValue('lo_assigned_id', EMPTIED);
    }
  }, [form, status, list, requested]);
  const isUnknown =
    status === 'ready' &&
    requested !== undefined &&
    (chosen === undefined || isEmptied(chosen)) &&
    !list.some((officer) => officer.id === requested);
  const chosenName = status === 'ready' ? list.find(({ id }) => id === chosen)?.name : undefined;
  return { ...officers, isUnknown, chosenName };
}
