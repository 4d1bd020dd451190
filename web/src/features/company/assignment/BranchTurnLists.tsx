import type { PreviewedList } from '@brokerage/domain/application/applicationCallables';
import type { BranchTurnList } from '@brokerage/domain/application/assignment/assignmentRule';
import { Skeleton, Stack, Typography } from '@mui/material';
import { loadFailureText } from '../../../lib/errors/loadFailureText.ts';
import { useBranches } from '../../../lib/live-data/records/useBranches.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { TurnListEditor } from './TurnListEditor.tsx';

interface BranchTurnListsProps {
  lists: readonly BranchTurnList[];
  names: ReadonlyMap<string, string>;
  previews: readonly PreviewedList[];
  onChange: (lists: BranchTurnList[]) => void;
  getError: (field: string) => string | undefined;
}

const PATH = 'assignment.branches';

/** A list of turns for each branch. */
export function BranchTurnLists({ lists, names, previews, onChange, getError }: BranchTurnListsProps) {
  const { member } = useSignedIn();
  const branches = useBranches(member.tenant_id);
  if (branches.status === 'loading') {
    return (
      <div role="status" aria-label="Loading your branches">
        <Skeleton height={48} />
        <Skeleton height={48} />
      </div>
    );
  }
  if (branches.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load your branches" onRetry={branches.retry}>
        {loadFailureText(branches.error)}
      </ErrorState>
    );
  }
  const change = (branchId: string, officers: string[]) => {
    const others = lists.filter(({ branch_id }) => branch_id !== branchId);
    onChange(officers.length === 0 ? others : [...others, { branch_id: branchId, officers }]);
  };
  const open = branches.data.items.filter(({ is_closed }) => !is_closed);
  const sorted = open.toSorted((one, other) =>
    `${one.state} ${one.name}`.localeCompare(`${other.state} ${other.name}`),
  );
  if (sorted.length === 0) {
    return <Typography>Your company has no branches yet. Everything stays with the General team.</Typography>;
  }
  return (
    <Stack spacing={3}>
      {sorted.map(({ id, name, state }, index) => {
        const label = `${name}, ${state}`;
        return (
          <div key={id}>
            <Typography variant="subtitle2" component="h3">
              {label}
            </Typography>
            <TurnListEditor
              label={label}
              path={PATH}
              officers={lists.find(({ branch_id }) => branch_id === id)?.officers ?? []}
              names={names}
              preview={previews.find(({ branch_id }) => branch_id === id)}
              onChange={(officers) => change(id, officers)}
              error={index === 0 ? getError(PATH) : undefined}
            />
          </div>
        );
      })}
    </Stack>
  );
}
