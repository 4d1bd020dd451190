import { LIMITS } from '@brokerage/domain/preapproval/application';
import { NumberAnswer } from '../fields/NumberAnswer.tsx';
import { TextAnswer } from '../fields/TextAnswer.tsx';

/** Step 6: nothing is required. */
export function QualifyingStep() {
  return (
    <>
      <TextAnswer name="other_income" maxLength={LIMITS.freeText} autoComplete="off" rows={2} />
      <NumberAnswer name="monthly_debts_known" />
    </>
  );
}
