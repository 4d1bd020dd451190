import Close from '@mui/icons-material/Close';
import { Box, IconButton, Paper, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../visuallyHidden.ts';

interface SelectionBarProps {
  /** Describes the selection for screen readers. */
  label: string;
  count: number;
  /** Buttons for the selection. */
  actions: ReactNode;
  onClear: () => void;
  /** The result of an action; stays after the selection is cleared. */
  notice?: ReactNode;
}

/** Shows actions for a table's selected rows at the bottom of the window. Hidden without a selection or a notice. */
export function SelectionBar({ label, count, actions, onClear, notice }: SelectionBarProps) {
  const isShown = count > 0 || Boolean(notice);
  return (
    <Box
      {...(isShown && { role: 'region', 'aria-label': label })}
      data-footer-bar={isShown || undefined}
      sx={{
        position: 'sticky',
        bottom: 'calc(var(--shell-bottom, 0px) + 12px)',
        zIndex: 4,
        mt: isShown ? 2 : 0,
      }}
    >
      {notice}
      {count > 0 && (
        <Paper
          elevation={6}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pl: 2,
            pr: 1,
            py: 1,
            border: 1,
            borderColor: 'divider',
            // Fits everything on one line of a small phone.
            '& .MuiButton-root': { px: { xs: 1.25, sm: 2 }, minWidth: 0, flexShrink: 0 },
          }}
        >
          <Typography sx={{ fontWeight: 600, mr: 'auto' }}>{count} selected</Typography>
          {actions}
          <IconButton aria-label="Clear selection" onClick={onClear}>
            <Close fontSize="small" />
          </IconButton>
        </Paper>
      )}
      <div role="status" style={visuallyHidden}>
        {count > 0 ? `${count} selected` : ''}
      </div>
    </Box>
  );
}
