import { Stack } from '@mui/material';
import { useBranches } from '../../../lib/live-data/records/useBranches.ts';
import { readyData } from '../../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { SelectField } from '../../../ui/forms/SelectField.tsx';

interface BranchFieldProps {
  value: string | undefined;
  onChange: (branchId: string | undefined) => void;
}

/** Selects the branch of the assigned officer. */
export function BranchField({ value = '', onChange }: BranchFieldProps) {
  const { member } = useSignedIn();
  const live = useBranches(member.tenant_id);
  const branches = (readyData(live)?.items ?? []).toSorted((one, other) =>
    one.name.localeCompare(other.name),
  );
  const isListed = value === '' || branches.some(({ id }) => id === value);
  return (
    <Stack spacing={1}>
      <SelectField
        id="filter-branch"
        label="Branch"
        value={value}
        onChange={(branchId: string) => onChange(branchId || undefined)}
        none="All"
        options={[
          ...(isListed ? [] : [[value, 'Selected branch'] as const]),
          ...branches.map(({ id, name }) => [id, name] as const),
        ]}
      />
      <InlineLoadError what="your branches" live={live} retryLabel="Retry: branches" />
    </Stack>
  );
}
