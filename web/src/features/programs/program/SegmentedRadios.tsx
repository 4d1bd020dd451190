import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

interface SegmentedRadiosProps<Value extends string> {
  /** Name of the radio buttons; also used for the label's id. */
  name: string;
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Whether the background is dark green. */
  isDark?: boolean;
}

/** A segmented control for a few options, with its label above. */
export const SegmentedRadios = <Value extends string>({
  name,
  label,
  options,
  value,
  onChange,
  isDark,
}: SegmentedRadiosProps<Value>) => (
  <div>
    <Typography id={name} variant="subtitle2" sx={{ mb: 1 }}>
      {label}
    </Typography>
    <Box role="radiogroup" aria-labelledby={name} sx={isDark ? { ...bar, ...darkBar } : bar}>
      {options.map((option) => (
        <Box component="label" key={option.value}>
          <Box
            component="input"
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            sx={visuallyHidden}
          />
          {option.text}
        </Box>
      ))}
    </Box>
  </div>
);

const bar = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: 1,
  borderColor: 'neutral.main',
  borderRadius: '4px',
  bgcolor: 'background.paper',
  color: 'text.primary',
  '& > label': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: 44,
    px: 0.5,
    textAlign: 'center',
    lineHeight: 1.25,
    fontSize: '0.9375rem',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& > label + label': { borderLeft: 1, borderColor: 'divider' },
  '& > label:has(:checked)': { bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& > label:has(:focus-visible)': {
    outline: '3px solid var(--focus-ring)',
    outlineOffset: '2px',
    zIndex: 1,
  },
} as const;

const darkBar = {
  borderColor: 'primary.soft',
  bgcolor: 'transparent',
  color: 'inherit',
  '& > label + label': { borderLeft: 1, borderColor: 'primary.light' },
  '& > label:has(:checked)': { bgcolor: 'secondary.light', color: 'text.primary' },
} as const;
