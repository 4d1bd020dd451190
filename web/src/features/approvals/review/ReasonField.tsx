import { FLYER_LIMITS } from '@brokerage/domain/flyer/record/flyerLimits';
import { Box, Chip, TextField, Typography } from '@mui/material';
import { type RefObject, useId } from 'react';

/** Sentence starters for common reasons, which the reviewer completes in the text box. */
export const REASON_PRESETS = [
  'A rate is shown without its APR.',
  'A trigger term needs the disclosures in 12 CFR 1026.24(d).',
  'The rate or offer has expired.',
  'NMLS number is missing or wrong.',
  'Wording promises approval.',
  'Picture or text quality.',
  'Realtor details are wrong.',
] as const;

interface ReasonFieldProps {
  ref: RefObject<HTMLTextAreaElement | null>;
  value: string;
  onChange: (reason: string) => void;
}

/** Why a flyer goes back to its officer. */
export function ReasonField({ ref, value, onChange }: ReasonFieldProps) {
  const id = useId();
  const isTooLong = value.trim().length > FLYER_LIMITS.reason;
  const insert = (preset: string) => {
    const typed = value.trimEnd();
    onChange(typed === '' ? preset : `${typed}\n${preset}`);
    ref.current?.focus();
  };
  return (
    <Box component="section" aria-label="Reason for rejection">
      <TextField
        id={id}
        label="Reason for rejection"
        multiline
        minRows={3}
        maxRows={12}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={isTooLong}
        helperText={`The officer will see this. ${value.trim().length} / ${FLYER_LIMITS.reason} characters`}
        slotProps={{ input: { inputRef: ref } }}
      />
      <Typography id={`${id}-presets`} variant="body2" sx={{ color: 'text.secondary', mt: 1, mb: 0.5 }}>
        Quick reasons
      </Typography>
      <Box role="group" aria-labelledby={`${id}-presets`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {REASON_PRESETS.map((preset) => (
          <Chip
            key={preset}
            label={preset}
            variant="outlined"
            onClick={() => insert(preset)}
            sx={{
              height: 'auto',
              minHeight: 32,
              maxWidth: '100%',
              '@media (pointer: coarse)': { minHeight: 44 },
              '& .MuiChip-label': { whiteSpace: 'normal', py: '4px' },
            }}
          />
        ))}
      </Box>
    </Box>
  );
}
