import { Stack, TextField } from '@mui/material';
import { useBranches } from '../../../lib/live-data/records/useBranches.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';

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
    <Stack spacing={1}>
      <TextField
        select
        id="filter-branch"
        label="Branch"
        value={value}
        onChange={({ target }) => onChange(target.value || undefined)}
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
      <InlineLoadError what="your branches" live={live} retryLabel="Retry: branches" />
    </Stack>
  );
}
