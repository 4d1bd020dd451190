import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { invitationSchema } from '@brokerage/domain/member/memberCallables';
import { TEXT_LIMITS } from '@brokerage/domain/text/textLimits';
import { TextField, Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useId, useState } from 'react';
import type * as z from 'zod';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/dialogs/ActionDialog.tsx';
import { useCheckedForm } from '../../ui/forms/useCheckedForm.ts';
import { type Position, PositionFields } from './PositionFields.tsx';

interface InviteDialogProps {
  branches: readonly BranchRecord[];
  extraRoles: readonly string[];
  onClose: () => void;
}

/** Invites a new colleague. */
export function InviteDialog({ branches, extraRoles, onClose }: InviteDialogProps) {
  const notify = useNotify();
  const id = useId();
  // One id for this invitation, for every attempt to send it.
  const [invitationId] = useState(() => nanoid());
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [position, setPosition] = useState<Position>({ role: '', branch: '' });
  const { errors, clearError, submit } = useCheckedForm();

  const invite = () =>
    submit(
      invitationSchema.safeParse({
        name,
        email,
        role: position.role,
        branch_id: position.branch === '' ? null : position.branch,
      }),
      send,
    );

  async function send(invitation: z.output<typeof invitationSchema>) {
    await callFunction('invite-member', { ...invitation, id: invitationId });
    notify({
      title: 'Invitation queued',
      text: `We’re sending ${invitation.name} a link to set a password. You can see when it went out on the Mail page.`,
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog
      title="Invite teammate"
      action="Send invitation"
      failure="Couldn’t send the invitation."
      onAct={invite}
      onClose={onClose}
    >
      <Typography>We’ll email them a link to set a password. They can’t sign in until they do.</Typography>
      <div style={{ display: 'grid', gap: 20 }}>
        <TextField
          required
          autoFocus
          id={`${id}-name`}
          label="Name"
          autoComplete="off"
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            clearError('name');
          }}
          error={errors.name !== undefined}
          helperText={errors.name}
          slotProps={{ htmlInput: { maxLength: TEXT_LIMITS.name } }}
        />
        <TextField
          required
          id={`${id}-email`}
          type="email"
          label="Email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            clearError('email');
          }}
          error={errors.email !== undefined}
          helperText={errors.email ?? 'Their work email. They’ll sign in with it.'}
          slotProps={{
            htmlInput: { maxLength: TEXT_LIMITS.email, autoCapitalize: 'none', spellCheck: false },
          }}
        />
        <PositionFields
          position={position}
          onChange={(changed) => {
            setPosition(changed);
            clearError(changed.role === position.role ? 'branch_id' : 'role');
          }}
          branches={branches}
          extraRoles={extraRoles}
          errors={errors}
        />
      </div>
    </ActionDialog>
  );
}
