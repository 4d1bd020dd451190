import {
  type CustomerReview,
  customerReviewSchema,
  MAX_CUSTOMER_REVIEWS,
} from '@brokerage/domain/customerReview/customerReview';
import { paths } from '@brokerage/domain/paths';
import { collection } from 'firebase/firestore';
import { useMemo } from 'react';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { type Documents, type Live, subscribeQuery, useLiveData } from '../../../lib/live-data/documents.ts';
import { listQuery } from '../../../lib/live-data/listQuery.ts';

/** Subscribes to all customer reviews of a company, hidden ones too. */
export function useCustomerReviews(tenantId: string): Live<Documents<CustomerReview>> {
  const firestore = useFirestore();
  const listen = useMemo(
    () =>
      subscribeQuery(
        listQuery(collection(firestore, paths.customerReviews.all(tenantId)), MAX_CUSTOMER_REVIEWS),
        customerReviewSchema,
      ),
    [firestore, tenantId],
  );
  return useLiveData(listen);
}
