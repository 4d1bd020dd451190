import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { LICENSE_HOLDERS, type LicenseHolderKind } from '@brokerage/domain/license/licenseHolder';
import { TextField } from '@mui/material';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { DirectoryOfficerField } from './DirectoryOfficerField.tsx';
import { HOLDER_KINDS } from './licenses/licenseHolders.ts';

interface HolderFieldsProps {
  /** What the form calls the two fields; ids and errors go by these names. */
  names: { kind: string; id: string };
  /** What asks for the kind. */
  label: string;
  tenantId: string;
  branches: readonly BranchRecord[];
  kind: LicenseHolderKind;
  id: string;
  getError: (path: string) => string | undefined;
  onChange: (kind: LicenseHolderKind, id: string) => void;
}

/** Chooses the company, one of its branches or one of its loan officers, for a license or a review. */
export function HolderFields({
  names,
  label,
  tenantId,
  branches,
  kind,
  id,
  getError,
  onChange,
}: HolderFieldsProps) {
  const field = (name: string) => ({
    id: `holder-${name}`,
    name,
    required: true,
    error: getError(name) !== undefined,
    helperText: getError(name),
  });
  return (
    <>
      <SelectField
        {...field(names.kind)}
        label={label}
        value={kind}
        options={LICENSE_HOLDERS.map((one) => [one, HOLDER_KINDS[one]])}
        onChange={(chosen) => onChange(chosen, chosen === 'company' ? tenantId : '')}
      />
      {kind === 'branch' && (
        <TextField
          {...field(names.id)}
          select
          label="Branch"
          value={id}
          onChange={({ target }) => onChange(kind, target.value)}
          slotProps={{ select: { native: true } }}
        >
          <option value="" aria-label="None" />
          {branches
            .filter((branch) => !branch.is_closed || branch.id === id)
            .map((branch) => (
              <option key={branch.id} value={branch.id}>
                {branch.name}
              </option>
            ))}
        </TextField>
      )}
      {kind === 'officer' && (
        <DirectoryOfficerField
          name={names.id}
          tenantId={tenantId}
          value={id}
          onChange={(officerId) => onChange(kind, officerId)}
          error={getError(names.id)}
        />
      )}
    </>
  );
}
