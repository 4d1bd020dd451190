import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { toErrorMessage } from '../../../lib/errors/callError.ts';
import { focusFirstInvalid } from '../focusFirstInvalid.ts';
import { FormDialog } from './FormDialog.tsx';
import { useDiscardWarning } from './useDiscardWarning.tsx';

interface ActionDialogProps {
  title: string;
  /** The button's label. */
  action: string;
  /** The other button's label, for actions where “Cancel” would be ambiguous. */
  dismiss?: string;
  isDangerous?: boolean;
  /** The action isn't possible now; `children` say why. */
  isBlocked?: boolean;
  /** Nothing is left to cancel: the action closes the dialog, which shows the result. */
  isFinished?: boolean;
  /** Whether the form differs from what is stored. Needed only for fields without change events. */
  isChanged?: boolean;
  /** The message for failures without a specific reason, such as "Couldn’t save the realtor."; derived from `action` if left out. */
  failure?: string;
  /**
   * Returns undefined if a field has to be corrected first, which is then focused. A rejection shows in the dialog, keeps the input, and
   * focuses a rejected field.
   */
  onAct: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
}

/** Below the scrolling content; never squeezed in a low window. */
const aboveButtons = { mx: 3, mb: 2, flexShrink: 0 } as const;

/**
 * A dialog with one action that the server may reject. Once something was entered, Escape and a click outside the dialog no longer close
 * it.
 */
export function ActionDialog({
  title,
  action,
  dismiss = 'Cancel',
  isDangerous,
  isBlocked = false,
  isFinished = false,
  isChanged = false,
  failure,
  onAct,
  onClose,
  children,
}: ActionDialogProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { markEdited, requestClose, warning } = useDiscardWarning(dismiss, onClose, isChanged);

  async function submit(event: FormEvent<Element>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    // Render the fields' errors before one of them gets the focus.
    const acting = flushSync(() => {
      setProblem(undefined);
      return onAct();
    });
    if (!acting) return focusFirstInvalid(form);
    setBusy(true);
    try {
      await acting;
    } catch (error) {
      flushSync(() => {
        setProblem(
          toErrorMessage(error, failure ?? `Couldn’t ${action.charAt(0).toLowerCase()}${action.slice(1)}.`),
        );
        setBusy(false);
      });
      // By now the server's errors are shown at their fields.
      return focusFirstInvalid(form);
    }
    setBusy(false);
  }

  return (
    <FormDialog
      aria-labelledby={id}
      onSubmit={(event) => void submit(event)}
      onChange={markEdited}
      onClose={() => !isBusy && (isFinished ? onClose() : requestClose())}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>{children}</Stack>
      </DialogContent>
      {/* Outside the scrolling part, so that it stays visible in a long form. */}
      {problem && (
        <Alert severity="error" sx={aboveButtons}>
          {problem}
        </Alert>
      )}
      {warning}
      <DialogActions>
        {!isFinished && (
          <Button disabled={isBusy} onClick={onClose}>
            {dismiss}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          loading={isBusy}
          disabled={isBlocked}
        >
          {action}
        </Button>
      </DialogActions>
    </FormDialog>
  );
}
