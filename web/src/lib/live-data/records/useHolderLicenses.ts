import { LICENSE_PAGE_LIMIT, type License, licenseSchema } from '@brokerage/domain/license/license';
import { isHeldBy, type LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { paths } from '@brokerage/domain/paths';
import { collection, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../firebaseContext.tsx';
import { subscribeQuery } from '../documents.ts';
import { listQuery } from '../listQuery.ts';
import { type Documents, type Live, readyData, subscribeReady, useLiveData } from '../useLiveData.ts';

const NONE = subscribeReady<Documents<License>>({ items: [], unreadable: 0 });

/** Subscribes to the licenses of several holders in a tenant, such as a flyer's company, branch and officer. */
export function useHolderLicenses(
  tenantId: string,
  holders: readonly LicenseHolder[],
): Live<Documents<License>> {
  const firestore = useFirestore();
  const key = JSON.stringify(holders.map(({ holder_kind, holder_id }) => ({ holder_kind, holder_id })));
  const listen = useMemo(() => {
    const ids = (JSON.parse(key) as LicenseHolder[]).map(({ holder_id }) => holder_id);
    if (ids.length === 0) return NONE;
    return subscribeQuery(
      listQuery(
        collection(firestore, paths.licenses.all(tenantId)),
        LICENSE_PAGE_LIMIT,
        where('holder_id', 'in', [...new Set(ids)]),
      ),
      licenseSchema,
    );
  }, [firestore, tenantId, key]);
  const live = useLiveData(listen);
  const data = readyData(live);
  // A branch and an officer may have the same id.
  const held = useMemo(() => {
    const all = JSON.parse(key) as LicenseHolder[];
    return (
      data && { ...data, items: data.items.filter((one) => all.some((holder) => isHeldBy(one, holder))) }
    );
  }, [data, key]);
  return live.status === 'ready' && held ? { ...live, data: held } : live;
}
