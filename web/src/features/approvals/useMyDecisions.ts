import { auditRecordSchema, DECISION_ACTIONS } from '@brokerage/domain/audit/auditRecord';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useCallback } from 'react';
import * as z from 'zod';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { usePages } from '../../lib/live-data/usePages.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { decisionsQuery, PAGE_SIZE } from './decisionsQuery.ts';

const decisionSchema = auditRecordSchema.extend({
  action: z.enum(DECISION_ACTIONS),
  entity_type: z.enum(['flyer', 'template']),
});
export type MyDecision = z.output<typeof decisionSchema>;

/** Returns the signed-in reviewer's decisions, newest first, page by page. */
export function useMyDecisions() {
  const firestore = useFirestore();
  const { member } = useSignedIn();
  const { tenant_id, user_id } = member;
  const pageQuery = useCallback(
    (after: QueryDocumentSnapshot | undefined) => decisionsQuery(firestore, tenant_id, user_id, after),
    [firestore, tenant_id, user_id],
  );
  return usePages(pageQuery, decisionSchema, PAGE_SIZE);
}
