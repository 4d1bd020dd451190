import { Dialog, type DialogProps } from '@mui/material';
import type { FormEventHandler, ReactNode } from 'react';

interface FormDialogProps extends Pick<DialogProps, 'maxWidth' | 'aria-labelledby'> {
  onSubmit: FormEventHandler;
  /** Something was entered in one of the fields. */
  onChange?: FormEventHandler;
  onClose: () => void;
  /** DialogTitle, DialogContent and DialogActions, next to each other. */
  children: ReactNode;
}

/**
 * A dialog that is a form. The dialog's paper is the form element itself: a form between the two would keep DialogContent
 * from scrolling, and the buttons below it would be cut off in low windows.
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
      slotProps={{ paper: { component: 'form', noValidate: true, onSubmit, onChange } as object }}
    >
      {children}
    </Dialog>
  );
}
