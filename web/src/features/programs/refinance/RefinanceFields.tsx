import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { NOTATIONS } from '@brokerage/domain/number/typedNumber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { pluralize } from '../../../lib/format/pluralize.ts';
import { AmountSlider } from '../../../ui/forms/fields/AmountSlider.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import type { REFINANCE_EXAMPLE } from '../calculators/refinance/refinanceInputs.ts';
import type { Stay } from './refinanceSum.ts';
import { acrossColumn, StayChoice } from './StayChoice.tsx';

type Inputs = typeof REFINANCE_EXAMPLE;

const dollars = { notation: NOTATIONS.money, toText: formatDollars };
const rate = { notation: NOTATIONS.rate, toText: (value: number) => `${value}%` };
const years = { notation: NOTATIONS.whole, toText: (value: number) => pluralize(value, 'year') };

const sliders = [
  {
    name: 'balance',
    label: 'Current loan balance',
    min: 50_000,
    max: 1_000_000,
    step: 10_000,
    typed: dollars,
  },
  { name: 'rate', label: 'Current rate', min: 2, max: 10, step: 0.125, typed: rate },
  { name: 'left', label: 'Years left', min: 1, max: 30, step: 1, typed: years },
  { name: 'newRate', label: 'New rate', min: 2, max: 10, step: 0.125, typed: rate },
  { name: 'costs', label: 'Closing costs', min: 0, max: 20_000, step: 500, typed: dollars },
] as const;

/** Years that a new loan usually runs. */
const TERMS = { 15: '15 years', 20: '20 years', 30: '30 years' } as const;

interface RefinanceFieldsProps {
  inputs: Inputs;
  onChange: (change: Partial<Inputs>) => void;
  /** Hears of each field whether it is wrong. */
  reportWrong: (name: string) => (isWrong: boolean) => void;
  stay: Stay;
  onStay: (stay: Stay) => void;
  /** Below the new rate. */
  rateHint: string;
}

/** The loan of today, the new one, and how long somebody stays. */
export function RefinanceFields({
  inputs,
  onChange,
  reportWrong,
  stay,
  onStay,
  rateHint,
}: RefinanceFieldsProps) {
  return (
    <Box sx={{ mt: { md: 2.5 }, display: 'grid', gap: { xs: 0.5, md: 1 } }}>
      {sliders.map((slider) => (
        <AmountSlider
          key={slider.name}
          {...slider}
          id={`refinance-${slider.name}`}
          value={inputs[slider.name]}
          text={slider.typed.toText(inputs[slider.name])}
          hint={slider.name === 'newRate' ? rateHint : undefined}
          onWrong={reportWrong(slider.name)}
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
            options={TERMS}
            onChange={(term) => onChange({ newTerm: Number(term) })}
          />
        </Box>
      </div>
      <Box sx={{ mt: 1 }}>
        <StayChoice stay={stay} onChange={onStay} />
      </Box>
    </Box>
  );
}
