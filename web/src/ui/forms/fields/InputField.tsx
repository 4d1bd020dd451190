import {
  FormControl,
  FormHelperText,
  InputLabel,
  OutlinedInput,
  type OutlinedInputProps,
} from '@mui/material';
import { useId } from 'react';

type InputFieldProps = Omit<OutlinedInputProps, 'id' | 'aria-describedby'> & {
  label: string;
  helperText?: string | undefined;
  /** Id of text elsewhere that describes the field, in addition to its own helper text. */
  describedBy?: string | undefined;
};

/** A single-line text field with a label: MUI's TextField without the select, which would add menus to the sign-in page. */
export function InputField({ label, helperText, describedBy, required, error, ...input }: InputFieldProps) {
  const id = useId();
  const helperId = helperText ? `${id}-helper` : undefined;
  const describing = [helperId, describedBy].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth required={required ?? false} error={error ?? false}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        label={label}
        {...(describing && { 'aria-describedby': describing })}
      />
      {helperText && <FormHelperText id={helperId ?? ''}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
