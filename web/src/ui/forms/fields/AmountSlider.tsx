import type { NumberNotation } from '@brokerage/domain/typedNumber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TypedAmount } from './TypedAmount.tsx';

interface AmountSliderProps {
  id: string;
  label: string;
  value: number;
  /** As people read it. */
  text: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** How the exact value is typed beside the slider; without it, the text alone stands there. */
  typed?: { notation: NumberNotation; toText: (value: number) => string };
  /** Below the slider. */
  hint?: string | undefined;
}

/** A slider with its name above it, and its value as a text or as a field to type it in. */
export function AmountSlider({ id, label, text, onChange, typed, hint, ...range }: AmountSliderProps) {
  return (
    <div>
      <Box sx={headStyles}>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {label}
        </Typography>
        {typed ? (
          <TypedAmount
            {...typed}
            id={`${id}-exact`}
            label={`${label}, exact`}
            value={range.value}
            min={range.min}
            max={range.max}
            onChange={onChange}
          />
        ) : (
          <Typography component="span" aria-hidden>
            {text}
          </Typography>
        )}
      </Box>
      <Box
        component="input"
        type="range"
        id={id}
        aria-valuetext={text}
        onChange={({ target }: { target: HTMLInputElement }) => onChange(target.valueAsNumber)}
        {...range}
        sx={{
          display: 'block',
          width: '100%',
          height: 44,
          m: 0,
          accentColor: 'var(--evergreen)',
          cursor: 'pointer',
        }}
      />
      {hint && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </div>
  );
}

const headStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  alignItems: 'baseline',
} as const;
