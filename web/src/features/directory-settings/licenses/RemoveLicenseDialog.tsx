import type { License } from '@brokerage/domain/license/license';
import { Typography } from '@mui/material';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';

interface RemoveLicenseDialogProps {
  license: License;
  holderName: string;
  onClose: () => void;
}

/** Asks for confirmation before a license is removed. */
export function RemoveLicenseDialog({ license, holderName, onClose }: RemoveLicenseDialogProps) {
  const notify = useNotify();
  const { id, revision, state, number } = license;
  async function remove() {
    await callFunction('remove-license', { id, revision });
    notify({ title: 'License removed', severity: 'success' });
    onClose();
  }
  return (
    <ActionDialog
      title="Remove this license?"
      action="Remove license"
      isDangerous
      onAct={remove}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {holderName}: {stateName(state)} license {number}. Your website, new flyers and signatures won’t show
        it anymore.
      </Typography>
      <Typography>
        If it was renewed, edit its date instead. The audit log keeps its history either way.
      </Typography>
    </ActionDialog>
  );
}
