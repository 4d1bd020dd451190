import type { BranchRecord } from '@brokerage/domain/directory/branch';
import type { OfficerRecord } from '@brokerage/domain/directory/officer';
import { Typography } from '@mui/material';
import { useState } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import type { Documents, Live } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { useNotify } from '../../../ui/feedback/NotifyProvider.tsx';
import { ActionDialog } from '../../../ui/forms/dialogs/ActionDialog.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
import { useBranchOfficers } from './useBranchOfficers.ts';

interface CloseBranchDialogProps {
  branch: BranchRecord;
  /** Open ones. */
  branches: readonly BranchRecord[];
  onClose: () => void;
}

/** Closes a branch and moves its officers to another one. */
export function CloseBranchDialog({ branch, branches, onClose }: CloseBranchDialogProps) {
  const notify = useNotify();
  const { tenant_id: tenantId } = useSignedIn().member;
  const live = useBranchOfficers(tenantId, branch.id);
  const [successor, setSuccessor] = useState('');
  const [problem, setProblem] = useState<string>();
  // The live record changes while the officers move; the call uses the version that the user saw.
  const [{ id, name, revision }] = useState(branch);

  function close() {
    if (successor !== '') return send();
    setProblem('Choose a branch');
    return undefined;
  }

  async function send() {
    await callFunction('close-branch', { id, revision, successor_id: successor });
    notify({ title: `${name} is closed`, severity: 'success' });
    onClose();
  }

  return (
    <ActionDialog title={`Close ${name}?`} action="Close branch" isDangerous onAct={close} onClose={onClose}>
      <Typography>
        Loan officers, teammates and turns for new applications move to the branch you choose. We tell
        visitors to this branch’s page where to go. You can reopen the branch later, but people stay where
        they moved.
      </Typography>
      <Typography>{formatMoves(live)}</Typography>
      <SelectField
        required
        id="branch-successor"
        label="Taken over by"
        value={successor}
        onChange={(chosen: string) => {
          setSuccessor(chosen);
          setProblem(undefined);
        }}
        error={problem !== undefined}
        helperText={problem}
        none="Choose a branch"
        options={branches.filter((other) => other.id !== id).map((other) => [other.id, other.name])}
      />
    </ActionDialog>
  );
}

/** Says who moves with the branch. Says "no one" only once the directory has loaded. */
function formatMoves(live: Live<Documents<OfficerRecord>>): string {
  if (live.status === 'failed') return 'Couldn’t load the names of the loan officers who will move.';
  if (live.status === 'loading') return 'Loading the loan officers who will move…';
  const names = live.data.items.filter(({ listed }) => listed).map(({ name }) => name);
  if (names.length === 0) return 'This branch has no listed loan officers.';
  return `Loan officers who will move: ${names.toSorted().join(', ')}.`;
}
