import { Alert, Button, DialogActions, DialogContent, DialogTitle, Stack } from '@mui/material';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { toErrorMessage } from '../../lib/errors/callError.ts';
import { FormDialog } from './FormDialog.tsx';

interface ActionDialogProps {
  title: string;
  /** What the button says. */
  action: string;
  isDangerous?: boolean;
  /** The action isn't possible now; `children` say why. */
  isBlocked?: boolean;
  /** Undefined: there is something to mend first. A rejection is told in the dialog, with what was typed still there. */
  onAct: () => Promise<void> | undefined;
  onClose: () => void;
  children: ReactNode;
}

const KEPT = 'What you entered would be lost. Cancel throws it away, or go on here.';

/**
 * A question with an answer that the server may refuse. Once something was entered, Escape and a press beside the dialog no
 * longer close it: that happens by mistake, and would lose it.
 */
export function ActionDialog({
  title,
  action,
  isDangerous,
  isBlocked = false,
  onAct,
  onClose,
  children,
}: ActionDialogProps) {
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isEdited, setEdited] = useState(false);
  const [isWarned, setWarned] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    const acting = onAct();
    if (!acting) return;
    setBusy(true);
    try {
      await acting;
    } catch (error) {
      setProblem(toErrorMessage(error));
      setBusy(false);
    }
  }

  function closeUnlessEdited() {
    if (isBusy) return;
    if (isEdited) setWarned(true);
    else onClose();
  }

  function edited() {
    setEdited(true);
    setWarned(false);
  }

  return (
    <FormDialog
      aria-labelledby={id}
      onSubmit={(event) => void submit(event)}
      onChange={edited}
      onClose={closeUnlessEdited}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2.5}>
          {children}
          {problem && <Alert severity="error">{problem}</Alert>}
          {isWarned && <Alert severity="warning">{KEPT}</Alert>}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
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
