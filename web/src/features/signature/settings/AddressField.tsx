import { ADDRESS_LIMIT, isOpenWebAddress, tidyAddress } from '@brokerage/domain/signature/signatureAddress';
import { TextField } from '@mui/material';
import { useState } from 'react';
import type { AddressKey } from '../signatureForm.ts';
import type { SignatureFields } from '../useSignatureForm.ts';

interface AddressFieldProps {
  name: AddressKey;
  label: string;
  fields: SignatureFields;
  placeholder?: string;
  help?: string;
}

const MADE_SECURE = 'Changed from http:// to https://. Check that the page opens that way.';

/** An address on the web, which gets its https:// when it is left. */
export function AddressField({ name, label, fields, placeholder, help }: AddressFieldProps) {
  const { values, change, leave, getError } = fields;
  const [madeSecure, setMadeSecure] = useState<string>();
  const error = getError(name);
  return (
    <TextField
      id={`signature-${name}`}
      name={name}
      label={label}
      type="url"
      autoComplete="off"
      placeholder={placeholder}
      value={values[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      onBlur={() => {
        const tidy = tidyAddress(values[name]);
        if (isOpenWebAddress(values[name])) setMadeSecure(tidy);
        if (tidy !== values[name]) change({ [name]: tidy });
        leave(name);
      }}
      error={error !== undefined}
      helperText={error ?? (madeSecure === values[name] ? MADE_SECURE : help)}
      slotProps={{ htmlInput: { maxLength: ADDRESS_LIMIT, autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
