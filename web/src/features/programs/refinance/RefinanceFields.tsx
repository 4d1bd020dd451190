import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import { pluralize } from '@brokerage/domain/text/pluralize';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { VisitorNumbers } from '../../../lib/visitor-numbers/visitorNumbers.ts';
import { AmountSlider } from '../../../ui/forms/fields/AmountSlider.tsx';
import { sliderDollars, sliderPercent } from '../../../ui/forms/fields/sliderUnits.ts';
import { VisitorNumbersLine } from '../../../ui/forms/VisitorNumbersLine.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import type { REFINANCE_EXAMPLE } from '../calculators/refinance/refinanceInputs.ts';
import { NEW_TERMS, REFINANCE_RANGES } from './useRefinanceNumbers.ts';
import { acrossColumn } from './YearsInHomeChoice.tsx';

type Inputs = typeof REFINANCE_EXAMPLE;

const years = { notation: NOTATIONS.whole, toText: (value: number) => pluralize(value, 'year') };

const toLimits = ([min, max]: readonly [number, number]) => ({ min, max });

const sliders = [
  {
    name: 'balance',
    label: 'Current loan balance',
    ...toLimits(REFINANCE_RANGES.balance),
    step: 10_000,
    typed: sliderDollars,
  },
  {
    name: 'rate',
    label: 'Current rate',
    ...toLimits(REFINANCE_RANGES.currentRate),
    step: 0.125,
    typed: sliderPercent,
  },
  { name: 'left', label: 'Years left', ...toLimits(REFINANCE_RANGES.yearsLeft), step: 1, typed: years },
  {
    name: 'newRate',
    label: 'New rate',
    ...toLimits(REFINANCE_RANGES.newRate),
    step: 0.125,
    typed: sliderPercent,
  },
  {
    name: 'costs',
    label: 'Closing costs',
    ...toLimits(REFINANCE_RANGES.refinanceCosts),
    step: 500,
    typed: sliderDollars,
  },
] as const;

interface RefinanceFieldsProps {
  inputs: Inputs;
  /** The visitor's own numbers among the inputs. */
  used: VisitorNumbers;
  onChange: (change: Partial<Inputs>) => void;
  /** Called when a field becomes valid or invalid. */
  reportInvalid: (name: string) => (isInvalid: boolean) => void;
  /** Shown below the new rate. */
  rateHint: string;
}

/** The inputs for today's loan and the new one. */
export function RefinanceFields({ inputs, used, onChange, reportInvalid, rateHint }: RefinanceFieldsProps) {
  return (
    <Box sx={{ mt: { md: 1 }, display: 'grid', gap: { xs: 1.5, md: 2 } }}>
      <VisitorNumbersLine used={used} />
      {sliders.map((slider) => (
        <AmountSlider
          key={slider.name}
          {...slider}
          id={`refinance-${slider.name}`}
          value={inputs[slider.name]}
          text={slider.typed.toText(inputs[slider.name])}
          hint={slider.name === 'newRate' ? rateHint : undefined}
          onInvalidChange={reportInvalid(slider.name)}
          onChange={(value) => onChange({ [slider.name]: value })}
        />
      ))}
      <div>
        <Typography variant="subtitle2" aria-hidden="true" sx={{ mb: 1 }}>
          New term
        </Typography>
        <Box sx={acrossColumn}>
          <ToggleChoice
            label="New term"
            value={String(inputs.newTerm)}
            options={NEW_TERMS}
            onChange={(term) => onChange({ newTerm: Number(term) })}
          />
        </Box>
      </div>
    </Box>
  );
}
