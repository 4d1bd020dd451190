import { ToggleButton, ToggleButtonGroup } from '@mui/material';

interface ToggleChoiceProps<T extends string> {
  label: string;
  value: T;
  options: Record<T, string>;
  onChange: (value: T) => void;
}

/** Lets people choose one of a few, all in sight. */
export function ToggleChoice<T extends string>({ label, value, options, onChange }: ToggleChoiceProps<T>) {
  return (
    <ToggleButtonGroup exclusive aria-label={label} value={value} size="small" sx={{ flexWrap: 'wrap' }}>
      {Object.entries<string>(options).map(([key, words]) => (
        <ToggleButton key={key} value={key} onClick={() => onChange(key as T)}>
          {words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
