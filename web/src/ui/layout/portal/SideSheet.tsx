import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton, Stack, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

interface SideSheetProps {
  title: string;
  /** One line above the title: what kind of record it is. */
  kind?: string;
  onClose: () => void;
  /** Left of the title. */
  picture?: ReactNode;
  /** Below the title; stays visible while the content scrolls. */
  lead?: ReactNode;
  /** Buttons at the bottom; they stay visible while the content scrolls. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Left and right of everything in the sheet. */
const SIDE = { xs: 2, sm: 3 } as const;

/** On phones the buttons fill their lines. */
const footer = {
  flexWrap: 'wrap',
  '& > .MuiButton-root': {
    flex: { xs: '1 1 auto', sm: 'none' },
    px: { xs: 0.75, sm: 2 },
    minWidth: { xs: 44, sm: 64 },
  },
} as const;

/** Shows a record's details next to its list; on phones, full screen. Render it while it's open; `useSideSheet` keeps that in the URL. */
export function SideSheet({ title, kind, onClose, picture, lead, actions, children }: SideSheetProps) {
  const id = useId();
  return (
    <Drawer
      open
      anchor="right"
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: {
            width: { xs: '100%', sm: 520 },
            maxWidth: '100%',
            borderLeft: { sm: 1 },
            borderColor: { sm: 'divider' },
            pt: 'env(safe-area-inset-top)',
            pb: 'env(safe-area-inset-bottom)',
          },
        },
      }}
    >
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', px: SIDE, pt: 2, pb: 1.5 }}>
        {picture && <Box sx={{ pt: 1, pr: 1 }}>{picture}</Box>}
        <Box sx={{ flex: 1, minWidth: 0, pt: 1 }}>
          {kind && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.25 }}>
              {kind}
            </Typography>
          )}
          <Typography variant="h2" id={id} sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
        </Box>
        <IconButton aria-label="Close" onClick={onClose} sx={{ mr: -1.25 }}>
          <Close />
        </IconButton>
      </Stack>
      {lead && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', px: SIDE, pb: 1 }}>
          {lead}
        </Stack>
      )}
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', px: SIDE, pt: 0.5, pb: 3 }}>{children}</Box>
      {actions && (
        <Stack
          data-footer-bar
          direction="row"
          useFlexGap
          spacing={1}
          sx={{ ...footer, px: SIDE, py: 1.5, borderTop: 1, borderColor: 'divider' }}
        >
          {actions}
        </Stack>
      )}
    </Drawer>
  );
}
