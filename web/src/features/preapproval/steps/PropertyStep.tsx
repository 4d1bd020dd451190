import { LIMITS } from '@brokerage/domain/preapproval/form/application';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FormValues, isCleared } from '../draft/formValues.ts';
import { ChoiceAnswer } from '../fields/ChoiceAnswer.tsx';
import { ConditionalField } from '../fields/ConditionalField.tsx';
import { FieldPair } from '../fields/FieldPair.tsx';
import { NumberAnswer } from '../fields/NumberAnswer.tsx';
import { SelectAnswer } from '../fields/SelectAnswer.tsx';
import { TextAnswer } from '../fields/TextAnswer.tsx';
import { YesNoAnswer } from '../fields/YesNoAnswer.tsx';

/** Keeps a prefilled purchase price in sync with the estimate when the applicant comes back to change it. */
function usePriceFollowsEstimate(): void {
  const { getValues, setValue } = useFormContext<FormValues>();
  const estimate = useWatch<FormValues, 'est_value_or_price'>({ name: 'est_value_or_price' });
  const followed = useRef(estimate);
  useEffect(() => {
    if (typeof estimate !== 'number' || estimate === followed.current) return;
    const isSame = followed.current !== undefined && getValues('purchase_price') === followed.current;
    if (isSame) setValue('purchase_price', estimate, { shouldDirty: true });
    followed.current = estimate;
  }, [estimate, getValues, setValue]);
}

/** Fills in the price that was carried over before the purpose was known (`openDraft`). */
function useCarriedPrice(): void {
  const { getValues, setValue } = useFormContext<FormValues>();
  useEffect(() => {
    const { purpose, purchase_price: price, est_value_or_price: estimate } = getValues();
    const isBlank = estimate === undefined || isCleared(estimate);
    if (purpose === 'Purchase' && isBlank && typeof price === 'number')
      setValue('est_value_or_price', price, { shouldDirty: true });
  }, [getValues, setValue]);
}

/** Step 3: asks about the property and its use. */
export function PropertyStep() {
  usePriceFollowsEstimate();
  useCarriedPrice();
  return (
    <>
      <ChoiceAnswer name="occupancy" />
      <FieldPair>
        <SelectAnswer name="property_type" />
        <NumberAnswer name="est_value_or_price" />
      </FieldPair>
      <ConditionalField field="condo_warrantability">
        <ChoiceAnswer name="condo_warrantability" />
      </ConditionalField>
      <TextAnswer name="property_location" maxLength={LIMITS.location} autoComplete="off" />
      <YesNoAnswer name="hoa" />
    </>
  );
}
