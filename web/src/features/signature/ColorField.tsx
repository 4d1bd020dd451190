import { contrastRatio } from '@brokerage/domain/signature/contrastRatio';
import { Box, InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';

interface ColorFieldProps {
  name: 'primary_color' | 'accent_color';
  label: string;
  /** #rrggbb, in small letters. */
  value: string;
  onChange: (value: string) => void;
}

/** A color from the browser's picker or by its six digits; what is none changes nothing. */
export function ColorField({ name, label, value, onChange }: ColorFieldProps) {
  const [draft, setDraft] = useState<string>();
  const type = (text: string) => {
    const digits = /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1];
    setDraft(digits ? undefined : text);
    if (digits) onChange(`#${digits.toLowerCase()}`);
  };
  const isPale = contrastRatio(value, '#ffffff') < 4.5;
  return (
    <TextField
      id={`signature-${name}`}
      name={name}
      label={label}
      value={draft ?? value}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setDraft(undefined)}
      error={draft !== undefined}
      helperText={
        draft !== undefined
          ? 'Use # and six digits 0-9, a-f, such as #1a5fb4'
          : isPale
            ? 'Too light to read on white'
            : undefined
      }
      slotProps={{
        htmlInput: { maxLength: 7, autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Box
                component="input"
                type="color"
                aria-label={`${label}, picker`}
                value={value}
                onChange={({ target }: { target: HTMLInputElement }) => type(target.value)}
                sx={{
                  width: 32,
                  height: 28,
                  p: 0,
                  border: 1,
                  borderColor: 'neutral.main',
                  borderRadius: 0.5,
                  bgcolor: 'transparent',
                  cursor: 'pointer',
                  '&::-webkit-color-swatch-wrapper': { p: 0 },
                  '&::-webkit-color-swatch': { border: 0, borderRadius: '2px' },
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
