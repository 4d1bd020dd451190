import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { isKnownRole, ROLES } from '@brokerage/domain/member/roles';
import { useId } from 'react';
import { ROLE_NAMES, roleName } from '../../lib/format/names/roleNames.ts';
import { SelectField } from '../../ui/forms/SelectField.tsx';

/** The selected role and branch; empty for no role yet or no branch. */
export interface Position {
  role: string;
  branch: string;
}

interface PositionFieldsProps {
  position: Position;
  onChange: (position: Position) => void;
  /** All branches of the company; a closed one can't be selected. */
  branches: readonly BranchRecord[];
  /** The company's custom roles. */
  extraRoles: readonly string[];
  errors?: Readonly<Record<string, string | undefined>>;
  /** Why the role must stay. */
  roleLockedReason?: string | undefined;
}

const toDescription = (role: string): string | undefined => {
  if (role === '') return undefined;
  return isKnownRole(role) ? ROLE_NAMES[role].may : 'Same access as a loan officer.';
};

/** A person's position in the company. */
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
  const isListed = branch === '' || offered.some((record) => record.id === branch);
  return (
    <>
      <SelectField
        required
        id={`${id}-role`}
        label="Role"
        value={role}
        disabled={roleLockedReason !== undefined}
        error={errors?.role !== undefined}
        helperText={errors?.role ?? roleLockedReason ?? toDescription(role)}
        onChange={(chosen: string) => onChange({ ...position, role: chosen })}
        {...(role === '' && { none: 'Choose a role' })}
        options={[
          ...ROLES.map((role) => [role, ROLE_NAMES[role].name] as const),
          ...extraRoles.map((role) => [role, roleName(role)] as const),
        ]}
      />
      <SelectField
        id={`${id}-branch`}
        label="Branch"
        value={branch}
        error={errors?.branch_id !== undefined}
        helperText={errors?.branch_id}
        onChange={(chosen: string) => onChange({ ...position, branch: chosen })}
        none="No branch"
        options={[
          ...(isListed ? [] : [[branch, branch] as const]),
          ...offered.map(({ id: one, name }) => [one, name] as const),
        ]}
      />
    </>
  );
}
