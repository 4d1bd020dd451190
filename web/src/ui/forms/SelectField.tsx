import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode, Ref } from 'react';

interface SelectFieldProps<V extends string>
  extends Pick<
    TextFieldProps,
    | 'id'
    | 'name'
    | 'error'
    | 'helperText'
    | 'disabled'
    | 'required'
    | 'fullWidth'
    | 'autoFocus'
    | 'autoComplete'
    | 'sx'
  > {
  label: ReactNode;
  value: V | '';
  onChange: (value: V) => void;
  /** What '' stands for; without it there is always a choice. */
  none?: string;
  options: readonly (readonly [value: V, name: string])[];
  inputRef?: Ref<HTMLSelectElement>;
}

/** Lets people choose one of a few in the browser's own list. */
export function SelectField<V extends string>({ onChange, none, options, ...props }: SelectFieldProps<V>) {
  return (
    <TextField
      {...props}
      select
      // The list offers nothing else than the options.
      onChange={({ target }) => onChange(target.value as V)}
      slotProps={{ select: { native: true } }}
    >
      {none !== undefined && (
        <option value="" aria-label={none === '' ? 'None' : undefined}>
          {none}
        </option>
      )}
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
