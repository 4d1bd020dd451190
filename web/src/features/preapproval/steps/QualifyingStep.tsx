import { LIMITS } from '@brokerage/domain/preapproval/form/application';
import { FieldPair } from '../fields/FieldPair.tsx';
import { NumberAnswer } from '../fields/NumberAnswer.tsx';
import { TextAnswer } from '../fields/TextAnswer.tsx';

/** Step 6: asks for other income and monthly debts; everything is optional. */
export function QualifyingStep() {
  return (
    <>
      <TextAnswer name="other_income" maxLength={LIMITS.freeText} autoComplete="off" rows={2} />
      <FieldPair>
        <NumberAnswer name="monthly_debts_known" />
      </FieldPair>
    </>
  );
}
