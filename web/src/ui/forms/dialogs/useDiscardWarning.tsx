import { Alert } from '@mui/material';
import { type ReactNode, useState } from 'react';

interface DiscardWarning {
  /** To be called with each change of a field. */
  markEdited: () => void;
  /** To be called when what was entered is saved and the dialog stays open. */
  markSaved: () => void;
  /** Closes the dialog, or warns once something was entered: for Escape and presses beside the dialog. */
  requestClose: () => void;
  /** The warning while there is one, to be placed above the dialog's buttons. */
  warning: ReactNode;
}

/**
 * Keeps what was entered in a dialog from being lost by mistake. Only the button named `discard` throws it away. `isChanged`
 * tells of entries that fire no change event, such as an option chosen from a list.
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
