import { branchSchema } from '@brokerage/domain/directory/branch';
import type { FlyerLicensing } from '@brokerage/domain/license/flyerLicensing';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { userRoleSchema } from '@brokerage/domain/member/userRole';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { subscribeDocument } from '../documents.ts';
import { subscribeReady, useLiveData } from '../useLiveData.ts';
import { useHolderLicenses } from './useHolderLicenses.ts';
import { useTenant } from './useTenant.ts';

const NOTHING = subscribeReady(undefined);

/**
 * Subscribes to what a flyer's license text is made of. Undefined until everything is there, and while something can't be read: the
 * server checks licenses again when the flyer is submitted.
 * @param ownerId the flyer's owner: oneself, or for administrators anybody of the tenant
 */
export function useFlyerLicensing(tenantId: string, ownerId: string): FlyerLicensing | undefined {
  const firestore = useFirestore();
  const tenant = useTenant(tenantId);
  const owner = useLiveData(
    useMemo(
      () => subscribeDocument(doc(firestore, paths.userRole(ownerId)), userRoleSchema),
      [firestore, ownerId],
    ),
  );
  const member = owner.status === 'ready' ? owner.data : undefined;
  const officerId = member?.officer_id ?? null;
  const branchId = member?.branch_id ?? null;
  const found = useLiveData(
    useMemo(
      () =>
        branchId === null
          ? NOTHING
          : subscribeDocument(doc(firestore, paths.branches.one(tenantId, branchId)), branchSchema),
      [firestore, tenantId, branchId],
    ),
  );
  const holders = useMemo((): LicenseHolder[] => {
    if (!member) return [];
    return [
      { holder_kind: 'company', holder_id: tenantId },
      ...(officerId === null ? [] : [{ holder_kind: 'officer', holder_id: officerId } as const]),
      ...(branchId === null ? [] : [{ holder_kind: 'branch', holder_id: branchId } as const]),
    ];
  }, [member, tenantId, officerId, branchId]);
  const held = useHolderLicenses(tenantId, holders);
  const licenses = member && held.status === 'ready' ? held.data.items : undefined;
  const settingsLines = tenant.status === 'ready' ? tenant.data?.licence_lines : undefined;
  const isBranchKnown = found.status === 'ready';
  const branch = isBranchKnown ? found.data : undefined;
  return useMemo(() => {
    if (!licenses || !settingsLines || !isBranchKnown) return undefined;
    return { tenantId, officerId, branch, licenses, settingsLines };
  }, [tenantId, officerId, branch, isBranchKnown, licenses, settingsLines]);
}
