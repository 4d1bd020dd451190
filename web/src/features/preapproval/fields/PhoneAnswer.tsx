import { LIMITS } from '@brokerage/domain/preapproval/form/application';
import { useEffect, useRef } from 'react';
import { PhoneField } from '../../../ui/forms/fields/PhoneField.tsx';
import { formatPhoneAnswer } from '../sending/normalizePhones.ts';
import { useQuestion } from './useQuestion.ts';

/** A question answered with a phone number. */
export function PhoneAnswer({
  name,
  autoComplete,
}: {
  name: 'mobile' | 'agent_phone';
  autoComplete: string;
}) {
  const { id, label, hint, required, error, value, onChange } = useQuestion(name);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });
  // Format on unmount, because Enter advances without a blur event, and text typed before hydration never had one.
  useEffect(() => () => void formatPhoneAnswer(latest.current), []);
  return (
    <PhoneField
      id={id}
      name={name}
      label={label}
      required={required}
      error={error !== undefined}
      helperText={error ?? hint}
      value={value ?? ''}
      onChange={onChange}
      autoComplete={autoComplete}
      maxLength={LIMITS.phoneMax}
    />
  );
}
