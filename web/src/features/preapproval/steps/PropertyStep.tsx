import { LIMITS } from '@brokerage/domain/preapproval/application';
import { ChoiceAnswer } from '../fields/ChoiceAnswer.tsx';
import { NumberAnswer } from '../fields/NumberAnswer.tsx';
import { SelectAnswer } from '../fields/SelectAnswer.tsx';
import { Shown } from '../fields/Shown.tsx';
import { TextAnswer } from '../fields/TextAnswer.tsx';
import { YesNoAnswer } from '../fields/YesNoAnswer.tsx';

/** Step 3. */
export function PropertyStep() {
  return (
    <>
      <ChoiceAnswer name="occupancy" />
      <SelectAnswer name="property_type" />
      <Shown field="condo_warrantability">
        <ChoiceAnswer name="condo_warrantability" />
      </Shown>
      <TextAnswer name="property_location" maxLength={LIMITS.location} autoComplete="off" />
      <NumberAnswer name="est_value_or_price" />
      <YesNoAnswer name="hoa" />
    </>
  );
}
