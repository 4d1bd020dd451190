import type { Template } from '@brokerage/domain/template/template';
import { Typography } from '@mui/material';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';

interface RetireDialogProps {
  template: Template;
  onClose: () => void;
}

/** Asks before officers lose a template. */
export function RetireDialog({ template: { id, name, status }, onClose }: RetireDialogProps) {
  const notify = useNotify();

  async function retire() {
    await callFunction('retire-template', { id });
    notify({ title: 'Template retired', text: `${name} is no longer offered.`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog title={`Retire ${name}?`} action="Retire" isDangerous onAct={retire} onClose={onClose}>
      <Typography>
        {status === 'published'
          ? 'Officers can no longer start new flyers from it. Existing flyers keep it and can still be edited, approved and printed.'
          : 'It was never published, so no officer has seen it.'}{' '}
        Restore brings it back.
      </Typography>
    </ActionDialog>
  );
}
