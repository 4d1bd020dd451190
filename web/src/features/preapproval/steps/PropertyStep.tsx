import { LIMITS } from '@brokerage/domain/preapproval/application';
import { ChoiceAnswer } from '../fields/ChoiceAnswer.tsx';
import { ConditionalField } from '../fields/ConditionalField.tsx';
import { NumberAnswer } from '../fields/NumberAnswer.tsx';
import { SelectAnswer } from '../fields/SelectAnswer.tsx';
import { TextAnswer } from '../fields/TextAnswer.tsx';
import { YesNoAnswer } from '../fields/YesNoAnswer.tsx';

/** Step 3. */
export function PropertyStep() {
  return (
    <>
      <ChoiceAnswer name="occupancy" />
      <SelectAnswer name="property_type" />
      <ConditionalField field="condo_warrantability">
        <ChoiceAnswer name="condo_warrantability" />
      </ConditionalField>
      <TextAnswer name="property_location" maxLength={LIMITS.location} autoComplete="off" />
      <NumberAnswer name="est_value_or_price" />
      <YesNoAnswer name="hoa" />
    </>
  );
}
