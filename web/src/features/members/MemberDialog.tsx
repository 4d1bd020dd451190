import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { effectiveRole } from '@brokerage/domain/member/roles';
import { Alert, Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { roleName } from '../../lib/format/names/roleNames.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { ConflictAlert } from '../../ui/forms/record/ConflictAlert.tsx';
import { useRecordForm } from '../../ui/forms/record/useRecordForm.ts';
import { CancelInvitationDialog } from './leaving/CancelInvitationDialog.tsx';
import { DeactivateDialog } from './leaving/DeactivateDialog.tsx';
import { ReassignDialog } from './leaving/ReassignDialog.tsx';
import { isLastSuperAdmin, type MemberAction, type MemberRow } from './memberRow.ts';
import { PositionFields } from './PositionFields.tsx';

interface Words {
  calls: readonly ('resend-invitation' | 'reset-second-factor' | 'reactivate-member')[];
  title: (name: string) => string;
  text: string;
  action: string;
  done: { title: string; text: (name: string) => string };
}

const NEW_LINK_QUEUED: Words['done'] = {
  title: 'Invitation queued',
  text: (name) => `We’re sending ${name} a new link. You can see when it went out on the Mail page.`,
};

const WORDS = {
  resend: {
    calls: ['resend-invitation'],
    title: (name) => `Send ${name} a new invitation?`,
    text: 'We’ll email them a new link to set a password.',
    action: 'Resend invitation',
    done: NEW_LINK_QUEUED,
  },
  inviteAgain: {
    // Reactivate the account first: a link for a disabled one would open nothing.
    calls: ['reactivate-member', 'resend-invitation'],
    title: (name) => `Invite ${name} again?`,
    text: 'We’ll email them a new link to set a password. They get the role and branch they were invited with.',
    action: 'Send invitation',
    done: NEW_LINK_QUEUED,
  },
  resetFactor: {
    calls: ['reset-second-factor'],
    title: (name) => `Reset two-factor authentication for ${name}?`,
    text: 'Use this when someone has lost their phone and recovery codes. First make sure the request really comes from them. This turns off their two-factor authentication, removes their recovery codes, signs them out everywhere and tells them by email. Next time, they sign in with just their password and can set it up again.',
    action: 'Reset two-factor authentication',
    done: {
      title: 'Two-factor authentication reset',
      text: (name) => `${name} can sign in with their password and set it up again.`,
    },
  },
  reactivate: {
    calls: ['reactivate-member'],
    title: (name) => `Reactivate ${name}?`,
    text: 'They’ll be able to sign in with the role they had, and they’ll return to the public directory if they were listed. Shared links and printed QR codes for their flyers will work again. Applications and links that were reassigned stay with their new owners.',
    action: 'Reactivate',
    done: { title: 'Reactivated', text: (name) => `${name} can sign in again.` },
  },
} as const satisfies Partial<Record<MemberAction, Words>>;

interface ConfirmDialogProps {
  row: MemberRow;
  action: keyof typeof WORDS;
  onDone: () => void;
  onClose: () => void;
}

/** A dialog for actions that only need confirmation. */
function ConfirmDialog({ row: { member }, action, onDone, onClose }: ConfirmDialogProps) {
  const notify = useNotify();
  const words: Words = WORDS[action];
  const [requestId] = useState(() => nanoid());

  async function act() {
    const { user_id: uid } = member;
    for (const call of words.calls) {
      if (call === 'resend-invitation') await callFunction(call, { uid, request_id: requestId });
      else await callFunction(call, { uid });
    }
    notify({ title: words.done.title, text: words.done.text(member.name), severity: 'success' });
    onDone();
    onClose();
  }

  return (
    <ActionDialog title={words.title(member.name)} action={words.action} onAct={act} onClose={onClose}>
      <Typography>{words.text}</Typography>
    </ActionDialog>
  );
}

interface ChangeDialogProps {
  row: MemberRow;
  branches: readonly BranchRecord[];
  extraRoles: readonly string[];
  isLastSuperAdmin: boolean;
  onClose: () => void;
}

/** Changes a member's role or branch. */
function ChangeDialog({ row, branches, extraRoles, isLastSuperAdmin, onClose }: ChangeDialogProps) {
  const { member, isMyself } = row;
  const notify = useNotify();
  const record = useRecordForm({ role: member.role, branch_id: member.branch_id }, ({ role }) =>
    effectiveRole(role, extraRoles) ? {} : { role: 'Choose a role' },
  );
  const { values, stored, errors } = record;
  const role = effectiveRole(values.role, extraRoles) ? values.role : '';
  const losesThisPage = isMyself && role !== 'super_admin';

  async function send() {
    await record.save(values, () =>
      callFunction('update-member', { uid: member.user_id, ...values, expected: stored }),
    );
    notify({
      title: 'Saved',
      text: `${member.name}: ${roleName(role)}, ${branchName(values.branch_id, branches)}`,
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog
      title={`Change ${member.name}’s role or branch`}
      action="Save"
      onAct={() => (role === '' ? record.showErrors() : record.mustChoose() ? undefined : send())}
      onClose={onClose}
    >
      <Typography>Takes effect right away, even if they’re signed in.</Typography>
      <ConflictAlert
        record={record}
        getLabel={(field) => (field === 'role' ? 'Role' : 'Branch')}
        format={(field, version) =>
          field === 'role' ? roleName(version.role) : branchName(version.branch_id, branches)
        }
      />
      <PositionFields
        position={{ role, branch: values.branch_id ?? '' }}
        onChange={({ role, branch }) => record.change({ role, branch_id: branch === '' ? null : branch })}
        branches={branches}
        extraRoles={extraRoles}
        errors={errors}
        roleLockedReason={isLastSuperAdmin ? memberErrors['last-super-admin'].sentence : undefined}
      />
      {losesThisPage && <Alert severity="warning">You won’t be able to open this page or undo this.</Alert>}
    </ActionDialog>
  );
}

const branchName = (branchId: string | null, branches: readonly BranchRecord[]): string =>
  branches.find(({ id }) => id === branchId)?.name ?? branchId ?? 'no branch';

interface MemberDialogProps {
  row: MemberRow;
  action: MemberAction;
  rows: readonly MemberRow[];
  branches: readonly BranchRecord[];
  extraRoles: readonly string[];
  /** Called after a change that only Auth knows about. */
  onDone: () => void;
  onClose: () => void;
}

/** The dialog of an action. */
export function MemberDialog({
  row,
  action,
  rows,
  branches,
  extraRoles,
  onDone,
  onClose,
}: MemberDialogProps) {
  if (action === 'cancelInvitation') return <CancelInvitationDialog row={row} onClose={onClose} />;
  if (action === 'deactivate') return <DeactivateDialog row={row} rows={rows} onClose={onClose} />;
  if (action === 'reassign') return <ReassignDialog row={row} rows={rows} onClose={onClose} />;
  if (action !== 'change') {
    return <ConfirmDialog row={row} action={action} onDone={onDone} onClose={onClose} />;
  }
  return (
    <ChangeDialog
      row={row}
      branches={branches}
      extraRoles={extraRoles}
      isLastSuperAdmin={isLastSuperAdmin(row, rows)}
      onClose={onClose}
    />
  );
}
