import { LIMITS } from '@brokerage/domain/preapproval/application';
import { PhoneField } from '../../../ui/forms/PhoneField.tsx';
import { useAnswer } from './useAnswer.ts';

/** A question answered with a telephone number. */
export function PhoneAnswer({
  name,
  autoComplete,
}: {
  name: 'mobile' | 'agent_phone';
  autoComplete: string;
}) {
  const { id, label, hint, required, error, value, onChange } = useAnswer(name);
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
