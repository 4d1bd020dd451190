import type { BranchRecord } from '@brokerage/domain/directory/branch';
import type { License } from '@brokerage/domain/license/license';
import { LICENSE_HOLDERS, type LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { useMemo } from 'react';
import { useOfficerNames } from '../../../lib/live-data/records/useOfficerNames.ts';

/** Labels for the kinds of holders. */
export const HOLDER_KINDS = { company: 'Company', branch: 'Branch', officer: 'Loan officer' } as const;

/** Parses a holder key such as `officer:maya-torres`; undefined if it's invalid. */
export function parseHolderKey(key: string): LicenseHolder | undefined {
  const at = key.indexOf(':');
  const holder_kind = LICENSE_HOLDERS.find((kind) => kind === key.slice(0, at));
  const holder_id = key.slice(at + 1);
  return holder_kind && holder_id !== '' ? { holder_kind, holder_id } : undefined;
}

/** Returns a function that formats a license's holder for administrators; '' while the name is loading. */
export function useHolderName(
  tenantId: string,
  companyName: string,
  branches: readonly BranchRecord[],
  holders: readonly LicenseHolder[],
): (holder: LicenseHolder) => string {
  const officerIds = holders
    .filter(({ holder_kind }) => holder_kind === 'officer')
    .map(({ holder_id }) => holder_id)
    .filter((id, index, all) => all.indexOf(id) === index)
    .join('\n');
  const ids = useMemo(() => (officerIds === '' ? [] : officerIds.split('\n')), [officerIds]);
  const officers = useOfficerNames(tenantId, ids);
  return useMemo(() => {
    const branchNames = new Map(branches.map(({ id, name }) => [id, `${name} branch`]));
    return ({ holder_kind, holder_id }: LicenseHolder) => {
      if (holder_kind === 'company') return companyName;
      if (holder_kind === 'branch') return branchNames.get(holder_id) ?? 'Former branch';
      return officers.byId.get(holder_id) ?? (officers.isSettled ? 'Former officer' : '');
    };
  }, [companyName, branches, officers]);
}

/** Returns each license's holder and state, without duplicates. */
export const holderStates = (licenses: readonly License[]): (LicenseHolder & { state: string })[] => [
  ...new Map(
    licenses.map(({ holder_kind, holder_id, state }) => [
      `${holder_kind} ${holder_id} ${state}`,
      { holder_kind, holder_id, state },
    ]),
  ).values(),
];
