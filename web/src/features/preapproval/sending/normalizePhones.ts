import { LIMITS } from '@brokerage/domain/preapproval/form/application';
import {
  formatPhone,
  isPhoneFormatLoaded,
  loadPhoneFormat,
  phoneFormatOrTimeout,
} from '../../../lib/format/contact/formatPhone.ts';
import type { FormValues } from '../draft/formValues.ts';

const PHONES = ['mobile', 'agent_phone'] as const;

interface PhoneAnswer {
  value: string | undefined;
  onChange: (value: string) => void;
}

/** Formats a phone answer once the phone rules are loaded. */
export async function formatPhoneAnswer({ value, onChange }: PhoneAnswer): Promise<void> {
  if (!value) return;
  if (!isPhoneFormatLoaded()) await loadPhoneFormat();
  const formatted = formatPhone(value, LIMITS.phoneMax);
  if (formatted !== value) onChange(formatted);
}

/** Returns the answers to send, with any phone numbers formatted that the fields haven't formatted yet. */
export async function withNormalizedPhones(values: FormValues): Promise<FormValues> {
  const isRaw = PHONES.some((name) => /^\+?\d/.test(values[name] ?? ''));
  if (isRaw && !isPhoneFormatLoaded()) await phoneFormatOrTimeout();
  const phones = PHONES.flatMap((name) => {
    const phone = values[name];
    return phone ? [[name, formatPhone(phone, LIMITS.phoneMax)]] : [];
  });
  return { ...values, ...(Object.fromEntries(phones) as FormValues) };
}
