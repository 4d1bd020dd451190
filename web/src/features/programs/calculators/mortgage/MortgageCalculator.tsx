import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import type { HousingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import type { LoanKind, VaUse } from '@brokerage/domain/programs/calculators/loanKind';
import { exampleTerms } from '@brokerage/domain/programs/loanExamples';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { preApprovalUrl } from '../../../../lib/routes/preApprovalUrl.ts';
import { NumberField } from '../../../../ui/forms/fields/NumberField.tsx';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import { ToggleChoice } from '../../../../ui/ToggleChoice.tsx';
import { visuallyHidden } from '../../../../ui/visuallyHidden.ts';
import { CalculatorFrame } from '../CalculatorFrame.tsx';
import { closingCostsLink, rentOrBuyLink } from '../calculatorLinks.ts';
import type { TypedValues } from '../inputs/calculatorInput.ts';
import { FieldGroup } from '../inputs/FieldGroup.tsx';
import { LoanKindChoice } from '../inputs/LoanKindChoice.tsx';
import { useCalculatorInputs } from '../inputs/useCalculatorInputs.ts';
import { ResultLines, ResultParts } from '../ResultParts.tsx';
import { AmortizationSchedule } from './AmortizationSchedule.tsx';
import { DownPaymentField } from './DownPaymentField.tsx';
import { HomeCostFields } from './HomeCostFields.tsx';
import { insurancePart, loanLines } from './loanLines.ts';
import {
  FOLLOWS_PRICE,
  kindSwitch,
  MORTGAGE_CHOICES,
  MORTGAGE_LIMITS,
  type MortgageEstimate,
  type MortgageField,
  mortgageEstimate,
} from './mortgageEstimate.ts';
import { MORTGAGE_EXAMPLE } from './mortgageExample.ts';
import { useDownPayment } from './useDownPayment.ts';

const REMEMBERED = {
  price: 'price',
  down: 'down',
  rate: 'rate',
  term: 'term',
  tax: 'tax',
  insurance: 'insurance',
  dues: 'dues',
} as const;

const USES: Record<VaUse, string> = { first: 'First use', later: 'Used before', exempt: 'Exempt' };

/** Calculates the monthly payment with taxes and insurance, and the payoff schedule. */
export function MortgageCalculator() {
  // Links carry the down payment in dollars; percent is only another way to enter it.
  const { typed, change, derive, chosen, choose, hash, numbersLine } = useCalculatorInputs(MORTGAGE_EXAMPLE, {
    choices: MORTGAGE_CHOICES,
    followsPrice: FOLLOWS_PRICE,
    remembered: REMEMBERED,
    limits: MORTGAGE_LIMITS,
  });
  const down = useDownPayment({ typed, change, derive, isCarried: numbersLine.used.down !== undefined });
  const { exact } = down;
  const estimate = mortgageEstimate({ ...typed, down: exact.down }, exact.unit, chosen);
  const { issues, result } = estimate;
  const field = (name: MortgageField, label: string, hint?: string) => ({
    id: `mortgage-${name}`,
    label,
    value: typed[name],
    onChange: (value: NumberInput) => change(name, value),
    error: issues[name] !== undefined,
    helperText: issues[name] ?? hint,
  });
  const { kind } = chosen;
  /** Keeps what the visitor entered and takes the rest from the new loan type's example. */
  const changeKind = (next: LoanKind) => {
    choose('kind', next);
    const example = kindSwitch(typed, kind, next);
    if (example.rate !== undefined) derive('rate', example.rate);
    if (example.down === undefined) return;
    derive('down', example.down);
    down.keepShare(exampleTerms(next).downPercent);
  };
  const resetAll = () => {
    down.reset();
    numbersLine.onReset?.();
  };
  const loan = toLinkedLoan(typed, estimate, kind);
  return (
    <CalculatorFrame
      numbersLine={{ ...numbersLine, onReset: resetAll }}
      title={
        <Typography id="mortgage-calculator-title" variant="h3" component="h2" sx={titleStyles}>
          Mortgage calculator
        </Typography>
      }
      headline="Estimated monthly payment"
      amount={result && formatWholeDollars(result.total)}
      apply={
        loan && {
          label: 'Apply with these numbers',
          to: preApprovalUrl('Purchase', { price: loan.price, down: loan.down }),
        }
      }
      // The rent-or-buy calculator covers conventional loans only.
      next={loan ? [closingCostsLink(loan), ...(kind === 'conventional' ? [rentOrBuyLink(loan)] : [])] : []}
      hash={hash}
      after={
        result && (
          <AmortizationSchedule result={result} premiumName={kind === 'usda' ? 'USDA fee' : 'FHA premium'} />
        )
      }
      fields={
        <>
          <LoanKindChoice kind={kind} onChange={changeKind}>
            {kind === 'va' && (
              <FundingFeeChoice use={chosen.use} onChange={(option) => choose('use', option)} />
            )}
          </LoanKindChoice>
          <FieldGroup>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <NumberField
                {...field('price', 'Home price')}
                notation={NOTATIONS.money}
                onChange={down.changePrice}
              />
            </Box>
            <DownPaymentField
              field={{
                ...field('down', 'Down payment', down.formatInOtherUnit(estimate.down)),
                value: down.value,
                onChange: down.changeDown,
              }}
              unit={down.unit}
              onUnitChange={down.setUnit}
            />
            <NumberField {...field('rate', 'Interest rate')} notation={NOTATIONS.rate} />
            <NumberField {...field('term', 'Loan term (years)')} notation={NOTATIONS.whole} />
          </FieldGroup>
          <HomeCostFields field={field} typed={typed} estimate={estimate} hasPmi={kind === 'conventional'} />
        </>
      }
    >
      {result && <PaymentBreakdown kind={kind} result={result} />}
    </CalculatorFrame>
  );
}

/** Returns the numbers that links to other calculators carry; undefined without a result. */
function toLinkedLoan(
  { rate, term, tax, insurance }: TypedValues<MortgageField>,
  { price, down, result }: MortgageEstimate,
  kind: LoanKind,
) {
  if (!result || !price || down === undefined) return undefined;
  return {
    price,
    down,
    rate: Number(rate),
    term: Number(term),
    tax: Number(tax),
    insurance: Number(insurance),
    ...(kind !== 'conventional' && { kind }),
  };
}

interface FundingFeeChoiceProps {
  use: VaUse;
  onChange: (use: VaUse) => void;
}

const FundingFeeChoice = ({ use, onChange }: FundingFeeChoiceProps) => (
  <>
    <Typography variant="subtitle2" aria-hidden="true" sx={{ mt: 1 }}>
      VA funding fee
    </Typography>
    <ToggleChoice label="VA funding fee" value={use} options={USES} onChange={onChange} />
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      You’re exempt if you get compensation for a service-connected disability.
    </Typography>
  </>
);

/**
 * The FHA's highest one-unit limit equals the conforming ceiling, 150% of the baseline (12 U.S.C. 1709(b)(2)); it's higher in Alaska and
 * Hawaii.
 */
const FHA_LIMIT = LOAN_LIMITS.units[0].ceiling;
const isOverFhaLimit = ({ loan, financedFee }: HousingPayment) => loan - financedFee > FHA_LIMIT * 100;

interface PaymentBreakdownProps {
  kind: LoanKind;
  result: HousingPayment;
}

const PaymentBreakdown = ({ kind, result }: PaymentBreakdownProps) => (
  <>
    <ResultParts
      parts={[
        { label: 'Principal and interest', cents: result.principalAndInterest, ink: 'principal' },
        { label: 'Property tax', cents: result.propertyTax, ink: 'propertyTax' },
        { label: 'Homeowner’s insurance', cents: result.insurance, ink: 'homeInsurance' },
        ...insurancePart(kind, result),
        { label: 'HOA dues', cents: result.dues, ink: 'fees' },
      ]}
    />
    {/* Separate from the parts that add up to the monthly payment. */}
    <ResultLines lines={loanLines(kind, result)} />
    {(kind === 'fha' || kind === 'usda') && <FallingInsuranceNote kind={kind} result={result} />}
  </>
);

/** Says that an FHA or USDA loan's yearly cost falls, and whether an FHA loan is above the limit. */
const FallingInsuranceNote = ({ kind, result }: { kind: 'fha' | 'usda'; result: HousingPayment }) => (
  <Typography variant="body2" sx={{ mt: 2 }}>
    The monthly {kind === 'fha' ? 'premium' : 'fee'} falls each year as you pay down the loan.{' '}
    {kind === 'fha' &&
      isOverFhaLimit(result) &&
      `This loan is above the FHA’s ${LOAN_LIMITS.year} limit for one unit, ${formatDollars(FHA_LIMIT)} in the highest-cost counties.`}
  </Typography>
);

/** Hidden on phones, where the page's title and the selected tab are just above. */
const titleStyles = {
  // `sx` would turn a width of 1 into 100%.
  '@media screen and (max-width: 599.95px)': {
    ...visuallyHidden,
    width: '1px',
    height: '1px',
    margin: '-1px',
  },
} as const;
