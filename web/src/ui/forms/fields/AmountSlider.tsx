import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

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
}

/** A slider with its name and value above it. */
export function AmountSlider({ id, label, text, onChange, ...range }: AmountSliderProps) {
  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}>
        <Typography component="label" htmlFor={id} variant="subtitle2">
          {label}
        </Typography>
        <Typography component="span" aria-hidden>
          {text}
        </Typography>
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
    </div>
  );
}
