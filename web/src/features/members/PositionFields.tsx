import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { isKnownRole, ROLES } from '@brokerage/domain/member/roles';
import { TextField } from '@mui/material';
import { useId } from 'react';
import { ROLE_NAMES, roleName } from '../../lib/format/names/roleNames.ts';

/** Role and branch, as they are chosen; empty: no role yet, no branch. */
export interface Position {
  role: string;
  branch: string;
}

interface PositionFieldsProps {
  position: Position;
  onChange: (position: Position) => void;
  /** All of the company's; a closed one can't be chosen. */
  branches: readonly BranchRecord[];
  /** Roles of the company's own. */
  extraRoles: readonly string[];
  errors?: Record<string, string>;
  /** Why the role must stay. */
  roleLockedReason?: string | undefined;
}

const toDescription = (role: string): string | undefined => {
  if (role === '') return undefined;
  return isKnownRole(role) ? ROLE_NAMES[role].may : 'Same access as a loan officer.';
};

/** What a person is in the company. */
export function PositionFields({
  position,
  onChange,
  branches,
  extraRoles,
  errors,
  roleLockedReason,
}: PositionFieldsProps) {
  const id = useId();
  const { role, branch } = position;
  const offered = branches.filter(({ id: one, is_closed }) => !is_closed || one === branch);
  const isListed = branch === '' || offered.some((one) => one.id === branch);
  return (
    <>
      <TextField
        select
        required
        id={`${id}-role`}
        label="Role"
        value={role}
        disabled={roleLockedReason !== undefined}
        error={errors?.role !== undefined}
        helperText={errors?.role ?? roleLockedReason ?? toDescription(role)}
        onChange={({ target }) => onChange({ ...position, role: target.value })}
        slotProps={{ select: { native: true } }}
      >
        {role === '' && <option value="">Choose a role</option>}
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_NAMES[one].name}
          </option>
        ))}
        {extraRoles.map((one) => (
          <option key={one} value={one}>
            {roleName(one)}
          </option>
        ))}
      </TextField>
      <TextField
        select
        id={`${id}-branch`}
        label="Branch"
        value={branch}
        error={errors?.branch_id !== undefined}
        helperText={errors?.branch_id}
        onChange={({ target }) => onChange({ ...position, branch: target.value })}
        slotProps={{ select: { native: true } }}
      >
        <option value="">No branch</option>
        {!isListed && <option value={branch}>{branch}</option>}
        {offered.map(({ id: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </TextField>
    </>
  );
}
