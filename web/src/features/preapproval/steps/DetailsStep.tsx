import { formatDollars } from '@brokerage/domain/number/formatDollars';
import type { FUNDS_SOURCES } from '@brokerage/domain/preapproval/form/options';
import { Box, Checkbox, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { type FormValues, isCleared } from '../draft/formValues.ts';
import { AnswerGroup } from '../fields/AnswerGroup.tsx';
import { ConditionalField } from '../fields/ConditionalField.tsx';
import { FieldPair } from '../fields/FieldPair.tsx';
import { NumberAnswer } from '../fields/NumberAnswer.tsx';
import { OptionCard } from '../fields/OptionCard.tsx';
import { SelectAnswer } from '../fields/SelectAnswer.tsx';
import { useQuestion } from '../fields/useQuestion.ts';
import { YesNoAnswer } from '../fields/YesNoAnswer.tsx';

/** The price, prefilled with the previous step's estimate so it needn't be typed again (WCAG 2.2, 3.3.7). */
function PurchasePrice() {
  const { getValues, setValue } = useFormContext<FormValues>();
  const [estimate, shown] = useWatch<FormValues, ['est_value_or_price', 'purchase_price']>({
    name: ['est_value_or_price', 'purchase_price'],
  });
  useEffect(() => {
    const price = getValues('purchase_price');
    const isBlank = price === undefined || isCleared(price);
    if (isBlank && typeof estimate === 'number') setValue('purchase_price', estimate, { shouldDirty: true });
    // Runs once a visit, because the estimate doesn't change here: a price the applicant clears stays cleared.
  }, [estimate, getValues, setValue]);
  return (
    <NumberAnswer
      name="purchase_price"
      hint={
        typeof estimate === 'number' &&
        (estimate === shown
          ? 'From step 3. Change it if you like.'
          : `Your estimate from the last step was ${formatDollars(estimate)}.`)
      }
    />
  );
}

function DownPayment() {
  const [price, payment] = useWatch<FormValues, ['purchase_price', 'down_payment']>({
    name: ['purchase_price', 'down_payment'],
  });
  const isShare = typeof price === 'number' && typeof payment === 'number' && price > 0 && payment <= price;
  const share = isShare ? (100 * payment) / price : undefined;
  const shown = share === undefined ? undefined : Number(share.toFixed(1));
  return (
    <NumberAnswer
      name="down_payment"
      hint={shown === undefined ? 'Optional. An estimate is fine.' : `That’s ${shown}% of the price.`}
    />
  );
}

type Source = (typeof FUNDS_SOURCES)[number]['value'];

/** The sources of the down payment; any number of them. */
function FundsAnswer() {
  const { options, value = [], onChange, ...question } = useQuestion('funds_source');
  const toggle = (source: Source, isChosen: boolean) => {
    const others = value.filter((chosen) => chosen !== source);
    const chosen = isChosen ? [...others, source] : others;
    onChange(chosen.length > 0 ? chosen : undefined);
  };
  return (
    <AnswerGroup {...question} single={false} columns={2} narrowColumns={1}>
      {options.map((option) => (
        <OptionCard
          key={option.value}
          id={`${question.id}-${option.value}`}
          option={option}
          hasError={question.error !== undefined}
          control={(names) => (
            <Checkbox
              name="funds_source"
              value={option.value}
              checked={value.includes(option.value as Source)}
              onChange={(_event, isChosen) => toggle(option.value as Source, isChosen)}
              slotProps={{ input: names }}
            />
          )}
        />
      ))}
    </AnswerGroup>
  );
}

function PurchaseDetails() {
  return (
    <>
      <FieldPair>
        <PurchasePrice />
        <DownPayment />
      </FieldPair>
      <FundsAnswer />
    </>
  );
}

function RefinanceDetails() {
  return (
    <>
      <FieldPair>
        <NumberAnswer name="current_loan_balance" />
        <NumberAnswer name="current_rate" hint="For example, 6.25 or 6.875." />
      </FieldPair>
      <FieldPair>
        <SelectAnswer name="current_loan_type" />
        <NumberAnswer name="current_monthly_payment_piti" />
      </FieldPair>
      <YesNoAnswer name="has_mi" />
      <YesNoAnswer name="cash_out" />
      <ConditionalField field="cash_out_amount">
        <FieldPair>
          <NumberAnswer name="cash_out_amount" />
        </FieldPair>
      </ConditionalField>
    </>
  );
}

/** Step 4: depends on the purpose. */
export function DetailsStep() {
  const purpose = useWatch<FormValues, 'purpose'>({ name: 'purpose' });
  if (purpose === 'Purchase') return <PurchaseDetails />;
  if (purpose === 'Refinance') return <RefinanceDetails />;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, maxWidth: '60ch', textWrap: 'pretty' }}>
      <Typography sx={{ fontWeight: 600 }}>
        Additional details will be discussed with your loan officer.
      </Typography>
      <Typography>
        For a HELOC, that’s how much you’d like to borrow, what it’s for and what you still owe on the home.
        Keep your latest mortgage statement handy for the call.
      </Typography>
    </Box>
  );
}
