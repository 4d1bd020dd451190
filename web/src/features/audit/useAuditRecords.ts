import { auditRecordSchema } from '@brokerage/domain/audit/auditRecord';
import type { QueryDocumentSnapshot } from 'firebase/firestore';
import { useCallback } from 'react';
import { useFirestore } from '../../lib/firebaseContext.tsx';
import { usePages } from '../../lib/live-data/usePages.ts';
import type { AuditFilter } from './auditFilter.ts';
import { auditQuery, PAGE_SIZE } from './auditQuery.ts';

/** The records of a filter, newest first, page by page. */
export function useAuditRecords(tenantId: string, { person, entity, kind, from, to }: AuditFilter) {
  const firestore = useFirestore();
  const pageQuery = useCallback(
    (after: QueryDocumentSnapshot | undefined) =>
      auditQuery(firestore, tenantId, { person, entity, kind, from, to }, after),
    [firestore, tenantId, person, entity, kind, from, to],
  );
  return usePages(pageQuery, auditRecordSchema, PAGE_SIZE);
}
