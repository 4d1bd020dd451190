import { LIMITS } from '@brokerage/domain/preapproval/application';
import { Alert } from '@mui/material';
import { ChoiceAnswer } from '../fields/ChoiceAnswer.tsx';
import { ConditionalField } from '../fields/ConditionalField.tsx';
import { FieldPair } from '../fields/FieldPair.tsx';
import { NumberAnswer } from '../fields/NumberAnswer.tsx';
import { SelectAnswer } from '../fields/SelectAnswer.tsx';
import { TextAnswer } from '../fields/TextAnswer.tsx';
import { YesNoAnswer } from '../fields/YesNoAnswer.tsx';

/** Step 5. */
export function BorrowerStep() {
  return (
    <>
      <FieldPair>
        <SelectAnswer name="credit_score_range" />
        <SelectAnswer name="employment_status" />
      </FieldPair>
      <FieldPair>
        <NumberAnswer name="monthly_income_gross" />
        <NumberAnswer name="years_in_line_of_work" />
      </FieldPair>
      <ChoiceAnswer name="residency_status" />
      <YesNoAnswer name="co_borrower" />
      <ConditionalField field="co_borrower_details">
        <Alert severity="info" role="note">
          We'll collect your co-borrower's details later, in the full application.
        </Alert>
        <TextAnswer name="co_borrower_details" maxLength={LIMITS.freeText} autoComplete="off" rows={2} />
      </ConditionalField>
      <ChoiceAnswer name="recent_derogatory" columns={4} narrowColumns={2} />
      <ConditionalField field="recent_derogatory_year">
        <NumberAnswer name="recent_derogatory_year" />
      </ConditionalField>
      <YesNoAnswer name="first_time_homebuyer" />
      <YesNoAnswer name="interested_in_dpa" />
    </>
  );
}
