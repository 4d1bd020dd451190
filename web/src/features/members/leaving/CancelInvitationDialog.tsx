import { Typography } from '@mui/material';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import type { MemberRow } from '../memberRow.ts';
import { useWorkCounts } from './useWorkCounts.ts';

interface CancelInvitationDialogProps {
  row: MemberRow;
  onClose: () => void;
}

/** Cancels an unused invitation. For the server, this is a deactivation without a successor. */
export function CancelInvitationDialog({ row: { member }, onClose }: CancelInvitationDialogProps) {
  const notify = useNotify();
  const { submissions = '0' } = useWorkCounts(member);

  async function cancel() {
    await callFunction('deactivate-member', {
      uid: member.user_id,
      hand_over_to: null,
      forward_links: false,
    });
    notify({
      title: 'Invitation canceled',
      text: `The link we sent ${member.name} no longer works.`,
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog
      title={`Cancel ${member.name}’s invitation?`}
      action="Cancel invitation"
      dismiss="Keep invitation"
      isDangerous
      onAct={cancel}
      onClose={onClose}
    >
      <Typography>
        The link we sent stops working, and they can’t sign in. You can invite them again later.
        {submissions !== '0' && ' Leads assigned to them go to the General team.'}
      </Typography>
    </ActionDialog>
  );
}
