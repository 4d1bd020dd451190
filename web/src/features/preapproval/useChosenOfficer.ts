import { STEPS } from '@brokerage/domain/preapproval/steps';
import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { FormValues } from './formValues.ts';
import { type Officers, useOfficers } from './useOfficers.ts';

/**
 * The officers for the picker, once the applicant says that they work with one, and on the last step only; at
 * once when the address asked for one. The choice is kept to officers that exist.
 */
export function useChosenOfficer(
  form: UseFormReturn<FormValues>,
  step: number,
  requested: string | undefined,
): Officers {
  const isWithOfficer = useWatch({ control: form.control, name: 'working_with_lo' });
  const isAsked = step === STEPS.length || requested !== undefined;
  const officers = useOfficers(isWithOfficer === true && isAsked);
  const { status, list } = officers;
  useEffect(() => {
    if (status !== 'ready') return;
    const exists = (id: unknown) => list.some((officer) => officer.id === id);
    const chosen = form.getValues('lo_assigned_id');
    if (chosen === undefined && requested !== undefined && exists(requested)) {
      form.setValue('lo_assigned_id', requested);
    } else if (typeof chosen === 'string' && !exists(chosen)) {
      form.setValue('lo_assigned_id', undefined);
    }
  }, [form, status, list, requested]);
  return officers;
}
