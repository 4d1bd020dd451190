import { ROLES } from '@brokerage/domain/member/roles';
import { TextField } from '@mui/material';
import { roleName } from '../../lib/format/names/roleNames.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { MEMBER_STATUS_NAMES, type MemberFilter } from './memberRow.ts';

interface MemberFiltersProps {
  filter: MemberFilter;
  extraRoles: readonly string[];
  onChange: (filter: MemberFilter) => void;
}

/** Finds people in the list. */
export function MemberFilters({ filter, extraRoles, onChange }: MemberFiltersProps) {
  return (
    <>
      <TextField
        id="people-search"
        type="search"
        label="Search"
        placeholder="Name or email"
        value={filter.search}
        onChange={({ target }) => onChange({ ...filter, search: target.value })}
      />
      <Choice label="Role" value={filter.role} onChange={(role) => onChange({ ...filter, role })}>
        {[...ROLES, ...extraRoles].map((role) => ({ value: role, label: roleName(role) }))}
      </Choice>
      <Choice label="Status" value={filter.status} onChange={(status) => onChange({ ...filter, status })}>
        {Object.entries(MEMBER_STATUS_NAMES).map(([value, label]) => ({ value, label }))}
      </Choice>
    </>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: readonly { value: string; label: string }[];
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <SelectField
      id={`people-${label.toLowerCase()}`}
      label={label}
      value={value}
      onChange={onChange}
      none="All"
      options={children.map((option) => [option.value, option.label])}
    />
  );
}
