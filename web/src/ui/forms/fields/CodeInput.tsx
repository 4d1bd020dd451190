import { toDigits } from '@brokerage/domain/phone/digits';
import { Box } from '@mui/material';
import { type Ref, useState } from 'react';

/** Number of digits in an authentication code. */
export const CODE_LENGTH = 6;

/** Returns the digits of a text, up to the length of a code: pasted codes may contain spaces and dashes. */
function codeDigits(text: string): string {
  return toDigits(text).slice(0, CODE_LENGTH);
}

interface CodeInputProps {
  id: string;
  value: string;
  onChange: (code: string) => void;
  isInvalid: boolean;
  describedBy: string;
  /** For pages whose only task is entering the code. */
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/**
 * Six boxes that are one field: password managers, paste, one-time-code autofill and screen readers find an ordinary input, which covers
 * the drawn boxes invisibly.
 */
export function CodeInput({
  id,
  value,
  onChange,
  isInvalid,
  describedBy,
  autoFocus = true,
  inputRef,
}: CodeInputProps) {
  const [isFocused, setFocused] = useState(false);
  const active = Math.min(value.length, CODE_LENGTH - 1);
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        aria-hidden
        sx={{ display: 'grid', gridTemplateColumns: `repeat(${CODE_LENGTH}, 1fr)`, gap: { xs: 0.75, sm: 1 } }}
      >
        {Array.from({ length: CODE_LENGTH }, (_, index) => (
          <Box
            // biome-ignore lint/suspicious/noArrayIndexKey: the boxes are places, not things
            key={index}
            data-active={isFocused && index === active}
            sx={{
              height: 56,
              display: 'grid',
              placeItems: 'center',
              borderRadius: 1,
              border: '1px solid',
              borderColor: isInvalid ? 'error.main' : 'neutral.main',
              backgroundColor: 'background.paper',
              typography: 'h2',
              fontVariantNumeric: 'tabular-nums lining-nums',
              '&[data-active="true"]': {
                borderColor: 'primary.main',
                outline: '2px solid',
                outlineColor: 'secondary.main',
                outlineOffset: 1,
              },
            }}
          >
            {value[index] ?? ''}
          </Box>
        ))}
      </Box>
      <Box
        component="input"
        id={id}
        name="one-time-code"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]*"
        maxLength={CODE_LENGTH}
        required
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        autoFocus={autoFocus}
        ref={inputRef}
        value={value}
        onChange={(event) => onChange(codeDigits(event.target.value))}
        onPaste={(event) => {
          // maxLength would cut off "123 456" before the space is removed.
          event.preventDefault();
          onChange(codeDigits(event.clipboardData.getData('text')));
        }}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onSelect={(event) => {
          // The caret is invisible, so keep it at the end.
          const field = event.currentTarget;
          if (field.selectionStart !== field.selectionEnd) return;
          if (field.selectionStart !== field.value.length) {
            field.setSelectionRange(field.value.length, field.value.length);
          }
        }}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          opacity: 0,
          border: 0,
          p: 0,
          // Below 16 px a phone zooms the page in.
          fontSize: '1.5rem',
          cursor: 'text',
        }}
      />
    </Box>
  );
}
