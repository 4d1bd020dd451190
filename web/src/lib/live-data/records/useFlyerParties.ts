import { branchSchema } from '@brokerage/domain/directory/branch';
import { realtorSchema } from '@brokerage/domain/directory/realtor';
import { type FlyerParties, toFlyerParties } from '@brokerage/domain/flyer/record/flyerParties';
import { memberSchema } from '@brokerage/domain/member/member';
import { paths } from '@brokerage/domain/paths';
import { useMemo, useState } from 'react';
import { siteOrigin } from '../../routes/siteOrigin.ts';
import { useDocument } from '../useDocument.ts';
import { type Live, readyData } from '../useLiveData.ts';
import { useTenant } from './useTenant.ts';

interface FlyerPartyIds {
  tenantId: string;
  /** Uid of the flyer's owner: the user or, for administrators, any member of the tenant. */
  ownerId: string;
  realtorId: string | null;
}

/**
 * Subscribes to the people and the company on a flyer: owner, company, branch and the selected realtor. Undefined without an owner or
 * company.
 */
export function useFlyerParties({
  tenantId,
  ownerId,
  realtorId,
}: FlyerPartyIds): Live<FlyerParties | undefined> {
  const tenant = useTenant(tenantId);
  const member = useDocument(paths.member(ownerId), memberSchema);
  const branchId = readyData(member)?.branch_id ?? null;
  const branch = useDocument(branchId && paths.branches.one(tenantId, branchId), branchSchema);
  const realtor = useDocument(realtorId && paths.realtors.one(tenantId, realtorId), realtorSchema);

  const [kept, setKept] = useState<{ of: string; parties: FlyerParties | undefined }>();
  const all = [tenant, member, branch, realtor] as const;
  const tenantData = readyData(tenant);
  const memberData = readyData(member);
  const branchData = readyData(branch);
  const realtorData = readyData(realtor);
  // The same records return the same object, so that the preview's layout is recalculated only when one changes.
  const parties = useMemo(
    () =>
      tenantData &&
      memberData &&
      toFlyerParties({
        tenant: tenantData,
        member: memberData,
        branch: branchData,
        realtor: realtorData,
        siteOrigin: siteOrigin(),
      }),
    [tenantData, memberData, branchData, realtorData],
  );
  const failed = all.find((live) => live.status === 'failed');
  if (failed) return failed;
  const loading = all.find((live) => live.status === 'loading');
  const of = `${tenantId}/${ownerId}`;
  if (!loading && (kept?.of !== of || kept.parties !== parties)) setKept({ of, parties });
  // While another realtor loads, keep showing the page instead of its skeleton.
  if (loading)
    return kept?.of === of ? { status: 'ready', data: kept.parties, stale: false, isCached: true } : loading;
  return { status: 'ready', data: parties, stale: all.some((live) => live.status === 'ready' && live.stale) };
}
