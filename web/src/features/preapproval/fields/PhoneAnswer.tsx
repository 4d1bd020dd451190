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
  // Enter goes to the next step without blurring the field, and text typed before hydration never triggers a blur, so format on unmount.
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
