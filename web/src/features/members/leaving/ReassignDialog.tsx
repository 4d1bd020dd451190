import { Typography } from '@mui/material';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import type { MemberRow } from '../memberRow.ts';
import { formatReassignment } from './formatReassignment.ts';
import { SuccessorField } from './SuccessorField.tsx';
import { useSuccessors } from './useSuccessors.ts';

interface ReassignDialogProps {
  row: MemberRow;
  rows: readonly MemberRow[];
  onClose: () => void;
}

/** Reassigns a deactivated colleague's remaining work, after a deactivation that stopped halfway. */
export function ReassignDialog({ row: { member }, rows, onClose }: ReassignDialogProps) {
  const notify = useNotify();
  const successors = useSuccessors(member, rows);
  const { successor } = successors;

  async function reassign() {
    const outcome = await callFunction('deactivate-member', {
      uid: member.user_id,
      hand_over_to: successor?.user_id ?? null,
      // The target of their links was decided when they were deactivated.
      forward_links: false,
    });
    notify({
      title: outcome.is_done
        ? `${member.name}’s work is reassigned`
        : `${member.name}’s work is being reassigned`,
      text: formatReassignment(outcome, successor),
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog
      title={`Reassign ${member.name}’s remaining work?`}
      action="Reassign work"
      isBlocked={successors.status !== 'ready'}
      onAct={reassign}
      onClose={onClose}
    >
      <Typography>
        If reassigning their work stopped partway, this finishes it. Anything that’s already reassigned stays
        with its new owner.
      </Typography>
      <SuccessorField member={member} successors={successors} />
    </ActionDialog>
  );
}
