import type { NumberNotation } from '@brokerage/domain/number/typedNumber';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { type NumberInput, useTypedNumber } from '../useTypedNumber.ts';

interface TypedAmountProps {
  id: string;
  /** Names the field for screen readers: the visible label is the slider's. */
  label: string;
  value: number;
  min: number;
  max: number;
  notation: NumberNotation;
  toText: (value: number) => string;
  onChange: (value: number) => void;
  /** Called with whether the field is empty, unclear or outside the limits. */
  onInvalidChange?: ((isInvalid: boolean) => void) | undefined;
}

/** An exact number next to a slider. A value outside the limits stays in the field with a message, and isn't passed on. */
export function TypedAmount({
  id,
  label,
  value,
  min,
  max,
  notation,
  toText,
  onChange,
  onInvalidChange,
}: TypedAmountProps) {
  const [draft, setDraft] = useState<{ typed: NumberInput; for: number }>();
  // Moving the slider or a reset discards the typed text.
  if (draft && draft.for !== value) setDraft(undefined);
  const isInvalid = draft !== undefined;
  const typed = draft ? draft.typed : value;
  useEffect(() => onInvalidChange?.(isInvalid), [isInvalid, onInvalidChange]);
  const isOutside = typeof typed === 'number' && (typed < min || typed > max);
  const { field, unclear, inputMode, maxLength } = useTypedNumber({
    value: typed,
    notation,
    onChange: (next) => {
      const isValid = typeof next === 'number' && next >= min && next <= max;
      setDraft(isValid ? undefined : { typed: next, for: value });
      onInvalidChange?.(!isValid);
      if (isValid) onChange(next);
    },
  });
  const [isLeft, setLeft] = useState(false);
  const isEmpty = typed === undefined;
  // More digits can still fix an amount that is too small, but not one that is too large.
  const isTooLarge = typeof typed === 'number' && typed > max;
  const message =
    unclear ??
    (isTooLarge || (isLeft && (isOutside || isEmpty)) ? `Enter ${toText(min)} to ${toText(max)}` : undefined);
  const errorId = `${id}-error`;
  return (
    <>
      <Box sx={{ ...boxStyles, ...(message && { borderColor: 'error.main' }) }}>
        {notation.unit === 'dollars' && <span aria-hidden="true">$</span>}
        <Box
          component="input"
          {...field}
          id={id}
          type="text"
          inputMode={inputMode}
          maxLength={maxLength}
          aria-label={label}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId : undefined}
          onFocus={() => setLeft(false)}
          onBlur={() => setLeft(true)}
          sx={inputStyles}
        />
        {notation.unit === 'percent' && <span aria-hidden="true">%</span>}
      </Box>
      {message && (
        <Box id={errorId} role="alert" sx={{ width: '100%', typography: 'body2', color: 'error.main' }}>
          {message}
        </Box>
      )}
    </>
  );
}

const boxStyles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  ml: 'auto',
  width: { xs: 140, sm: 148 },
  minHeight: 44,
  px: 1.5,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'neutral.main',
  borderRadius: '6px',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '1px' },
} as const;

const inputStyles = {
  flex: 1,
  minWidth: 0,
  width: '100%',
  p: 0,
  border: 0,
  outline: 0,
  font: 'inherit',
  fontWeight: 600,
  fontVariantNumeric: 'inherit',
  color: 'inherit',
  bgcolor: 'transparent',
  textAlign: 'right',
} as const;
