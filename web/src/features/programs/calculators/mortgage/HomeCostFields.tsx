import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import type { HousingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import { sampleYearlyCost, YEARLY_COST_PERCENTS } from '@brokerage/domain/programs/samplePurchase';
import { NumberField, type NumberFieldProps } from '../../../../ui/forms/fields/NumberField.tsx';
import { MoreFields } from '../CalculatorFrame.tsx';
import type { TypedValues } from '../inputs/calculatorInput.ts';
import { FieldGroup } from '../inputs/FieldGroup.tsx';
import type { MortgageEstimate, MortgageField } from './mortgageEstimate.ts';

interface HomeCostFieldsProps {
  field: (name: MortgageField, label: string, hint?: string) => Omit<NumberFieldProps, 'notation'>;
  typed: TypedValues<MortgageField>;
  estimate: MortgageEstimate;
  /** Only conventional loans have PMI. */
  hasPmi: boolean;
}

/** Shows the costs of the home other than the loan as one amount that expands into fields, prefilled with typical amounts. */
export function HomeCostFields({
  field,
  typed,
  estimate: { issues, price, down, result },
  hasPmi,
}: HomeCostFieldsProps) {
  const isPmiCharged = hasPmi && result !== undefined && result.pmi > 0;
  const hasNoPmi = price !== undefined && down !== undefined && down >= price * 0.2 && !issues.pmi;
  const names = `Taxes, insurance${isPmiCharged ? ', PMI' : ''} and HOA`;
  const shareHint = (name: 'tax' | 'insurance') =>
    price !== undefined && typed[name] === sampleYearlyCost(name, price)
      ? `We use ${Number(YEARLY_COST_PERCENTS[name].toFixed(2))}% of the price. Enter your own.`
      : undefined;
  const money = { notation: NOTATIONS.money };
  return (
    <MoreFields
      title={result ? `${names}: ${formatDollars(toMonthly(result, hasPmi))} a month` : names}
      isInvalid={Boolean(issues.tax ?? issues.insurance ?? issues.pmi ?? issues.dues)}
      isPrinted
    >
      <FieldGroup>
        <NumberField {...field('tax', 'Property tax per year', shareHint('tax'))} {...money} />
        <NumberField {...field('insurance', 'Insurance per year', shareHint('insurance'))} {...money} />
        {hasPmi && (
          <NumberField
            {...field(
              'pmi',
              'PMI per year',
              hasNoPmi ? 'Not charged with 20% down' : 'Applies under 20% down',
            )}
            notation={NOTATIONS.rate}
          />
        )}
        <NumberField {...field('dues', 'HOA dues per month')} {...money} />
      </FieldGroup>
    </MoreFields>
  );
}

/** Returns the monthly total of these fields in dollars, each rounded as in the result. */
const toMonthly = ({ propertyTax, insurance, pmi, dues }: HousingPayment, hasPmi: boolean): number =>
  [propertyTax, insurance, hasPmi ? pmi : 0, dues].reduce((sum, cents) => sum + Math.round(cents / 100), 0);
