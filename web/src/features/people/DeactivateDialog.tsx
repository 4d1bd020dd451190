import type { UserRole } from '@brokerage/domain/directory/userRole';
import { TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { callFunction } from '../../lib/callFunction.ts';
import { roleName } from '../../lib/roleNames.ts';
import { ActionDialog } from '../../ui/ActionDialog.tsx';
import { useNotify } from '../../ui/NotifyProvider.tsx';
import { handOverSentence } from './handOverSentence.ts';
import type { Person } from './person.ts';

interface DeactivateDialogProps {
  person: Person;
  team: readonly UserRole[];
  onClose: () => void;
}

const GENERAL_TEAM = '';

/** Ends a colleague's access and gives their work to another. */
export function DeactivateDialog({ person: { member }, team, onClose }: DeactivateDialogProps) {
  const notify = useNotify();
  const id = useId();
  const [successorUid, setSuccessorUid] = useState(GENERAL_TEAM);
  const colleagues = team
    .filter(({ user_id, status }) => user_id !== member.user_id && status === 'active')
    .sort((one, other) => one.name.localeCompare(other.name));
  const successor = colleagues.find(({ user_id }) => user_id === successorUid);

  async function deactivate() {
    const { handed_over } = await callFunction('deactivate-member', {
      uid: member.user_id,
      hand_over_to: successor?.user_id ?? null,
    });
    notify({
      title: `${member.name} is deactivated`,
      text: handOverSentence(handed_over, successor),
      severity: 'success',
    });
    onClose();
  }

  return (
    <ActionDialog
      title={`Deactivate ${member.name}?`}
      action="Deactivate"
      isDangerous
      onAct={deactivate}
      onClose={onClose}
    >
      <div>
        <Typography>This happens at once:</Typography>
        <ul style={{ margin: '4px 0 0', paddingLeft: 20 }}>
          <li>They are signed out everywhere and can’t sign in.</li>
          <li>They leave the public list of loan officers.</li>
          <li>Their open applications and share links go to whom you choose below.</li>
        </ul>
        <Typography sx={{ mt: 1 }}>
          You can reactivate them later; what went to others stays there.
        </Typography>
      </div>
      <TextField
        select
        id={`${id}-successor`}
        label="Who takes over?"
        value={successor ? successorUid : GENERAL_TEAM}
        onChange={({ target }) => setSuccessorUid(target.value)}
        helperText={successorHint(successor)}
        slotProps={{ select: { native: true } }}
      >
        <option value={GENERAL_TEAM}>General team</option>
        {colleagues.map(({ user_id, name, role }) => (
          <option key={user_id} value={user_id}>
            {name} ({roleName(role)})
          </option>
        ))}
      </TextField>
    </ActionDialog>
  );
}

function successorHint(successor: UserRole | undefined): string {
  if (!successor) return 'Open applications go to the General team. Share links stay as they are.';
  return successor.officer_id === null
    ? `${successor.name} is not in the list of loan officers: share links go to them, open applications to the General team.`
    : `Open applications and share links go to ${successor.name}.`;
}
