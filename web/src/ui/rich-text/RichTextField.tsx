import type { RichText } from '@brokerage/domain/flyer/texts/richText';
import { richTextToPlain } from '@brokerage/domain/flyer/texts/richText';
import { Box, FormControl, FormHelperText, InputLabel, Skeleton } from '@mui/material';
import { lazy, Suspense, useId } from 'react';

const RichTextEditor = lazy(async () => ({
  default: (await import('./RichTextEditor.tsx')).RichTextEditor,
}));

interface RichTextFieldProps {
  label: string;
  /** Rich text as domain/src/flyer/texts/richText.ts holds it, or a string. */
  value: unknown;
  onChange: (value: RichText | '') => void;
  required?: boolean;
  disabled?: boolean;
  error?: string | undefined;
  help?: string | undefined;
}

/** Text with bold, italic and bullets. Disabled, it shows only the text. */
export function RichTextField({
  label,
  value,
  onChange,
  required = false,
  disabled = false,
  error,
  help,
}: RichTextFieldProps) {
  const id = useId();
  const isInvalid = error !== undefined;
  return (
    <FormControl fullWidth required={required} disabled={disabled} error={isInvalid}>
      <InputLabel component="span" id={`${id}-label`}>
        {label}
      </InputLabel>
      <Box
        sx={{
          typography: 'body1',
          border: 1,
          borderColor: isInvalid ? 'error.main' : 'neutral.main',
          borderRadius: 1,
          bgcolor: disabled ? 'neutral.soft' : 'background.paper',
          color: disabled ? 'text.secondary' : 'text.primary',
          '&:has([contenteditable]:focus)': { outline: '2px solid', outlineColor: 'secondary.light' },
          '& [contenteditable]': {
            outline: 'none',
            minHeight: 96,
            maxHeight: 360,
            overflowY: 'auto',
            px: 1.75,
            py: 1,
          },
          '& p': { my: 0.5, overflowWrap: 'anywhere' },
          '& ul': { my: 0.5, pl: 2.5 },
        }}
      >
        {disabled ? (
          <Box
            role="textbox"
            aria-disabled
            aria-readonly
            aria-multiline
            aria-labelledby={`${id}-label`}
            aria-describedby={`${id}-help`}
            sx={{ px: 1.75, py: 1.25, minHeight: 44, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}
          >
            {richTextToPlain(value)}
          </Box>
        ) : (
          <Suspense fallback={<Skeleton variant="rounded" height={140} sx={{ m: 1 }} />}>
            <RichTextEditor
              label={label}
              value={value}
              onChange={onChange}
              required={required}
              isInvalid={isInvalid}
              labelId={`${id}-label`}
              helpId={`${id}-help`}
            />
          </Suspense>
        )}
      </Box>
      <FormHelperText id={`${id}-help`}>{error ?? help}</FormHelperText>
    </FormControl>
  );
}
