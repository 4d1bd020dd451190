import { DECLINE_REASON_LIMIT } from '@brokerage/domain/member/profileCallables';
import { TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import { PROFILE_FIELDS } from '../../../lib/format/names/profileFields.ts';
import { uncapitalize } from '../../../lib/format/uncapitalize.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { useApprovedFlyerCount } from '../useApprovedFlyerCount.ts';
import type { PendingChange } from './findPendingChanges.ts';

interface ReviewChangeDialogProps {
  change: PendingChange;
  onClose: () => void;
}

/** Asks for confirmation before a new value becomes public, and says which flyers keep the old one. */
export function ConfirmChangeDialog({ change, onClose }: ReviewChangeDialogProps) {
  const { member, field, value } = change;
  const notify = useNotify();
  const flyers = useApprovedFlyerCount(member.tenant_id, member.user_id);
  const label = PROFILE_FIELDS[field];

  async function confirm() {
    await callFunction('review-profile-change', { uid: member.user_id, field, value, is_confirmed: true });
    notify({
      title: 'Change confirmed',
      text: `${member.name}’s ${uncapitalize(label)}`,
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog title="Confirm this change?" action="Confirm change" onAct={confirm} onClose={onClose}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {value === '' ? (
          <>
            {member.name}’s public profile and new flyers will no longer show {uncapitalize(label)}.
          </>
        ) : (
          <>
            {member.name}’s public profile and new flyers will show {uncapitalize(label)}{' '}
            <strong>{value}</strong>.
          </>
        )}
      </Typography>
      {flyers !== undefined && flyers !== '0' && (
        <Typography>
          {flyers === '1' ? '1 approved flyer keeps' : `${flyers} approved flyers keep`} the old details until{' '}
          {flyers === '1' ? 'it’s' : 'they’re'} duplicated and approved again.
        </Typography>
      )}
    </ActionDialog>
  );
}

/** Asks why a change is declined; the member sees the reason. */
export function DeclineChangeDialog({ change, onClose }: ReviewChangeDialogProps) {
  const { member, field, value } = change;
  const id = useId();
  const notify = useNotify();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const label = PROFILE_FIELDS[field];

  function decline() {
    const length = reason.trim().length;
    if (length === 0 || length > DECLINE_REASON_LIMIT) {
      setProblem(
        length === 0 ? 'Enter a reason' : `Use ${DECLINE_REASON_LIMIT} characters or fewer (now ${length})`,
      );
      return undefined;
    }
    return send();
  }

  async function send() {
    const uid = member.user_id;
    await callFunction('review-profile-change', { uid, field, value, is_confirmed: false, reason });
    notify({
      title: 'Change declined',
      text: `${member.name}’s ${uncapitalize(label)}`,
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog
      title="Decline this change?"
      action="Decline change"
      isDangerous
      onAct={decline}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {member.name}’s {uncapitalize(label)} stays {member[field] === '' ? 'empty' : member[field]}.
      </Typography>
      <TextField
        id={`${id}-reason`}
        label="Reason"
        required
        multiline
        minRows={2}
        maxRows={8}
        value={reason}
        onChange={({ target }) => {
          setReason(target.value);
          setProblem(undefined);
        }}
        error={problem !== undefined}
        helperText={problem ?? `${member.name} will see your reason.`}
      />
    </ActionDialog>
  );
}
