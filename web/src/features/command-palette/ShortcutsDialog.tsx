import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { commandPaletteKeys } from '../../lib/contexts/commandPaletteContext.ts';
import { areSingleKeysOn, setSingleKeysOn } from '../../lib/shortcutPreference.ts';
import { Switch } from '../../ui/forms/fields/Switch.tsx';
import { keycap } from './keycap.ts';

const SHORTCUTS = [
  { keys: [commandPaletteKeys()], does: 'Search, or jump to a page or action' },
  { keys: ['?'], does: 'Show keyboard shortcuts' },
  { keys: ['R'], does: 'Review the first flyer in the Approval Queue' },
  { keys: ['J', 'K'], does: 'In a review: next or previous flyer' },
  { keys: ['A'], does: 'In a review: go to Approve, then press Enter' },
  { keys: ['R'], does: 'In a review: write a reason to reject' },
  { keys: ['↑', '↓'], does: 'Move through search results' },
  { keys: ['Enter'], does: 'Open the highlighted result' },
  { keys: ['Esc'], does: 'Close search, a dialog or a menu' },
] as const;

interface ShortcutsDialogProps {
  onClose: () => void;
}

/** Lists the portal's keyboard shortcuts, and turns the single-key one on or off. The opener restores the focus. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  const id = useId();
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} disableRestoreFocus aria-labelledby={id}>
      <DialogTitle id={id}>Keyboard shortcuts</DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 1.5 }}
        >
          {SHORTCUTS.map(({ keys, does }) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start' }}>
                {keys.map((key) => (
                  <Box key={key} component="kbd" sx={keycap}>
                    {key}
                  </Box>
                ))}
              </Box>
              <Typography component="dd" sx={{ m: 0 }}>
                {does}
              </Typography>
            </Box>
          ))}
        </Box>
        <FormControlLabel
          control={
            <Switch
              checked={isOn}
              onChange={(_event, next) => {
                setOn(next);
                setSingleKeysOn(next);
              }}
            />
          }
          label="Use single keys, such as ? and R"
          sx={{ mt: 2 }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          While you’re typing in a field, only search works.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
