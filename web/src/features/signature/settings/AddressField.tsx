import { ADDRESS_LIMIT, isOpenWebAddress, tidyAddress } from '@brokerage/domain/signature/signatureAddress';
import { toDomain } from '@brokerage/domain/signature/wordBreaks';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import type { AddressKey, SignatureFields } from '../signatureForm.ts';
import { SIGNATURE_LABELS } from './signatureLabels.ts';

interface AddressFieldProps {
  name: AddressKey;
  fields: SignatureFields;
  placeholder?: string;
  help?: string;
  /** The company's value, offered if the field is blank. */
  suggestion?: string;
}

/** Fills a blank field with the company's value. */
export function SuggestionButton({ value, onUse }: { value: string; onUse: () => void }) {
  return (
    <Button onClick={onUse} sx={{ mt: 0.5, ml: -1.5, textAlign: 'start' }}>
      Use {value}
    </Button>
  );
}

const MADE_SECURE = 'Changed from http:// to https://. Check that the page opens that way.';

/** A URL field, which adds https:// on blur. */
export function AddressField({ name, fields, placeholder, help, suggestion = '' }: AddressFieldProps) {
  const { values, change, touch, getError } = fields;
  const [madeSecure, setMadeSecure] = useState<string>();
  const error = getError(name);
  return (
    <div>
      <TextField
        id={`signature-${name}`}
        name={name}
        label={SIGNATURE_LABELS[name]}
        type="url"
        autoComplete="off"
        placeholder={placeholder}
        value={values[name]}
        onChange={({ target }) => change({ [name]: target.value })}
        onBlur={() => {
          const tidy = tidyAddress(values[name]);
          if (isOpenWebAddress(values[name])) setMadeSecure(tidy);
          if (tidy !== values[name]) change({ [name]: tidy });
          touch(name);
        }}
        error={error !== undefined}
        helperText={error ?? (madeSecure === values[name] ? MADE_SECURE : help)}
        slotProps={{ htmlInput: { maxLength: ADDRESS_LIMIT, autoCapitalize: 'none', spellCheck: false } }}
      />
      {suggestion !== '' && values[name] === '' && (
        <SuggestionButton
          value={toDomain(suggestion.replace('https://', ''))}
          onUse={() => change({ [name]: suggestion })}
        />
      )}
    </div>
  );
}
