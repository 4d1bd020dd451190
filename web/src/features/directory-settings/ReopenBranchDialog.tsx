import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { Typography } from '@mui/material';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';

interface ReopenBranchDialogProps {
  branch: BranchRecord;
  onClose: () => void;
}

/** Reopens a closed branch. */
export function ReopenBranchDialog({ branch: { id, name, revision }, onClose }: ReopenBranchDialogProps) {
  const notify = useNotify();
  async function reopen() {
    await callFunction('reopen-branch', { id, revision });
    notify({ title: `${name} is open again`, severity: 'success' });
    onClose();
  }
  return (
    <ActionDialog title={`Reopen ${name}?`} action="Reopen Branch" onAct={reopen} onClose={onClose}>
      <Typography>
        Its page is back on the website. Loan officers and teammates stay where they moved when it closed.
      </Typography>
    </ActionDialog>
  );
}
