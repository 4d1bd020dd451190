import type { Option } from '@brokerage/domain/preapproval/form/options';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

interface OptionCardProps {
  id: string;
  option: Option;
  hasError: boolean;
  /** A radio button or checkbox; gets the ids of its name and its hint. */
  control: (names: { 'aria-labelledby': string; 'aria-describedby'?: string }) => ReactNode;
}

/** An option whose whole card is clickable. */
export function OptionCard({ id, option, hasError, control }: OptionCardProps) {
  const names = {
    'aria-labelledby': `${id}-name`,
    ...(option.hint && { 'aria-describedby': `${id}-hint` }),
  };
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        alignItems: 'center',
        minHeight: 48,
        pr: 1.5,
        cursor: 'pointer',
        border: '1px solid',
        borderColor: hasError ? 'error.main' : 'neutral.main',
        borderRadius: 1,
        bgcolor: 'background.paper',
        transition: 'background-color 150ms ease-out',
        '&:hover': { borderColor: 'text.primary' },
        '&:has(input:checked)': {
          bgcolor: 'primary.soft',
          borderColor: 'primary.main',
          boxShadow: 'inset 0 0 0 1px var(--evergreen)',
        },
        '&:has(input:focus-visible)': {
          outline: '3px solid var(--focus-ring)',
          outlineOffset: 2,
        },
        // The card has the focus ring; a second one around the control would touch the text.
        '& .MuiButtonBase-root.Mui-focusVisible': { outline: 'none' },
      }}
    >
      {control(names)}
      <Box component="span" sx={{ py: 1.25, pl: 0.5, minWidth: 0 }}>
        <Typography component="span" id={`${id}-name`} sx={{ display: 'block', lineHeight: 1.4 }}>
          {option.label}
        </Typography>
        {option.hint && (
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            id={`${id}-hint`}
            sx={{ display: 'block' }}
          >
            {option.hint}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
