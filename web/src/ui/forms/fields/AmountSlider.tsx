import type { NumberNotation } from '@brokerage/domain/number/typedNumber';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TypedAmount } from './TypedAmount.tsx';

interface AmountSliderProps {
  id: string;
  label: string;
  value: number;
  /** The formatted value. */
  text: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** The field next to the slider for typing an exact value; without it, only the text is shown. */
  typed?: {
    notation: NumberNotation;
    toText: (value: number) => string;
    /** Set if larger values can be typed than the slider's maximum. */
    max?: number;
  };
  /** Called with whether the typed value is outside the limits, so that results based on it aren't shown. */
  onInvalidChange?: (isInvalid: boolean) => void;
  /** The same value in another unit, below the label. */
  subLabel?: string;
  /** Below the slider. */
  hint?: string | undefined;
}

/** A slider with its label above it, and its value as text or in an editable field. */
export function AmountSlider({
  id,
  label,
  text,
  onChange,
  typed,
  onInvalidChange,
  subLabel,
  hint,
  ...range
}: AmountSliderProps) {
  return (
    <div>
      <Box sx={{ ...headStyles, alignItems: subLabel ? 'center' : 'baseline' }}>
        <div>
          <Typography component="label" htmlFor={id} variant="subtitle2">
            {label}
          </Typography>
          {subLabel && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {subLabel}
            </Typography>
          )}
        </div>
        {typed ? (
          <TypedAmount
            max={range.max}
            {...typed}
            id={`${id}-exact`}
            label={`${label}, exact`}
            value={range.value}
            min={range.min}
            onChange={onChange}
            onInvalidChange={onInvalidChange}
          />
        ) : (
          <Typography component="span" aria-hidden>
            {text}
          </Typography>
        )}
      </Box>
      <Box sx={trackStyles}>
        <Box
          component="input"
          type="range"
          id={id}
          aria-valuetext={text}
          onChange={({ target }: { target: HTMLInputElement }) => {
            onInvalidChange?.(false);
            onChange(target.valueAsNumber);
          }}
          {...range}
          // From a value typed beyond the slider's end, the arrow keys continue in steps.
          max={Math.max(range.max, range.value)}
          sx={{
            display: 'block',
            width: '100%',
            height: 44,
            m: 0,
            accentColor: 'var(--evergreen)',
            cursor: 'pointer',
            // The frame is around the track instead.
            '&:focus-visible': { outline: 'none' },
          }}
        />
      </Box>
      {typed && (
        <Box aria-hidden="true" sx={endsStyles}>
          <span>{typed.toText(range.min)}</span>
          <span>
            {typed.toText(range.max)}
            {typed.max !== undefined && typed.max > range.max && ' or more'}
          </span>
        </Box>
      )}
      {hint && (
        // Closer to its own slider than to the next one.
        <Typography variant="body2" sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
    </div>
  );
}

/** Frames the focused track, not all of its 44 px, so that the frame doesn't cross the labels below. */
const trackStyles = {
  position: 'relative',
  '&:has(> :focus-visible)::after': {
    content: '""',
    position: 'absolute',
    inset: '8px -4px 10px',
    border: '3px solid var(--focus-ring)',
    borderRadius: '6px',
    pointerEvents: 'none',
  },
} as const;

/** The range's end labels, close below the track, which is vertically centered in the slider. */
const endsStyles = {
  display: 'flex',
  justifyContent: 'space-between',
  mt: -1.25,
  typography: 'caption',
  color: 'text.secondary',
  fontVariantNumeric: 'lining-nums',
} as const;

/** The value stays next to a label of two lines. */
const headStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  '& > [role="alert"]': { gridColumn: '1 / -1' },
} as const;
