import { LIMITS } from '@brokerage/domain/preapproval/form/application';
import { ConditionalField } from '../fields/ConditionalField.tsx';
import { FieldPair } from '../fields/FieldPair.tsx';
import { PhoneAnswer } from '../fields/PhoneAnswer.tsx';
import { PurposeAnswer } from '../fields/PurposeAnswer.tsx';
import { SelectAnswer } from '../fields/SelectAnswer.tsx';
import { TextAnswer } from '../fields/TextAnswer.tsx';
import { YesNoAnswer } from '../fields/YesNoAnswer.tsx';

/** Step 2: asks what the loan is for, when it's needed, and about an agent. */
export function GoalStep() {
  return (
    <>
      <PurposeAnswer />
      <FieldPair>
        <SelectAnswer name="timeline" />
      </FieldPair>
      <YesNoAnswer name="has_agent" />
      <ConditionalField field="agent_name">
        <FieldPair>
          <TextAnswer name="agent_name" maxLength={LIMITS.name} autoComplete="off" />
          <PhoneAnswer name="agent_phone" autoComplete="off" />
        </FieldPair>
      </ConditionalField>
      <YesNoAnswer name="va_eligibility" />
    </>
  );
}
