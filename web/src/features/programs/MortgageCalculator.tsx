import { NOTATIONS } from '@brokerage/domain/typedNumber';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { formatDollars } from '../../lib/format/formatDollars.ts';
import { preApprovalUrl } from '../../lib/routes/preApprovalUrl.ts';
import { MoneyField } from '../../ui/forms/MoneyField.tsx';
import { NumberField, type NumberInput } from '../../ui/forms/NumberField.tsx';
import { AmortizationSchedule } from './AmortizationSchedule.tsx';
import { CalculatorFrame, ResultLines } from './CalculatorFrame.tsx';
import { type DownUnit, MORTGAGE_EXAMPLE, type MortgageField, mortgageEstimate } from './mortgageEstimate.ts';

/** Monthly payment with taxes and insurance, and how the loan is paid off. */
export function MortgageCalculator() {
  const [typed, setTyped] = useState(MORTGAGE_EXAMPLE);
  const [unit, setUnit] = useState<DownUnit>('dollars');
  const { issues, price, down, result } = mortgageEstimate(typed, unit);
  const field = (name: MortgageField, label: string, hint = '') => ({
    id: `mortgage-${name}`,
    label,
    value: typed[name],
    onChange: (value: NumberInput) => setTyped((before) => ({ ...before, [name]: value })),
    error: issues[name] !== undefined,
    // Always a line, so that nothing moves when a message comes.
    helperText: issues[name] ?? (hint || ' '),
  });
  const changeUnit = (next: DownUnit | null) => {
    if (!next || next === unit) return;
    // The amount stays what it was; only how it is written changes.
    if (price && down !== undefined) {
      setTyped({ ...typed, down: next === 'percent' ? Math.round((down / price) * 100_000) / 1000 : down });
    }
    setUnit(next);
  };
  const percent = { notation: NOTATIONS.rate };
  return (
    <>
      <CalculatorFrame
        headline="Estimated monthly payment"
        amount={result && formatDollars(result.total / 100)}
        apply={
          result && price && down !== undefined
            ? { label: 'Apply with these figures', to: preApprovalUrl('Purchase', { price, down }) }
            : undefined
        }
        fields={
          <>
            <MoneyField {...field('price', 'Home price')} />
            <Box sx={{ display: 'flex', gap: 1 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                {unit === 'dollars' ? (
                  <MoneyField {...field('down', 'Down payment')} />
                ) : (
                  <NumberField {...field('down', 'Down payment in percent')} {...percent} />
                )}
              </Box>
              <ToggleButtonGroup
                exclusive
                size="small"
                value={unit}
                onChange={(_event, next: DownUnit | null) => changeUnit(next)}
                aria-label="Down payment in"
                // Beside the field, below its label.
                sx={{ mt: '28px', alignSelf: 'flex-start' }}
              >
                <ToggleButton value="dollars" aria-label="Dollars" sx={{ width: 44, height: 44 }}>
                  $
                </ToggleButton>
                <ToggleButton value="percent" aria-label="Percent" sx={{ width: 44, height: 44 }}>
                  %
                </ToggleButton>
              </ToggleButtonGroup>
            </Box>
            <NumberField {...field('rate', 'Interest rate (per year)')} {...percent} />
            <NumberField {...field('term', 'Years')} notation={NOTATIONS.whole} />
            <MoneyField {...field('tax', 'Property tax per year')} />
            <MoneyField {...field('insurance', 'Homeowner’s insurance per year')} />
            <NumberField
              {...field('pmi', 'PMI per year', 'Applies if you put less than 20% down')}
              {...percent}
            />
            <MoneyField {...field('dues', 'HOA dues per month')} />
          </>
        }
      >
        {result && (
          <ResultLines
            lines={[
              ['Principal and interest', result.principalAndInterest],
              ['Property tax', result.propertyTax],
              ['Insurance', result.insurance],
              [result.pmiMonths ? `PMI, for ${result.pmiMonths} months` : 'PMI', result.pmi],
              ['Dues', result.dues],
              ['Loan', result.loan],
            ]}
          />
        )}
      </CalculatorFrame>
      {result && <AmortizationSchedule result={result} />}
    </>
  );
}
