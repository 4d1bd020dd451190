import { Box, Typography } from '@mui/material';
import type { HTMLAttributes } from 'react';
import type { Command } from './command.ts';

interface CommandOptionProps extends HTMLAttributes<HTMLElement> {
  command: Command;
}

/** Label and detail on one line; on phones, the detail of a long label goes below it. */
const texts = {
  display: 'flex',
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  columnGap: 1.5,
  flex: 1,
  minWidth: 0,
} as const;

/** A row of the palette. */
export function CommandOption({ command: { label, detail, Icon }, ...option }: CommandOptionProps) {
  return (
    <Box
      {...option}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 44,
        px: 1.5,
        py: 0.5,
        borderRadius: '6px',
        cursor: 'pointer',
        '&.Mui-focused': {
          backgroundColor: 'primary.soft',
          color: 'primary.onSoft',
          // Visible in forced-colors mode.
          outline: '1px solid transparent',
        },
        '&.Mui-focused .MuiTypography-root, &.Mui-focused .MuiSvgIcon-root': { color: 'inherit' },
      }}
    >
      <Icon aria-hidden sx={{ color: 'text.secondary', fontSize: 20, flexShrink: 0 }} />
      <Box component="span" sx={texts}>
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', flex: '1 1 auto' }}>
          {label}
        </Box>
        {detail && (
          <Typography
            component="span"
            variant="body2"
            noWrap
            sx={{ color: 'text.secondary', flex: '0 1 auto', maxWidth: { xs: '100%', sm: '50%' } }}
          >
            <Box component="span" sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
              ,{' '}
            </Box>
            {detail}
          </Typography>
        )}
      </Box>
    </Box>
  );
}
