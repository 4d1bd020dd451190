import type { FlyerStatus } from '@brokerage/domain/flyer/flyerFields';
import { DECLINE_REASON_LIMIT } from '@brokerage/domain/member/profileCallables';
import { paths } from '@brokerage/domain/paths';
import { TextField, Typography } from '@mui/material';
import { collection, where } from 'firebase/firestore';
import { useEffect, useId, useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { PROFILE_FIELDS } from '../../lib/format/profileFields.ts';
import { loadCount } from '../../lib/live-data/listQuery.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import type { PendingChange } from './findPendingChanges.ts';

const LIMIT = 100;
const APPROVED: FlyerStatus = 'approved';

/** Counts a member's approved flyers once: `3`, `100+`; undefined until the number is known. */
function useApprovedFlyerCount(tenantId: string, uid: string): string | undefined {
  const firestore = useFirestore();
  const [count, setCount] = useState<string>();
  useEffect(() => {
    let isOver = false;
    const approved = [where('owner_user_id', '==', uid), where('status', '==', APPROVED)];
    loadCount(collection(firestore, paths.flyers.all(tenantId)), approved, LIMIT).then(
      (found) => {
        if (!isOver) setCount(found >= LIMIT ? `${LIMIT}+` : String(found));
      },
      // The dialog then does without the number.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [firestore, tenantId, uid]);
  return count;
}

interface ReviewChangeDialogProps {
  change: PendingChange;
  onClose: () => void;
}

/** Asks before a new value becomes public, and says which flyers keep the old one. */
export function ConfirmChangeDialog({ change, onClose }: ReviewChangeDialogProps) {
  const { member, field, value } = change;
  const notify = useNotify();
  const flyers = useApprovedFlyerCount(member.tenant_id, member.user_id);
  const label = PROFILE_FIELDS[field];

  async function confirm() {
    await callFunction('review-profile-change', { uid: member.user_id, field, value, is_confirmed: true });
    notify({ title: 'Change confirmed', text: `${label} of ${member.name}`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog title="Confirm this change?" action="Confirm Change" onAct={confirm} onClose={onClose}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {value === '' ? (
          <>
            {member.name}’s public profile and new flyers will no longer show {inSentence(label)}.
          </>
        ) : (
          <>
            {member.name}’s public profile and new flyers will show {inSentence(label)}{' '}
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

/** Asks why a change is declined; the person reads the reason. */
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
    notify({ title: 'Change declined', text: `${label} of ${member.name}`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog
      title="Decline this change?"
      action="Decline Change"
      isDangerous
      onAct={decline}
      onClose={onClose}
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {member.name}’s {inSentence(label)} stays {member[field] === '' ? 'empty' : member[field]}.
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

/** `Email` as it reads inside a sentence; `NMLS number` stays. */
const inSentence = (label: string) => (/^[A-Z]{2}/.test(label) ? label : label.toLowerCase());
