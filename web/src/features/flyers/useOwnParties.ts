import { branchSchema } from '@brokerage/domain/directory/branch';
import { realtorSchema } from '@brokerage/domain/directory/realtor';
import { type FlyerParties, partiesOf } from '@brokerage/domain/flyer/flyerParties';
import { paths } from '@brokerage/domain/paths';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from 'reactfire';
import type * as z from 'zod';
import { type Listen, type Live, listenToDocument, useLiveData } from '../../lib/documents.ts';
import { siteOrigin } from '../../lib/siteOrigin.ts';
import { useSignedIn } from '../../lib/useSession.ts';
import { useTenant } from '../../lib/useTenant.ts';

/** Listens to nothing: there is no such party. */
const noDocument: Listen<undefined> = (next) => {
  next({ status: 'ready', data: undefined, stale: false });
  return () => undefined;
};

function useParty<T>(path: string | undefined, schema: z.ZodType<T>): Live<T | undefined> {
  const firestore = useFirestore();
  const listen = useMemo(
    () => (path === undefined ? noDocument : listenToDocument(doc(firestore, path), schema)),
    [firestore, path, schema],
  );
  return useLiveData(listen);
}

/**
 * Who a flyer of the signed-in person speaks for, live; `loading` until all is known. A branch or realtor that can't be
 * read is left out.
 */
export function useOwnParties(realtorId: string | null): FlyerParties | 'loading' | undefined {
  const { member } = useSignedIn();
  const { tenant_id, branch_id } = member;
  const tenant = useTenant(tenant_id);
  const branch = useParty(branch_id ? paths.branches.one(tenant_id, branch_id) : undefined, branchSchema);
  const realtor = useParty(realtorId ? paths.realtors.one(tenant_id, realtorId) : undefined, realtorSchema);
  const isLoading = [tenant, branch, realtor].some(({ status }) => status === 'loading');
  const company = tenant.status === 'ready' ? tenant.data : undefined;
  const office = branch.status === 'ready' ? branch.data : undefined;
  const partner = realtor.status === 'ready' ? realtor.data : undefined;
  return useMemo(() => {
    if (isLoading) return 'loading';
    return (
      company &&
      partiesOf({ member, tenant: company, branch: office, realtor: partner, siteOrigin: siteOrigin() })
    );
  }, [isLoading, member, company, office, partner]);
}
