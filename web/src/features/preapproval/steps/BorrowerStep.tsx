import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { LIMITS } from '@brokerage/domain/preapproval/form/application';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import { useWatch } from 'react-hook-form';
import type { FormValues } from '../draft/formValues.ts';
import { ChoiceAnswer } from '../fields/ChoiceAnswer.tsx';
import { ConditionalField } from '../fields/ConditionalField.tsx';
import { FieldPair } from '../fields/FieldPair.tsx';
import { NumberAnswer } from '../fields/NumberAnswer.tsx';
import { SelectAnswer } from '../fields/SelectAnswer.tsx';
import { TextAnswer } from '../fields/TextAnswer.tsx';
import { YesNoAnswer } from '../fields/YesNoAnswer.tsx';

/** For the self-employed, lenders count net income over two years (Fannie Mae Selling Guide B3-3). */
const SELF_EMPLOYED_HINT =
  'Before taxes but after business expenses: your average month over the last two years.';

/** Says which income counts and shows the yearly total, so that no one enters a yearly income as a monthly one. */
function MonthlyIncome() {
  const income = useWatch<FormValues, 'monthly_income_gross'>({ name: 'monthly_income_gross' });
  const employment = useWatch<FormValues, 'employment_status'>({ name: 'employment_status' });
  const hint = employment === 'self-employed' ? SELF_EMPLOYED_HINT : QUESTIONS.monthly_income_gross.hint;
  return (
    <NumberAnswer
      name="monthly_income_gross"
      hint={
        typeof income === 'number' && income > 0
          ? `${hint} That’s ${formatDollars(Math.round(12 * income))} a year.`
          : hint
      }
    />
  );
}

/** Step 5: asks about credit, work, income and a co-borrower. */
export function BorrowerStep() {
  return (
    <>
      <FieldPair>
        <SelectAnswer name="credit_score_range" />
        <SelectAnswer name="employment_status" />
      </FieldPair>
      <FieldPair>
        <MonthlyIncome />
        <NumberAnswer name="years_in_line_of_work" />
      </FieldPair>
      <ChoiceAnswer name="residency_status" />
      <YesNoAnswer
        name="co_borrower"
        noteOnYes="We’ll collect your co-borrower’s details later, in the full application."
      />
      <ConditionalField field="co_borrower_details">
        <TextAnswer name="co_borrower_details" maxLength={LIMITS.freeText} autoComplete="off" rows={2} />
      </ConditionalField>
      <ChoiceAnswer name="recent_derogatory" columns={4} narrowColumns={2} />
      <ConditionalField field="recent_derogatory_year">
        <FieldPair>
          <NumberAnswer name="recent_derogatory_year" />
        </FieldPair>
      </ConditionalField>
      <FieldPair isLevel>
        <YesNoAnswer name="first_time_homebuyer" isHalf />
        <YesNoAnswer name="interested_in_dpa" isHalf />
      </FieldPair>
    </>
  );
}
