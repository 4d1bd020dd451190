import { Box, type Theme } from '@mui/material';
import type { SystemStyleObject } from '@mui/system';
import type { ReactNode } from 'react';

interface FooterBarProps {
  /** Whether it stays visible while the form is longer than the window. */
  isSticky?: boolean;
  /** Layout of the content. */
  sx?: SystemStyleObject<Theme>;
  children: ReactNode;
}

/** The bar at the bottom of a form with Save and its other final actions. Toasts don't cover it. */
export function FooterBar({ isSticky = true, sx = {}, children }: FooterBarProps) {
  return (
    <Box
      data-footer-bar
      sx={[
        {
          position: isSticky ? 'sticky' : 'static',
          bottom: 'var(--shell-bottom, 0px)',
          zIndex: 'appBar',
          py: 1.5,
          bgcolor: 'background.default',
          borderTop: 1,
          borderColor: 'divider',
          // Fills the strip below it, where a phone has its own bar.
          '&::after': {
            content: '""',
            position: 'absolute',
            top: '100%',
            left: 0,
            right: 0,
            height: 'env(safe-area-inset-bottom)',
            bgcolor: 'inherit',
          },
        },
        sx,
      ]}
    >
      {children}
    </Box>
  );
}
