import Close from '@mui/icons-material/Close';
import { Box, Drawer, IconButton } from '@mui/material';
import { Brand } from './Brand.tsx';
import { NavigationList } from './NavigationList.tsx';
import { navigationColors } from './navigationColors.ts';

interface NavigationDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The navigation of tablets and phones, over the page. */
export function NavigationDrawer({ open, onClose }: NavigationDrawerProps) {
  const { surface, text, brass } = navigationColors;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Menu',
          sx: {
            '--focus-ring': brass,
            width: 288,
            maxWidth: 'calc(100vw - 48px)',
            bgcolor: surface,
            color: text,
            pt: 'env(safe-area-inset-top)',
            pb: 'env(safe-area-inset-bottom)',
            pl: 'env(safe-area-inset-left)',
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: 1 }}>
        <Brand onFollow={onClose} />
        <IconButton aria-label="Close menu" onClick={onClose} sx={{ color: 'inherit' }}>
          <Close />
        </IconButton>
      </Box>
      <Box component="nav" aria-label="Portal" sx={{ px: 1, pb: 2, overflowY: 'auto' }}>
        <NavigationList onFollow={onClose} />
      </Box>
    </Drawer>
  );
}
