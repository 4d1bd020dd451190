import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import type { HousingPayment } from '@brokerage/domain/programs/calculators/housingPayment';
import type { LoanKind, VaUse } from '@brokerage/domain/programs/calculators/loanKind';
import { exampleTerms } from '@brokerage/domain/programs/loanExamples';
import { LOAN_LIMITS } from '@brokerage/domain/programs/loanLimits';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { preApprovalUrl } from '../../../../lib/routes/preApprovalUrl.ts';
import { rememberNumbers } from '../../../../lib/visitor-numbers/visitorNumbers.ts';
import { NumberField } from '../../../../ui/forms/fields/NumberField.tsx';
import type { NumberInput } from '../../../../ui/forms/useTypedNumber.ts';
import { ToggleChoice } from '../../../../ui/ToggleChoice.tsx';
import { visuallyHidden } from '../../../../ui/visuallyHidden.ts';
import { CalculatorFrame } from '../CalculatorFrame.tsx';
import { closingCostsLink, rentOrBuyLink } from '../calculatorLinks.ts';
import { FieldGroup } from '../inputs/FieldGroup.tsx';
import { LoanKindChoice } from '../inputs/LoanKindChoice.tsx';
import { useCalculatorInputs } from '../inputs/useCalculatorInputs.ts';
import { ResultLines, ResultParts } from '../ResultParts.tsx';
import { AmortizationSchedule } from './AmortizationSchedule.tsx';
import { roundShare, toAmount, toShare } from './downShare.ts';
import { HomeCostFields } from './HomeCostFields.tsx';
import { insurancePart, loanLines } from './loanLines.ts';
import {
  type DownUnit,
  FOLLOWS_PRICE,
  kindSwitch,
  MORTGAGE_CHOICES,
  MORTGAGE_LIMITS,
  type MortgageField,
  mortgageEstimate,
} from './mortgageEstimate.ts';
import { MORTGAGE_EXAMPLE } from './mortgageExample.ts';

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
  /** What to keep when the price changes: typed dollars, or a typed share. Undefined: the share that the current amounts make up. */
  const [lastKept, setKept] = useState<'dollars' | { share: NumberInput }>();
  const kept = lastKept ?? (numbersLine.used.down === undefined ? undefined : 'dollars');
  const [unit, setUnit] = useState<DownUnit>('dollars');
  const downShare = typeof kept === 'object' ? kept.share : toShare(typed.down, typed.price);
  // Otherwise the estimate takes the dollars, which a rounded share would change.
  const withTypedShare =
    unit === 'percent' && typeof kept === 'object' ? { ...typed, down: kept.share } : undefined;
  const shown = withTypedShare ?? (unit === 'percent' ? { ...typed, down: roundShare(downShare) } : typed);
  const estimate = mortgageEstimate(withTypedShare ?? typed, withTypedShare ? unit : 'dollars', chosen);
  const { issues, price, down, result } = estimate;
  const field = (name: MortgageField, label: string, hint?: string) => ({
    id: `mortgage-${name}`,
    label,
    value: shown[name],
    onChange: (value: NumberInput) => change(name, value),
    error: issues[name] !== undefined,
    helperText: issues[name] ?? hint,
  });
  /** The down payment in the other unit. */
  const inOtherUnit = unit === 'percent' ? down : downShare;
  const downHint =
    typeof inOtherUnit !== 'number'
      ? undefined
      : unit === 'percent'
        ? formatDollars(inOtherUnit)
        : `${roundShare(inOtherUnit)}% of the price`;
  const changeDown = (value: NumberInput) => {
    setKept('dollars');
    change('down', value);
  };
  const changeShare = (value: NumberInput) => {
    setKept({ share: value });
    const amount = toAmount(value, typed.price);
    if (amount !== undefined) derive('down', amount);
    rememberNumbers({ downShare: typeof value === 'number' ? value : undefined });
  };
  const changePrice = (value: NumberInput) => {
    change('price', value);
    if (kept === 'dollars' || downShare === undefined) return;
    const share = typeof kept === 'object' ? kept.share : roundShare(downShare);
    setKept({ share });
    const amount = toAmount(share, value);
    if (amount !== undefined) derive('down', amount);
  };
  const { kind } = chosen;
  /** Keeps what the visitor entered and takes the rest from the new loan type's example. */
  const changeKind = (next: LoanKind) => {
    choose('kind', next);
    const { rate, down: amount } = kindSwitch(typed, kind, next);
    if (rate !== undefined) derive('rate', rate);
    if (amount === undefined) return;
    derive('down', amount);
    setKept({ share: exampleTerms(next).downPercent });
  };
  const resetAll = () => {
    setKept(undefined);
    numbersLine.onReset?.();
  };
  const money = { notation: NOTATIONS.money };
  const percent = { notation: NOTATIONS.rate };
  const loan =
    result && price && down !== undefined
      ? {
          price,
          down,
          rate: Number(typed.rate),
          term: Number(typed.term),
          tax: Number(typed.tax),
          insurance: Number(typed.insurance),
          ...(kind !== 'conventional' && { kind }),
        }
      : undefined;
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
      next={
        loan
          ? kind === 'conventional'
            ? [closingCostsLink(loan), rentOrBuyLink(loan)]
            : [closingCostsLink(loan)]
          : []
      }
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
              <>
                <Typography variant="subtitle2" aria-hidden="true" sx={{ mt: 1 }}>
                  VA funding fee
                </Typography>
                <ToggleChoice
                  label="VA funding fee"
                  value={chosen.use}
                  options={USES}
                  onChange={(option) => choose('use', option)}
                />
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  You’re exempt if you get compensation for a service-connected disability.
                </Typography>
              </>
            )}
          </LoanKindChoice>
          <FieldGroup>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <NumberField {...field('price', 'Home price')} {...money} onChange={changePrice} />
            </Box>
            <Box sx={downStyles}>
              {unit === 'dollars' ? (
                <NumberField {...field('down', 'Down payment', downHint)} {...money} onChange={changeDown} />
              ) : (
                <NumberField
                  {...field('down', 'Down payment', downHint)}
                  // The unit is visible as a sign in the field; the label says it to screen readers.
                  label={
                    <>
                      Down payment<span style={visuallyHidden}> in percent</span>
                    </>
                  }
                  {...percent}
                  onChange={changeShare}
                />
              )}
              <ToggleButtonGroup
                exclusive
                size="small"
                value={unit}
                onChange={(_event, next: DownUnit | null) => next && setUnit(next)}
                aria-label="Down payment in"
              >
                <ToggleButton value="dollars" aria-label="Dollars">
                  $
                </ToggleButton>
                <ToggleButton value="percent" aria-label="Percent">
                  %
                </ToggleButton>
              </ToggleButtonGroup>
            </Box>
            <NumberField {...field('rate', 'Interest rate')} {...percent} />
            <NumberField {...field('term', 'Loan term (years)')} notation={NOTATIONS.whole} />
          </FieldGroup>
          <HomeCostFields field={field} typed={typed} estimate={estimate} hasPmi={kind === 'conventional'} />
        </>
      }
    >
      {result && (
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
          {(kind === 'fha' || kind === 'usda') && (
            <Typography variant="body2" sx={{ mt: 2 }}>
              The monthly {kind === 'fha' ? 'premium' : 'fee'} falls each year as you pay down the loan.{' '}
              {kind === 'fha' &&
                isOverFhaLimit(result) &&
                `This loan is above the FHA’s ${LOAN_LIMITS.year} limit for one unit, ${formatDollars(FHA_LIMIT)} in the highest-cost counties.`}
            </Typography>
          )}
        </>
      )}
    </CalculatorFrame>
  );
}

/**
 * The FHA's highest one-unit limit equals the conforming ceiling, 150% of the baseline (12 U.S.C. 1709(b)(2)); it's higher in Alaska and
 * Hawaii.
 */
const FHA_LIMIT = LOAN_LIMITS.units[0].ceiling;
const isOverFhaLimit = ({ loan, financedFee }: HousingPayment) => loan - financedFee > FHA_LIMIT * 100;

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

/** The unit switch sits inside the field, at its end. */
const downStyles = {
  position: 'relative',
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  '& .MuiInputBase-root': { pr: '92px' },
  '& [role="group"]': { position: 'absolute', top: '35px', right: '1px' },
  '& [role="group"] > .MuiToggleButton-root': {
    width: 44,
    height: 46,
    borderWidth: '0 0 0 1px',
    m: 0,
    // Keeps the other button from covering the focus ring.
    '&:focus-visible': { zIndex: 1 },
    '&:last-of-type': { borderRadius: '0 5px 5px 0' },
  },
  // The unit switch is useless on paper, where there's also less room.
  '@media print': { '& [role="group"]': { display: 'none' }, '& .MuiInputBase-root': { pr: 0 } },
} as const;
