import { SIGNATURE_BOUNDS, type SignatureMeasure } from '@brokerage/domain/signature/signature';
import { Box, FormLabel, Slider, TextField, Typography } from '@mui/material';
import { useState } from 'react';

interface MeasureFieldProps {
  measure: SignatureMeasure;
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A number of pixels by slider or typed, never out of its bounds: beyond them it becomes the nearest one. */
export function MeasureField({ measure, label, value, onChange }: MeasureFieldProps) {
  const { min, max } = SIGNATURE_BOUNDS[measure];
  // What is typed, as long as it is not a number within the bounds.
  const [draft, setDraft] = useState<string>();
  const id = `signature-${measure}`;
  const type = (text: string) => {
    const number = /^\d+$/.test(text.trim()) ? Number(text) : undefined;
    const fits = number !== undefined && number >= min && number <= max;
    setDraft(fits ? undefined : text);
    if (fits) onChange(number);
  };
  const settle = () => {
    const number = Math.round(Number(draft));
    if (draft?.trim() && Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)));
    setDraft(undefined);
  };
  return (
    <div>
      <FormLabel id={`${id}-label`} htmlFor={id} component="label">
        {label}
      </FormLabel>
      <Box sx={{ display: 'flex', gap: 2.5, alignItems: 'center', pl: 1 }}>
        <Slider
          aria-label={`${label}, slider`}
          value={value}
          min={min}
          max={max}
          onChange={(_event, next) => {
            setDraft(undefined);
            onChange(next);
          }}
        />
        <TextField
          id={id}
          name={measure}
          size="small"
          value={draft ?? String(value)}
          onChange={({ target }) => type(target.value)}
          onBlur={settle}
          error={draft !== undefined}
          sx={{ width: 76, flex: 'none' }}
          slotProps={{
            htmlInput: { inputMode: 'numeric', maxLength: 4, 'aria-describedby': `${id}-bounds` },
          }}
        />
      </Box>
      <Typography
        id={`${id}-bounds`}
        variant="body2"
        sx={{ color: draft === undefined ? 'text.secondary' : 'error.main' }}
      >
        {min} to {max} pixels
      </Typography>
    </div>
  );
}
