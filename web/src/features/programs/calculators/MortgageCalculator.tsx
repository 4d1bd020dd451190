import { formatDollars } from '@brokerage/domain/formatDollars';
import { NOTATIONS } from '@brokerage/domain/typedNumber';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { preApprovalUrl } from '../../../lib/routes/preApprovalUrl.ts';
import { NumberField } from '../../../ui/forms/fields/NumberField.tsx';
import type { NumberInput } from '../../../ui/forms/useTypedNumber.ts';
import { AmortizationSchedule } from './AmortizationSchedule.tsx';
import { CalculatorFrame, FieldGroup, ResultLines } from './CalculatorFrame.tsx';
import { closingCostsOf, rentOrBuyOf } from './calculatorLinks.ts';
import { writeInputs } from './inputsInAddress.ts';
import { inYears } from './inYears.ts';
import { type DownUnit, MORTGAGE_EXAMPLE, type MortgageField, mortgageEstimate } from './mortgageEstimate.ts';
import { ResultParts } from './ResultParts.tsx';
import { useCalculatorInputs } from './useCalculatorInputs.ts';

/** Monthly payment with taxes and insurance, and how the loan is paid off. */
export function MortgageCalculator() {
  // Links and the address carry the down payment in dollars; the share is only another way to type it.
  const { typed, change } = useCalculatorInputs(MORTGAGE_EXAMPLE);
  const [downShare, setDownShare] = useState<NumberInput>();
  const [unit, setUnit] = useState<DownUnit>('dollars');
  const shown = unit === 'percent' ? { ...typed, down: downShare } : typed;
  const { issues, price, down, result } = mortgageEstimate(shown, unit);
  const field = (name: MortgageField, label: string, hint?: string) => ({
    id: `mortgage-${name}`,
    label,
    value: shown[name],
    onChange: (value: NumberInput) => change(name, value),
    error: issues[name] !== undefined,
    helperText: issues[name] ?? hint,
  });
  const changeShare = (value: NumberInput) => {
    setDownShare(value);
    const amount = mortgageEstimate({ ...typed, down: value }, 'percent').down;
    if (amount !== undefined) change('down', amount);
  };
  const changePrice = (value: NumberInput) => {
    change('price', value);
    if (unit === 'percent' && typeof value === 'number' && typeof downShare === 'number')
      change('down', Math.round(value * downShare) / 100);
  };
  const changeUnit = (next: DownUnit | null) => {
    if (!next || next === unit) return;
    // The amount stays what it was; only how it is written changes.
    if (next === 'percent')
      setDownShare(price && down !== undefined ? Math.round((down / price) * 100_000) / 1000 : typed.down);
    setUnit(next);
  };
  const money = { notation: NOTATIONS.money };
  const percent = { notation: NOTATIONS.rate };
  const loan =
    result && price && down !== undefined
      ? { price, down, rate: Number(typed.rate), term: Number(typed.term) }
      : undefined;
  return (
    <>
      <CalculatorFrame
        headline="Estimated monthly payment"
        amount={result && formatDollars(Math.round(result.total / 100))}
        apply={
          loan && {
            label: 'Apply with these numbers',
            to: preApprovalUrl('Purchase', { price: loan.price, down: loan.down }),
          }
        }
        next={loan ? [closingCostsOf(loan), rentOrBuyOf(loan)] : []}
        hash={writeInputs(typed, MORTGAGE_EXAMPLE)}
        fields={
          <FieldGroup>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <NumberField {...field('price', 'Home price')} {...money} onChange={changePrice} />
            </Box>
            <Box sx={{ display: 'flex', gap: 1, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {unit === 'dollars' ? (
                  <NumberField {...field('down', 'Down payment')} {...money} />
                ) : (
                  <NumberField
                    {...field('down', 'Down payment in percent')}
                    {...percent}
                    onChange={changeShare}
                  />
                )}
              </Box>
              <ToggleButtonGroup
                exclusive
                size="small"
                value={unit}
                onChange={(_event, next: DownUnit | null) => changeUnit(next)}
                aria-label="Down payment in"
                // Beside the field, below its label.
                sx={{ mt: '34px', alignSelf: 'flex-start' }}
              >
                <ToggleButton value="dollars" aria-label="Dollars" sx={{ width: 44, height: 48 }}>
                  $
                </ToggleButton>
                <ToggleButton value="percent" aria-label="Percent" sx={{ width: 44, height: 48 }}>
                  %
                </ToggleButton>
              </ToggleButtonGroup>
            </Box>
            <NumberField {...field('rate', 'Interest rate')} {...percent} />
            <NumberField {...field('term', 'Loan term (years)')} notation={NOTATIONS.whole} />
            <NumberField {...field('tax', 'Property tax per year')} {...money} />
            <NumberField {...field('insurance', 'Insurance per year')} {...money} />
            <NumberField {...field('pmi', 'PMI per year', 'Applies under 20% down')} {...percent} />
            <NumberField {...field('dues', 'HOA dues per month')} {...money} />
          </FieldGroup>
        }
      >
        {result && (
          <>
            <ResultParts
              parts={[
                { label: 'Principal and interest', cents: result.principalAndInterest, ink: 'principal' },
                { label: 'Property tax', cents: result.propertyTax, ink: 'propertyTax' },
                { label: 'Insurance', cents: result.insurance, ink: 'homeInsurance' },
                {
                  label: result.pmiMonths ? `PMI, for about ${inYears(result.pmiMonths)}` : 'PMI',
                  cents: result.pmi,
                  ink: 'mortgageInsurance',
                },
                { label: 'HOA dues', cents: result.dues, ink: 'fees' },
              ]}
            />
            {/* Apart from what adds up to the monthly payment. */}
            <ResultLines lines={[['Loan amount', result.loan]]} />
          </>
        )}
      </CalculatorFrame>
      {result && <AmortizationSchedule result={result} />}
    </>
  );
}
