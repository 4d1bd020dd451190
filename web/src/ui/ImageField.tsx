import { TextField } from '@mui/material';

/** Where an uploaded picture lies in Storage (docs/architecture.md). */
export type PictureKind = 'flyer' | 'headshot' | 'realtor';

interface ImageFieldProps {
  label: string;
  /** Address of the picture; '' for none. */
  value: string;
  onChange: (address: string) => void;
  kind: PictureKind;
  /** Width by height of the crop; free when left out. */
  aspect?: number;
  required?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  help?: string;
}

/** A picture of one's own, by its address. */
export function ImageField({ label, value, onChange, required, disabled, error, help }: ImageFieldProps) {
  return (
    <TextField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required={required}
      disabled={disabled}
      error={error !== undefined}
      helperText={error ?? help}
    />
  );
}
