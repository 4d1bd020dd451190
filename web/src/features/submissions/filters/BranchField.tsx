import { TextField } from '@mui/material';
import { useBranches } from '../../../lib/live-data/records/useBranches.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';

interface BranchFieldProps {
  value: string | undefined;
  onChange: (branchId: string | undefined) => void;
}

/** Chooses a branch: of the officer that has the application. */
export function BranchField({ value = '', onChange }: BranchFieldProps) {
  const { member } = useSignedIn();
  const live = useBranches(member.tenant_id);
  const branches = (live.status === 'ready' ? live.data.items : []).toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  const isListed = value === '' || branches.some(({ id }) => id === value);
  return (
    <TextField
      select
      id="filter-branch"
      label="Branch"
      value={value}
      onChange={({ target }) => onChange(target.value || undefined)}
      helperText={
        live.status === 'failed' ? 'Couldn’t load your branches. Check your connection.' : undefined
      }
      slotProps={{ select: { native: true } }}
    >
      <option value="">All</option>
      {!isListed && <option value={value}>Selected branch</option>}
      {branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
