import type { BranchRecord } from '@brokerage/domain/directory/branch';
import { LICENSE_HOLDERS, type LicenseHolderKind } from '@brokerage/domain/license/licenseHolder';
import { SelectField } from '../../ui/forms/SelectField.tsx';
import { DirectoryOfficerField } from './entries/DirectoryOfficerField.tsx';
import { HOLDER_KINDS } from './licenses/licenseHolders.ts';

interface HolderFieldsProps {
  /** Names of the two fields in the form; used in ids and errors. */
  names: { kind: string; id: string };
  /** Label of the field for the kind. */
  label: string;
  tenantId: string;
  branches: readonly BranchRecord[];
  kind: LicenseHolderKind;
  id: string;
  getError: (path: string) => string | undefined;
  onChange: (kind: LicenseHolderKind, id: string) => void;
}

/** Selects the company, a branch or a loan officer for a license or a review. */
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
        options={LICENSE_HOLDERS.map((holderKind) => [holderKind, HOLDER_KINDS[holderKind]])}
        onChange={(chosen) => onChange(chosen, chosen === 'company' ? tenantId : '')}
      />
      {kind === 'branch' && (
        <SelectField
          {...field(names.id)}
          label="Branch"
          value={id}
          onChange={(chosen: string) => onChange(kind, chosen)}
          none=""
          options={branches
            .filter((branch) => !branch.is_closed || branch.id === id)
            .map((branch) => [branch.id, branch.name])}
        />
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
