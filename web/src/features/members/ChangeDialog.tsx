import type { Branch } from '@brokerage/domain/directory/branch';
import { memberErrors } from '@brokerage/domain/errors/memberErrors';
import { effectiveRole } from '@brokerage/domain/member/roles';
import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { toFieldIssues } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { roleName } from '../../lib/format/roleNames.ts';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../ui/forms/ActionDialog.tsx';
import { firstMessages } from '../../ui/forms/firstMessages.ts';
import type { Person } from './member.ts';
import { type Position, PositionFields } from './PositionFields.tsx';

interface ChangeDialogProps {
  person: Person;
  branches: readonly Branch[];
  extraRoles: readonly string[];
  isLastSuperAdmin: boolean;
  onClose: () => void;
}

/** Another role or branch. */
export function ChangeDialog({ person, branches, extraRoles, isLastSuperAdmin, onClose }: ChangeDialogProps) {
  const { member, isMyself } = person;
  const notify = useNotify();
  const [position, setPosition] = useState<Position>({
    role: effectiveRole(member.role, extraRoles) ? member.role : '',
    branch: member.branch_id ?? '',
  });
  const [errors, setErrors] = useState<Record<string, string>>({});
  const losesThisPage = isMyself && position.role !== 'super_admin';

  function change() {
    const { role, branch } = position;
    if (role === '') {
      setErrors({ role: 'Choose a role' });
      return;
    }
    setErrors({});
    return send(role, branch === '' ? null : branch);
  }

  async function send(role: string, branch_id: string | null) {
    try {
      await callFunction('update-member', { uid: member.user_id, role, branch_id });
    } catch (error) {
      setErrors(firstMessages(toFieldIssues(error)));
      throw error;
    }
    notify({
      title: 'Saved',
      text: `${member.name}: ${roleName(role)}. Takes effect right away, even if they’re signed in.`,
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog title={`Role and branch of ${member.name}`} action="Save" onAct={change} onClose={onClose}>
      <Typography>Takes effect right away, even if they’re signed in.</Typography>
      <PositionFields
        position={position}
        onChange={setPosition}
        branches={branches}
        extraRoles={extraRoles}
        errors={errors}
        roleHindrance={isLastSuperAdmin ? memberErrors['last-super-admin'].sentence : undefined}
      />
      {losesThisPage && <Alert severity="warning">You won’t be able to open this page or undo this.</Alert>}
    </ActionDialog>
  );
}
