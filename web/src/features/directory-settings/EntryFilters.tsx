import type { BranchRecord } from '@brokerage/domain/directory/branch';
import type { EntryState } from '@brokerage/domain/directory/entryState';
import { TextField } from '@mui/material';
import { ENTRY_STATES } from './entryColumns.tsx';

interface EntryFiltersProps {
  search: string;
  onSearch: (search: string) => void;
  state: EntryState | '';
  onState: (state: EntryState | '') => void;
  branches: readonly BranchRecord[];
  branchId: string;
  onBranch: (branchId: string) => void;
}

/** Finds entries in the list. */
export function EntryFilters(props: EntryFiltersProps) {
  const { search, onSearch, state, onState, branches, branchId, onBranch } = props;
  const sorted = branches.toSorted((one, other) => one.name.localeCompare(other.name));
  return (
    <>
      <TextField
        id="directory-search"
        type="search"
        label="Search"
        placeholder="Name"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
      <TextField
        select
        id="directory-branch"
        label="Branch"
        value={branchId}
        onChange={({ target }) => onBranch(target.value)}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">All</option>
        {sorted.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      <TextField
        select
        id="directory-state"
        label="Status"
        value={state}
        onChange={({ target }) => onState(target.value as EntryState | '')}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">All</option>
        {Object.entries(ENTRY_STATES).map(([value, { label }]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
    </>
  );
}
