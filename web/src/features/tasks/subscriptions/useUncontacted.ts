import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { useMemo } from 'react';
import { uncontactedQuery } from '../../../lib/first-list/firstListQueries.ts';
import { readFirstList, withReadList } from '../../../lib/first-list/firstReads.ts';
import { subscribePlainQuery } from '../../../lib/live-data/subscribeLazily.ts';
import { type Documents, type Live, useLiveData } from '../../../lib/live-data/useLiveData.ts';

/**
 * Subscribes to applicants who haven't been contacted, for administrators: their dashboard's first list. Includes applications in progress
 * without a call yet.
 */
export function useUncontacted(tenantId: string, uid: string): Live<Documents<Submission>> {
  return useLiveData(
    useMemo(
      () =>
        withReadList(
          () => readFirstList(uid, { tenantId, officerId: null }),
          submissionSchema,
          subscribePlainQuery(uncontactedQuery(tenantId), submissionSchema),
        ),
      [tenantId, uid],
    ),
  );
}
