import { LIMITS } from '@brokerage/domain/preapproval/application';
import { STEPS } from '@brokerage/domain/preapproval/steps';
import type { UseFormReturn } from 'react-hook-form';
import { formatPhone, isPhoneFormatLoaded, loadPhoneFormat } from '../../lib/format/formatPhone.ts';
import type { FormValues } from './formValues.ts';

const PHONES = ['mobile', 'agent_phone'] as const;

type Form = UseFormReturn<FormValues>;

type Phone = (typeof PHONES)[number];

const phonesOf = (step: number) => PHONES.filter((name) => STEPS[step - 1]?.fields.includes(name));

/** Checks whether the rules of telephone numbers are still to be loaded for any answer. */
export const hasRawPhone = (form: Form): boolean =>
  !isPhoneFormatLoaded() && PHONES.some((name) => /^\+?\d/.test(form.getValues(name) ?? ''));

function normalizePhone(form: Form, name: Phone): void {
  const typed = form.getValues(name);
  const formatted = typed && formatPhone(typed, LIMITS.phoneMax);
  if (formatted !== typed) form.setValue(name, formatted);
}

/** Writes all numbers as people write them, where somebody was quicker than the field. */
export const normalizePhones = (form: Form): void => {
  for (const name of PHONES) normalizePhone(form, name);
};

/** Does the same for one step, again once the rules are loaded: Next does not wait for them. */
export async function normalizePhonesOfStep(form: Form, step: number): Promise<void> {
  const names = phonesOf(step);
  for (const name of names) normalizePhone(form, name);
  if (names.length === 0 || isPhoneFormatLoaded()) return;
  const typed = form.getValues(names);
  await loadPhoneFormat();
  // A number that was edited since is its field's.
  for (const [index, name] of names.entries()) {
    if (form.getValues(name) === typed[index]) normalizePhone(form, name);
  }
}
