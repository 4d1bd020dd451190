import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

type Shared = Pick<
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
>;

interface Choice<V extends string> {
  label: ReactNode;
  value: V | '';
  options: readonly (readonly [value: V, name: string])[];
}

type SelectFieldProps<V extends string> = Shared &
  Choice<V> &
  (
    | {
        /** Label of the empty choice ''. */
        none: string;
        onChange: (value: V | '') => void;
      }
    | {
        /** Left out if there is always a choice. */
        none?: undefined;
        onChange: (value: V) => void;
      }
  );

/** A native select for a few options. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { none, options, ...others } = props;
  return (
    <TextField
      {...others}
      select
      onChange={({ target }) => {
        const chosen = options.find(([value]) => value === target.value)?.[0];
        if (chosen !== undefined) props.onChange(chosen);
        else if (props.none !== undefined) props.onChange('');
      }}
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
