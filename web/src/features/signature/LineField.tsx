import { SIGNATURE_TEXT_LIMITS } from '@brokerage/domain/signature/signature';
import { TextField } from '@mui/material';
import type { SignatureFields } from './useSignatureForm.ts';

interface LineFieldProps {
  name: keyof typeof SIGNATURE_TEXT_LIMITS;
  label: string;
  fields: SignatureFields;
  help: string;
}

/** A line of text. */
export function LineField({ name, label, fields, help }: LineFieldProps) {
  const { values, change, leave, errorOf } = fields;
  const error = errorOf(name);
  return (
    <TextField
      id={`signature-${name}`}
      name={name}
      label={label}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      onBlur={() => leave(name)}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ htmlInput: { maxLength: SIGNATURE_TEXT_LIMITS[name] } }}
    />
  );
}
