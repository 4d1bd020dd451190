import { type License, licenseSchema } from '@brokerage/domain/license/license';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { paths } from '@brokerage/domain/paths';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { type ListData, useList } from '../../../lib/live-data/useList.ts';
import type { Live } from '../../../lib/live-data/useLiveData.ts';

const PAGE_SIZE = 50;

/** The filter of the license list; undefined and blank values match all. */
export interface LicenseFilter {
  holder: LicenseHolder | undefined;
  state: string;
}

/**
 * Subscribes to a company's licenses, earliest expiry first, one page at a time. If there are several pages, the filter goes into the
 * query; otherwise the caller filters.
 */
export function useLicenses(tenantId: string, { holder, state }: LicenseFilter): Live<ListData<License>> {
  const firestore = useFirestore();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.licenses.all(tenantId)),
      constraints: [orderBy('expires_on')],
      pageSize: PAGE_SIZE,
      schema: licenseSchema,
    }),
    [firestore, tenantId],
  );
  const holderId = holder?.holder_id;
  const equals = useMemo(
    () => [
      ...(holderId === undefined ? [] : [where('holder_id', '==', holderId)]),
      ...(state === '' ? [] : [where('state', '==', state)]),
    ],
    [holderId, state],
  );
  return useList(list, { equals });
}
