import { Dialog, type DialogProps } from '@mui/material';
import type { FormEventHandler, ReactNode } from 'react';

interface FormDialogProps extends Pick<DialogProps, 'maxWidth' | 'aria-labelledby'> {
  onSubmit: FormEventHandler;
  /** Called when any field changes. */
  onChange?: FormEventHandler;
  onClose: () => void;
  /** DialogTitle, DialogContent and DialogActions, next to each other. */
  children: ReactNode;
}

const FIELDS =
  'input:not([hidden], [type=hidden], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** Focuses the first field, unless something in the dialog has the focus already. */
function focusFirstField(dialog: HTMLElement) {
  if (!dialog.contains(document.activeElement)) dialog.querySelector<HTMLElement>(FIELDS)?.focus();
}

/** On a phone, dialogs with fields are full screen; questions without fields stay small. */
const fullScreenOnPhones = {
  '@media (max-width: 599.95px)': {
    '&:has(input:not([type=hidden]), textarea, select)': {
      m: 0,
      width: '100%',
      maxWidth: 'none',
      height: '100%',
      maxHeight: 'none',
      border: 0,
      borderRadius: 0,
    },
  },
} as const;

/**
 * A dialog that is a form; it opens with the focus in its first field. The dialog's paper is the form element itself: a form
 * between the two would keep DialogContent from scrolling, and the buttons below it would be cut off in low windows.
 */
export function FormDialog({
  maxWidth = 'sm',
  onSubmit,
  onChange,
  onClose,
  children,
  ...label
}: FormDialogProps) {
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={onClose}
      {...label}
      slotProps={{
        transition: { onEnter: focusFirstField },
        // MUI’s type for the paper slot doesn’t include `component`.
        paper: {
          component: 'form',
          noValidate: true,
          onSubmit,
          onChange,
          sx: fullScreenOnPhones,
        } as object,
      }}
    >
      {children}
    </Dialog>
  );
}
