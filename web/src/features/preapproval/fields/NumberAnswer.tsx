import type { FieldName } from '@brokerage/domain/preapproval/application';
import type { ReactNode } from 'react';
import { MoneyField } from '../../../ui/MoneyField.tsx';
import { NumberField } from '../../../ui/NumberField.tsx';
import { QUESTIONS } from '../questions.ts';
import { useAnswer } from './useAnswer.ts';

interface NumberAnswerProps {
  name: FieldName;
  /** In place of the question's own hint. */
  hint?: ReactNode;
  /** For a plain number. */
  maxDigits?: number;
  decimals?: number;
}

/** A question answered with an amount, a rate or a plain number. An empty field is no answer, never 0. */
export function NumberAnswer({ name, hint, maxDigits = 4, decimals = 0 }: NumberAnswerProps) {
  const answer = useAnswer(name);
  const props = {
    id: answer.id,
    name,
    label: answer.label,
    required: answer.required,
    error: answer.error !== undefined,
    helperText: answer.error ?? hint ?? answer.hint,
    value: typeof answer.value === 'number' ? answer.value : undefined,
    onChange: answer.onChange as (value: number | undefined) => void,
  };
  switch (QUESTIONS[name].kind) {
    case 'money':
      return <MoneyField {...props} />;
    case 'rate':
      return <NumberField {...props} decimals={2} maxDigits={2} suffix="%" />;
    default:
      return <NumberField {...props} decimals={decimals} maxDigits={maxDigits} />;
  }
}
