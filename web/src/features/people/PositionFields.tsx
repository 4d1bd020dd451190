import type { Branch } from '@brokerage/domain/directory/branch';
import { ROLES, type Role } from '@brokerage/domain/roles';
import { TextField } from '@mui/material';
import { useId } from 'react';
import { ROLE_NAMES } from '../../lib/roleNames.ts';

/** Role and branch, as they are chosen; empty: no role yet, no branch. */
export interface Position {
  role: Role | '';
  branch: string;
}

interface PositionFieldsProps {
  position: Position;
  onChange: (position: Position) => void;
  branches: readonly Branch[];
  errors?: Record<string, string>;
  /** Why the role must stay. */
  roleHindrance?: string | undefined;
}

/** What a person is in the company. */
export function PositionFields({ position, onChange, branches, errors, roleHindrance }: PositionFieldsProps) {
  const id = useId();
  const { role, branch } = position;
  const isListed = branch === '' || branches.some((one) => one.id === branch);
  return (
    <>
      <TextField
        select
        required
        id={`${id}-role`}
        label="Role"
        value={role}
        disabled={roleHindrance !== undefined}
        error={errors?.role !== undefined}
        helperText={errors?.role ?? roleHindrance ?? (role === '' ? undefined : ROLE_NAMES[role].may)}
        onChange={({ target }) => onChange({ ...position, role: target.value as Position['role'] })}
        slotProps={{ select: { native: true } }}
      >
        {role === '' && <option value="">Choose a role</option>}
        {ROLES.map((one) => (
          <option key={one} value={one}>
            {ROLE_NAMES[one].name}
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
        {branches.map(({ id: one, name }) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </TextField>
    </>
  );
}
