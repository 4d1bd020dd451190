import { LIMITS } from '@brokerage/domain/preapproval/application';
import { STEPS } from '@brokerage/domain/preapproval/steps';
import type { UseFormReturn } from 'react-hook-form';
import { formatPhone, isPhoneFormatLoaded } from '../../ui/formatPhone.ts';
import type { FormValues } from './formValues.ts';

const PHONES = ['mobile', 'agent_phone'] as const;

type Form = UseFormReturn<FormValues>;

const phonesOf = (step: number) => PHONES.filter((name) => STEPS[step - 1]?.fields.includes(name));

/** Whether a number of this step still waits to be formatted, as its rules are not loaded. */
export function hasRawPhone(form: Form, step: number): boolean {
  return !isPhoneFormatLoaded() && phonesOf(step).some((name) => /^\+?\d/.test(form.getValues(name) ?? ''));
}

/** Writes the numbers of a step as people write them, where somebody was quicker than the field. */
export function tidyPhones(form: Form, step: number): void {
  for (const name of phonesOf(step)) {
    const typed = form.getValues(name);
    const formatted = typed && formatPhone(typed, LIMITS.phoneMax);
    if (formatted !== typed) form.setValue(name, formatted);
  }
}
