import { branchSchema } from '@brokerage/domain/directory/branch';
import type { FlyerLicensing } from '@brokerage/domain/license/flyerLicensing';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { useMemo } from 'react';
import { useDocument } from '../useDocument.ts';
import { readyData } from '../useLiveData.ts';
import { useHolderLicenses } from './useHolderLicenses.ts';
import { useTenant } from './useTenant.ts';

/**
 * Subscribes to the data for a flyer's license text. Undefined until all of it has loaded, and if something can't be read: the server
 * checks licenses again when the flyer is submitted.
 * @param ownerId the flyer's owner: the user or, for administrators, any member of the tenant
 */
export function useFlyerLicensing(tenantId: string, ownerId: string): FlyerLicensing | undefined {
  const tenant = useTenant(tenantId);
  const member = readyData(useDocument(paths.member(ownerId), memberSchema));
  const officerId = member?.officer_id ?? null;
  const branchId = member?.branch_id ?? null;
  const branchPath = branchId === null ? null : paths.branches.one(tenantId, branchId);
  const found = useDocument(branchPath, branchSchema);
  const holders = useMemo((): LicenseHolder[] => {
    if (!member) return [];
    return [
      { holder_kind: 'company', holder_id: tenantId },
      ...(officerId === null ? [] : [{ holder_kind: 'officer', holder_id: officerId } as const]),
      ...(branchId === null ? [] : [{ holder_kind: 'branch', holder_id: branchId } as const]),
    ];
  }, [member, tenantId, officerId, branchId]);
  const held = useHolderLicenses(tenantId, holders);
  const licenses = member && readyData(held)?.items;
  const settingsLines = readyData(tenant)?.licence_lines;
  const isBranchKnown = found.status === 'ready';
  const branch = isBranchKnown ? found.data : undefined;
  return useMemo(() => {
    if (!licenses || !settingsLines || !isBranchKnown) return undefined;
    return { tenantId, officerId, branch, licenses, settingsLines };
  }, [tenantId, officerId, branch, isBranchKnown, licenses, settingsLines]);
}
