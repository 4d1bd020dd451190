import { ToggleButton, ToggleButtonGroup } from '@mui/material';

interface ToggleChoiceProps<T extends string> {
  label: string;
  value: T;
  options: Record<T, string>;
  onChange: (value: T) => void;
}

/** Two lines would look broken, so it scrolls when there's not enough room. */
const inOneLine = {
  maxWidth: '100%',
  overflowX: 'auto',
  '& > .MuiToggleButton-root': { flexShrink: 0, px: { xs: 0.75, sm: 1.25 } },
} as const;

/** Lets the user choose one of a few options, all visible. */
export function ToggleChoice<T extends string>({ label, value, options, onChange }: ToggleChoiceProps<T>) {
  return (
    <ToggleButtonGroup exclusive aria-label={label} value={value} size="small" sx={inOneLine}>
      {Object.entries<string>(options).map(([key, words]) => (
        <ToggleButton key={key} value={key} onClick={() => onChange(key as T)}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
