import { objectKeys } from '@brokerage/domain/collections/records';
import type { BranchRecord } from '@brokerage/domain/directory/branch';
import type { EntryState } from '@brokerage/domain/directory/entryState';
import { TextField } from '@mui/material';
import { SelectField } from '../../../ui/forms/SelectField.tsx';
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
      <SelectField
        id="directory-branch"
        label="Branch"
        value={branchId}
        none="All"
        options={sorted.map(({ id, name }) => [id, name])}
        onChange={onBranch}
      />
      <SelectField
        id="directory-state"
        label="Status"
        value={state}
        none="All"
        options={objectKeys(ENTRY_STATES).map((one) => [one, ENTRY_STATES[one].label])}
        onChange={onState}
      />
    </>
  );
}
