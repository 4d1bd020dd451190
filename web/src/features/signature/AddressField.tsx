import { ADDRESS_LIMIT, tidyAddress } from '@brokerage/domain/signature/signatureAddress';
import { TextField } from '@mui/material';
import type { SignatureFields } from './useSignatureForm.ts';

interface AddressFieldProps {
  name:
    | 'linkedin_url'
    | 'facebook_url'
    | 'twitter_url'
    | 'instagram_url'
    | 'youtube_url'
    | 'website_url'
    | 'apply_now_url'
    | 'book_call_url';
  label: string;
  fields: SignatureFields;
  placeholder?: string;
  help?: string;
}

/** An address on the web, which gets its https:// when it is left. */
export function AddressField({ name, label, fields, placeholder, help }: AddressFieldProps) {
  const { values, change, leave, errorOf } = fields;
  const error = errorOf(name);
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
        if (tidy !== values[name]) change({ [name]: tidy });
        leave(name);
      }}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ htmlInput: { maxLength: ADDRESS_LIMIT, autoCapitalize: 'none', spellCheck: false } }}
    />
  );
}
