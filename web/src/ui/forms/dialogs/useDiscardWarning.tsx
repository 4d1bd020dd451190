import { Alert } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface DiscardWarning {
  /** Call it whenever a field changes. */
  markEdited: () => void;
  /** Call it when the input is saved and the dialog stays open. */
  markSaved: () => void;
  /** Closes the dialog, or shows the warning if there are changes: for Escape and clicks outside the dialog. */
  requestClose: () => void;
  /** The warning, if there is one; place it above the dialog's buttons. */
  warning: ReactNode;
}

/**
 * Keeps input in a dialog from being lost by mistake: only the button named `discard` discards it. Set `isChanged` for input without change
 * events, such as an option picked from a list.
 */
export function useDiscardWarning(discard: string, onClose: () => void, isChanged = false): DiscardWarning {
  const [state, setState] = useState<'blank' | 'edited' | 'warned'>('blank');
  return {
    markEdited: () => setState('edited'),
    markSaved: () => setState('blank'),
    requestClose: () => (state === 'blank' && !isChanged ? onClose() : setState('warned')),
    warning: state === 'warned' && (
      <Alert severity="warning" sx={{ mx: 3, mb: 2, flexShrink: 0 }}>
        You haven’t saved what you entered. Keep going, or select {discard} to discard it.
      </Alert>
    ),
  };
}
