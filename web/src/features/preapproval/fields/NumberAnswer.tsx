import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import type { FieldName } from '@brokerage/domain/preapproval/form/application';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import type { ReactNode } from 'react';
import { MoneyField } from '../../../ui/forms/fields/MoneyField.tsx';
import { NumberField } from '../../../ui/forms/fields/NumberField.tsx';
import type { NumberInput } from '../../../ui/forms/useTypedNumber.ts';
import { useQuestion } from './useQuestion.ts';

interface NumberAnswerProps {
  name: FieldName;
  /** Replaces the question's own hint. */
  hint?: ReactNode;
}

/** Step of the arrow keys, in percentage points. */
const RATE_STEP = 0.01;

/** A question answered with an amount, a rate or a plain number. An empty field means no answer, never 0. */
export function NumberAnswer({ name, hint }: NumberAnswerProps) {
  const answer = useQuestion(name);
  const props = {
    id: answer.id,
    name,
    label: answer.label,
    required: answer.required,
    error: answer.error !== undefined,
    helperText: answer.error ?? hint ?? answer.hint,
    value: answer.value as NumberInput,
    onChange: answer.onChange as (value: NumberInput) => void,
  };
  const { kind, perMonth } = QUESTIONS[name];
  switch (kind) {
    case 'money':
      return perMonth ? (
        <NumberField {...props} notation={NOTATIONS.monthlyMoney} />
      ) : (
        <MoneyField {...props} />
      );
    case 'rate':
      return <NumberField {...props} notation={NOTATIONS.rate} step={RATE_STEP} />;
    default:
      return (
        <NumberField
          {...props}
          notation={name === 'years_in_line_of_work' ? NOTATIONS.years : NOTATIONS.whole}
        />
      );
  }
}
