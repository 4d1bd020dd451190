import { TextField, type TextFieldProps } from '@mui/material';

interface SelectFieldProps<V extends string>
  extends Pick<TextFieldProps, 'id' | 'helperText' | 'disabled' | 'required'> {
  label: string;
  value: V | '';
  onChange: (value: V) => void;
  /** What '' stands for; without it there is always a choice. */
  none?: string;
  options: readonly (readonly [V, string])[];
}

/** One of a few. */
export function SelectField<V extends string>({ onChange, none, options, ...props }: SelectFieldProps<V>) {
  return (
    <TextField
      {...props}
      select
      onChange={({ target }) => onChange(target.value as V)}
      slotProps={{ select: { native: true } }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
