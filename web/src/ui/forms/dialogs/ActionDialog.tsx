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
  /** The other button's label, where “Cancel” could be taken for the action. */
  dismiss?: string;
  isDangerous?: boolean;
  /** The action isn't possible now; `children` say why. */
  isBlocked?: boolean;
  /** Nothing is left to cancel: the action closes the dialog, which shows what came of it. */
  isFinished?: boolean;
  /** The form differs from what is stored. Tells of fields that fire no change event; others are noticed anyway. */
  isChanged?: boolean;
  /** What didn't work where the call gives no reason of its own, such as "Couldn’t save the realtor."; from `action` when left out. */
  failure?: string;
  /** Returns undefined when a field has to be corrected first, which gets the focus. A rejection shows in the dialog, what was typed stays, and a field that was refused gets the focus. */
  onAct: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
}

/** Below whatever scrolls, and never the one that is squeezed in a low window. */
const aboveButtons = { mx: 3, mb: 2, flexShrink: 0 } as const;

/**
 * A dialog with one action that the server may refuse. Once something was entered, Escape and a press beside the dialog no
 * longer close it.
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
    // The fields say what is wrong with them before one gets the focus.
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
      // What the server refused stands at its fields by now.
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
      {/* Outside what scrolls: in a long form it would be out of sight. */}
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
